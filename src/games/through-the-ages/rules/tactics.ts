import { rulesIn } from '../../shared/rule-row.js';

export const TACTICS = rulesIn('tactics', [
  {
    id: 'TTA-TAC-01',
    prov: 'R',
    en: 'To play a tactic costs 1 military action. You have one; a new one replaces the old one.',
    fr: 'Jouer une tactique coûte 1 action militaire. Tu en as une ; une nouvelle remplace l’ancienne.',
  },
  {
    id: 'TTA-TAC-02',
    prov: 'R',
    en: 'Your units form as many complete sets as they can. Each set is an army and adds the bonus of the card to your strength. A unit belongs to one army at most.',
    fr: 'Tes unités forment autant de groupes complets que possible. Chaque groupe est une armée et ajoute le bonus de la carte à ta force. Une unité appartient au plus à une armée.',
  },
  {
    id: 'TTA-TAC-03',
    prov: 'R',
    en: 'Types count, levels do not, except for obsolete units.',
    fr: 'Les types comptent, non les niveaux, sauf pour les unités obsolètes.',
  },
  {
    id: 'TTA-TAC-04',
    prov: 'R+P',
    en: 'Armies are formed by themselves so that your strength is greatest.',
    fr: 'Les armées se forment d’elles-mêmes pour que ta force soit la plus grande.',
  },
  {
    id: 'TTA-TAC-05',
    prov: 'R',
    en: 'A tactic with two bonuses: an army with a unit more than one age older than the card gives the smaller one. Newer units are always welcome. A tactic with one bonus makes no difference.',
    fr: 'Une tactique à deux bonus : une armée avec une unité plus vieille que la carte de plus d’un âge donne le plus petit. Des unités plus récentes conviennent toujours. Une tactique à un seul bonus ne fait pas de différence.',
  },
  {
    id: 'TTA-TAC-06',
    prov: 'R',
    en: 'Units are bound to no army: among sacrificed units every complete set counts and adds its bonus.',
    fr: 'Les unités ne sont liées à aucune armée : parmi les unités sacrifiées, tout groupe complet compte et ajoute son bonus.',
  },
  {
    id: 'TTA-TAC-07',
    prov: 'R',
    en: 'Tactics never become obsolete.',
    fr: 'Les tactiques ne deviennent jamais obsolètes.',
  },
  {
    id: 'TTA-AIR-01',
    prov: 'R',
    en: 'Full version: an air force adds its strength and may join one army, whose bonus it doubles, the smaller one too. At most one joins an army; further ones double nothing.',
    fr: 'Version complète : une force aérienne ajoute sa force et peut se joindre à une armée, dont elle double le bonus, même réduit. Au plus une par armée ; les autres ne doublent rien.',
  },
  {
    id: 'TTA-AIR-02',
    prov: 'D',
    en: 'Air forces join the armies where they help most. Sacrificed together with an army, they double its sacrificed bonus.',
    fr: 'Les forces aériennes se joignent aux armées où elles servent le plus. Sacrifiées avec une armée, elles doublent son bonus sacrifié.',
  },
]);
