export type Sound = 'paper' | 'wood' | 'coin';

/** A part of a sound: a tone, or noise without one, that swells, dies away and is heard through a filter. */
interface Voice {
  /** A tone of so many vibrations a second; noise where it is left out. */
  readonly tone?: number;
  readonly filter: BiquadFilterType;
  readonly hertz: number;
  readonly loud: number;
  /** Seconds until it is at its loudest, and until it is over. */
  readonly swell: number;
  readonly seconds: number;
}

/** Quiet, short, and none of them begins or ends with a crack: a card on cloth, a piece set down, two small coins. */
export const SOUNDS: Readonly<Record<Sound, readonly Voice[]>> = {
  paper: [{ filter: 'bandpass', hertz: 2400, loud: 0.3, swell: 0.02, seconds: 0.18 }],
  wood: [
    { filter: 'bandpass', hertz: 420, loud: 0.4, swell: 0.003, seconds: 0.07 },
    { tone: 190, filter: 'lowpass', hertz: 900, loud: 0.16, swell: 0.003, seconds: 0.11 },
  ],
  coin: [
    { tone: 2093, filter: 'highpass', hertz: 800, loud: 0.05, swell: 0.003, seconds: 0.3 },
    { tone: 3136, filter: 'highpass', hertz: 800, loud: 0.03, swell: 0.003, seconds: 0.22 },
  ],
};

const SILENCE = 0.0001;

/** How loud a voice is when, from silence to silence. */
export const course = ({ loud, swell, seconds }: Voice): readonly (readonly [seconds: number, loud: number])[] => [
  [0, SILENCE],
  [swell, loud],
  [seconds, SILENCE],
];

function sourceOf({ tone, seconds }: Voice, at: BaseAudioContext): AudioScheduledSourceNode {
  if (tone !== undefined) return new OscillatorNode(at, { type: 'sine', frequency: tone });
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(at, { buffer });
}

/** Let a sound be heard, or be written into a file by an offline context. */
export function ring(at: BaseAudioContext, sound: Sound): void {
  for (const voice of SOUNDS[sound]) {
    const gain = new GainNode(at, { gain: SILENCE });
    gain.gain.setValueAtTime(SILENCE, at.currentTime);
    for (const [seconds, loud] of course(voice).slice(1)) gain.gain.exponentialRampToValueAtTime(loud, at.currentTime + seconds);
    const source = sourceOf(voice, at);
    source
      .connect(new BiquadFilterNode(at, { type: voice.filter, frequency: voice.hertz, Q: 0.9 }))
      .connect(gain)
      .connect(at.destination);
    source.start();
    source.stop(at.currentTime + voice.seconds);
  }
}
