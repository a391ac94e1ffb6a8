import type { Translation } from '../../../games/shared/text/messages.js';
import type { en } from './text.en.js';

const NUMBERS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq'] as const;

export const fr: Translation<typeof en> = {
  'made.none': 'Aucune décision ne se détache',
  'made.coming': 'La partie, coup par coup',
  made: ({ n }) => (n === 1 ? 'Une décision a fait la partie' : `${NUMBERS[n] ?? n} décisions ont fait la partie`),
  lead: 'Le bot le plus fort, Légende, parcourt la partie. À chaque décision, il ne sait que ce que ce joueur pouvait savoir alors.',
  wait: 'L’enregistrement de la partie arrive.',
  archived: 'Cette partie suit d’anciennes règles que les bots ne jouent plus : on peut la revoir et l’exporter, pas l’analyser.',
  unfinished: 'Seules les parties jouées jusqu’au bout peuvent être analysées.',
  failed: 'L’analyse s’est interrompue. Ce qui a été trouvé est gardé.',
  running: 'Parcours de la partie',
  comparing: 'Comparaison des plans',
  left: ({ seconds }) => `encore ${seconds} s environ`,
  longer: 'encore un peu : cette machine est lente',
  stop: 'Arrêter',
  resume: 'Continuer',
  deeper: 'Regarder de plus près',
  stopped: 'Arrêtée : les chiffres sont plus grossiers qu’ils ne pourraient l’être.',
  done: ({ futures }) => `Terminé : ${futures} suites jouées`,

  'chart.chance': 'Chances de victoire, en %',
  'chart.lead': 'Avance finale attendue, en points',
  'chart.score': 'Score final attendu',
  'chart.end': 'fin',
  'chart.table': 'La même chose en chiffres',
  'chart.move': 'Après le coup',
  'chart.count': 'suites',
  'chart.scale.chance':
    'Chances de victoire = part de victoires quand des bots rapides jouent la suite de la partie à partir d’ici, encore et encore, en redistribuant à chaque fois les cartes cachées. La bande est l’intervalle à 95 %.',
  'chart.scale.lead': ({ reach }) =>
    `Avance attendue = points d’avance sur le meilleur rival à la fin, tels que les bots les estiment après avoir joué ${reach} coups de plus, en redistribuant à chaque fois les cartes cachées. Cette partie est trop longue pour jouer chaque suite jusqu’au bout. La bande est l’intervalle à 95 %.`,
  'chart.scale.score':
    'Score attendu = score final moyen quand un bot rapide joue la suite de la partie à partir d’ici, encore et encore, en redistribuant à chaque fois les cartes cachées. La bande est l’intervalle à 95 %.',
  'chart.part': ({ n, all }) => `${n} décisions sur ${all} ont été regardées, réparties sur la partie.`,
  'chart.full': ({ all }) => (all === 1 ? 'La seule décision a été regardée.' : `Les ${all} décisions ont été regardées.`),

  'accuracy.title': 'Justesse',
  'accuracy.mine': 'de tes décisions sont, à première vue, à moins d’un point du meilleur plan trouvé.',
  'accuracy.all': 'Décisions qui sont, à première vue, à moins d’un point du meilleur plan trouvé.',
  'accuracy.of': ({ n }) => `sur ${n}`,
  'moments.title': 'Moments',
  'moments.mine': 'Les miens',
  'moments.all': 'Tous',
  'moments.whose': 'Les moments de qui',
  'moments.none': 'Rien n’a encore été comparé.',
  'moments.previous': 'Moment précédent',
  'moments.next': 'Moment suivant',
  'moments.unsure': 'ne se distingue pas',
  'moment.step': ({ ply }) => `coup ${ply}`,
  'moment.you-played': 'Tu as joué',
  'moment.played': ({ name }) => `${name} a joué`,
  'moment.expert': 'La Légende',
  'moment.other': 'Autre essai',
  'moment.best': 'Le meilleur plan essayé',
  'moment.cost': ({ what: scale, by }) => `${what(scale)} : le plan de la Légende valait ${by} de plus.`,
  'moment.cost-other': ({ what: scale, by }) =>
    `${what(scale)} : un autre plan essayé, qui n’est pas celui de la Légende, valait ${by} de plus.`,
  'moment.gain': ({ what: scale, by }) => `${what(scale)} : ${by} de mieux que le meilleur autre plan.`,
  'moment.even': 'Les suites jouées ne distinguent pas ces plans : l’écart est plus petit que son intervalle.',
  'moment.same': 'La Légende aurait joué la même chose.',
  'moment.games': ({ n, by }) => `${n} suites de chaque plan, dans les mêmes avenirs ; l’écart est de ${by}.`,
  'moment.leads': 'Avance finale',
  'moment.scores': 'Score final',
  'moment.histogram': ({ mean, n }) => `Répartition de ${n} résultats, moyenne ${mean}`,
  'moment.replay': 'Voir ce moment sur la table',
  'moment.again': 'Rejouer d’ici',
  'moment.again-why': 'Une copie de la partie commence à ce moment ; la partie elle-même reste telle quelle.',
  'moment.more': ({ n }) => `et ${n} de plus`,
  'why.title': 'Pourquoi, en chiffres',
  'why.after': 'après le tour',
  'why.figure': 'Ce que rapporte chaque plan',
  'why.played': 'joué',
  'why.expert': 'Légende',
  'why.best': 'meilleur essai',
  'why.difference': 'écart',
  'why.result': 'À la fin, en moyenne',
  'why.chance': 'Chances de victoire',
  'why.lead': 'Avance',
  'why.score': 'Score',
  'why.nothing': 'Juste après le tour, les compteurs sont les mêmes : la différence se voit plus tard.',
  'plans.title': 'Plans essayés',
  'method.title': 'Comment c’est calculé',
  'method.1': 'Une décision est ce qu’un joueur a fait sans que rien de nouveau ne soit montré : souvent tout un tour.',
  'method.2':
    'Tout est jugé du point de vue de celui qui joue : les cartes cachées sont redistribuées dans chaque suite, si bien que la chance que personne ne pouvait prévoir ne compte ni pour ni contre une décision.',
  'method.3':
    'Une estimation rapide choisit les décisions qui semblent avoir le plus coûté ou rapporté. Pour celles-là, le bot le plus fort dit ce qu’il aurait joué, et les deux plans sont joués dans les mêmes avenirs.',
  'method.4':
    'Ce sont des bots rapides qui jouent les suites, pas des maîtres : les chiffres disent ce que vaut une décision entre de tels joueurs. Un écart à l’intérieur de l’intervalle n’est pas compté comme une faute.',
  'percentage-points': ({ n }) => `${n} points de pourcentage`,
  points: ({ n }) => `${n} points`,
};

function what(scale: string): string {
  return { chance: 'Chances de victoire', lead: 'Avance attendue', score: 'Score attendu' }[scale] ?? '';
}
