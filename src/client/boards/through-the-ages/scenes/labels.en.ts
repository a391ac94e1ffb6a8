import { capital, toReader } from '../../../../games/shared/text/english.js';

type N = { readonly n: number };
type What = { readonly what: string };
type Who = { readonly who: string };

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const does = (who: string, yours: string, theirs: string): string => `${who} ${toReader(who, yours, theirs)}`;

/** What scenes say: whom something concerns, why, and what it does. */
export const scenes = {
  'scene.nothing': 'nothing',
  'scene.untouched': 'nothing to give or to take',
  'scene.waits': 'comes after that',
  'scene.decides': ({ who }: Who) => toReader(who, 'yours to decide', 'is to decide'),
  'scene.lacks.leader': 'no leader of a past age',
  'scene.lacks.wonder': 'no wonder of those ages',
  'scene.lacks.colony': 'no colony to lose',
  'scene.lacks.building': 'no such building',
  'scene.lacks.discontent': 'nobody discontent',
  'scene.noMore': 'there was no more',
  'scene.lacks.food': 'no food in store',
  'scene.worker': '−1 worker',
  'scene.workerOf': ({ what }: What) => `−1 worker (${what})`,
  'scene.loses': ({ who, what }: Who & What) => `${toReader(who, 'lose', 'loses')} ${what}`,
  'scene.gets': ({ who, what }: Who & What) => `${toReader(who, 'get', 'gets')} ${what}`,
  'scene.civilCard': 'a civil card',
  'scene.actions': ({ n }: N) => `−${plural(n, 'civil action')}`,
  'scene.grows': ({ n }: N) => `+${plural(n, 'worker')}`,
  'scene.draws': ({ n }: N) => `+${plural(n, 'military card')}`,
  'scene.rest': 'other',

  'scene.by': ({ what, n, role }: What & N & { readonly role: string }) => `${what} ${n}: ${role}`,
  'scene.rating.strength': 'strength',
  'scene.rating.culture': 'culture',
  'scene.rating.faces': 'happiness',
  'scene.rating.discontent': 'discontent',
  'scene.as.none': 'not concerned',
  'scene.as.struck': 'struck by it',
  'scene.as.all': 'like everybody',
  'scene.as.strongest': 'the strongest',
  'scene.as.weakest': 'the weakest',
  'scene.as.two-strongest': 'among the strongest',
  'scene.as.two-weakest': 'among the weakest',
  'scene.as.most-culture': 'most culture',
  'scene.as.least-culture': 'least culture',
  'scene.as.happiest': 'the happiest',
  'scene.as.most-discontent': 'the most discontent',
  'scene.as.most-culture-if-weak': 'most culture, and weak',
  'scene.whom': ({ whom, who }: { readonly whom: string; readonly who: string }) => `${capital(whom)}: ${who}.`,
  'scene.whom.all': 'It concerns everybody.',
  'scene.tie': 'Of equals, whoever comes sooner in turn from the current player ranks higher.',
  'scene.nobody.discontent': 'Nobody is touched, because nobody is discontent.',
  'scene.nobody.weak': 'Nobody is touched, because whoever has most culture is not among the weakest.',
  'scene.asks.nothing': 'The card asks nothing of anybody.',
  'scene.nobody.nothing': 'But it finds nothing to give or to take there.',
  'scene.nobody.scores': 'But nobody has any of it.',
  'scene.scores': 'counted as the card says',
  'scene.scores.long': 'Everybody scores at once what the card counts.',

  'scene.attack': ({ who, n }: Who & N) => `${toReader(who, 'attack', 'attacks')} with ${n}`,
  'scene.defence': ({ who, n }: Who & N) => `${toReader(who, 'defend', 'defends')} with ${n}`,
  'scene.strength': ({ n }: N) => `strength ${n} now`,
  'scene.looked': ({ who }: Who) => `The military cards of ${who}`,
  'scene.looked.why': ({ who }: Who) => `Only you see them. You find them in the area of ${who} as long as they are there.`,
  'scene.looked.card': ({ n, what, does }: N & What & { readonly does: string }) => `${n > 1 ? `${n} × ` : ''}${what}: ${does}`,
  'scene.looked.hand': ({ n }: N) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  'scene.war': ({ what }: What) => `Declared: ${what}`,
  'scene.declared': ({ who }: Who) =>
    `It will be fought when ${toReader(who, 'your next turn', `the next turn of ${who}`)} begins; the weaker side pays. Until then both may arm.`,

  'scene.age': ({ age }: { readonly age: string }) => `Age ${age} is over`,
  'scene.age.first': 'Nobody loses anything with age A: only the cards in the row are of the past.',
  'scene.age.takes': ({ n }: N) =>
    `Hands, leaders, unfinished wonders and pacts of the age before become obsolete${n === 0 ? '' : `, and everybody loses ${plural(n, 'yellow token')}`}.`,
  'scene.age.simple': ({ n }: N) => (n === 0 ? 'Nobody loses anything.' : `Everybody loses ${plural(n, 'yellow token')}.`),
  'scene.age.kept': 'nothing becomes obsolete',
  'scene.obsolete': 'becomes obsolete:',
  'scene.from.hand': 'in hand, discarded',
  'scene.from.lead': 'leader, leaves the table',
  'scene.from.site': 'unfinished wonder',
  'scene.from.pact': 'pact, ends',
  'scene.military': ({ n }: N) => plural(n, 'military card'),
  'scene.growth': ({ now, before }: { readonly now: number; readonly before: number }) => `Next worker: ${now} food instead of ${before}.`,
  'scene.noGrowth': 'The bank is empty: no more workers.',
  'scene.faces': ({ needs, has }: { readonly needs: number; readonly has: number }) =>
    `Needs ${plural(needs, 'happy face')}, has ${has}${has < needs ? ': discontent' : ''}.`,
  'scene.last': 'The last round',
  'scene.stands': ({ culture, strength }: { readonly culture: number; readonly strength: number }) =>
    `culture ${culture}, strength ${strength}`,

  'scene.bid': ({ n }: N) => `bid up to ${n}`,
  'scene.claims': ({ who }: Who) => `${toReader(who, 'take', 'takes')} it without a bid`,
  'scene.noBid': (_: Who) => 'did not bid',
  'scene.noUnit': ({ who }: Who) => `${toReader(who, 'have', 'has')} no unit to send`,
  'scene.colony': 'a new colony',
  'scene.settles': ({ who }: Who) => `${does(who, 'take', 'takes')} the territory.`,
  'scene.settles.with': ({ who, sent }: Who & { readonly sent: string }) => `${does(who, 'settle', 'settles')} with ${sent}.`,
  'scene.unwanted': 'Nobody settles there, because nobody wanted to bid.',
  'scene.unreachable': 'Nobody settles there, because nobody has a unit to send.',

  'scene.uprising': 'Uprising',
  'scene.uprising.why': 'More workers are discontent than are unused: the whole production of the turn is lost.',
  'scene.uprising.figures': ({ n, idle }: N & { readonly idle: number }) => `${n} discontent, ${idle} unused`,
  'scene.uprising.effect': 'no production',
} as const;
