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
/** All symbols of a card as figures, so that sums need not ask which ones are there. */
export type FullYield = { readonly [K in keyof Yield]-?: number };

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
  /** Happy faces of these, with what St. Peter's Basilica adds (TTA-CRD-13, TTN-CRD-08). */
  | { readonly of: 'faces'; readonly from: readonly (Urban | 'government' | 'wonder')[] }
  | { readonly of: 'colonies'; readonly max?: number }
  /** Types among these with at least one worker. */
  | { readonly of: 'types'; readonly types: readonly Worked[] }
  /** Workers on the best of these with a worker on it (TTX-CRD-36). */
  | { readonly of: 'best-workers'; readonly types: readonly Worked[] }
  /** What one worker of the farm or mine that yields most produces (TTX-CRD-26). */
  | { readonly of: 'best-worker' }
  /** What workers of these types give, with what the leader changes about them (TTN-CRD-09). */
  | { readonly of: 'output'; readonly types: readonly Urban[]; readonly what: readonly ('culture' | 'science' | 'strength')[] }
  | { readonly of: 'government-level' | 'wonders' | 'specials' | 'armies' }
  /** The colonies of all civilisations together. */
  | { readonly of: 'all-colonies' }
  | { readonly of: 'rating'; readonly rating: 'science' }
  /** Whichever of these is most. */
  | { readonly of: 'greatest'; readonly among: readonly Count[] }
  /** The levels of all technology cards in play, government and special technologies included (TTA-CRD-15). */
  | { readonly of: 'technology-levels' };

/** What a leader, wonder or special technology does besides its symbols. One word each, applied where it belongs. */
export type Trait =
  /** Added to the ratings all the time. */
  | {
      readonly trait: 'per';
      readonly count: Count;
      readonly gives: Yield;
      /** It is the buildings that give it (TTN-CRD-09). */
      readonly ofBuildings?: true;
    }
  /** Scored once when the wonder is finished (TTA-WON-08); several counts add up. */
  | { readonly trait: 'on-completion'; readonly count: Count; readonly culture: number }
  | { readonly trait: 'on-take-technology'; readonly science: number }
  /** After playing a technology or government. `civilAction`: one used action becomes available (TTA-CRD-10). */
  | {
      readonly trait: 'on-technology';
      readonly resources?: number;
      readonly culture?: number;
      readonly civilAction?: true;
      /** Only technologies of these types. */
      readonly types?: readonly Worked[];
    }
  /** When an aggression or war is played against its owner. */
  | { readonly trait: 'on-attacked'; readonly culture: number }
  /** Resources each turn for military units only (TTA-MIL-04); `weak`: instead, among the two weakest. */
  | { readonly trait: 'military-resources'; readonly n: number; readonly weak?: number }
  | { readonly trait: 'growth-discount'; readonly food: number }
  /** Once per turn: grow without an action, cheaper. */
  | { readonly trait: 'free-growth'; readonly food: number }
  /** For one civil action (`military`: one military action): grow and recruit with the new worker, both cheaper. */
  | { readonly trait: 'levy'; readonly food: number; readonly resources: number; readonly military?: true }
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
  /**
   * Once per game, as political action: a territory from hand becomes a colony (TTA-CRD-08). `retires`: the leader leaves
   * the game with it (TTN-CRD-16); `onCompletion`: when the wonder is finished instead.
   */
  | { readonly trait: 'explorer'; readonly retires?: true; readonly onCompletion?: true }
  | { readonly trait: 'revolution-by-military'; readonly culture?: number }
  | { readonly trait: 'no-attacks' }
  /** Attacks on the owner cost this many times the military actions, and `more` besides. */
  | { readonly trait: 'costly-to-attack'; readonly times: number; readonly more?: number }
  | SecondTrait
  | ExpansionTrait;

