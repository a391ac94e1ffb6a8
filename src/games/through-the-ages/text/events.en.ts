import { change, plural, signed } from './english.js';

type N = { n: number };
type What = { what: string };

/** What events, attacks and pacts do, worded from their rows. */
export const events = {
  'whom.all': 'each civilisation',
  'whom.strongest': 'the strongest civilisation',
  'whom.weakest': 'the weakest civilisation',
  'whom.two-strongest': 'each of the two strongest civilisations',
  'whom.two-weakest': 'each of the two weakest civilisations',
  'whom.most-culture': 'the civilisation with most culture points',
  'whom.least-culture': 'the civilisation with fewest culture points',
  'whom.happiest': 'each civilisation with the most happy faces',
  'whom.most-culture-if-weak': 'the civilisation with most culture points, if it is one of the two weakest',

  'event.line': ({ whom, what }: What & { whom: string }) => `${whom}: ${what}`,
  'event.verb': ({ whom, what }: What & { whom: string }) => `${whom} ${what}`,
  'event.nothing': 'Nothing happens.',
  'event.no-discard-this-turn': 'Whoever’s turn it is discards no military cards in it.',
  'plus.food': ({ n }: N) => `${signed(n)} food`,
  'plus.resources': ({ n }: N) => change(n, 'resource'),
  'plus.science': ({ n }: N) => `${signed(n)} science`,
  'plus.culture': ({ n }: N) => `${signed(n)} culture`,
  'plus.population': ({ n }: N) => `${signed(n)} population`,
  'plus.militaryCards': ({ n }: N) => change(n, 'military card'),
  'effect.gain-mix': ({ n }: N) => `+${n} in food and resources, in any mix`,
  'effect.gain-either': ({ n }: N) => `+${n} food or +${plural(n, 'resource')}`,
  'effect.lose-mix': ({ n }: N) => `−${n} in food and resources, in any mix`,
  'effect.lose-all-food': 'loses all its food',
  'effect.lose-blue': ({ n }: N) => change(-n, 'blue token'),
  'effect.lose-population': ({ n }: N) => `−${n} population`,
  'effect.half-discontent': 'half of its discontent workers, rounded up, return to the yellow bank',
  'effect.lose-building': ({ types }: { types: string }) => `loses ${types} of its choice`,
  'effect.lose-colony': 'loses a colony of its choice',
  'effect.free-worker.temple': 'may turn an unused worker into a temple of Age A, free of charge',
  'effect.free-worker.infantry': 'may turn an unused worker into Warriors, free of charge',
  'effect.score.culture.culture': 'gains culture equal to its culture rating',
  'effect.score.culture.science': 'gains science equal to its culture rating',
  'effect.score.science.culture': 'gains culture equal to its science rating',
  'effect.score.science.science': 'gains science equal to its science rating',
  'effect.produce': ({ types }: { types: string }) => `all its ${types} produce now, without consumption or corruption`,
  'effect.produce.mine': 'all its mines produce now, without corruption',
  'effect.produce.upkeep': ({ types }: { types: string }) => `all its ${types} produce now, with consumption and corruption`,
  'effect.per-discontent': ({ what }: What) => `${what} per discontent worker`,
  'effect.next-turn': ({ n }: N) => `${change(-n, 'civil action')} in its next turn`,
  'effect.yellow-to-strongest': ({ n }: N) => `gives ${plural(n, 'yellow token')} of its yellow bank to that of the strongest`,
  'effect.discard-old-leader': 'loses its leader unless it is of the current age',
  'effect.ruin-wonder': ({ ages, n }: N & { ages: string }) =>
    `turns one of its wonders (${ages}) face down: it gives ${n} culture instead of everything else`,
  'effect.destroy-of-others': 'destroys one urban building of each other civilisation',
  'effect.take-cards': ({ n }: N) =>
    `may take cards from the row for ${plural(n, 'civil action')} in all and gives up its next political action; the row is refilled`,

  // How the events of Age III score.
  'scoring.production.farm': 'Culture equal to the food that the farms produce.',
  'scoring.production.mine': 'Culture equal to the resources that the mines produce.',
  'scoring.levels': ({ n, types }: N & { types: string }) => `${n} culture per level of each ${types}.`,
  'scoring.colonies': ({ n }: N) => `${n} culture per colony.`,
  'scoring.actions': ({ civil, military }: { civil: number; military: number }) =>
    `${civil} culture per civil action and ${military} per military action.`,
  'scoring.happiness': ({ n, discontent }: N & { discontent: number }) =>
    `${n} culture per happy face, ${signed(discontent)} per discontent worker.`,
  'scoring.population': ({ n, above }: N & { above: number }) => `${n} culture per content worker above ${above}.`,
  'scoring.ruling': ({ n }: N) => `${n} culture per level of the government and of the special technologies.`,
  'scoring.rank.science': ({ points }: { points: string }) => `Culture by science rating: ${points}.`,
  'scoring.rank.strength': ({ points }: { points: string }) => `Culture by strength: ${points}.`,
  'scoring.points': ({ points }: { points: string }) => points,
  'scoring.points.seats': ({ points, n }: N & { points: string }) => `${points} (${n} players)`,
  'scoring.technologies': ({ n }: N) => `${n} culture per technology of level III (level II in the Advanced version).`,
  'scoring.wonders': ({ list }: { list: string }) => `Culture per wonder: ${list}.`,
  'scoring.wonder': ({ n, age }: N & { age: string }) => `${n} (${age})`,

  // What the victor takes.
  'spoils.mix': ({ n }: N) => `The rival loses up to ${n} in food and resources, in the mix you choose; you gain the same.`,
  'spoils.mix.advantage': 'The victor takes food and resources, in the mix it chooses, up to the strength advantage.',
  'spoils.population': ({ n, resources }: N & { resources: number }) =>
    `The rival loses ${n} population; you gain ${plural(resources, 'resource')}.`,
  'spoils.building.up': 'The rival loses one urban building of your choice; you gain half its cost in resources, rounded up.',
  'spoils.building.down': 'The rival loses one urban building of your choice; you gain half its cost in resources, rounded down.',
  'spoils.buildings.up': ({ n }: N) =>
    `The rival loses up to ${n} urban buildings of one type and level of your choice; you gain half their cost in resources, rounded up.`,
  'spoils.buildings.down': ({ n }: N) =>
    `The rival loses up to ${n} urban buildings of one type and level of your choice; you gain half their cost in resources, rounded down.`,
  'spoils.colony': 'Take a colony of the rival, with its permanent bonus only.',
  'spoils.leader': ({ n }: N) => `The rival loses its leader; you gain ${n} culture per level of it.`,
  'spoils.unfinished-wonder': ({ n }: N) => `The rival loses its unfinished wonder; you gain ${n} culture per level of it.`,
  'spoils.science': ({ n }: N) => `The rival loses up to ${n} science; you gain the same.`,
  'spoils.culture': ({ n }: N) => `The rival loses ${n} culture; you gain the same.`,
  'spoils.culture.advantage': 'The victor takes culture equal to the strength advantage.',
  'spoils.culture.advantage.plus': ({ n }: N) => `The victor takes ${n} culture and as much again as the strength advantage.`,
  'spoils.different-government': ({ n }: N) => `${n} culture more if the two governments differ.`,
  'spoils.knowledge':
    'The victor takes science equal to the strength advantage; special technologies may be taken instead, at their science price.',
  'spoils.yellow': ({ n, every }: N & { every: number }) =>
    `The victor takes ${plural(n, 'yellow token')} from the yellow bank of the loser, and 1 more per ${every} points of strength advantage.`,

  // Pacts.
  'pact.both': ({ what }: What) => `Both: ${what}.`,
  'pact.a': ({ what }: What) => `A: ${what}.`,
  'pact.b': ({ what }: What) => `B: ${what}.`,
  'pact.produces': ({ what }: What) => `${what} at production`,
  'pact.attack-bonus': ({ n }: N) => `+${n} strength when attacking the other`,
  'pact.swap.food-as-resource': 'once in its turn 1 food may serve as 1 resource',
  'pact.swap.resource-as-food': 'once in its turn 1 resource may serve as 1 food',
  'pact.shared-science': ({ less, pays }: { less: number; pays: number }) =>
    `a technology may cost ${less} science less; the other then pays ${pays} science`,
  'pact.partner-wonders': ({ n }: N) => `+${n} culture per wonder of the other`,
  'pact.no-war': 'nobody may declare war on it',
  'pact.stays': 'Attacks between the two are allowed, and the pact stays.',
  'pact.ends': 'An attack between the two ends the pact.',
  'pact.forbidden': 'Neither may attack the other.',
} as const;
