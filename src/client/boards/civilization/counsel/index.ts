import { freeTechs } from '../../../../games/civilization/ask/cards.js';
import { claimable } from '../../../../games/civilization/ask/milestones.js';
import { figurePrice, techPrice, villagePrice } from '../../../../games/civilization/ask/prices.js';
import { scoreOf } from '../../../../games/civilization/ask/scoring.js';
import { fightersAt } from '../../../../games/civilization/ask/units.js';
import { COAST, isRegion, LAND, spaceOf } from '../../../../games/civilization/cards/world.js';
import { civilization } from '../../../../games/civilization/game.js';
import { dealEffects } from '../../../../games/civilization/guide/deals.js';
import { forecast } from '../../../../games/civilization/guide/forecast.js';
import type { Civ, Move, Offer } from '../../../../games/civilization/state/state.js';
import { signed } from '../../../../games/shared/text/letters.js';
import { type Lang, sayer } from '../../../i18n/i18n.js';
import type { Counsel } from '../../../table/board-package.js';
import { foresightOf } from '../../../table/snapshots.js';
import { giftsOf } from '../panels/tech-gives.js';
import { wordsOf } from '../words.js';
import { type Case, isFree, nameOfSeat, type Of, resourceChance, round, within } from './case.js';
import { en } from './en.js';
import { attacking, challenging, committing, disengaging, passing } from './fighting.js';
import { fr } from './fr.js';
import { flying, looking, resting, stepping } from './moving.js';

type Counsels = { readonly [K in Move['move']]?: (c: Case, m: Of<K>) => readonly string[] };

/** What an exchange does to both productions: an average, for the dice name the resource (CIV-PRB-02). */
function dealing(c: Case, deal: Pick<Offer, 'from' | 'to' | 'give' | 'want'> | undefined, turned = false): readonly string[] {
  if (!deal) return [];
  const { say, seat } = c;
  return dealEffects(c.s, deal)
    .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
    .map(({ seat: whose, gold, before, after }) => {
      const figures = { before: round(before, c.words), after: round(after, c.words), gold: gold === 0 ? '0' : signed(gold) };
      return whose === seat ? say('deal.mine', { ...figures, turned }) : say('deal.theirs', { who: nameOfSeat(c, whose), ...figures });
    });
}
const offered = (c: Case, id: number): Offer | undefined => c.s.trading?.offers.find((it) => it.id === id);

const production = ({ s, seat, words }: Case) => {
  const { least, average } = forecast(s, seat);
  return { least: String(least), average: round(average, words) };
};

function keeping(c: Case): string[] {
  const { s, seat, say } = c;
  const { gold } = s.players[seat]!;
  const price = Math.min(...freeTechs(s).map((tech) => techPrice(s, seat, tech)));
  return [
    say('buy.kept', { gold, ...production(c) }),
    ...(Number.isFinite(price) && price > gold ? [say('buy.tech', { price, have: gold })] : []),
  ];
}

function growing(c: Case, move: Move): string[] {
  const gain = c.gainOf(c.s, c.seat, move);
  if (gain?.why === 'minimum') return [c.say('buy.minimum', gain)];
  if (gain) return [c.say('buy.grows', { gold: gain.gold })];
  return move.move === 'found' ? [c.say('buy.open', { chance: resourceChance(c.s), price: villagePrice(c.s) })] : [];
}

function learning({ s, words, say }: Case, tech: Of<'buy-technology'>['tech']): string[] {
  const gifts = giftsOf(s, tech, words).map(({ name }) => name);
  return gifts.length > 0 ? [say('tech.gives', { what: gifts.join(', ').replace(/\.$/, '') })] : [];
}

function standing(c: Case): string[] {
  const { s, seat, say } = c;
  const scores = s.players.map((_, x) => [scoreOf(s, x), x] as const).filter(([, x]) => x !== seat);
  const best = scores.toSorted((a, b) => b[0] - a[0])[0];
  return best ? [say('end.scores', { mine: scoreOf(s, seat), who: nameOfSeat(c, best[1]), best: best[0] })] : [];
}

function opening({ s, say, words }: Case, { region }: Of<'settle'>): string[] {
  const at = spaceOf(region);
  const near = within(at, 2).filter((x) => isFree(s, x)).length;
  const sea = COAST[at]!.length;
  return [say('settle.room', { at: words.space(at), land: LAND[at]!.length, sea, near })];
}

function placing({ s, seat, say, words, after }: Case, at: number, isSettler: boolean): string[] {
  if (!isRegion(at)) return [];
  return isSettler
    ? [say('recruit.settler', { at: words.space(at), free: within(at, 2).filter((x) => isFree(s, x)).length })]
    : [say('recruit.there', { at: words.space(at), n: fightersAt(after ?? s, seat, at) })];
}

const placed = (c: Case, { at }: Of<'place'>): string[] => {
  const step = c.s.steps.at(-1);
  return step?.step === 'place' ? placing(c, spaceOf(at), step.kind === 'settler') : [];
};

const COUNSELS: Counsels = {
  settle: opening,
  place: placed,
  'choose-unit': ({ s, words, say }, { kind }) => [say('unit.worth', { unit: words.unit(s, kind), gold: figurePrice(s, kind) })],
  walk: stepping,
  board: stepping,
  land: stepping,
  sail: stepping,
  fly: flying,
  look: looking,
  'finish-moving': resting,
  stop: passing,
  'let-pass': passing,
  'let-all-pass': passing,
  challenge: challenging,
  attack: (c, { at, target }) => attacking(c, spaceOf(at), target),
  engage: (c, { at }) => attacking(c, spaceOf(at), undefined),
  'finish-battles': disengaging,
  commit: committing,
  offer: (c, { to, give, want }) => dealing(c, { from: c.seat, to, give, want }),
  accept: (c, { offer }) => dealing(c, offered(c, offer)),
  decline: (c, { offer }) => dealing(c, offered(c, offer), true),
  withdraw: (c, { offer }) => dealing(c, offered(c, offer)),
  'force-loan': (c, { mine, theirs }) => [
    c.say('loan.cards', { mine: c.words.space(mine), theirs: c.words.space(theirs) }),
    c.say('trade.stands', production(c)),
  ],
  'finish-trading': (c) => [c.say('trade.stands', production(c))],
  found: growing,
  expand: growing,
  grow: growing,
  recruit: (c, { at, kind }) => placing(c, spaceOf(at), kind === 'settler'),
  'buy-technology': (c, { tech }) => learning(c, tech),
  'take-technology': (c, { tech }) => learning(c, tech),
  'finish-buying': keeping,
  'end-game': standing,
  'go-on': standing,
  claims: (c, { milestones }) =>
    milestones === ''
      ? [c.say('claims.none', { n: claimable(c.s, c.seat).length })]
      : [c.say('claims.some', { n: milestones.split('+').length })],
};

const TEXTS: Readonly<Record<Lang, typeof en>> = { en, fr: fr as typeof en };

/** What speaks for a move, in figures of the position. */
export function counsel(lang: Lang, gainOf: Case['gainOf']): Counsel<Civ> {
  const say = sayer(TEXTS[lang]);
  return ({ move }, snapshot) => {
    const { view: s, acting: seat, ply } = snapshot;
    if (seat === null) return [];
    const told = COUNSELS[move.move] as ((c: Case, m: Move) => readonly string[]) | undefined;
    if (!told) return [];
    const after = foresightOf(civilization, s, seat, move, ply)?.state;
    return told({ s, seat, snapshot, words: wordsOf(lang), say, after, gainOf }, move);
  };
}
