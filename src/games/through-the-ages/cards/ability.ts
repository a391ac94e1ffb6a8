/** How sure a figure is: rulebook, public material (or both together), general knowledge, or our own design (see docs/rules). */
export type Provenance = 'R' | 'R+P' | 'P' | 'K' | 'D';

/** Technologies that workers stand on. */
export const LAND = ['farm', 'mine'] as const;
export const URBAN = ['lab', 'temple', 'library', 'theater', 'arena'] as const;
export const UNITS = ['infantry', 'cavalry', 'artillery', 'airforce'] as const;
export const WORKED = [...LAND, ...URBAN, ...UNITS] as const;
export type Land = (typeof LAND)[number];
export type Urban = (typeof URBAN)[number];
export type UnitType = (typeof UNITS)[number];
export type Worked = (typeof WORKED)[number];

/** Special technologies: one of each kind in play (TTA-SPC-02). */
export const SPECIAL_KINDS = ['military', 'civil', 'colonization', 'construction'] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

/** What a card gives all the time: per worker on technologies with workers, once on other cards. */
export interface Yield {
  readonly food?: number;
  readonly resources?: number;
  readonly science?: number;
  readonly culture?: number;
  readonly happy?: number;
  readonly strength?: number;
  readonly civilActions?: number;
  readonly militaryActions?: number;
  readonly urbanLimit?: number;
  /** Added to what is sent to a new territory (TTA-COL-03). */
  readonly colonization?: number;
  /** Tokens from the box, returned when the card is lost (TTA-TOK-10). */
  readonly blueTokens?: number;
  readonly yellowTokens?: number;
}

/** What a civilisation has, counted. `max` bounds the count, not what it gives. */
export type Count =
  | { readonly of: 'workers'; readonly types: readonly Worked[]; readonly levels?: readonly number[]; readonly max?: number }
  /** The levels of the technologies of all these workers, added up. */
  | { readonly of: 'worker-levels'; readonly types: readonly Worked[] }
  /** The highest level among these with a worker on it. */
  | { readonly of: 'best-level'; readonly types: readonly Worked[] }
  /** The culture of one worker on the best of these with a worker on it. */
  | { readonly of: 'best-culture'; readonly types: readonly Worked[] }
  /** Pairs of one worker on each type. */
  | { readonly of: 'pairs'; readonly types: readonly [Worked, Worked] }
  /** Happy faces of these, doubled by St. Peter's Basilica (TTA-CRD-13). */
  | { readonly of: 'faces'; readonly from: readonly ('temple' | 'theater' | 'wonder')[] }
  | { readonly of: 'colonies' }
  /** The levels of all technology cards in play, government and special technologies included (TTA-CRD-15). */
  | { readonly of: 'technology-levels' };

