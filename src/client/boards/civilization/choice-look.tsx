import { isAdvanced, tablesOf } from '../../../games/civilization/ask/table.js';
import { TECHNOLOGY } from '../../../games/civilization/cards/index.js';
import { spaceOf } from '../../../games/civilization/cards/world.js';
import { milestoneName } from '../../../games/civilization/say/names.js';
import type { Civ, Move, State } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { IconName } from '../../kit/index.js';
import type { ChoiceLook } from '../../table/board-package.js';
import type { ChoiceRole } from '../../table/choice-role.js';
import type { Choice, Snapshot } from '../../table/table.js';
import { attackForces, commitLook, forcesAt, joinLook } from './battle-looks.js';
import { buyLook } from './buy-looks.js';
import { TABLE_GLYPHS, TECH_GLYPHS } from './glyphs.js';
import { BothWays } from './goods.js';
import { giftWords } from './panels/tech-gives.js';
import { restingStacks } from './plan/movers.js';
import { unitGlyph } from './signs.js';
import { type Words, wordsOf } from './words.js';

export interface Case {
  readonly s: State;
  readonly seat: Seat;
  readonly words: Words;
  readonly names: readonly string[];
  /** The move in the words of the rules. */
  readonly said: string;
  /** Stacks that could move and have not: asked only of the move that leaves them behind. */
  resting(): number;
}
export type Look = Omit<ChoiceLook, 'action'> & { readonly action?: string };

/** How a choice looks in the bar: a glyph, a few words, its price. */
export function choiceLook(choice: Choice<Civ>, snapshot: Snapshot<Civ>, _: State | undefined, lang: Lang): ChoiceLook {
  const words = wordsOf(lang);
  const look = lookOf(choice.move, {
    s: snapshot.view,
    seat: snapshot.acting ?? 0,
    words,
    names: snapshot.seats.map(({ name }) => name),
    said: words.text(choice.text),
    resting: () => restingStacks(snapshot, snapshot.acting ?? 0),
  });
  const refusal = choice.refusal;
  return {
    action: look.label,
    ...look,
    ...(refusal && { reason: words.why(refusal, 'short') }),
  };
}

/** What a choice is apart from its looks: cheap, because a map has hundreds of choices. */
export function roleOf({ move, refusal }: Choice<Civ>): ChoiceRole {
  if (refusal) return refusal.code === 'WRONG_MOMENT' || QUIET_MOVES.has(move.move) ? 'quiet' : undefined;
  // To fight nowhere leaves what is offered.
  return move.move === 'challenge' && move.spaces === '' ? 'end' : ROLES[move.move];
}
const ROLES: { readonly [K in Move['move']]?: ChoiceRole } = {
  'finish-moving': 'end',
  'finish-battles': 'end',
  'finish-buying': 'end',
  'finish-trading': 'end',
  'go-on': 'end',
  'let-pass': 'end',
  quiet: 'late',
  assign: 'late',
  'end-game': 'late',
  strike: 'late',
};
/** What the map and the sheets show in their own place. */
const QUIET_MOVES = new Set<Move['move']>([
  'walk',
  'board',
  'land',
  'sail',
  'fly',
  'look',
  'remove-marker',
  'strike',
  'settle',
  'offer',
  'claim',
  'end-game',
  'force-loan',
]);

