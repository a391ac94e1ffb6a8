import { capital, de, toReader } from '../../../../games/shared/text/french.js';
import type { Translation } from '../../../../games/shared/text/messages.js';
import type { scenes as english } from './labels.en.js';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;
const does = (who: string, yours: string, theirs: string): string => toReader(who, `Tu ${yours}`, `${who} ${theirs}`);

export const scenes: Translation<typeof english> = {
  'scene.nothing': 'rien',
  'scene.untouched': 'rien à donner ni à prendre',
  'scene.decides': 'doit choisir',
  'scene.worker': '−1 ouvrier',
  'scene.workerOf': ({ what }) => `−1 ouvrier (${what})`,
  'scene.loses': ({ what }) => `perd : ${what}`,
  'scene.gets': ({ what }) => `reçoit : ${what}`,
  'scene.civilCard': 'une carte civile',
  'scene.actions': ({ n }) => `−${plural(n, 'action civile', 'actions civiles')}`,
  'scene.grows': ({ n }) => `+${plural(n, 'ouvrier')}`,
  'scene.draws': ({ n }) => `+${plural(n, 'carte militaire', 'cartes militaires')}`,
  'scene.rest': 'autres',

  'scene.by': ({ what, n, role }) => `${what} ${n} : ${role}`,
  'scene.rating.strength': 'force',
  'scene.rating.culture': 'culture',
  'scene.rating.faces': 'bonheur',
  'scene.rating.discontent': 'mécontents',
  'scene.as.none': 'pas concerné',
  'scene.as.all': 'comme tous',
  'scene.as.strongest': 'le plus fort',
  'scene.as.weakest': 'le plus faible',
  'scene.as.two-strongest': 'parmi les plus forts',
  'scene.as.two-weakest': 'parmi les plus faibles',
  'scene.as.most-culture': 'le plus de culture',
  'scene.as.least-culture': 'le moins de culture',
  'scene.as.happiest': 'le plus heureux',
  'scene.as.most-discontent': 'le plus mécontent',
  'scene.as.most-culture-if-weak': 'le plus de culture, et faible',
  'scene.whom': ({ whom, who }) => `${capital(whom)} : ${who}.`,
  'scene.whom.all': 'Tout le monde est concerné.',
  'scene.nobody.discontent': 'Personne n’est touché, car personne n’est mécontent.',
  'scene.nobody.weak': 'Personne n’est touché, car celui qui a le plus de culture n’est pas parmi les plus faibles.',
  'scene.asks.nothing': 'La carte ne demande rien à personne.',
  'scene.nobody.nothing': 'Mais il n’y a là rien à donner ni à prendre.',
  'scene.nobody.scores': 'Mais personne n’en a.',
  'scene.scores': 'compté selon la carte',
  'scene.scores.long': 'Chacun marque aussitôt ce que compte la carte.',

  'scene.attack': ({ n }) => `attaque avec ${n}`,
  'scene.defence': ({ n }) => `se défend avec ${n}`,
  'scene.strength': ({ n }) => `force ${n} pour l’instant`,
  'scene.war': ({ what }) => `Déclarée : ${what}`,
  'scene.declared': ({ who }) =>
    `Elle se joue au début ${toReader(who, 'de ton prochain tour', `du prochain tour ${de(who)}`)} ; le plus faible paie. D’ici là, chacun peut s’armer.`,

  'scene.age': ({ age }) => `L’âge ${age} s’achève`,
  'scene.age.first': 'Personne ne perd rien avec l’âge A : seules les cartes de la rangée sont du passé.',
  'scene.age.takes': ({ n }) =>
    `Mains, chefs, merveilles inachevées et pactes de l’âge d’avant deviennent obsolètes${n === 0 ? '' : `, et chacun perd ${plural(n, 'jeton jaune', 'jetons jaunes')}`}.`,
  'scene.age.simple': ({ n }) => (n === 0 ? 'Personne ne perd rien.' : `Chacun perd ${plural(n, 'jeton jaune', 'jetons jaunes')}.`),
  'scene.age.kept': 'rien ne devient obsolète',
  'scene.obsolete': ({ what }) => `obsolète : ${what}`,
  'scene.military': ({ n }) => plural(n, 'carte militaire', 'cartes militaires'),
  'scene.growth': ({ now, before }) => `Prochain ouvrier : ${now} de nourriture au lieu de ${before}.`,
  'scene.noGrowth': 'La banque est vide : plus d’ouvriers.',
  'scene.faces': ({ needs, has }) => `Visages heureux requis : ${needs}, présents : ${has}${has < needs ? ' ; des mécontents' : ''}.`,
  'scene.last': 'La dernière manche',
  'scene.stands': ({ culture, strength }) => `culture ${culture}, force ${strength}`,

  'scene.bid': ({ n }) => `enchère la plus haute : ${n}`,
  'scene.claims': 'le prend sans enchère',
  'scene.noBid': 'n’a pas enchéri',
  'scene.noUnit': 'n’a aucune unité à envoyer',
  'scene.colony': 'une colonie de plus',
  'scene.settles': ({ who }) => `${does(who, 'prends', 'prend')} le territoire.`,
  'scene.settles.with': ({ who, sent }) => `${does(who, 't’installes', 's’installe')} avec ${sent}.`,
  'scene.unwanted': 'Personne ne s’y installe, car personne n’a voulu enchérir.',
  'scene.unreachable': 'Personne ne s’y installe, car personne n’a d’unité à envoyer.',

  'scene.uprising': 'Soulèvement',
  'scene.uprising.why': 'Il y a plus de mécontents que d’ouvriers inutilisés : toute la production du tour est perdue.',
  'scene.uprising.figures': ({ n, idle }) => `${plural(n, 'mécontent')}, ${plural(idle, 'inutilisé')}`,
  'scene.uprising.effect': 'pas de production',
};
