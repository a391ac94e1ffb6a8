import { describe, expect, it } from 'vitest';
import { course, SOUNDS } from '../sound-voices.js';

describe.each(Object.entries(SOUNDS))('the sound of %s', (_, voices) => {
  it('swells from silence and dies away to it: whatever begins or ends at once cracks', () => {
    for (const voice of voices) {
      const steps = course(voice);
      const audible = steps.map(([, loud]) => loud > 0.001);
      expect(audible).toEqual([false, true, false]);
      // Values of an exponential course are never 0, and time goes on.
      expect(steps.every(([, loud]) => loud > 0)).toBe(true);
      expect(steps.map(([at]) => at)).toEqual(steps.map(([at]) => at).toSorted((a, b) => a - b));
      expect(voice.swell).toBeGreaterThanOrEqual(0.003);
      expect(voice.seconds - voice.swell).toBeGreaterThan(0.05);
    }
  });

  it('is short and quiet', () => {
    for (const { seconds } of voices) expect(seconds).toBeLessThanOrEqual(0.3);
    expect(voices.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(0.6);
    // High tones are heard as louder than low ones.
    for (const { tone, loud } of voices) if (tone !== undefined && tone > 1000) expect(loud).toBeLessThanOrEqual(0.05);
  });
});