/** Words that the edition of 2015 needs. */
export type SecondTrait =
  /** As political action: he leaves the game for yellow tokens (TTN-CRD-16). */
  | { readonly trait: 'retire'; readonly yellow: number }
  /** Once per turn a military action serves as a civil one (TTN-CRD-19). */
  | { readonly trait: 'military-as-civil' }
  /** Cards of the row for fewer civil actions (TTN-TAKE-01). */
  | { readonly trait: 'taking-discount'; readonly of: 'leader' | 'technology'; readonly n: number; readonly least: number }
  /** Replaced, he may lie under a finished wonder, which has these faces more (TTN-CRD-12). */
  | { readonly trait: 'under-wonder'; readonly happy: number }
  /** A second political action; `once`: in one turn of the game. */
  | { readonly trait: 'second-politics'; readonly once?: true }
  | { readonly trait: 'infantry-as-cavalry' }
  /** At the end of the turn, among the two strongest, ties won (TTN-CRD-14). */
  | { readonly trait: 'strength-prize'; readonly culture: number }
  | { readonly trait: 'sees-next-event' }
  | { readonly trait: 'no-wonder-surcharge' }
  | { readonly trait: 'on-take-wonder'; readonly resources: number }
  /** With a building of the one type, buildings and technologies of the other cost less. */
  | { readonly trait: 'paired-discount'; readonly types: readonly [Urban, Urban]; readonly resources: number; readonly science: number }
  /** Military cards discarded for an expedition. */
  | { readonly trait: 'colonization-discards'; readonly cards: number; readonly n: number }
  /** Once per turn: an urban building becomes one of this type, of the same or a higher level. */
  | { readonly trait: 'convert'; readonly to: Urban }
  /** Each turn: culture, or science for unit technologies and resources for units (TTN-CRD-15). */
  | { readonly trait: 'war-cabinet'; readonly culture: number; readonly science: number; readonly resources: number }
  /** Each lab worker also makes a token worth the level of the lab (TTN-CRD-10). */
  | { readonly trait: 'labs-produce' }
  /** Scored when the leader leaves, in whatever way; `atEnd`: or when the game ends. */
  | { readonly trait: 'on-leaving'; readonly count?: Count; readonly gives: Pick<Gain, 'culture' | 'science'>; readonly atEnd?: true }
  /** Every other card or worker with a happy face has one more (TTN-CRD-08). */
  | { readonly trait: 'faces-raised' }
  /** In the row already: for fewer civil actions in a turn in which the leader was replaced (TTN-TAKE-01). */
  | { readonly trait: 'cheaper-after-leader'; readonly n: number }
  /** Once per turn: a citizen for nothing (TTN-CRD-22). */
  | { readonly trait: 'free-citizen' };

