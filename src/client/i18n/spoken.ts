import { useEffect, useState } from 'preact/hooks';
import type { Lang } from './i18n.js';

/** Words that are fetched one language at a time; a language that has been fetched can be spoken at once. */
export interface Spoken<W> {
  load(lang: Lang): Promise<void>;
  knows(lang: Lang): boolean;
  in(lang: Lang): W;
}

export function spoken<W>(loaders: Readonly<Record<Lang, () => Promise<W>>>): Spoken<W> {
  const known: Partial<Record<Lang, W>> = {};
  return {
    async load(lang) {
      known[lang] ??= await loaders[lang]();
    },
    knows: (lang) => known[lang] !== undefined,
    in(lang) {
      const words = known[lang];
      if (words === undefined) throw new Error(`the words for '${lang}' have not been fetched`);
      return words;
    },
  };
}

export type Fetched = Pick<Spoken<unknown>, 'load' | 'knows'>;
/** Words of which all must be there before a language can be spoken. */
export const together = (...all: readonly Fetched[]): Fetched => ({
  load: async (lang) => void (await Promise.all(all.map((one) => one.load(lang)))),
  knows: (lang) => all.every((one) => one.knows(lang)),
});

/** The language of the page as soon as its words are there; until then the one before, which is none at the very beginning. */
export function useSpokenLang(words: Fetched, wanted: Lang): Lang | undefined {
  const [last, setLast] = useState<Lang>();
  useEffect(() => {
    let gone = false;
    // A language that cannot be fetched is not spoken: the page goes on in the other one.
    words.load(wanted).then(
      () => !gone && setLast(wanted),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [words, wanted]);
  return words.knows(wanted) ? wanted : last;
}
