import { useEffect, useRef } from 'preact/hooks';
import { getSettings, useSettings } from '../site/settings.js';
import type { LogLine } from './board-package.js';
import { ring, type Sound } from './sound-voices.js';

let context: AudioContext | undefined;
/** When a sound was heard last, and how long after it the next one may come, in seconds. */
let heard = Number.NEGATIVE_INFINITY;
const BETWEEN = 0.09;

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Made on the spot, so that no file has to be fetched. Silent unless the player wants sounds. */
export function playSound(sound: Sound, wanted = getSettings().sound): void {
  if (!wanted) return;
  context ??= new AudioContext();
  // A browser keeps silent until it has been touched: what came before is over then, and not heard all at once.
  if (context.state === 'suspended') {
    void context.resume();
    if (!isTouched()) return;
  }
  // Of several moves at once one is heard.
  if (context.currentTime < heard + BETWEEN) return;
  heard = context.currentTime;
  ring(context, sound);
}

/** Has nobody said yet on this device whether sounds are wanted? */
export const useSilence = (): boolean => !useSettings().soundAsked;

/** Coins when somebody's means changed, wood for a piece set down, paper for everything else. */
export function soundOf(lines: readonly LogLine[], ply: number): Sound {
  const fresh = lines.filter((line) => line.ply === ply && line.kind === 'line');
  if (fresh.some((line) => line.deltas !== undefined)) return 'coin';
  return fresh.some((line) => line.seat !== undefined) ? 'wood' : 'paper';
}

/** One sound for each move of the running game. */
export function useMoveSounds(ply: number, sound: Sound): void {
  const before = useRef(ply);
  useEffect(() => {
    if (ply > before.current) playSound(sound);
    before.current = ply;
  }, [ply]);
}