/** Words of the expansion and of the cards it balances anew. */
export type ExpansionTrait =
  /** When the wonder is finished. */
  | { readonly trait: 'on-finish'; readonly gain: Gain }
  /** Resources each turn for wonders and urban buildings only (TTX-EAR-01). */
  | { readonly trait: 'works-resources'; readonly n: number }
  /** At the beginning of these ages (TTX-CRD-09). */
  | { readonly trait: 'age-draw'; readonly ages: readonly number[]; readonly n: number }
  /** Production bonuses by the colours in the civil hand: for two, and besides for three (TTX-CRD-06). */
  | { readonly trait: 'hand-colours'; readonly two: Yield; readonly three: Yield }
  /** At the start of a turn: resources for units, if among the two weakest; else so much of one kind by choice. */
  | { readonly trait: 'underdog'; readonly resources: number; readonly otherwise: number }
  | { readonly trait: 'on-prepare'; readonly science?: number; readonly culture?: number; readonly militaryCards?: number }
  /** Any military card may be prepared; what is no event gives all this science (TTX-CRD-01). */
  | { readonly trait: 'false-events'; readonly science: number }
  /** A yellow token on the government each turn, for the ends of ages (TTX-CRD-07). */
  | { readonly trait: 'healer'; readonly most: number }
  /** Military cards drawn in any case (TTX-CRD-02). */
  | { readonly trait: 'sure-draw'; readonly n: number }
  /** Tactics stay his; leaving, he makes the last one stronger (TTX-CRD-03 to 05). */
  | { readonly trait: 'own-tactics'; readonly strength: number }
  /** +1, +2, +3 for an expedition for these resources. */
  | { readonly trait: 'bought-colonization'; readonly prices: readonly [number, number, number] }
  /** For each military card above the limit at the end of the turn. */
  | { readonly trait: 'on-discard'; readonly culture: number }
  /** Civil actions given back when she is replaced (TTX-CRD-17). */
  | { readonly trait: 'leader-refund'; readonly n: number }
  /** For armies, farmers are infantry or artillery of Age A (TTX-CRD-11). */
  | { readonly trait: 'farmers-fight' }
  | { readonly trait: 'sees-prepared' }
  /** Strength against aggressions and where the weakest is looked for (TTX-CRD-13). */
  | { readonly trait: 'wary'; readonly strength: number }
  /** One action per turn for these only, cheaper by `less` and worth culture (TTX-CRD-15, 16). */
  | { readonly trait: 'own-action'; readonly types: readonly Urban[]; readonly less: number; readonly culture: number }
  /** A white token for the government or for strength (TTX-CRD-10). */
  | { readonly trait: 'either-token'; readonly strength: number; readonly civilActions: number }
  /** Once per game, as political action: yellow tokens of the weaker (TTX-CRD-27). */
  | { readonly trait: 'partition' }
  /** For each citizen who leaves the yellow bank (TTX-CRD-30). */
  | { readonly trait: 'on-citizen'; readonly science: number; readonly culture: number }
  | { readonly trait: 'science-by-level'; readonly types: readonly Worked[]; readonly byLevel: readonly [number, number, number, number] }
  /** Replaced, he founds a prize for whoever develops so many technologies in a turn (TTX-CRD-31, 32). */
  | { readonly trait: 'prize'; readonly technologies: number; readonly culture: number }
  /** Urban technologies, by the other urban types with a building (TTX-CRD-29). */
  | { readonly trait: 'science-by-variety'; readonly n: number }
  /** One unit counts twice in an army (TTX-CRD-37). */
  | { readonly trait: 'unit-twice' }
  /** After developing a technology: culture for resources. */
  | { readonly trait: 'sale'; readonly resources: number; readonly culture: number }
  /** Taking him costs more without discontent workers (TTX-CRD-39). */
  | { readonly trait: 'dear-if-content'; readonly n: number }
  /** At the end of the turn, for each happy face beyond need (TTX-CRD-38). */
  | { readonly trait: 'surplus-faces'; readonly culture: number }
  /** Once per game: culture now, and whoever attacks until the next turn loses as much (TTX-CRD-35). */
  | { readonly trait: 'games'; readonly culture: number }
  /** Looks at a hand of military cards (TTX-CRD-40). */
  | { readonly trait: 'spy' }
  /** A sign that changes with the age, A to IV (TTX-CRD-08). */
  | { readonly trait: 'by-age'; readonly gives: readonly Yield[] }
  /** Each stage scores its own cost. */
  | { readonly trait: 'stage-science' }
  /** Peaceful change of government, per urban building. */
  | { readonly trait: 'peaceful-discount'; readonly n: number }
  /** One worker of the best farm and of the best mine up to this level makes a token more (TTX-CRD-19). */
  | { readonly trait: 'extra-low-tokens'; readonly most: number }
  /** A unit named in a fight (TTX-CRD-23 to 25): culture for the attacker, strength for the defender. */
  | { readonly trait: 'champion'; readonly culture: number; readonly strength: number }
  /** Discontent workers that do not count (TTX-CRD-18). */
  | { readonly trait: 'calm'; readonly n: number }
  /** From its first stage: the first action card of a turn gives more of everything (TTX-CRD-21, 22). */
  | { readonly trait: 'better-cards'; readonly n: number }
  /** Once per turn an action card just taken. */
  | { readonly trait: 'fresh-card' }
  /** Its tokens stay: each gives culture, or once resources (TTX-CRD-34). */
  | { readonly trait: 'kept-tokens'; readonly culture: number; readonly resources: number }
  /** When finished: for each rating and production in which nobody equals it (TTX-CRD-47). */
  | { readonly trait: 'best-in-all'; readonly each: BySeats }
  /** When finished: an event of Age III from the hand happens and returns (TTX-CRD-46). */
  | { readonly trait: 'assembly' }
  /** Others build at it too; each stage scores (TTX-CRD-42 to 45). */
  | { readonly trait: 'common-work'; readonly culture: number };

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
  /** Build or upgrade (TTN-ACC-04). */
  | { readonly do: 'improve'; readonly types: readonly (Land | Urban)[]; readonly discount: number }
  /** n food or n resources. */
  | { readonly do: 'gain-either'; readonly n: number }
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
  | 'most-culture-if-weak'
  /** All that are tied for the most discontent workers, if there are any. */
  | 'most-discontent';

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
  /** What each discontent worker costs; civil actions are those of the next turn, or (`now`) those at hand (TTN-EOT-07). */
  | { readonly do: 'per-discontent'; readonly whom: Whom; readonly culture?: number; readonly civilActions?: number; readonly now?: true }
  | { readonly do: 'yellow-to-strongest'; readonly whom: 'weakest'; readonly n: number }
  | { readonly do: 'discard-old-leader'; readonly whom: Whom }
  | { readonly do: 'ruin-wonder'; readonly whom: Whom; readonly levels: readonly number[]; readonly culture: number }
  /** The one concerned destroys a building of every other civilisation. */
  | { readonly do: 'destroy-of-others'; readonly whom: Whom }
  | { readonly do: 'take-cards'; readonly whom: Whom; readonly actions: number }
  | { readonly do: 'no-discard-this-turn' }
  /** Grow, build or develop once, for so much less, without an action (TTN-CRD-13). */
  | { readonly do: 'one-cheaper'; readonly whom: Whom; readonly n: number }
  | { readonly do: 'gain-per-face'; readonly whom: Whom; readonly food: number }
  /** Military cards, or culture in Age IV (TTN-CRD-21). */
  | { readonly do: 'draw-or-score'; readonly whom: Whom; readonly cards: number; readonly culture: number }
  | { readonly do: 'discard-or-lose'; readonly whom: Whom; readonly cards: number; readonly culture: number }
  /** One of so many events of Age A that were left out, for oneself only (TTX-CRD-48). */
  | { readonly do: 'plan'; readonly whom: Whom; readonly cards: number }
  /** Half of the science points above this, rounded up (TTX-CRD-49). */
  | { readonly do: 'lose-science-above'; readonly whom: Whom; readonly above: number }
  /** Civil actions lost, and as many military cards drawn (TTX-CRD-50); `further` to those that another effect has taken. */
  | { readonly do: 'call-up'; readonly whom: Whom; readonly n: number; readonly further?: true }
  /** Per finished wonder science, per unfinished one resources; twice for Age A. */
  | { readonly do: 'ancient-knowledge'; readonly whom: Whom; readonly science: number; readonly resources: number }
  /** One worker to any other technology for the difference (TTX-CRD-51). */
  | { readonly do: 'move-worker'; readonly whom: Whom }
  /** The strongest takes so much of one kind that the current player names (TTX-CRD-53). */
  | { readonly do: 'negotiate'; readonly whom: 'weakest'; readonly n: number }
  /** Per unit type in which its technology is of the highest level (TTX-CRD-54). */
  | { readonly do: 'arms-industry'; readonly whom: Whom; readonly resources: number };

