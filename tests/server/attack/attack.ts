import { bundleNode } from '../nodes.js';
import { clockJumps, lateSpectators } from './late.js';
import { nonsense, slowReaders, spectators, startRace } from './others.js';
import { costOfPast } from './past.js';
import { type Finding, openStage } from './stage.js';

/** How hard: a few seconds for every day, a minute for whoever wants to know. */
export interface Force {
  readonly plies: number;
  readonly sockets: number;
  readonly seconds: number;
}

/** All attacks, one after the other, against a server of their own on this machine; bounded in number and time. */
export async function attack({ plies, sockets, seconds }: Force, onFinding: (finding: Finding) => void): Promise<Finding[]> {
  const script = await bundleNode();
  const findings: Finding[] = [];
  const stage = await openStage(script, plies);
  try {
    for (const run of [
      () => startRace(stage, 8),
      () => costOfPast(stage, sockets, seconds),
      () => spectators(stage, Math.min(sockets, 60), seconds),
      () => lateSpectators(stage, Math.min(sockets, 60), seconds),
      () => clockJumps(stage, seconds),
      () => nonsense(stage, 100 * sockets, seconds),
      () => slowReaders(stage, Math.min(sockets, 40), seconds),
    ]) {
      const finding = await run();
      findings.push(finding);
      onFinding(finding);
    }
  } finally {
    await stage.close();
  }
  return findings;
}
