import { actionAt, freeWorkers, KEPT, MAX_CIVILISATIONS, playerOf, ROUNDS } from '../../../../games/age-of-civilization/ask/selectors.js';
import type { Ability } from '../../../../games/age-of-civilization/cards/ability.js';
import { actionOf, civOf, specialOf, techOf, wonderOf } from '../../../../games/age-of-civilization/cards/index.js';
import { forecastOf } from '../../../../games/age-of-civilization/guide/forecast.js';
import { describeEffects } from '../../../../games/age-of-civilization/say/describe-ability.js';
import type { Aoc, Move, Player, State } from '../../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { type Lang, type Say, sayer } from '../../../i18n/i18n.js';
import type { Counsel } from '../../../table/board-package.js';
import type { Snapshot } from '../../../table/table.js';
import { type Kind, type Words, wordsOf } from '../words.js';
import { en } from './en.js';
import { fr } from './fr.js';

/** A move at a moment, and the words to speak of it. */
interface Case {
  readonly s: State;
  readonly seat: Seat;
  readonly p: Player;
  readonly snapshot: Snapshot<Aoc>;
  readonly words: Words;
  readonly say: Say<typeof en>;
}
type Of<K extends Move['move']> = Extract<Move, { move: K }>;
type Counsels = { readonly [K in Move['move']]?: (c: Case, m: Of<K>) => readonly string[] };

/** Texts of cards may end without a stop. */
const closed = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const worded = ({ words }: Case, abilities: readonly Ability[]): string => closed(words.wording(abilities));

function quote(c: Case, kind: Kind, id: string, abilities: readonly Ability[]): string[] {
  return abilities.length > 0 ? [c.say('quote', { card: c.words.name(kind, id), text: worded(c, abilities) })] : [];
}

const mainOf = (c: Case, card: string): string[] => {
  const { main } = civOf(card);
  return main.length > 0 ? [c.say('civ.main', { text: worded(c, main) })] : [];
};
const inheritedOf = (c: Case, card: string): string[] => {
  const { inherited } = civOf(card);
  return inherited.length > 0 ? [c.say('civ.inherited', { text: worded(c, inherited) })] : [];
};

/** What the end of the round has in store, as things stand (AOC-WAR-2). */
function roundEnd({ s, seat, say }: Case): string[] {
  const { war, plague } = forecastOf(s);
  const mine = war?.strengths[seat] ?? 0;
  return [
    ...(war
      ? [
          war.rival === undefined
            ? say('war.mine', { mine, least: Math.min(...war.strengths.filter((_, x) => x !== seat)) })
            : say('war.rival', { mine, rival: war.rival }),
        ]
      : []),
    ...(plague ? [say('plague.n', { n: plague.workers })] : []),
  ];
}

/** What is left unused, and what could still be done with it. */
function ending(c: Case): string[] {
  const { p, say, s } = c;
  return [say('end.workers', { free: freeWorkers(p), coins: p.coins }), ...roundEnd(c), say('rounds.left', { n: ROUNDS - s.round })];
}

/** Who passes by the market keeps who leads, and a place for later (AOC-CIV-3, AOC-CIV-5). */
function passing(c: Case): string[] {
  const { p, say, words } = c;
  const leader = p.civs[p.main]?.slot.card;
  const main = leader ? civOf(leader).main : [];
  return [
    ...(leader && main.length > 0 ? [say('civ.leads', { name: words.name('civ', leader), text: worded(c, main) })] : []),
    say('civ.owned', { n: p.civs.length, of: MAX_CIVILISATIONS }),
  ];
}

/** What an action of a scenario does: its counters are no figures of a player. */
function placing(c: Case, place: string): string[] {
  const action = actionAt(place);
  if (!action || c.s.options.scenario === 'none') return [];
  const text = closed(c.words.text(describeEffects(actionOf(action))));
  return [c.say('quote', { card: c.words.name('action', action), text })];
}

const COUNSELS: Counsels = {
  keep: (c, { card }) => [
    c.say('civ.population', { n: civOf(card).population, kept: c.p.hand.length + 1, of: KEPT }),
    ...mainOf(c, card),
    ...inheritedOf(c, card),
  ],
  birth: (c, { card }) => mainOf(c, card),
  annex: (c, { card }) => inheritedOf(c, card),
  pass: passing,
  place: (c, { place }) => placing(c, place),
  study: (c, { tech }) => quote(c, 'tech', tech, techOf(tech).abilities),
  learn: (c, { tech }) => quote(c, 'tech', tech, techOf(tech).abilities),
  'take-wonder': (c, { wonder }) => quote(c, 'wonder', wonder, wonderOf(wonder).abilities),
  'buy-special': (c, { special }) => specialOf(special).technologies.flatMap(({ id, abilities }) => quote(c, 'tech', id, abilities)),
  stones: (c, { n }) => [c.say('stones', { n, have: c.s.counters.stones })],
  'end-actions': ending,
  'finish-turn': ending,
};

const TEXTS: Readonly<Record<Lang, typeof en>> = { en, fr: fr as typeof en };

/** What speaks for a move, in figures of the position. */
export function counsel(lang: Lang): Counsel<Aoc> {
  const say = sayer(TEXTS[lang]);
  return ({ move }, snapshot) => {
    const { view: s, acting: seat } = snapshot;
    if (seat === null) return [];
    const c: Case = { s, seat, p: playerOf(s, seat), snapshot, words: wordsOf(lang), say };
    return (COUNSELS[move.move] as ((c: Case, m: Move) => readonly string[]) | undefined)?.(c, move) ?? [];
  };
}
