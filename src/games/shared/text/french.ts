import { namesIn, signed } from './letters.js';

export { capital, figure, signed, small } from './letters.js';

/** Which form of a word goes with so many. */
export const formOf = (n: number, one: string, many: string): string => (Math.abs(n) < 2 ? one : many);
/** '0 pièce', '2 pièces'. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${formOf(n, one, many)}`;
/** '+1 ouvrier', '−2 ouvriers'. */
export const change = (n: number, one: string, many = `${one}s`): string => `${signed(n)} ${formOf(n, one, many)}`;

/** 'd’Axoum', 'd’Hypatie', 'de Moïse': no article, only the elision. Whether an h is heard nobody can tell from its letters. */
export const de = (name: string): string => (/^([aeiouyàâæéèêëîïôœùûü]|hypatie|homère|hammurabi)/i.test(name) ? `d’${name}` : `de ${name}`);

/** The reader's own seat is called 'Toi': a sentence about it is another sentence, 'tu gagnes', 'Ton tour'. */
export const toReader = (who: string, yours: string, theirs: string): string => (who.toLowerCase() === 'toi' ? yours : theirs);
/** Inside a sentence: 'avec Hypatie', 'avec toi'; of several, 'toi, Hypatie'. */
export const whom = (who: string): string =>
  who
    .split(', ')
    .map((one) => toReader(one, 'toi', one))
    .join(', ');

/** The articles that a name may take inside a sentence; proper names such as Stonehenge take none. */
export type Articles = Readonly<Record<'l’' | 'le ' | 'la ' | 'les ', string>>;

export interface Articled {
  /** 'l’Égypte', 'les Mayas', 'Rome' */
  the(name: string): string;
  /** 'de l’Égypte', 'du Japon', 'des Mayas', 'de Rome' */
  of(name: string): string;
  /** 'à l’Égypte', 'au Japon', 'aux Mayas', 'à Rome' */
  to(name: string): string;
}

/** Names inside a sentence, given those that take an article, by article; `stem` is what is looked up of a longer name. */
export function articled(articles: Articles, stem: (name: string) => string = (name) => name): Articled {
  const known = new Map(Object.entries(articles).flatMap(([article, list]) => namesIn(list).map((name) => [name, article] as const)));
  const articleOf = (name: string): string => known.get(stem(name)) ?? '';
  return {
    the: (name) => articleOf(name) + name,
    of(name) {
      const article = articleOf(name);
      if (article === 'le ') return `du ${name}`;
      if (article === 'les ') return `des ${name}`;
      return article ? `de ${article}${name}` : de(name);
    },
    to(name) {
      const article = articleOf(name);
      if (article === 'le ') return `au ${name}`;
      if (article === 'les ') return `aux ${name}`;
      return `à ${article}${name}`;
    },
  };
}