/** What a leader, wonder or special technology does besides its symbols. One word each, applied where it belongs. */
export type Trait =
  /** Added to the ratings all the time. */
  | { readonly trait: 'per'; readonly count: Count; readonly gives: Yield }
  /** Scored once when the wonder is finished (TTA-WON-08); several counts add up. */
  | { readonly trait: 'on-completion'; readonly count: Count; readonly culture: number }
  | { readonly trait: 'on-take-technology'; readonly science: number }
  /** After playing a technology or government. `civilAction`: one used action becomes available (TTA-CRD-10). */
  | { readonly trait: 'on-technology'; readonly resources?: number; readonly culture?: number; readonly civilAction?: true }
  /** When an aggression or war is played against its owner. */
  | { readonly trait: 'on-attacked'; readonly culture: number }
  /** Resources each turn for military units only (TTA-MIL-04). */
  | { readonly trait: 'military-resources'; readonly n: number }
  | { readonly trait: 'growth-discount'; readonly food: number }
  /** Once per turn: grow without an action, cheaper. */
  | { readonly trait: 'free-growth'; readonly food: number }
  /** For one civil action: grow and recruit with the new worker, both cheaper. */
  | { readonly trait: 'levy'; readonly food: number; readonly resources: number }
  | { readonly trait: 'science-discount'; readonly types: readonly Worked[]; readonly n: number }
  /** Resources less for building, by level; also before taking the difference of an upgrade (TTA-UPG-04). */
  | { readonly trait: 'build-discount'; readonly types: readonly Worked[]; readonly byLevel: readonly [number, number, number, number] }
  /** Rivals pay more for building and upgrading these. */
  | { readonly trait: 'rivals-pay'; readonly types: readonly Worked[]; readonly n: number }
  /** While a war is declared on the owner, units cost less. */
  | { readonly trait: 'besieged-discount'; readonly n: number }
  | { readonly trait: 'wonder-taking-discount'; readonly n: number }
  /** Stages that one civil action may build (TTA-WON-07). */
  | { readonly trait: 'stages'; readonly n: number }
  | { readonly trait: 'hand-limits'; readonly n: number }
  | { readonly trait: 'faces-count-twice' }
  /** One worker of the best mine produces a second token (TTA-CRD-14). */
  | { readonly trait: 'extra-mine-token' }
  /** Labs of level I and higher are mines too (TTA-CRD-12). */
  | { readonly trait: 'labs-are-mines' }
  /** Strength that belongs to the unit and counts when it is sacrificed (TTA-CRD-04). */
  | { readonly trait: 'unit-strength'; readonly types: readonly UnitType[]; readonly n: number }
  | { readonly trait: 'no-tactic' }
  | { readonly trait: 'best-army-twice' }
  | { readonly trait: 'defence-cards-twice' }
  | { readonly trait: 'colonization-cards'; readonly n: number }
  /** Once per game, as political action: a territory from hand becomes a colony (TTA-CRD-08). */
  | { readonly trait: 'explorer' }
  | { readonly trait: 'revolution-by-military' }
  | { readonly trait: 'no-attacks' }
  /** Attacks on the owner cost this many times the military actions. */
  | { readonly trait: 'costly-to-attack'; readonly times: number };

/** Things that come at once. Food and resources follow TTA-TOK-05, points move the markers only (TTA-ACC-06). */
export interface Gain {
  readonly food?: number;
  readonly resources?: number;
  readonly science?: number;
  readonly culture?: number;
  /** Workers for free (TTA-POP-05). */
  readonly population?: number;
  readonly militaryCards?: number;
}

/** Figures that depend on the number of players: for 2, 3 and 4. */
export type BySeats = readonly [number, number, number];

/** What a yellow action card does. */
export type ActionEffect =
  | { readonly do: 'gain'; readonly gain: Gain }
  /** Exactly one stage of the wonder (TTA-CRD-01). */
  | { readonly do: 'stage'; readonly discount: number }
  | { readonly do: 'build'; readonly types: readonly (Land | Urban)[]; readonly discount: number }
  | { readonly do: 'upgrade'; readonly types: readonly (Land | Urban)[]; readonly discount: number }
  /** Grow at full price, the food comes after (TTA-ACC-04). */
  | { readonly do: 'grow'; readonly food: number }
  /** Play a technology at full price, the science comes after (TTA-GOV-06). */
  | { readonly do: 'technology'; readonly science: number }
  | { readonly do: 'arm'; readonly militaryActions: number; readonly resources: number }
  /** For each civilisation ahead: resources for units (by strength) or culture (by culture points). */
  | { readonly do: 'catch-up'; readonly by: 'strength' | 'culture'; readonly each: BySeats };

/** Whom an event concerns; ranks and ties by TTA-TIE, two players by TTA-TWO-01. */
export type Whom =
  | 'all'
  | 'strongest'
  | 'weakest'
  | 'two-strongest'
  | 'two-weakest'
  | 'most-culture'
  | 'least-culture'
  /** All that are tied for the most happy faces (TTA-TIE-04). */
  | 'happiest'
  /** The one with most culture, if among the two weakest. */
  | 'most-culture-if-weak';

