import { namesIn, signed } from './letters.js';

export { capital, figure, signed, small } from './letters.js';

/** Which form of a word goes with so many. */
export const formOf = (n: number, one: string, many: string): string => (Math.abs(n) === 1 ? one : many);
/** '1 coin', '0 coins'. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${formOf(n, one, many)}`;
/** '+1 worker', '−2 workers'. */
export const change = (n: number, one: string, many = `${one}s`): string => `${signed(n)} ${formOf(n, one, many)}`;

/** Names inside a sentence: those in the list take the article, 'the Aztecs', the others none, 'Egypt'. */
export function articled(list: string): (name: string) => string {
  const names = new Set(namesIn(list));
  return (name) => (names.has(name) ? `the ${name}` : name);
}

/** The reader's own seat is called 'You': a sentence about it is another sentence, 'you win', 'Your turn'. */
export const toReader = (who: string, yours: string, theirs: string): string => (who.toLowerCase() === 'you' ? yours : theirs);
/** Inside a sentence: 'from Hypatia', 'from you'; of several, 'you, Hypatia'. */
export const whom = (who: string): string =>
  who
    .split(', ')
    .map((one) => toReader(one, 'you', one))
    .join(', ');
