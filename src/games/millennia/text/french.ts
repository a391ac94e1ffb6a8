import { ARTICLES } from './french-articles.js';

/** Grammar that the French texts share. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) < 2 ? one : many}`;
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ARTICLE_OF = new Map(
  Object.entries(ARTICLES).flatMap(([article, names]) =>
    names.split(',').map((name) => [name.replace(/\s+/g, ' ').trim(), article] as const),
  ),
);

/** A name inside a sentence: 'l’Aqueduc', 'les Remparts', 'Stonehenge'. */
export const the = (name: string): string => (ARTICLE_OF.get(name) ?? '') + name;

/** 'd’Ada', 'de Culture': no article, only the elision. */
export const de = (name: string): string => (/^[aeiouyàâéèêîôû]/i.test(name) ? `d’${name}` : `de ${name}`);

/** 'de l’Aqueduc', 'du Port', 'des Remparts', 'de Stonehenge'. */
export function of(name: string): string {
  const article = ARTICLE_OF.get(name);
  if (article === 'le ') return `du ${name}`;
  if (article === 'les ') return `des ${name}`;
  return article ? `de ${article}${name}` : de(name);
}
