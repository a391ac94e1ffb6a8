import { describe, expect, it } from 'vitest';
import * as glyphs from '../../boards/age-of-civilization/glyphs.js';
import { ICON_CREDITS } from '../icons/credits.generated.js';
import { type IconName, OWN_ICONS, pathOf } from '../icons/registry.js';
import { sign } from '../pieces.js';
import { RIDGES, seededRandom } from '../ridges.js';

describe('icons', () => {
  const tables: readonly Readonly<Record<string, string>>[] = Object.values(glyphs);
  const used = [...new Set(tables.flatMap((table) => Object.values(table)))];

  it('every glyph of Age of Civilization is drawn', () => {
    expect(used.filter((name) => pathOf(name as IconName) === '')).toEqual([]);
  });

  it('every icon that is not ours is on the credits page', () => {
    const credited = new Set([...ICON_CREDITS.flatMap((row) => row.icons), ...Object.keys(OWN_ICONS)]);
    expect(used.filter((name) => !credited.has(name))).toEqual([]);
  });
});

describe('engravings', () => {
  it('are the same for the same card', () => {
    expect(RIDGES.city(seededRandom('CIV-01'), 160, 64, 40, 20)).toBe(RIDGES.city(seededRandom('CIV-01'), 160, 64, 40, 20));
    expect(RIDGES.city(seededRandom('CIV-01'), 160, 64, 40, 20)).not.toBe(RIDGES.city(seededRandom('CIV-02'), 160, 64, 40, 20));
  });
});

describe('figures', () => {
  it('have the minus sign of typography, and a plus when asked for', () => {
    expect([sign(-3), sign(2), sign(2, true), sign(0, true), sign('2 / 3')]).toEqual(['−3', '2', '+2', '0', '2 / 3']);
  });
});
