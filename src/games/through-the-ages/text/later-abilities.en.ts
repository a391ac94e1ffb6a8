import { capital, plural, signed } from './english.js';

type N = { n: number };
type What = { what: string };
type Types = { types: string };
type Seats = { two: number; three: number; four: number };

/** Sentences of the edition of 2015 and of the expansion, worded from the rows of their cards. */
export const laterAbilities = {
  // What is counted: after 'per'.
  'per.first-colony': 'first colony',
  'per.kinds': ({ types }: Types) => `different type among your ${types}`,
  'per.best-workers': ({ types }: Types) => `worker on your best ${types} technology in use`,
  'per.best-worker': 'unit that one worker of your most productive farm or mine produces',
  'per.output': ({ types, what }: Types & What) => `point of ${what} that your ${types} give, with what your leader changes`,
  'per.government-level': 'level of your government',
  'per.wonders': 'wonder',
  'per.specials': 'special technology',
  'per.armies': 'army',
  'per.all-colonies': 'colony of all civilisations',
  'per.science': 'point of your science rating',
  'per.greatest': ({ what }: What) => `${what}, whichever you have most of`,
  'word.culture': 'culture',
  'word.science': 'science',
  'word.strength': 'strength',
  'thing.wonder': 'wonder',
  'things.government': 'government',

  // Leaders and wonders of 2015.
  'trait.per.bare': ({ what, per }: What & { per: string }) => `${what} per ${per}`,
  'trait.on-technology.types': ({ types, what }: Types & What) => `Whenever you play a technology of a ${types}: ${what}.`,
  'trait.retire': ({ n }: N) =>
    `As your political action he may leave the game: your yellow bank gains ${plural(n, 'yellow token')} from the box.`,
  'trait.military-as-civil': 'Once in your turn 1 military action may serve as a civil action.',
  'trait.taking-discount.leader': ({ n }: N) => `Taking a leader from the row costs ${plural(n, 'civil action')} less.`,
  'trait.taking-discount.technology': ({ n }: N) =>
    `Taking a technology from the row costs ${plural(n, 'civil action')} less, but at least 1.`,
  'trait.under-wonder': ({ n }: N) =>
    `When replaced he may be put under one of your finished wonders, which has ${plural(n, 'happy face')} more for good; then no civil action comes back.`,
  'trait.second-politics': 'You may take 2 political actions in each of your political phases.',
  'trait.second-politics.once': 'Once per game: take a second political action in the same political phase.',
  'trait.infantry-as-cavalry': 'For your armies any of your infantry units may count as cavalry.',
  'trait.strength-prize': ({ n }: N) =>
    `At the end of your turn, if you are one of the two strongest (with 2 players the strongest): ${n} culture. You win ties.`,
  'trait.sees-next-event': 'At the start of your political phase you may look at the next event.',
  'trait.no-wonder-surcharge': 'Your finished wonders make others no dearer to take.',
  'trait.on-take-wonder': ({ n }: N) => `Gain ${plural(n, 'resource')} whenever you take a wonder from the row.`,
  'trait.paired-discount': ({
    one,
    other,
    ones,
    others,
    resources,
    science,
  }: {
    one: string;
    other: string;
    ones: string;
    others: string;
    resources: number;
    science: number;
  }) =>
    `With at least one ${one}, ${others} cost ${plural(resources, 'resource')} less and their technologies ${science} science less; with at least one ${other} the same holds for ${ones}.`,
  'trait.colonization-discards': ({ cards, n }: N & { cards: number }) =>
    `When colonising you may discard up to ${plural(cards, 'military card')} for +${n} each.`,
  'trait.convert': ({ type }: { type: string }) =>
    `Once per turn, for 1 civil action: any urban building becomes a ${type} of the same or a higher level, for the difference in cost.`,
  'trait.revolution.culture': ({ n }: N) =>
    `A revolution uses all your military actions instead of the civil ones and scores ${n} culture.`,
  'trait.war-cabinet': ({ culture, science, resources }: { culture: number; science: number; resources: number }) =>
    `Each turn choose: ${culture} culture, or ${science} science for unit technologies and ${plural(resources, 'resource')} for military units.`,
  'trait.labs-produce': 'Each laboratory also produces resources equal to its level. It is no mine.',
  'trait.on-leaving': ({ what }: What) => `When leaving: ${what}.`,
  'trait.on-leaving.end': ({ what }: What) => `When leaving or at the end of the game: ${what}.`,
  'trait.faces-raised': 'Every other card and every worker with at least one happy face has one more.',
  'trait.cheaper-after-leader': ({ n }: N) =>
    `Taking it costs ${plural(n, 'civil action')} less in a turn in which you replaced your leader.`,
  'trait.free-citizen': 'Once per turn: gain 1 population, without food and without an action.',
  'trait.levy.military': ({ food, resources }: { food: number; resources: number }) =>
    `For 1 military action: increase your population for ${food} food less and recruit a unit with the new worker for ${plural(resources, 'resource')} less.`,
  'trait.explorer.retires':
    'As your political action he may leave the game: a territory from your hand becomes your colony, without sacrifice.',
  'trait.explorer.completion': 'When finished you may turn a territory from your hand into your colony, without sacrifice.',
  'trait.costly-to-attack.more': ({ n }: N) => `Rivals pay ${plural(n, 'military action')} more to attack you.`,

  // The expansion.
  'trait.on-finish': ({ what }: What) => `When finished: gain ${what}.`,
  'trait.age-draw': ({ ages, n }: N & { ages: string }) => `At the beginning of ${ages}: draw ${plural(n, 'military card')}.`,
  'trait.works-resources': ({ n }: N) => `Each turn ${plural(n, 'resource')} for stages of wonders and for urban buildings.`,
  'trait.military-resources.weak': ({ n, weak }: N & { weak: number }) =>
    `Each turn ${plural(n, 'resource')} for military units; ${weak} instead if you are one of the two weakest (with 2 players the weakest).`,
  'trait.hand-colours': ({ two, three }: { two: string; three: string }) =>
    `At production, with cards of 2 colours in your civil hand: ${two}; with 3 colours or more besides: ${three}.`,
  'trait.underdog': ({ resources, otherwise }: { resources: number; otherwise: number }) =>
    `At the start of your turn: ${plural(resources, 'resource')} for military units if you are one of the two weakest (with 2 players the weakest); otherwise gain ${otherwise} food, ${plural(otherwise, 'resource')} or ${otherwise} science.`,
  'trait.on-prepare': ({ what }: What) => `Whenever you prepare an event: ${what}.`,
  'trait.false-events': ({ n }: N) =>
    `You may prepare any military card as an event. When one that is no event is revealed, each civilisation gains ${n} science instead.`,
  'trait.healer': ({ n }: N) =>
    `At the start of your turn put a yellow token from the box on your government (${n} at most). At the end of Ages I, II and III one of them goes to your yellow bank, even when he has left.`,
  'trait.sure-draw': ({ n }: N) => `At the end of your turn draw ${plural(n, 'military card')} besides those for unused military actions.`,
  'trait.own-tactics': ({ n }: N) =>
    `Your tactics do not become common. When he leaves he goes under your tactic: each of its armies has ${signed(n)} strength for whoever uses it.`,
  'trait.bought-colonization': ({ one, two, three }: { one: number; two: number; three: number }) =>
    `When colonising you may pay ${one}, ${two} or ${three} resources for +1, +2 or +3.`,
  'trait.on-discard': ({ n }: N) => `${n} culture for each military card you must discard at the end of your turn.`,
  'trait.leader-refund': ({ n }: N) => `When replaced, ${plural(n, 'spent civil action')} come back to you instead of 1.`,
  'trait.farmers-fight': 'For your armies each farm worker may count as infantry or artillery of Age A, without strength of its own.',
  'trait.sees-prepared': 'You see the events that others prepare, also later, until they become current events.',
  'trait.wary': ({ n }: N) => `${signed(n)} strength only against aggressions and where the weakest civilisation is looked for.`,
  'trait.own-action': ({ types, less, culture }: Types & { less: number; culture: number }) =>
    `One civil action more each turn, only to take, develop, build or upgrade a ${types}, developing, building and upgrading for ${less} less; using it scores ${culture} culture.`,
  'trait.either-token': ({ strength, actions }: { strength: number; actions: number }) =>
    `At the end of each of your turns choose: ${signed(strength)} strength or ${plural(actions, 'civil action')} more, until you choose again or he leaves.`,
  'trait.partition':
    'Once per game, as your political action: each weaker civilisation loses 1 yellow token of its bank; you gain 1 (with 4 players only if at least 2 were lost).',
  'trait.on-citizen': ({ science, culture }: { science: number; culture: number }) =>
    `${science} science and ${culture} culture whenever a yellow token leaves your bank for your unused workers.`,
  'trait.science-by-level': ({ types, levels }: Types & { levels: string }) =>
    `${capital(types)} technologies cost less science: ${levels}.`,
  'trait.science-by-variety': ({ n }: N) =>
    `Urban technologies cost ${n} science less for each other urban type of which you have a building.`,
  'trait.prize': ({ technologies, culture }: { technologies: number; culture: number }) =>
    `When replaced no civil action comes back; from then on any civilisation that developed ${technologies} technologies or more in its turn scores ${culture} culture at its end.`,
  'trait.unit-twice': 'One infantry, cavalry or artillery unit counts twice when your armies form; its strength does not.',
  'trait.sale': ({ resources, culture }: { resources: number; culture: number }) =>
    `Whenever you develop a technology you may pay ${plural(resources, 'resource')} for ${culture} culture.`,
  'trait.dear-if-content': ({ n }: N) => `Taking him costs ${plural(n, 'civil action')} more if you have no discontent workers.`,
  'trait.surplus-faces': ({ n }: N) => `At the end of your turn: ${n} culture per happy face beyond what your bank asks for.`,
  'trait.games': ({ n }: N) =>
    `Once per game, at the start of your political phase, open the Games: ${n} culture. Until your next one whoever plays an aggression or a war loses ${n} culture.`,
  'trait.spy':
    'At the start of your political phase you may look at the military cards of one player, never the same one in two turns running.',
  'trait.by-age': ({ list }: { list: string }) => `Changes with the age: ${list}.`,
  'trait.by-age.one': ({ age, what }: What & { age: string }) => `${age} ${what}`,
  'trait.stage-science': 'Each stage scores science equal to its cost.',
  'trait.peaceful-discount': ({ n }: N) => `A peaceful change of government costs ${n} science less per urban building you have.`,
  'trait.extra-low-tokens': 'One worker of your best farm and one of your best mine of Age A or I make one blue token more.',
  'trait.champion': ({ culture, strength }: { culture: number; strength: number }) =>
    `In an aggression or war you may name one of your units: its strength counts once more, and it is sacrificed. As attacker you score ${culture} culture, as defender you have +${strength} strength more.`,
  'trait.calm': ({ n }: N) => `Up to ${plural(n, 'discontent worker')} do not count.`,
  'trait.better-cards': ({ n }: N) =>
    `From its first stage on, each gain and each saving of the first action card of your turn is ${n} greater.`,
  'trait.fresh-card': 'Once per turn you may play an action card taken in this turn.',
  'trait.kept-tokens': ({ culture, resources }: { culture: number; resources: number }) =>
    `When finished its blue tokens stay on it: each gives ${culture} culture, or at any time in your action phase returns to the bank for ${plural(resources, 'resource')}.`,
  'trait.best-in-all': ({ n }: N) =>
    `When finished: ${n} culture for each in which you are ahead of everybody: science, culture, strength, food and resource production.`,
  'trait.best-in-all.seats': ({ two, three, four }: Seats) =>
    `When finished: ${two}, ${three} or ${four} culture (with 2, 3 or 4 players) for each in which you are ahead of everybody: science, culture, strength, food and resource production.`,
  'trait.assembly': 'When finished you may reveal an event of Age III from your hand: it happens for everybody and returns to you.',
  'trait.common-work': ({ n }: N) =>
    `Built with food. Whoever builds a stage scores ${n} culture; each other player may build one stage per turn in their action phase.`,

  // Prices.
  'price.wonder.food': ({ stages, sum }: { stages: string; sum: number }) => `Stages: ${stages} (${sum} food)`,

  // Action cards.
  'do.improve': ({ types, n }: Types & N) => `Build or upgrade ${types} for ${plural(n, 'resource')} less.`,
  'do.gain-either': ({ n }: N) => `Gain ${n} food or ${plural(n, 'resource')}.`,

  // Military cards.
  'territory.one-of': ({ what }: What) => `At once, of your choice: ${what}.`,
  'tactic.bonus.level': ({ n }: N) => `Each army: +${n} strength and the level of its weakest unit.`,
  'war.unrest': ({ n }: N) => `From its declaration to its end both parties have ${plural(n, 'unhappy face')} more.`,

  'whom.most-discontent': 'each civilisation with the most discontent workers',
  'effect.now': ({ n }: N) => `−${plural(n, 'civil action')} at once`,
  'effect.one-cheaper': ({ n }: N) =>
    `may at once do one of these without an action: increase its population for ${n} food less; build a farm, a mine or an urban building for ${plural(n, 'resource')} less; develop a technology for ${n} science less`,
  'effect.gain-per-face': ({ n }: N) => `+${n} food per happy face`,
  'effect.draw-or-score': ({ cards, culture }: { cards: number; culture: number }) =>
    `draws ${plural(cards, 'military card')}, in Age IV scores ${culture} culture instead`,
  'effect.discard-or-lose': ({ cards, culture }: { cards: number; culture: number }) =>
    `discards ${plural(cards, 'military card')}, in Age IV loses ${culture} culture instead`,
  'effect.plan': ({ n }: N) => `chooses one of ${n} events of Age A that were left out, for itself only`,
  'effect.lose-science-above': ({ n }: N) => `loses half of its science points above ${n}, rounded up`,
  'effect.call-up': ({ n }: N) => `loses ${plural(n, 'civil action')} and draws a military card for each`,
  'effect.call-up.further': ({ n }: N) => `loses ${plural(n, 'civil action')} more and draws as many military cards`,
  'effect.ancient-knowledge': ({ science, resources }: { science: number; resources: number }) =>
    `+${science} science per wonder, +${plural(resources, 'resource')} per unfinished wonder; twice as much for Age A`,
  'effect.move-worker': 'may move one worker to any other of its technologies for the difference in cost',
  'effect.negotiate': ({ n }: N) =>
    `gives the strongest ${n} food, ${plural(n, 'resource')} or ${n} science, as the current player chooses, if it has as much`,
  'effect.arms-industry': ({ n }: N) =>
    `+${plural(n, 'resource')} for each type of unit in which no technology is of a higher level than its own`,

  'scoring.production.farm.surplus': ({ n }: N) => `Culture equal to the food that the farms produce, ${n} more if it exceeds consumption.`,
  'scoring.lowest-production': ({ n }: N) => `${n} times the lowest of science, culture, food and resource production in culture.`,
  'scoring.variety': ({ n }: N) => `${n} culture per type of unit, per type of urban building and per special technology.`,
  'scoring.lowest-number': ({ n }: N) => `${n} culture times the lowest number of farms, mines, urban buildings and military units.`,
  'scoring.rank.culture': ({ points }: { points: string }) => `Culture by culture rating: ${points}.`,

  'spoils.population.goods': ({ n, food, resources }: N & { food: number; resources: number }) =>
    `The rival loses ${n} population; you gain ${food} food and ${plural(resources, 'resource')}.`,
  'spoils.one-by-one.one': ({ age }: { age: string }) =>
    `The rival loses one urban building up to ${age} of your choice; you gain half its cost in resources, rounded up.`,
  'spoils.one-by-one.two': ({ age, other }: { age: string; other: string }) =>
    `The rival loses one urban building up to ${age} and one up to ${other} of your choice; you gain half of each cost in resources, rounded up.`,
  'spoils.leader-or-wonder': ({ n }: N) =>
    `The rival loses its leader or its unfinished wonder, as you choose; you gain ${n} culture per level of it.`,
  'spoils.civil-card': ({ n }: N) => `Take a civil card of the rival’s hand; ${n} culture if you play it this turn.`,
  'spoils.each': ({ food, resources, science, culture }: { food: number; resources: number; science: number; culture: number }) =>
    `The rival loses up to ${food} food, ${plural(resources, 'resource')}, ${science} science and ${culture} culture; you gain the same.`,
} as const;
