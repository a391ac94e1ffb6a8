import { capital, plural, the } from './english.js';

type Card = { card: string };
type N = { n: number };
type Who = { who: string };
type Cause = { cause: string };

/** Questions, moves and log lines of the edition of 2015 and of the expansion. */
export const laterPlay = {
  'ask.shed': ({ card, n }: Card & N) => `${card}: discard ${plural(n, 'military card')}.`,
  'ask.one-cheaper': ({ card, n }: Card & N) => `${card}: grow, build or develop once, for ${n} less and without an action.`,
  'ask.choose.one-of': ({ card }: Card) => `${card}: what do you gain?`,
  'ask.choose.negotiate': ({ card, from, to }: Card & { from: string; to: string }) => `${card}: what does ${from} give to ${to}?`,
  'ask.choose.plan': ({ card }: Card) => `${card}: which event shall happen to you alone?`,
  'ask.choose.move-from': ({ card }: Card) => `${card}: which worker moves?`,
  'ask.choose.move-to': ({ card, from }: Card & { from: string }) => `${card}: where to from ${the(from)}?`,
  'ask.spoils.one-by-one': ({ who, age }: Who & { age: string }) => `Which building of ${who} do you destroy (up to ${age})?`,
  'ask.spoils.leader-or-wonder': ({ who }: Who) => `What does ${who} lose?`,
  'ask.spoils.civil-card': ({ who }: Who) => `Which civil card of ${who} do you take?`,
  'wait.shed': ({ who }: Who) => `${capital(who)} discards military cards.`,
  'wait.one-cheaper': ({ who }: Who) => `${capital(who)} may grow, build or develop.`,

  'log.stole': ({ who }: Who) => `Takes a civil card from ${who}`,
  'log.stole.card': ({ card, who }: Card & Who) => `Takes ${the(card)} from ${who}`,
  'log.planned': ({ cards }: { cards: string }) => `To choose from: ${cards}`,
  'log.moved': ({ from, to, n }: { from: string; to: string; n: number }) =>
    n === 0
      ? `A worker moves from ${the(from)} to ${the(to)}`
      : `A worker moves from ${the(from)} to ${the(to)} for ${plural(n, 'resource')}`,
  'log.lost-actions': ({ n, cause }: N & Cause) => `${capital(cause)}: loses ${plural(n, 'civil action')}`,
} as const;