/** How an Age III event scores (TTA-EVT-07). */
export type Scoring =
  /** `surplus`: more, when the farms feed everybody. */
  | { readonly by: 'production'; readonly what: Land; readonly surplus?: number }
  /** The lowest of science, culture, food and resources (TTX-PROD-03). */
  | { readonly by: 'lowest-production'; readonly each: number }
  /** Types of units and urban buildings, special technologies. */
  | { readonly by: 'variety'; readonly each: number }
  /** The lowest number of farms, mines, urban buildings, units. */
  | { readonly by: 'lowest-number'; readonly each: number }
  | { readonly by: 'worker-levels'; readonly types: readonly Worked[]; readonly each: number }
  | { readonly by: 'colonies'; readonly each: number }
  | { readonly by: 'actions'; readonly civil: number; readonly military: number }
  /** Points per happy face and, less than 0, per discontent worker. */
  | { readonly by: 'happiness'; readonly each: number; readonly discontent: number }
  | { readonly by: 'population'; readonly above: number; readonly each: number }
  | { readonly by: 'ruling-levels'; readonly each: number }
  | { readonly by: 'rank'; readonly rating: 'science' | 'strength' | 'culture'; readonly points: Readonly<Record<2 | 3 | 4, readonly number[]>> }
  /** Technologies of the last age of the version: III, or II in the Advanced version. */
  | { readonly by: 'last-technologies'; readonly each: number }
  | { readonly by: 'wonders'; readonly byLevel: readonly [number, number, number, number] };

/** What the victor of an aggression or war takes; `advantage`: per point of strength advantage (wars). */
export type Spoils =
  | { readonly take: 'mix'; readonly n: number | 'advantage' }
  | { readonly take: 'population'; readonly n: number; readonly resources: number; readonly food?: number }
  /** Up to n urban buildings of one type and level; the victor produces half their printed cost. */
  | { readonly take: 'buildings'; readonly n: number; readonly round: 'up' | 'down' }
  /** One urban building up to each of these levels; half of each printed cost, rounded up (TTN-CRD-02). */
  | { readonly take: 'one-by-one'; readonly levels: readonly number[] }
  | { readonly take: 'leader-or-wonder'; readonly culturePerLevel: number }
  /** A civil card of the hand; culture if it is played this turn (TTX-CRD-55). */
  | { readonly take: 'civil-card'; readonly culture: number }
  | { readonly take: 'each'; readonly food: number; readonly resources: number; readonly science: number; readonly culture: number }
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
