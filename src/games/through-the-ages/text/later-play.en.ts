import { toReader, whom } from '../../shared/text/english.js';
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
  'ask.choose.negotiate.mine': ({ card, to }: Card & { to: string }) => `${card}: what do you give to ${to}?`,
  'ask.choose.negotiate.to-me': ({ card, from }: Card & { from: string }) => `${card}: what does ${from} give you?`,
  'ask.choose.negotiate': ({ card, from, to }: Card & { from: string; to: string }) => `${card}: what does ${from} give to ${to}?`,
  'ask.choose.plan': ({ card }: Card) => `${card}: which event shall happen to you alone?`,
  'ask.choose.move-from': ({ card }: Card) => `${card}: which worker moves?`,
  'ask.choose.move-to': ({ card, from }: Card & { from: string }) => `${card}: where to from ${the(from)}?`,
  'ask.choose.under-wonder': ({ card }: Card) => `${card}: under which of your wonders? Otherwise a civil action comes back.`,
  'ask.choose.sale': ({ card, resources, culture }: Card & { resources: number; culture: number }) =>
    `${card}: pay ${plural(resources, 'resource')} for ${culture} culture?`,
  'ask.choose.either-token': ({ card }: Card) => `${card}: strength or a civil action until your next choice?`,
  'ask.choose.spy': ({ card }: Card) => `${card}: whose military cards do you look at?`,
  'ask.choose.games': ({ card, culture }: Card & { culture: number }) => `${card}: open the Games now for ${culture} culture?`,
  'ask.from-hand.settle': ({ card }: Card) => `${card}: settle a territory from your hand?`,
  'ask.from-hand.assemble': ({ card }: Card) => `${card}: put an event of Age III from your hand before all?`,
  'wait.from-hand': ({ who }: Who) => `${capital(who)} looks through their military cards.`,
  'ask.draft.leader': ({ age }: { age: string }) => `${age}: which of these leaders is to be in the game?`,
  'ask.draft.wonder': ({ age }: { age: string }) => `${age}: which of these wonders is to be in the game?`,
  'wait.draft': ({ who }: Who) => `${capital(who)} chooses leaders and wonders.`,
  'move.select': ({ card }: Card) => `${capital(the(card))} is to be in the game`,
  'log.selected': 'Chooses a card for the game',
  'log.selected.card': ({ card }: Card) => `Wants ${the(card)} in the game`,
  'move.champion': ({ card }: Card) => `Name ${the(card)} as champion`,
  'move.buy': ({ n, price }: N & { price: number }) => `+${n} for ${plural(price, 'resource')}`,
  'move.lend': 'Use a military action as a civil one',
  'move.arm': 'Science and resources for the army',
  'move.settler': 'Gain a citizen for nothing',
  'move.convert': ({ from, to, n }: { from: string; to: string; n: number }) => `Turn ${from} into ${to} for ${plural(n, 'resource')}`,
  'move.withdraw': ({ n }: N) => `Take ${plural(n, 'token')} off the museum`,
  'move.help-build': ({ card, who }: Card & Who) => `Build a stage of ${the(card)} of ${who}`,
  'move.assemble': ({ card }: Card) => `Put ${the(card)} before all`,
  'move.retire': 'Let your leader leave for a yellow token',
  'move.partition': 'Take yellow tokens from the weaker',
  'move.pick.sale': ({ resources, culture }: { resources: number; culture: number }) =>
    `${plural(resources, 'resource')} for ${culture} culture`,
  'move.pick.games': ({ culture }: { culture: number }) => `Open the Games (+${culture} culture)`,
  'move.pick.spy': ({ who }: Who) => `Look at the cards of ${who}`,
  'move.decline.spy': 'Do not look',
  'move.decline.games': 'Do not open them',
  'move.pick.strength': 'Strength',
  'move.pick.civilActions': 'A civil action',
  'ask.spoils.one-by-one': ({ who, age }: Who & { age: string }) => `Which building of ${who} do you destroy (up to ${age})?`,
  'ask.spoils.leader-or-wonder': ({ who }: Who) => `What does ${who} lose?`,
  'ask.spoils.civil-card': ({ who }: Who) => `Which civil card of ${who} do you take?`,
  'wait.shed': ({ who }: Who) => `${capital(who)} discards military cards.`,
  'wait.one-cheaper': ({ who }: Who) => `${capital(who)} may grow, build or develop.`,

  'log.founded': ({ card }: Card) => `${card} founds a prize for all`,
  'log.games': ({ card }: Card) => `${card} opens the Games`,
  'log.assembled': ({ card }: Card) => `Puts ${the(card)} before all`,
  'log.under': ({ card, wonder }: Card & { wonder: string }) => `${card} lies under ${the(wonder)} now`,
  'log.withdrew': ({ card, n }: Card & N) => `Takes ${plural(n, 'token')} off ${the(card)}`,
  'log.healed': ({ n }: N) => `Yellow tokens on the government: ${n}`,
  'log.turned.strength': 'The white token stands for strength',
  'log.turned.civilActions': 'The white token is a civil action',
  'log.lent': 'A military action serves as a civil one',
  'log.helped': ({ card, who }: Card & Who) => `Builds a stage of ${toReader(who, `your ${card}`, `${the(card)} of ${who}`)}`,
  'log.looked': ({ who }: Who) => `Looks at ${toReader(who, 'your military cards', `the military cards of ${who}`)}`,
  'log.looked.cards': ({ who, cards }: Who & { cards: string }) =>
    `Sees ${toReader(who, 'your military cards', `the military cards of ${who}`)}: ${cards}`,
  'log.looked.event': 'Looks at the next event',
  'log.looked.event.card': ({ card }: Card) => `Sees the next event: ${card}`,
  'log.stole': ({ who }: Who) => `Takes a civil card from ${whom(who)}`,
  'log.stole.card': ({ card, who }: Card & Who) => `Takes ${the(card)} from ${whom(who)}`,
  'log.bared': ({ cards }: { cards: string }) => `Shows cards in hand: ${cards}`,
  'log.planned': ({ cards }: { cards: string }) => `To choose from: ${cards}`,
  'log.plan-chosen': ({ card }: Card) => `Chooses ${card}`,
  'log.moved': ({ from, to, n }: { from: string; to: string; n: number }) =>
    n === 0
      ? `A worker moves from ${the(from)} to ${the(to)}`
      : `A worker moves from ${the(from)} to ${the(to)} for ${plural(n, 'resource')}`,
  'log.lost-actions': ({ n, cause }: N & Cause) => `${capital(cause)}: loses ${plural(n, 'civil action')}`,
} as const;
