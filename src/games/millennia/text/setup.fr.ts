import type { Translation } from '../../shared/text/messages.js';
import type { setup as english } from './setup.en.js';

export const setup: Translation<typeof english> = {
  'mode.table': 'Table de 2 à 4',
  'mode.table.text': 'Huit âges, du bronze au futur, et sept pistes : le plus de PV l’emporte.',
  'mode.solo': 'Seul contre l’Automa',
  'mode.solo.text': 'L’Automa retire des cartes et avance en Guerre. Tes PV moins les siens font ton résultat, pour 1 à 7 étoiles.',

  'option.side': 'Face du plateau',
  'option.side.text': 'Les deux faces diffèrent par les effets des pistes, les places des jetons Livre et les effets de recherche.',
  'option.side.A1': 'A1',
  'option.side.A1.text': 'La face dont le livret décrit les effets de recherche.',
  'option.side.A2': 'A2',
  'option.side.A2.text': 'D’autres bonus, un verrou du Commerce plus tôt, un livre aussi sur le Commerce.',
  'option.actions': 'Phase d’Action',
  'option.actions.text': 'Comment on voit les actions des autres pendant que tous agissent.',
  'option.actions.hidden': 'Cachée',
  'option.actions.hidden.text': 'Tous agissent en même temps ; ce que les autres ont fait se montre quand tout le monde a terminé.',
  'option.actions.live': 'En direct',
  'option.actions.live.text': 'Tous agissent en même temps et voient tout, comme autour d’une table.',
  'option.actions.sequential': 'À tour de rôle',
  'option.actions.sequential.text': 'L’un après l’autre, le Chef d’abord. Bien pour une première partie, et utilisé sur un écran partagé.',
  'option.automa': 'Automa',
  'option.automa.text': 'La pioche Guerre de l’Automa.',
  'option.automa.best': 'record :',
  'option.automa.normal': 'Normal',
  'option.automa.normal.text': 'Sans les deux cartes qui avancent de 5.',
  'option.automa.hard': 'Difficile',
  'option.automa.hard.text': 'Les douze cartes Guerre : il peut avancer de 5.',

  'rule.wonder': ({ name, cost }) => `${name} (merveille, ${cost} or)`,
  'rule.yellow': ({ name, kind, cost }) => `${name} (${kind.toLowerCase()}, ${cost} or)`,
  'rule.building': ({ name, kind, cost, ages }) => `${name} (${kind.toLowerCase()}, ${cost} or, ${ages})`,
  'rule.card': ({ name }) => name,
  'rule.book': ({ name, copies }) => (copies === 1 ? name : `${name} (${copies} jetons)`),

  'prov.R': 'Tiré du livret de règles imprimé.',
  'prov.P': 'Tiré de publications sur le jeu.',
  'prov.K': 'De notoriété générale, non confirmé.',
  'prov.D': 'Valeur de notre cru : nous ne connaissons pas celle qui est imprimée.',
  'prov.R+D': 'L’essentiel vient du livret de règles imprimé, un détail est de nous.',
};
