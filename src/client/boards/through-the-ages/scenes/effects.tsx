import type { VNode } from 'preact';
import type { GameEvent } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import type { MomentSeat } from '../../../table/moment.js';
import { Fig, GOODS_SYMBOLS } from '../pieces.js';
import type { Words } from '../words.js';
import type { Stage } from './stage.js';

const NAMES = Object.keys(GOODS_SYMBOLS) as (keyof typeof GOODS_SYMBOLS)[];

/** What happened to one seat: figures, and what no figure says. */
interface Outcome {
  readonly by: Readonly<Partial<Record<keyof typeof GOODS_SYMBOLS, number>>>;
  readonly notes: readonly { readonly text: string; readonly good: boolean }[];
}

function outcomeOf(effects: readonly GameEvent[], seat: Seat, who: string, words: Words): Outcome {
  const by: Partial<Record<keyof typeof GOODS_SYMBOLS, number>> = {};
  const notes: { text: string; good: boolean }[] = [];
  for (const e of inSums(effects)) {
    if (e.event === 'change' && e.seat === seat) {
      for (const name of NAMES) if (e.by[name]) by[name] = (by[name] ?? 0) + e.by[name];
    } else if (!isSeized(e, effects)) notes.push(...noteOf(e, seat, who, words));
  }
  return { by, notes };
}

/** Actions lost and cards drawn in several goes are told as one sum. */
function inSums(effects: readonly GameEvent[]): readonly GameEvent[] {
  const told: GameEvent[] = [];
  for (const e of effects) {
    const at = told.findIndex((was) => was.event === e.event && 'seat' in was && 'seat' in e && was.seat === e.seat);
    const was = told[at];
    if (e.event === 'lost-actions' && was?.event === e.event) told[at] = { ...was, n: was.n + e.n };
    else if (e.event === 'drew' && was?.event === e.event) told[at] = { ...was, cards: [...was.cards, ...e.cards] };
    else told.push(e);
  }
  return told;
}

/** It may come out even: a harvest that its consumption eats up (economic progress). */
const isChanged = (effects: readonly GameEvent[], seat: Seat): boolean => effects.some((e) => e.event === 'change' && e.seat === seat);

/** Has anything happened to the seat, be it good, bad or both? */
export function isTouchedBy(effects: readonly GameEvent[], seat: Seat, words: Words): boolean {
  const { by, notes } = outcomeOf(effects, seat, '', words);
  return notes.length > 0 || NAMES.some((name) => by[name]) || isChanged(effects, seat);
}

/** What a victor takes has left its owner first: one loss, told once. */
const isSeized = (e: GameEvent, effects: readonly GameEvent[]): boolean =>
  e.event === 'left' && effects.some((x) => x.event === 'seized' && x.card === e.card && x.from === e.seat);

function noteOf(e: GameEvent, seat: Seat, who: string, { t, name }: Words): { text: string; good: boolean }[] {
  const gains = (text: string) => [{ text, good: true }];
  const loses = (text: string) => [{ text, good: false }];
  if (e.event === 'seized' || e.event === 'stole') {
    const what = e.card === null ? t('scene.civilCard') : name(e.card);
    if (e.seat === seat) return gains(t('scene.gets', { who, what }));
    return e.from === seat ? loses(t('scene.loses', { who, what })) : [];
  }
  if (!('seat' in e) || e.seat !== seat) return [];
  switch (e.event) {
    case 'lost-worker':
      return loses(e.tech === '' ? t('scene.worker') : t('scene.workerOf', { what: name(e.tech) }));
    case 'destroyed':
      return loses(t('scene.loses', { who, what: name(e.tech) }));
    case 'left':
    case 'ruined':
      return loses(t('scene.loses', { who, what: name(e.card) }));
    case 'lost-actions':
      return loses(t('scene.actions', { n: e.n }));
    case 'grew':
      return gains(t('scene.grows', { n: e.n }));
    case 'built':
      return gains(t('scene.gets', { who, what: name(e.tech) }));
    case 'drew':
      return gains(t('scene.draws', { n: e.cards.length }));
    case 'took':
      return gains(t('scene.gets', { who, what: name(e.card) }));
    default:
      return [];
  }
}

/** Figures and words of what happened to a seat, whether that is good for it, and how its culture changed from what it was. */
export function effectOn(
  effects: readonly GameEvent[],
  seat: Seat,
  { words, names }: Pick<Stage, 'words' | 'names'>,
  otherwise: string = words.t('scene.nothing'),
  culture?: number,
  /** Why it was no more. */
  because?: string,
): Pick<MomentSeat, 'effect' | 'score' | 'tone'> {
  const { by, notes } = outcomeOf(effects, seat, names[seat]!, words);
  const shown = NAMES.filter((name) => by[name]);
  if (shown.length + notes.length === 0) return { effect: isChanged(effects, seat) ? words.t('scene.even') : otherwise, tone: 'none' };
  const worth = shown.reduce((sum, name) => sum + by[name]!, 0) + notes.reduce((sum, { good }) => sum + (good ? 1 : -1), 0);
  const effect: VNode = (
    <>
      {shown.map((name) => (
        <Fig key={name} n={by[name]!} what={GOODS_SYMBOLS[name]} signed size={18} words={words} />
      ))}
      {notes.map(({ text }, i) => (
        <span key={i} class="said">
          {text}
        </span>
      ))}
      {because && <span class="said">{because}</span>}
    </>
  );
  return {
    effect,
    score:
      by.culture && culture !== undefined ? { label: words.t('scene.rating.culture'), from: culture, to: culture + by.culture } : undefined,
    tone: worth > 0 ? 'gain' : worth < 0 ? 'loss' : 'none',
  };
}