function lookOf(move: Move, c: Case): Look {
  const { s, seat, words, names } = c;
  const space = (id: string) => words.space(id);
  const who = (other: Seat) => names[other] ?? '';
  switch (move.move) {
    case 'settle':
      return { icon: TABLE_GLYPHS.village, label: space(move.region), action: words.t('act.settle', { where: space(move.region) }) };
    case 'take-technology':
      return {
        icon: TECH_GLYPHS[move.tech],
        label: words.short(`tech.${move.tech}`),
        action: words.t('act.take', { what: words.short(`tech.${move.tech}`) }),
        ...(isAdvanced(s) && {
          detail: <>{TECHNOLOGY[move.tech].major ? words.t('points', { n: tablesOf(s).points.major }) : giftWords(s, move.tech, words)}</>,
        }),
      };
    case 'choose-unit':
      return { icon: unitGlyph(s, move.kind), label: words.unit(s, move.kind) };
    case 'place':
      return { icon: TABLE_GLYPHS.map, label: space(move.at), action: words.t('act.place', { where: space(move.at) }) };
    case 'grow':
      return {
        icon: TABLE_GLYPHS.grow,
        label: space(move.region),
        detail: <>{words.name(`size.${(s.sizes[spaceOf(move.region)] ?? 0) + 1}`)}</>,
      };
    case 'walk':
    case 'board':
    case 'land':
      return { icon: TABLE_GLYPHS.army, label: c.said };
    case 'sail':
      return { icon: TABLE_GLYPHS.fleet, label: c.said };
    case 'fly':
      return { icon: TABLE_GLYPHS.aircraft, label: c.said };
    case 'look':
      return { icon: TABLE_GLYPHS.look, label: words.t('look.at', { where: space(move.region) }) };
    case 'remove-marker':
      return { icon: TABLE_GLYPHS.destroy, label: words.t('look.remove', { where: space(move.region) }) };
    case 'strike':
      return { icon: TABLE_GLYPHS.destroy, label: space(move.region) };
    case 'stop':
      return { icon: TABLE_GLYPHS.battle, label: words.g('move.stop') };
    case 'let-pass':
    case 'let-all-pass':
      return { icon: TABLE_GLYPHS.agree, label: words.g(`move.${move.move}`) };
    case 'challenge': {
      const where = move.spaces.split('+').map(space).join(', ');
      return move.spaces === ''
        ? { icon: TABLE_GLYPHS.agree, label: words.g('move.challenge.none') }
        : { icon: TABLE_GLYPHS.battle, label: words.g('move.challenge', { where }), detail: <>{forcesAt(move.spaces, c)}</> };
    }
    case 'attack':
      return {
        icon: TABLE_GLYPHS.battle,
        label: words.g('move.attack', { where: space(move.at), who: who(move.target) }),
        detail: <>{attackForces(move, c)}</>,
      };
    case 'engage':
      return { icon: TABLE_GLYPHS.battle, label: words.g('move.engage', { where: space(move.at) }) };
    case 'join':
      return joinLook(move.side, c);
    case 'commit':
      return commitLook(move, c);
    case 'offer':
      return {
        icon: TABLE_GLYPHS.trade,
        label: words.t('offer.to', { who: who(move.to) }),
        spoken: words.t('offer.to.spoken', { who: who(move.to) }),
        detail: <BothWays s={s} give={move.give} want={move.want} words={words} brief />,
      };
    case 'accept':
    case 'decline':
    case 'withdraw': {
      const offer = s.trading?.offers.find(({ id }) => id === move.offer);
      const label = words.t(`trade.${move.move}.of`, { who: who(offer ? (move.move === 'withdraw' ? offer.to : offer.from) : 0) });
      const icon = move.move === 'accept' ? TABLE_GLYPHS.agree : 'padlock';
      return {
        icon,
        label,
        ...(offer ? { detail: <BothWays s={s} give={offer.give} want={offer.want} words={words} brief /> } : undefined),
      };
    }
    case 'force-loan':
      return {
        icon: TABLE_GLYPHS.loan,
        label: words.t('loan.force', { mine: space(move.mine), theirs: space(move.theirs) }),
        detail: <>{who(move.target)}</>,
      };
    case 'quiet':
      return { icon: TABLE_GLYPHS.trade, label: words.g(move.on ? 'move.quiet.on' : 'move.quiet.off') };
    case 'assign':
      return { icon: TABLE_GLYPHS.productive, label: words.g('move.assign.best') };
    case 'claim':
      return { icon: TABLE_GLYPHS.milestone, label: words.g('move.claim', { what: words.text(milestoneName(move.milestone)) }) };
    case 'claims':
      return {
        icon: TABLE_GLYPHS.milestone,
        label:
          move.milestones === ''
            ? words.g('move.claims.none')
            : words.g('move.claims', {
                what: move.milestones
                  .split('+')
                  .map((n) => words.text(milestoneName(Number(n))))
                  .join(', '),
              }),
      };
    case 'end-game':
      return { icon: TABLE_GLYPHS.end, label: words.g(`move.end-game.${move.way}`) };
    default:
      return buyLook(move, c) ?? finishLook(move, { ...c, seat });
  }
}

const FINISH_ICONS: Readonly<Partial<Record<Move['move'], IconName>>> = { 'finish-battles': TABLE_GLYPHS.battle };

/** What is left stands on the button. */
function finishLook(move: Move, { s, seat, words, resting }: Case): Look {
  const icon = FINISH_ICONS[move.move] ?? TABLE_GLYPHS.finish;
  const said = words.find(`move.${move.move}`) ?? move.move;
  if (move.move === 'finish-moving') {
    const n = resting();
    return {
      icon,
      label: said,
      action: n > 0 ? words.t('finish.stacks', { n }) : said,
    };
  }
  if (move.move === 'finish-buying') return { icon, label: words.t('finish.gold', { n: s.players[seat]!.gold }) };
  return { icon, label: said };
}
