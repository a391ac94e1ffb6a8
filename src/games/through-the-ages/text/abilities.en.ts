import { capital, change, plural, signed } from './english.js';

type N = { n: number };
type What = { what: string };
type Types = { types: string };
type Seats = { two: number; three: number; four: number };

/** The sentences of the cards, worded from their rows. */
export const abilities = {
  // What cards give all the time.
  'yield.food': ({ n }: N) => `${signed(n)} food`,
  'yield.resources': ({ n }: N) => change(n, 'resource'),
  'yield.science': ({ n }: N) => `${signed(n)} science`,
  'yield.culture': ({ n }: N) => `${signed(n)} culture`,
  'yield.happy': ({ n }: N) => (n < 0 ? plural(-n, 'unhappy face') : plural(n, 'happy face')),
  'yield.strength': ({ n }: N) => `${signed(n)} strength`,
  'yield.civilActions': ({ n }: N) => change(n, 'civil action'),
  'yield.militaryActions': ({ n }: N) => change(n, 'military action'),
  'yield.colonization': ({ n }: N) => `${signed(n)} for colonising`,
  'yield.blueTokens': ({ n }: N) => change(n, 'blue token'),
  'yield.urbanLimit': ({ n }: N) => `${signed(n)} to the limit of urban buildings`,
  'yield.yellowTokens': ({ n }: N) => change(n, 'yellow token'),

  // What comes at once.
  'gain.food': ({ n }: N) => `${n} food`,
  'gain.resources': ({ n }: N) => plural(n, 'resource'),
  'gain.science': ({ n }: N) => `${n} science`,
  'gain.culture': ({ n }: N) => `${n} culture`,
  'gain.population': ({ n }: N) => `${plural(n, 'citizen')} for free`,
  'gain.militaryCards': ({ n }: N) => plural(n, 'military card'),

  // Prices.
  'price.technology': ({ science, resources }: { science: number; resources: number }) =>
    `${science} science; each worker ${plural(resources, 'resource')}`,
  'price.initial': ({ resources }: { resources: number }) => `Yours from the start; each worker ${plural(resources, 'resource')}`,
  'price.government': ({ revolution, peaceful }: { revolution: number; peaceful: number }) =>
    `${revolution} science by revolution, ${peaceful} peacefully`,
  'price.government.initial': 'Yours from the start',
  'price.special': ({ science }: { science: number }) => `${science} science`,
  'price.wonder': ({ stages, sum }: { stages: string; sum: number }) => `Stages: ${stages} (${plural(sum, 'resource')})`,
  'price.stage': ({ n }: N) => String(n),
  'price.civil': ({ n }: N) => plural(n, 'civil action'),
  'price.military': ({ n }: N) => plural(n, 'military action'),
  'price.leader-level': 'As many military actions as the level of the leader',
  'price.wonder-level': 'As many military actions as the level of the wonder',

  // Technologies and governments.
  'tech.farm': ({ n }: N) => `Each worker produces ${n} food per turn.`,
  'tech.mine': ({ n }: N) => `Each worker produces ${plural(n, 'resource')} per turn.`,
  'tech.each': ({ what }: What) => `Each worker: ${what}.`,
  'tech.unit': ({ what }: What) => `Each unit: ${what}.`,
  'tech.airforce': 'May join one army and doubles its bonus.',
  'government.actions': ({ civil, military, limit }: { civil: number; military: number; limit: number }) =>
    `${plural(civil, 'civil action')} and ${plural(military, 'military action')}; at most ${plural(limit, 'building')} of each urban type`,

  // What is counted: after 'per'.
  'per.types': ({ types }: Types) => types,
  'per.first': ({ types, max }: Types & { max: number }) => `${types} of Age A (${max} at most)`,
  'per.levels': ({ types }: Types) => `level of each ${types}`,
  'per.best-level': ({ types }: Types) => `level of your best ${types}`,
  'per.best-culture': ({ types }: Types) => `point of culture of your best ${types} (one worker)`,
  'per.pairs': ({ types }: Types) => `pair of ${types}`,
  'per.faces': ({ types }: Types) => `happy face of your ${types}`,
  'per.colonies': 'colony',
  'per.technologies': 'level of each of your technologies, government and special technologies included',
  'thing.farm': 'farm',
  'thing.mine': 'mine',
  'thing.lab': 'laboratory',
  'thing.temple': 'temple',
  'thing.library': 'library',
  'thing.theater': 'theatre',
  'thing.arena': 'arena',
  'thing.unit': 'military unit',
  'thing.urban': 'urban building',
  'thing.infantry': 'infantry unit',
  'thing.cavalry': 'cavalry unit',
  'thing.artillery': 'artillery unit',
  'thing.airforce': 'air force unit',
  'an.farm': 'a farm',
  'an.mine': 'a mine',
  'an.lab': 'a laboratory',
  'an.temple': 'a temple',
  'an.library': 'a library',
  'an.theater': 'a theatre',
  'an.arena': 'an arena',
  'an.urban': 'an urban building',
  'things.farm': 'farms',
  'things.mine': 'mines',
  'things.lab': 'laboratories',
  'things.temple': 'temples',
  'things.library': 'libraries',
  'things.theater': 'theatres',
  'things.arena': 'arenas',
  'things.infantry': 'infantry units',
  'things.cavalry': 'cavalry units',
  'things.artillery': 'artillery units',
  'things.airforce': 'air force units',
  'things.wonder': 'wonders',
  'things.unit': 'military units',
  'things.urban': 'urban buildings',

  // Leaders, wonders, special technologies.
  'trait.per': ({ what, per }: What & { per: string }) => `${what} per ${per}.`,
  'trait.best-twice': ({ types }: Types) => `One worker of your best ${types} gives double culture.`,
  'trait.on-completion': ({ what }: What) => `When finished: ${what}.`,
  'trait.completion': ({ n, per }: N & { per: string }) => `${n} culture per ${per}`,
  'trait.on-take-technology': ({ n }: N) => `Gain ${n} science whenever you take a technology from the row.`,
  'trait.on-technology': ({ what }: What) => `Whenever you play a technology: ${what}.`,
  'trait.action-back': '1 civil action is given back (you need one to play it)',
  'trait.on-attacked': ({ n }: N) => `Gain ${n} culture when an aggression or a war is played against you.`,
  'trait.military-resources': ({ n }: N) => `Each turn ${plural(n, 'resource')} for recruiting or upgrading military units.`,
  'trait.growth-discount': ({ n }: N) => `Increasing your population costs ${n} food less.`,
  'trait.free-growth': ({ n }: N) => `Once per turn: increase your population without a civil action, for ${n} food less.`,
  'trait.levy': ({ food, resources }: { food: number; resources: number }) =>
    `For 1 civil action: increase your population for ${food} food less and recruit a unit with the new worker for ${plural(resources, 'resource')} less.`,
  'trait.science-discount': ({ types, n }: Types & N) => `${capital(types)} technologies cost ${n} science less.`,
  'trait.build-discount': ({ types, n }: Types & N) => `${capital(types)} cost ${plural(n, 'resource')} less.`,
  'trait.build-discount.from': ({ types, n }: Types & N) => `${capital(types)} of level I or higher cost ${plural(n, 'resource')} less.`,
  'trait.build-discount.levels': ({ types, levels }: Types & { levels: string }) => `${capital(types)} cost fewer resources: ${levels}.`,
  'trait.build-discount.level': ({ level, n }: { level: string; n: number }) => `level ${level} −${n}`,
  'trait.rivals-pay': ({ types, n }: Types & N) => `Rivals pay ${plural(n, 'resource')} more to build or upgrade ${types}.`,
  'trait.besieged-discount': ({ n }: N) => `While a war is declared on you, military units cost ${plural(n, 'resource')} less.`,
  'trait.wonder-taking-discount': ({ n }: N) => `Taking a wonder from the row costs ${plural(n, 'civil action')} less.`,
  'trait.stages': ({ n }: N) => `One civil action builds up to ${plural(n, 'stage')} of a wonder.`,
  'trait.hand-limits': ({ n }: N) => `You may hold ${n} more civil and ${n} more military card.`,
  'trait.faces-count-twice': 'Every happy face you have counts twice.',
  'trait.extra-mine-token': 'At production your best mine with a worker makes one blue token more.',
  'trait.labs-are-mines':
    'Laboratories of level I and higher are mines as well: each of their workers produces resources equal to the level.',
  'trait.unit-strength': ({ types, n }: Types & N) => `Your ${types} have ${signed(n)} strength each, also when sacrificed.`,
  'trait.no-tactic': 'Your tactic has no effect.',
  'trait.best-army-twice': 'The largest bonus among your armies counts twice.',
  'trait.defence-cards-twice': 'Your bonus cards count twice in defence.',
  'trait.colonization-cards': ({ n }: N) => `Each of your bonus cards counts ${n} more for colonising.`,
  'trait.explorer':
    'Once per game, as your political action: a territory from your hand becomes your colony, without auction or sacrifice.',
  'trait.revolution-by-military': 'A revolution uses all your military actions instead of the civil ones.',
  'trait.no-attacks': 'You may not play aggressions or wars.',
  'trait.costly-to-attack': ({ n }: N) => `Rivals pay ${n === 2 ? 'twice' : `${n} times`} the military actions to attack you.`,

  // Action cards.
  'do.gain': ({ what }: What) => `Gain ${what}.`,
  'do.stage': ({ n }: N) => `Build exactly one stage of your wonder for ${plural(n, 'resource')} less.`,
  'do.build': ({ types, n }: Types & N) => `Build ${types} for ${plural(n, 'resource')} less.`,
  'do.upgrade': ({ types, n }: Types & N) => `Upgrade ${types} for ${plural(n, 'resource')} less.`,
  'do.grow': ({ n }: N) => `Increase your population at full price, then gain ${n} food.`,
  'do.technology': ({ n }: N) => `Play a technology at full price, then gain ${n} science.`,
  'do.arm': ({ actions, resources }: { actions: number; resources: number }) =>
    `This turn ${plural(actions, 'military action')} more and ${plural(resources, 'resource')} for military units.`,
  'do.catch-up.strength': ({ n }: N) => `For each civilisation stronger than yours: ${plural(n, 'resource')} for military units this turn.`,
  'do.catch-up.strength.seats': ({ two, three, four }: Seats) =>
    `For each civilisation stronger than yours: ${two}, ${three} or ${four} resources for military units this turn (with 2, 3 or 4 players).`,
  'do.catch-up.culture': ({ n }: N) => `For each civilisation with more culture points than yours: gain ${n} culture.`,
  'do.catch-up.culture.seats': ({ two, three, four }: Seats) =>
    `For each civilisation with more culture points than yours: gain ${two}, ${three} or ${four} culture (with 2, 3 or 4 players).`,

  // Military cards.
  'territory.permanent': ({ what }: What) => `Permanent: ${what}.`,
  'territory.immediate': ({ what }: What) => `At once: ${what}.`,
  'bonus.text': ({ defence, colonization }: { defence: number; colonization: number }) =>
    `Defence +${defence}, or colonisation +${colonization}.`,
  'tactic.needs': ({ what }: What) => `An army: ${what}.`,
  'tactic.need': ({ n, type }: N & { type: string }) => `${n} ${type}`,
  'tactic.bonus': ({ n }: N) => `Each army: +${n} strength.`,
  'tactic.bonus.two': ({ n, obsolete }: N & { obsolete: number }) => `Each army: +${n} strength, +${obsolete} with an obsolete unit.`,
} as const;
