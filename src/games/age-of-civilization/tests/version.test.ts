import { describe, expect, it } from 'vitest';
import { SOLO, VARIANTS } from '../guide/version.js';
import { setup as en } from '../text/setup.en.js';
import { setup as fr } from '../text/setup.fr.js';

describe('a version of the game', () => {
  it('is called as where it is chosen', () => {
    const words = { ...VARIANTS, ...SOLO };
    for (const [id, label] of Object.entries(words)) {
      const key = (id in VARIANTS ? `variant.${id}` : id === 'none' ? 'mode.skirmish' : `scenario.${id}`) as keyof typeof en;
      expect(label, id).toEqual({ en: en[key], fr: (fr as typeof en)[key] });
    }
  });
});
