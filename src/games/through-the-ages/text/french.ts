import { ARTICLES } from './french-articles.js';

/** Grammar that the French texts share. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) < 2 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** '+1 ouvrier', '−2 ouvriers'. */
export const change = (n: number, one: string, many = `${one}s`): string => `${signed(n)} ${Math.abs(n) < 2 ? one : many}`;
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ARTICLE_OF = new Map(
  Object.entries(ARTICLES).flatMap(([article, names]) =>
    names.split(',').map((name) => [name.replace(/\s+/g, ' ').trim(), article] as const),
  ),
);
/** The age that may follow a name stands outside the list: 'Percée II' is looked up as 'Percée'. */
const articleOf = (name: string): string | undefined => ARTICLE_OF.get(name.replace(/ (A|I{1,3})$/, ''));

/** A name inside a sentence: 'l’Alchimie', 'les Pyramides', 'Moïse'. */
export const the = (name: string): string => (articleOf(name) ?? '') + name;

/** 'd’Ada', 'de Moïse': no article, only the elision. */
export const de = (name: string): string => (/^[aeiouyàâéèêîôûœ]/i.test(name) ? `d’${name}` : `de ${name}`);

/** 'de l’Alchimie', 'du Bronze', 'des Pyramides', 'de Moïse'. */
export function of(name: string): string {
  const article = articleOf(name);
  if (article === 'le ') return `du ${name}`;
  if (article === 'les ') return `des ${name}`;
  return article ? `de ${article}${name}` : de(name);
}

/** 'à l’Alchimie', 'au Bronze', 'aux Pyramides', 'à Moïse'. */
export function to(name: string): string {
  const article = articleOf(name);
  if (article === 'le ') return `au ${name}`;
  if (article === 'les ') return `aux ${name}`;
  return `à ${article ?? ''}${name}`;
}
