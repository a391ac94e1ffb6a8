import { ALL, type Seat, type Slot } from '../../../kernel/index.js';
import type { SpecialId } from '../cards/actions.js';
import { techOf } from '../cards/index.js';
import { TRACKS, type TrackId } from '../cards/tracks.js';
import { WONDERS } from '../cards/wonders.js';
import { POOLS } from '../state/setup.js';
import type { Options, Player, State, Step } from '../state/state.js';

type Phase = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'END';

/** Cards by number ('117!' is engaged, '117-' dormant), technologies by type: 'arts', of another age 'arts:2', engaged 'arts!'. */
export interface PlayerSpec extends Partial<Record<TrackId, number>> {
  readonly techs?: readonly string[];
  readonly buildings?: readonly (number | string)[];
  readonly wonders?: readonly number[];
  readonly claimed?: readonly number[];
  readonly hand?: readonly number[];
  readonly books?: readonly string[];
  readonly branch?: Player['branch'];
  readonly gold?: number;
  readonly vp?: number;
  readonly rp?: number;
  readonly jokers?: number;
  readonly rows?: readonly number[];
  readonly specials?: readonly SpecialId[];
  readonly markers?: number;
}

export interface TableSpec extends Partial<Options> {
  readonly seats?: number;
  readonly age?: number;
  /** The game begins with this phase. */
  readonly phase?: Phase;
  readonly players?: readonly PlayerSpec[];
  readonly order?: readonly Seat[];
  readonly leader?: Seat;
  readonly architect?: Seat;
  readonly architectUsed?: boolean;
  /** Book tokens by place, such as 'culture:2'; the other places have none. */
  readonly books?: Readonly<Record<string, string>>;
  /** The four research cards on display. */
  readonly research?: readonly number[];
  /** Types by row, '-' for a place without a card. */
  readonly grid?: readonly string[];
  readonly blanks?: readonly number[];
  readonly now?: readonly number[];
  readonly next?: readonly number[];
  readonly offer?: readonly number[];
  /** Types of the prosperity cards on display, two by two. */
  readonly pairs?: readonly string[];
  /** The next diplomacy cards, the first one to be drawn first; no other card is in the pile. */
  readonly deck?: readonly number[];
  readonly discard?: readonly number[];
  readonly opponent?: {
    readonly war?: number;
    readonly vp?: number;
    readonly rowCards?: readonly number[];
    readonly priorityCards?: readonly number[];
    readonly constructionCards?: readonly number[];
    readonly warCards?: readonly number[];
  };
}

const WONDER_NUMBERS = new Set(WONDERS.map((row) => row.id));
/** The id of a numbered card. */
export function card(n: number | string): string {
  if (Number(n) >= 245) return `diplomacy-${n}`;
  if (Number(n) >= 225) return `research-${n}`;
  return WONDER_NUMBERS.has(`wonder-${n}`) ? `wonder-${n}` : `building-${n}`;
}
const slot = (back: string, id: string, known: number): Slot => ({ back, card: id, known });

export function techId(name: string, age: number): string {
  const [type, other] = name.replace('!', '').split(':') as [string, string | undefined];
  return `tech-${other ?? age}-${type}`;
}

function buildPlayer(base: Player, spec: PlayerSpec, seat: Seat, age: number): Player {
  const { techs = [], buildings = [], wonders = [], claimed = [], hand = [], books = [], rows = [], specials = [], ...rest } = spec;
  const tracks = Object.fromEntries(TRACKS.map((track) => [track, spec[track] ?? 0])) as Record<TrackId, number>;
  const { gold = 0, vp = 0, rp = 0, jokers = 0, branch = tracks.politics > 5 ? 'democracy' : 'none', markers = 4 } = rest;
  return {
    ...base,
    gold,
    vp,
    rp,
    jokers,
    branch,
    markers,
    tracks,
    techs: techs.map((name) => ({
      id: techId(name, age),
      engaged: name.endsWith('!'),
      last: Math.max(age, techOf(techId(name, age)).last),
    })),
    buildings: buildings.map(String).map((x) => ({ id: card(x.replace(/[!-]/, '')), engaged: x.endsWith('!'), dormant: x.endsWith('-') })),
    wonders: wonders.map(card),
    research: claimed.map(card),
    hand: hand.map((n) => slot('diplomacy', card(n), 1 << seat)),
    books: [...books],
    rows: [...rows],
    specials: [...specials],
  };
}

