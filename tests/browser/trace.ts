import type { Page } from 'playwright-core';
import { lookAt } from './harness.js';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor, whatever else the machine does meanwhile. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Trace {
  /** What each task of the page took, the longest first, in milliseconds of its processor. */
  readonly tasks: readonly number[];
  /** Of these: styles, layout and painting. */
  readonly drawing: number;
}

const DRAWING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

/** What a page does while somebody acts, from a trace of the browser. Time of the processor is counted, so that a busy machine does not count. */
export async function traced(page: Page, act: () => Promise<void>): Promise<Trace> {
  await lookAt(page);
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  const mains = new Set(events.filter((e) => e.args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const byThread = new Map<string, TraceEvent[]>();
  for (const e of events) {
    const thread = `${e.pid} ${e.tid}`;
    if (!mains.has(thread) || e.tdur === undefined) continue;
    byThread.set(thread, [...(byThread.get(thread) ?? []), e]);
  }
  const busiest = [...byThread.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const ms = (some: readonly TraceEvent[]): number[] => some.map(({ tdur }) => tdur! / 1000);
  return {
    tasks: ms(busiest.filter(({ name }) => name === 'RunTask')).sort((a, b) => b - a),
    drawing: ms(busiest.filter(({ name }) => DRAWING.has(name))).reduce((a, b) => a + b, 0),
  };
}
