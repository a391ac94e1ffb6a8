import { useEffect, useRef } from 'preact/hooks';
import { getSettings } from '../site/settings.js';
import type { LogLine } from './board-package.js';

export type Sound = 'paper' | 'wood' | 'coin';

let context: AudioContext | undefined;

/** A short burst of noise, the raw stuff of paper and wood. */
function noise(at: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = at.createBufferSource();
  source.buffer = buffer;
  return source;
}

function strike(
  at: AudioContext,
  source: AudioScheduledSourceNode,
  filter: BiquadFilterType,
  hertz: number,
  loud: number,
  seconds: number,
): void {
  const band = new BiquadFilterNode(at, { type: filter, frequency: hertz, Q: 1.2 });
  const gain = new GainNode(at, { gain: loud });
  gain.gain.exponentialRampToValueAtTime(0.001, at.currentTime + seconds);
  source.connect(band).connect(gain).connect(at.destination);
  source.start();
  source.stop(at.currentTime + seconds);
}

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
  if (sound === 'paper') strike(context, noise(context, 0.16), 'highpass', 2600, 0.12, 0.16);
  else if (sound === 'wood') strike(context, noise(context, 0.07), 'bandpass', 420, 0.7, 0.07);
  else
    for (const frequency of [2093, 3136])
      strike(context, new OscillatorNode(context, { type: 'triangle', frequency }), 'highpass', 800, 0.06, 0.28);
}

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