/** The steps of an age from a phase on, as the step 'age' lays them. */
function stepsFrom(phase: Phase, age: number, leader: number): Step[] {
  const end: Step[] =
    age === 8
      ? [{ step: 'war' }, { step: 'last-cards' }, { step: 'scoring' }]
      : [{ step: 'war' }, { step: 'maintenance' }, { step: 'age' }];
  const parts: [Phase, Step[]][] = [
    ['A', [{ step: 'selection', next: leader }]],
    ['B', [{ step: 'prosperity' }, { step: 'prosper' }]],
    ['C', [{ step: 'income' }, { step: 'declare' }, { step: 'earn' }]],
    ['D', [{ step: 'construction', next: -1 }]],
    ['E', [{ step: 'action' }]],
    ['F', end.slice(0, 1)],
    [age === 8 ? 'END' : 'G', end.slice(1)],
  ];
  return parts
    .slice(parts.findIndex(([p]) => p === phase))
    .flatMap(([, steps]) => steps)
    .reverse();
}

/** What is not said is bare: no cards, no gold, all tracks at 0, an empty display. */
export function arrange(fresh: State, spec: TableSpec): State {
  const { age = 3, phase = 'E', players = [], order = fresh.seats === 1 ? [0, -1] : fresh.players.map((_, seat) => seat) } = spec;
  const { leader = order[0]!, architect = order[1]! } = spec;
  const built = fresh.players.map((p, seat) => buildPlayer(p, players[seat] ?? {}, seat, age));
  const shown = spec.pairs ?? [];
  const left = (xs: readonly string[], pool: readonly string[]): string[] => pool.filter((id) => !xs.includes(id));
  const prosperity = shown.map((type) => `prosperity-${type}`);
  const s: State = {
    ...fresh,
    order,
    age,
    phase: phase === 'END' ? 'E' : phase,
    leader,
    architect,
    architectUsed: spec.architectUsed ?? false,
    books: spec.books ?? {},
    research: (spec.research ?? [225, 226, 227, 228]).map(card),
    grid: (spec.grid ?? ['', '', '', '']).map((row) =>
      row.split(' ').map((name) => (name === '-' || name === '' ? null : techId(name, age))),
    ),
    blanks: [...(spec.blanks ?? [0, 1])],
    wondersNow: (spec.now ?? []).map(card),
    wondersNext: (spec.next ?? []).map(card),
    buildings: (spec.offer ?? []).map(card),
    prosperity: prosperity.map((id) => slot('prosperity', id, ALL)),
    prosperityDeck: left(prosperity, POOLS.prosperity!).map((id) => slot('prosperity', id, 0)),
    prosperityDiscard: [],
    deck: [...(spec.deck ?? [245, 246, 248, 249])].reverse().map((n) => slot('diplomacy', card(n), 0)),
    discard: (spec.discard ?? []).map((n) => slot('diplomacy', card(n), ALL)),
    discardBy: (spec.discard ?? []).map(() => 0),
    players: built,
    steps: stepsFrom(phase, age, order.indexOf(leader)),
  };
  if (s.automa && spec.opponent) arrangeAutoma(s.automa, spec.opponent);
  return s;
}

function arrangeAutoma(a: NonNullable<State['automa']>, spec: NonNullable<TableSpec['opponent']>): void {
  const pile = (back: string, cards: readonly number[] | undefined, old: Slot[]): Slot[] =>
    cards ? [...cards].reverse().map((n) => slot(back, `automa-${back}-${n}`, 0)) : old;
  a.war = spec.war ?? 0;
  a.vp = spec.vp ?? 0;
  a.rowDeck = pile('row', spec.rowCards, a.rowDeck);
  a.priorityDeck = pile('priority', spec.priorityCards, a.priorityDeck);
  a.constructionDeck = pile('construction', spec.constructionCards, a.constructionDeck);
  a.warDeck = pile('war', spec.warCards, a.warDeck);
}