/** One thing an event does to each civilisation it concerns, clockwise from the current player. */
export type EventEffect =
  | { readonly do: 'gain'; readonly whom: Whom; readonly gain: Gain }
  /** n food or resources: all of one kind, or any mix. */
  | { readonly do: 'gain-mix'; readonly whom: Whom; readonly n: number; readonly mixed: boolean }
  | { readonly do: 'lose-mix'; readonly whom: Whom; readonly n: number }
  | { readonly do: 'lose'; readonly whom: Whom; readonly culture: number }
  | { readonly do: 'lose-all-food'; readonly whom: Whom }
  | { readonly do: 'lose-blue'; readonly whom: Whom; readonly n: number }
  | { readonly do: 'lose-population'; readonly whom: Whom; readonly n: number | 'half-discontent' }
  | { readonly do: 'lose-building'; readonly whom: Whom; readonly types: readonly (Land | Urban)[] }
  | { readonly do: 'lose-colony'; readonly whom: Whom }
  /** An unused worker may become this, free of charge (TTA-EVT-06). */
  | { readonly do: 'free-worker'; readonly whom: Whom; readonly type: 'temple' | 'infantry' }
  /** Points by a rating of one's own, times `times`. */
  | { readonly do: 'score-rating'; readonly whom: Whom; readonly rating: 'culture' | 'science'; readonly as: 'culture' | 'science' }
  | { readonly do: 'produce'; readonly whom: Whom; readonly what: readonly Land[]; readonly upkeep: boolean }
  /** What each discontent worker costs; civil actions are those of the next turn. */
  | { readonly do: 'per-discontent'; readonly whom: Whom; readonly culture?: number; readonly civilActions?: number }
  | { readonly do: 'yellow-to-strongest'; readonly whom: 'weakest'; readonly n: number }
  | { readonly do: 'discard-old-leader'; readonly whom: Whom }
  | { readonly do: 'ruin-wonder'; readonly whom: Whom; readonly levels: readonly number[]; readonly culture: number }
  /** The one concerned destroys a building of every other civilisation. */
  | { readonly do: 'destroy-of-others'; readonly whom: Whom }
  | { readonly do: 'take-cards'; readonly whom: Whom; readonly actions: number }
  | { readonly do: 'no-discard-this-turn' };

/** How an Age III event scores (TTA-EVT-07). */
export type Scoring =
  | { readonly by: 'production'; readonly what: Land }
  | { readonly by: 'worker-levels'; readonly types: readonly Worked[]; readonly each: number }
  | { readonly by: 'colonies'; readonly each: number }
  | { readonly by: 'actions'; readonly civil: number; readonly military: number }
  /** Points per happy face and, less than 0, per discontent worker. */
  | { readonly by: 'happiness'; readonly each: number; readonly discontent: number }
  | { readonly by: 'population'; readonly above: number; readonly each: number }
  | { readonly by: 'ruling-levels'; readonly each: number }
  | { readonly by: 'rank'; readonly rating: 'science' | 'strength'; readonly points: Readonly<Record<2 | 3 | 4, readonly number[]>> }
  /** Technologies of the last age of the version: III, or II in the Advanced version. */
  | { readonly by: 'last-technologies'; readonly each: number }
  | { readonly by: 'wonders'; readonly byLevel: readonly [number, number, number, number] };

/** What the victor of an aggression or war takes; `advantage`: per point of strength advantage (wars). */
export type Spoils =
  | { readonly take: 'mix'; readonly n: number | 'advantage' }
  | { readonly take: 'population'; readonly n: number; readonly resources: number }
  /** Up to n urban buildings of one type and level; the victor produces half their printed cost. */
  | { readonly take: 'buildings'; readonly n: number; readonly round: 'up' | 'down' }
  | { readonly take: 'colony' }
  | { readonly take: 'leader'; readonly culturePerLevel: number }
  | { readonly take: 'unfinished-wonder'; readonly culturePerLevel: number }
  | { readonly take: 'science'; readonly n: number }
  | { readonly take: 'culture'; readonly n: number; readonly advantage?: true; readonly differentGovernment?: number }
  /** Science points and special technologies at their science price, worth the advantage together. */
  | { readonly take: 'knowledge' }
  | { readonly take: 'yellow'; readonly n: number; readonly perAdvantage: number };

/** What one party of a pact has from it. */
export interface PactTerms {
  readonly gives?: Yield;
  /** Added at production: food or resources, may be negative. */
  readonly produces?: { readonly food?: number; readonly resources?: number };
  /** Strength for whoever attacks the other party. */
  readonly attackBonus?: number;
  /** On its turn it may use one of the first as one of the second, once. */
  readonly swap?: 'food-as-resource' | 'resource-as-food';
  /** A technology costs less and the other party pays (TTA-CRD-07). */
  readonly sharedScience?: { readonly less: number; readonly partnerPays: number };
  readonly culturePerPartnerWonder?: number;
  readonly noWarOnMe?: true;
}
export type AttackClause = 'stays' | 'ends' | 'forbidden';
