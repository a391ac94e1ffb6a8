import { capital, plural } from './english.js';

type Action = { action: string };
type Count = { n: number };
type Every = { every: number };
type Pair = { a: string; b: string };
type What = { what: string };

/** 'technology', or '2 technologies (rounded down)'. */
const lot = (every: number, one: string, many: string): string => (every === 1 ? one : `${every} ${many} (rounded down)`);

/** The pieces from which every ability and effect is worded. */
export const abilities = {
  'ability.sentence': ({ what }: What) => capital(what),
  'ability.pair': ({ a, b }: Pair) => `${a}. ${b}`,
  'ability.optional': ({ what }: What) => `optional: ${what}`,

  'when.birth': ({ what }: What) => `at birth: ${what}`,
  'when.annex': ({ what }: What) => `whenever you annex: ${what}`,
  'when.acquire': ({ what }: What) => `whenever you later give birth or annex: ${what}`,
  'when.action': ({ action, what }: Action & What) => `${action}: in addition, ${what}`,
  'when.rest': ({ what }: What) => `rest: in addition, ${what}`,
  'when.endOfTurn': ({ what }: What) => `end of turn: ${what}`,
  'when.endOfGame': ({ what }: What) => `end of game: ${what}`,
  'when.war': ({ what }: What) => `when a war breaks out: ${what}`,
  'when.gain': ({ what }: What) => `when you gain it: ${what}`,

  'if.strongest': ({ what }: What) => `if nobody is stronger than you, ${what}`,
  'if.noTech': ({ what }: What) => `if you have no technology, ${what}`,
  'if.techsAtMost': ({ n, what }: Count & What) => `if you have at most ${plural(n, 'technology', 'technologies')}, ${what}`,
  'if.workersAtLeast': ({ n, what }: Count & What) => `if you have at least ${plural(n, 'worker')}, ${what}`,
  'if.techGainedIn': ({ techs, what }: { techs: string } & What) => `if the technology is ${techs}, ${what}`,
  'despite.strongest': ({ action, what }: Action & What) => `${action}: ${what} even if somebody is stronger than you`,
  'despite.noTech': ({ action, what }: Action & What) => `${action}: ${what} even if you have technologies`,

  'list.comma': ({ a, b }: Pair) => `${a}, ${b}`,
  'list.or': ({ a, b }: Pair) => `${a} or ${b}`,
  'list.and': ({ a, b }: Pair) => `${a} and ${b}`,

  'noun.coins': ({ n }: Count) => plural(n, 'coin'),
  'noun.points': ({ n }: Count) => plural(n, 'point'),
  'noun.workers': ({ n }: Count) => plural(n, 'worker'),
  'noun.workers.limited': ({ n }: Count) => `${plural(n, 'worker')} (limit 4)`,
  'noun.techs': ({ n }: Count) => plural(n, 'technology', 'technologies'),
  'noun.wonders': ({ n }: Count) => plural(n, 'wonder'),
  'noun.per': ({ what, per }: What & { per: string }) => `${what} per ${per}`,
  'per.techs': ({ every }: Every) => lot(every, 'technology', 'technologies'),
  'per.wonders': ({ every }: Every) => lot(every, 'wonder', 'wonders'),
  'per.strength': ({ every }: Every) => lot(every, 'military strength', 'military strength'),
  'per.workers': ({ every }: Every) => lot(every, 'worker', 'workers'),
  'per.coins': ({ every }: Every) => lot(every, 'coin', 'coins'),
  'per.points': ({ every }: Every) => lot(every, 'point', 'points'),
  'per.civs': ({ every }: Every) => lot(every, 'civilisation card', 'civilisation cards'),
  'per.upcomingCards': ({ every }: Every) => lot(every, 'upcoming action card', 'upcoming action cards'),
  'per.bonusCoins': ({ every }: Every) => lot(every, 'bonus coin on the card', 'bonus coins on the card'),
  'per.routeStage': ({ every }: Every) => lot(every, 'stage number of the road', 'stages of the road'),

  'do.gain': ({ what }: What) => `gain ${what}`,
  'do.lose': ({ what }: What) => `lose ${what}`,
  'do.othersGain': ({ what }: What) => `each other player gains ${what}`,
  'do.othersLose': ({ what }: What) => `each other player loses ${what}`,
  'do.sacrifice': ({ what }: What) => `sacrifice ${what}`,
  'do.gainWonder': ({ what }: What) => `take ${what}`,
  'do.grantAction': ({ action }: Action) => `perform ${action} once without a worker, paying its price`,
  'may.grantAction': ({ action }: Action) => `you may perform ${action} once without a worker, paying its price`,
  'do.payToMarket': ({ what }: What) => `put ${what} of yours on a civilisation in the market`,
  'may.payToMarket': ({ what }: What) => `you may put ${what} of yours on a civilisation in the market`,
  'do.bonusCoinsFactor': ({ n }: Count) => `the bonus coins on this card are multiplied by ${n}`,
  'do.counter.stones': ({ n, limit }: Count & { limit: number }) => `add ${plural(n, 'stone')} (limit ${limit})`,
  'do.counter.route': ({ n, limit }: Count & { limit: number }) => `move ${plural(n, 'step')} along the road (${limit} in all)`,
  'do.counter.drought': ({ n, limit }: Count & { limit: number }) => `lower the drought by ${-n} (not below ${limit})`,
  'do.counter.forts': ({ n, limit }: Count & { limit: number }) => `build ${plural(n, 'fort')} (limit ${limit})`,
  'do.counter.repelled': ({ n, limit }: Count & { limit: number }) => `repel ${plural(n, 'attack')} (${limit} in all)`,
  'do.ifDone': ({ a, b }: Pair) => `${a}; if you do, ${b}`,
  'do.then': ({ a, b }: Pair) => `${a}; ${b}`,
  'do.nothing': 'no action',

  'mod.strength': ({ n }: Count) => `+${n} strength`,
  'mod.strength.per': ({ n, per }: Count & { per: string }) => `+${n} strength per ${per}`,
  'mod.cost.less': ({ action, what }: Action & What) => `${action} costs ${what} less`,
  'mod.cost.more': ({ action, what }: Action & What) => `${action} costs ${what} more`,
  'mod.cost.set': ({ action, what }: Action & What) => `${action} costs ${what}`,
  'mod.cost.for': ({ what, techs }: What & { techs: string }) => `${what} for ${techs}`,
  'mod.cost.except': ({ what, techs }: What & { techs: string }) => `${what} (not when granted by ${techs})`,
  'mod.workers.less': ({ action, what }: Action & What) => `${action} takes ${what} less`,
  'mod.workers.more': ({ action, what }: Action & What) => `${action} takes ${what} more`,
  'mod.workers.moreRed': ({ action, what }: Action & What) => `${action} takes ${what} more, sacrificed too`,
  'mod.slot': ({ action }: Action) => `a ${action} slot of your own, once per turn, in every round`,
  'mod.useUpcomingCards': 'you may use the upcoming action cards',
  'mod.warImmune': 'you sacrifice no worker in war',
  'mod.keepWorkers': ({ action }: Action) => `your workers on ${action} come back instead of being sacrificed`,
  'mod.forbidOthers': ({ action }: Action) => `the other players may not perform ${action}`,

  'cost.free': 'no cost',
  'cost.workers': ({ n }: Count) => plural(n, 'worker'),
  'cost.workers.red': ({ n }: Count) => `${plural(n, 'worker')} (sacrificed)`,
  'cost.slots': ({ n, what }: Count & What) => (n === 1 ? what : `${what}, up to ${n} times per turn`),
} as const;
