import { toReader, whom } from '../../shared/text/english.js';
import { plural, signed, small } from './english.js';

type Card = { card: string };
type Count = { n: number };
type Track = { track: string };
type Who = { who: string };

/** The log, the score sheet, and where a change comes from. */
export const log = {
  'delta.gold': ({ n }: Count) => `${signed(n)} gold`,
  'delta.vp': ({ n }: Count) => `${signed(n)} VP`,
  'delta.jokers': ({ n }: Count) => `${signed(n)} ${Math.abs(n) === 1 ? 'joker' : 'jokers'}`,
  'delta.rp': ({ n }: Count) => `${signed(n)} RP`,
  'delta.none': 'nothing',

  'log.by': ({ who, line }: { who: string; line: string }) => `${who}: ${line}`,
  'log.age': ({ n, age }: { n: number; age: string }) => `Age ${n}: ${age}`,
  'log.phase': ({ phase }: { phase: string }) => `Phase: ${phase}`,
  'log.selected': ({ tech, row }: { tech: string; row: number }) => `Takes ${tech} (row ${row})`,
  'log.special-placed': ({ slot }: { slot: string }) => `Reserves the ${slot}`,
  'log.token': ({ token }: { token: string }) => `Takes the ${small(token)}`,
  'log.change': ({ what, source }: { what: string; source: string }) => `${source}: ${what}`,
  'log.built': ({ card, cost }: Card & { cost: number }) => `Builds ${card} for ${cost} gold`,
  'log.passed': 'Passes',
  'log.discarded': ({ card }: Card) => `Discards ${card}`,
  'log.used': ({ what }: { what: string }) => `Uses ${what}`,
  'log.engaged': ({ source }: { source: string }) => `Engages ${source}`,
  'log.engaged.joker': 'Spends a joker',
  'log.advanced': ({ track, position }: Track & { position: number }) => `Advances to ${position} on ${track}`,
  'log.advanced.branch': ({ branch, position }: { branch: string; position: number }) => `Advances to space ${position} of ${branch}`,
  'log.lost': ({ track }: Track) => `Advance on ${track} lost`,
  'log.maximised': ({ track }: Track) => `${track} maximised`,
  'log.back': ({ track, position }: Track & { position: number }) => `Back to ${position} on ${track}`,
  'log.book': ({ book, track }: { book: string; track: string }) => `Book token on ${track}: ${book}`,
  'log.drawn': ({ n }: Count) => `Draws ${plural(n, 'diplomacy card')}`,
  'log.drawn.cards': ({ cards }: { cards: string }) => `Draws ${cards}`,
  'log.kept': ({ card }: Card) => `Keeps ${card}`,
  'log.kept.hidden': 'Keeps a diplomacy card',
  'log.played': ({ card }: Card) => `Plays ${card}`,
  'log.played.gold': ({ card }: Card) => `Discards ${card} for 3 gold`,
  'log.played.vp': ({ card }: Card) => `Discards ${card} for 3 VP`,
  'log.played.discarded': ({ card }: Card) => `Discards ${card}`,
  'log.claimed': ({ card }: Card) => `Claims ${card}`,
  'log.bought': ({ effect, price }: { effect: string; price: number }) => `Research for ${price} RP: ${effect}`,
  'log.prosperity': ({ pairs }: { pairs: number }) => `Prosperity reached with ${plural(pairs, 'pair')}`,
  'log.war-phase': ({ back }: { back: number }) => `War: everybody moves back ${plural(back, 'space')}`,
  'log.war-phase.none': 'War: nobody moves back',
  'log.ended-tech': ({ card }: Card) => `Life over: ${card}`,
  'log.dormant': ({ card }: Card) => `Dormant from now on: ${card}`,
  'log.extended': ({ tech }: { tech: string }) => `${tech} lasts one age more`,
  'log.finished': 'Has finished',
  'log.automa-took': ({ card }: Card) => `The automa discards ${card}`,
  'log.automa-war': ({ advance, position }: { advance: number; position: number }) =>
    `The automa advances ${advance} on War and stands at ${position}`,
  'log.automa-war.none': ({ position }: { position: number }) => `The automa stays at ${position} on War`,
  'log.automa-war.vp': ({ advance, position, vp }: { advance: number; position: number; vp: number }) =>
    `The automa advances ${advance} on War, stands at ${position} and scores ${vp} VP`,
  'log.final': ({ source, n }: { source: string; n: number }) => `${source}: ${signed(n)} VP`,
  'log.end': ({ who }: Who) => `End of the game: ${toReader(who, 'you win', `${who} wins`)}`,
  'log.end.shared': ({ who }: Who) => `End of the game: shared victory of ${whom(who)}`,
  'log.end.solo': 'End of the game',

  'source.space': ({ track, place }: { track: string; place: string }) => `${track} ${place}`,
  'source.space.democracy': ({ n }: Count) => `Democracy, space ${n}`,
  'source.space.tyranny': ({ n }: Count) => `Tyranny, space ${n}`,
  'source.maximise': ({ track }: Track) => `End of the ${track} track`,
  'source.research': ({ effect }: { effect: string }) => `Research, ${effect}`,
  'source.communication': 'Communication technologies',

  'score.during': 'During the game',
  'score.prosperity': 'Prosperity',
  'score.population': 'Population',
  'score.culture': 'Culture',
  'score.influence-politics': 'Influence × Politics',
  'score.war': 'War × 2',
  'score.wonders': 'Wonders',
  'score.yellow': 'Yellow buildings',
  'score.diplomacy': 'Unused diplomacy cards',
  'score.total': 'Total',
  'score.automa': 'The automa',
  'score.automa.maximised': 'The automa: beyond the end of War',
  'score.automa.war': 'The automa: War × 2',
  'score.result': 'Your result',
  'score.stars': ({ n }: Count) => plural(n, 'star'),
  'score.stars.none': 'Below the first star (150 VP)',
  'score.tie': ({ who, n }: Who & Count) =>
    `${toReader(who, 'You win', `${who} wins`)} the tie with start card ${n}, the last in the order of Age 1.`,
} as const;
