import { toReader, whom } from '../../shared/text/english.js';
import { capital, change, plural, signed, the } from './english.js';

type Card = { card: string };
type Who = { who: string };
type N = { n: number };
type Cause = { cause: string };
/** 'a farm' */
type Thing = { thing: string };

const paid = (n: number): string => (n === 0 ? '' : ` for ${plural(n, 'resource')}`);

/** The log. Whose line it is stands beside it; other seats inside a line come by name. */
export const log = {
  'delta.food': ({ n }: N) => `${signed(n)} food`,
  'delta.resources': ({ n }: N) => change(n, 'resource'),
  'delta.science': ({ n }: N) => `${signed(n)} science`,
  'delta.culture': ({ n }: N) => `${signed(n)} culture`,
  'delta.yellow': ({ n }: N) => `${change(n, 'token')} in the yellow bank`,
  'delta.blue': ({ n }: N) => `${change(n, 'token')} in the blue bank`,
  'delta.pool': ({ n }: N) => change(n, 'unused worker'),
  'delta.armament': ({ n }: N) => `${change(n, 'resource')} for military units`,
  'delta.insight': ({ n }: N) => `${change(n, 'science')} for technologies of units`,
  'delta.none': 'nothing',

  'cause.production': 'production',
  'cause.consumption': 'consumption',
  'cause.famine': 'hunger',
  'cause.corruption': 'corruption',
  'cause.growth': 'population',
  'cause.build': 'building',
  'cause.stage': 'wonder',
  'cause.technology': 'technology',
  'cause.age': 'end of the age',
  'cause.prepare': 'event prepared',
  'cause.final-bonus': 'final bonus',

  'log.round': ({ n }: N) => `Round ${n}`,
  'log.turn': ({ who }: Who) => toReader(who, 'Your turn', `${capital(who)}’s turn`),
  'log.swept': ({ cards }: { cards: string }) => `Out of the row: ${cards}`,
  'log.dealt': ({ cards }: { cards: string }) => `New in the row: ${cards}`,
  'log.age': ({ age }: { age: string }) => `${age} begins`,
  'log.obsolete': ({ cards }: { cards: string }) => `Obsolete: ${cards}`,
  'log.obsolete.hidden': ({ n }: N) => `Obsolete: ${plural(n, 'military card')}`,
  'log.obsolete.both': ({ cards, n }: { cards: string; n: number }) => `Obsolete: ${cards} and ${plural(n, 'military card')}`,
  'log.last-round': ({ n }: N) => `Round ${n} will be the last`,
  'log.took': ({ card, n }: Card & N) => `Takes ${the(card)} for ${plural(n, 'civil action')}`,
  'log.grew': ({ n }: N) => `Population: ${change(n, 'worker')}`,
  'log.grew.by': ({ n, cause }: N & Cause) => `${capital(cause)}: ${change(n, 'worker')}`,
  'log.built': ({ card, thing, n }: Card & N & Thing) => `Builds ${thing} (${card}) for ${plural(n, 'resource')}`,
  'log.built.by': ({ card, thing, cause, n }: Card & Cause & Thing & N) => `${capital(cause)}: builds ${thing} (${card})${paid(n)}`,
  'log.built.unit': ({ card, n }: Card & N) => `Recruits ${the(card)} for ${plural(n, 'resource')}`,
  'log.built.unit.by': ({ card, cause, n }: Card & Cause & N) => `${capital(cause)}: recruits ${the(card)}${paid(n)}`,
  'log.upgraded': ({ from, to, n }: { from: string; to: string; n: number }) =>
    `Upgrades ${the(from)} to ${the(to)} for ${plural(n, 'resource')}`,
  'log.destroyed': ({ card, thing }: Card & Thing) => `Destroys ${thing} (${card})`,
  'log.destroyed.unit': ({ card }: Card) => `Disbands ${the(card)}`,
  'log.destroyed.by': ({ card, thing, cause }: Card & Cause & Thing) => `${capital(cause)}: loses ${thing} (${card})`,
  'log.destroyed.unit.by': ({ card, cause }: Card & Cause) => `${capital(cause)}: loses ${the(card)}`,
  'log.lost-worker': ({ cause }: { cause: string }) => `${capital(cause)}: loses an unused worker`,
  'log.lost-worker.from': ({ card, cause }: Card & Cause) => `${capital(cause)}: loses a worker on ${the(card)}`,
  'log.staged': ({ card, stages, n }: Card & N & { stages: number }) =>
    `Builds ${plural(stages, 'stage')} of ${the(card)} for ${plural(n, 'resource')}`,
  'log.staged.food': ({ card, stages, n }: Card & N & { stages: number }) =>
    `Builds ${plural(stages, 'stage')} of ${the(card)} for ${n} food`,
  'log.completed': ({ card }: Card) => `Finishes ${the(card)}`,
  'log.led': ({ card }: Card) => `${capital(the(card))} leads the civilisation`,
  'log.led.after': ({ card, before }: Card & { before: string }) => `${capital(the(card))} takes over from ${the(before)}`,
  'log.left': ({ card, cause }: Card & Cause) => `${capital(cause)}: loses ${the(card)}`,
  'log.ruined': ({ card, cause }: Card & Cause) => `${capital(cause)}: keeps but the ruins of ${the(card)}`,
  'log.left.replaced': ({ card, cause }: Card & Cause) => `${capital(cause)} replaces ${card}`,
  'log.learnt': ({ card, n }: Card & N) => `Plays ${the(card)} for ${n} science`,
  'log.governed.revolution': ({ card, n }: Card & N) => `Revolution: ${card} for ${n} science`,
  'log.governed.peaceful': ({ card, n }: Card & N) => `Peaceful change: ${card} for ${n} science`,
  'log.played': ({ card }: Card) => `Plays ${the(card)}`,
  'log.tactic': ({ card }: Card) => `Tactic: ${card}`,
  'log.tactic-copied': ({ card }: Card) => `Copies the tactic ${card}`,
  'log.tactic-shared': ({ card }: Card) => `Common tactic: ${card}, which everybody may copy`,
  'log.change': ({ what, cause }: { what: string; cause: string }) => `${capital(cause)}: ${what}`,
  'log.famine': ({ missing, culture }: { missing: number; culture: number }) => `Hunger: ${missing} food missing, −${culture} culture`,
  'log.uprising': ({ n }: N) => `Uprising: ${plural(n, 'discontent worker')}, no production`,
  'log.drew': ({ n }: N) => `Draws ${plural(n, 'military card')}`,
  'log.drew.cards': ({ cards }: { cards: string }) => `Draws ${cards}`,
  'log.discarded': ({ n }: N) => (n === 1 ? 'Discards a military card' : `Discards ${plural(n, 'military card')}`),
  'log.discarded.card': ({ card }: Card) => `Discards ${the(card)}`,
  'log.prepared': ({ age }: { age: string }) => `Prepares an event of ${age}`,
  'log.prepared.card': ({ card }: Card) => `Prepares ${the(card)}`,
  'log.revealed': ({ card }: Card) => `Event: ${card}`,
  'log.revealed.territory': ({ card }: Card) => `New territory: ${card}`,
  'log.events-renewed': 'The future events become the current ones',
  'log.bid': ({ n }: N) => `Bids ${n}`,
  'log.folded': 'Passes in the auction',
  'log.colonised': ({ card }: Card) => `Colonises ${the(card)}`,
  'log.colonised.sent': ({ card, sent }: Card & { sent: string }) => `Colonises ${the(card)} with ${sent}`,
  'log.nobody-wants': ({ card }: Card) => `Nobody wants ${the(card)}`,
  'log.attacked': ({ card, who }: Card & Who) => `${card} against ${whom(who)}`,
  'log.declared': ({ card, who }: Card & Who) => `Declares on ${whom(who)}: ${card}`,
  'log.sacrificed': ({ sent }: { sent: string }) => `Puts in ${sent}`,
  'log.times': ({ card, n }: Card & N) => (n === 1 ? card : `${n} × ${card}`),
  'log.fought.won': ({ card, attacker, target, attack, defence }: Fight) =>
    `${card}: ${attack} against ${defence}, ${toReader(attacker, 'you beat', `${attacker} beats`)} ${whom(target)}`,
  'log.fought.held': ({ card, target, attack, defence }: Fight) =>
    `${card}: ${attack} against ${defence}, ${toReader(target, 'you hold', `${target} holds`)}`,
  'log.fought.lost': ({ card, attacker, target, attack, defence }: Fight) =>
    `${card}: ${attack} against ${defence}, ${toReader(target, 'you beat', `${target} beats`)} ${whom(attacker)}`,
  'log.fought.even': ({ card, attack, defence }: Fight) => `${card}: ${attack} against ${defence}, nothing happens`,
  'log.seized': ({ card, who }: Card & Who) => `Takes ${the(card)} from ${whom(who)}`,
  'log.offered': ({ card, who }: Card & Who) => `Offers ${whom(who)} a pact: ${card}`,
  'log.offered.role': ({ card, who, role }: Card & Who & { role: string }) => `Offers ${whom(who)} a pact: ${card}, as ${role}`,
  'log.pact': ({ card, who }: Card & Who) => `Pact with ${whom(who)}: ${card}`,
  'log.refused': ({ card, who }: Card & Who) => `Refuses ${toReader(who, 'your pact', `the pact of ${who}`)}: ${card}`,
  'log.pact-ended': ({ card }: Card) => `The pact ends: ${card}`,
  'log.pact-ended.by': ({ card, who }: Card & Who) => `${toReader(who, 'You end', `${who} ends`)} the pact: ${card}`,
  'log.politics-passed': 'No political action',
  'log.resigned': 'Leaves the game',
  'log.bonus-known': ({ card }: Card) => `Scores at the end: ${card}`,
  'log.scored': ({ card, points }: Card & { points: string }) => `${card}: ${points}`,
  'log.score-of': ({ who, n }: Who & N) => `${whom(who)} ${signed(n)}`,
  'log.final-bonus': ({ n }: N) => `Final bonus: ${signed(n)} culture`,
  'log.end': ({ who }: Who) => `End of the game: ${toReader(who, 'you win', `${who} wins`)}`,
  'log.end.shared': ({ who }: Who) => `End of the game: shared victory, ${whom(who)}`,
} as const;

interface Fight {
  card: string;
  attacker: string;
  target: string;
  attack: number;
  defence: number;
}
