import { describe, expect, it } from 'vitest';
import type { Text } from '../../../kernel/types.js';
import { type Messages, say } from '../text/messages.js';
import { FRENCH_FAULT } from './rules-catalogue.js';

export interface Texts {
  readonly en: Messages;
  readonly fr: Messages;
  /** The names of figures that are numbers; all others are words. */
  readonly numbers: string;
  /** How many letters the short form of a refusal may have. */
  readonly short?: number;
}

/** Something for every figure that a text may ask for. */
export function anyFigures(numbers: string): never {
  const names = new Set(numbers.split(/\s+/));
  return new Proxy({}, { get: (_, name) => (names.has(String(name)) ? 2 : 'Rome') }) as never;
}

/** A text in both languages, narrow spaces written as usual ones. */
export const inBoth =
  ({ en, fr }: Pick<Texts, 'en' | 'fr'>) =>
  (text: Text): [english: string, french: string] => [say(en, text), say(fr, text).replaceAll('\u202f', ' ')];

/** Every number of a row, apart from a plain 1: what its description must mention. */
export const figuresIn = (row: object): number[] =>
  Object.values(row).flatMap((value) => {
    if (typeof value === 'number') return Math.abs(value) > 1 ? [Math.abs(value)] : [];
    return typeof value === 'object' && value !== null ? figuresIn(value) : [];
  });

/** What the texts of every game promise, in both languages. */
export function textTests({ en, fr, numbers, short = 25 }: Texts): void {
  const any = anyFigures(numbers);
  const languages: readonly Messages[] = [en, fr];
  const sentence = (message: Messages[string]): string => (typeof message === 'string' ? message : message(any));

  describe('texts', () => {
    it('hold the same keys in both languages, all of them filled', () => {
      expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
      for (const messages of languages)
        for (const [key, message] of Object.entries(messages)) {
          expect(sentence(message), key).toMatch(/\S/);
          expect(sentence(message), key).not.toMatch(/undefined|NaN|\[object/);
        }
    });

    it('follow French typography', () => {
      for (const [key, message] of Object.entries(fr)) expect(sentence(message), key).not.toMatch(FRENCH_FAULT);
    });

    it('have a sentence and a short form for every refusal', () => {
      const codes = Object.keys(en).flatMap((key) => /^refuse\.([A-Z_]+)$/.exec(key)?.[1] ?? []);
      expect(codes).toEqual(expect.arrayContaining(['NOT_ASKED', 'NOT_NOW', 'MALFORMED', 'CANNOT_UNDO', 'BAD_OPTIONS', 'BAD_SEATS']));
      for (const messages of languages)
        for (const code of codes) {
          expect(sentence(messages[`refuse.${code}`]!), code).toMatch(/\.$/);
          expect(sentence(messages[`refuse.${code}.short`]!).length, code).toBeLessThanOrEqual(short);
        }
    });
  });
}
