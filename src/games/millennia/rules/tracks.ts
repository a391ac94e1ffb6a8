import { rulesIn } from '../../shared/rule-row.js';

export const TRACK_RULES = rulesIn('tracks', [
  {
    id: 'MIL-TRK-01',
    prov: 'R',
    en: 'Markers start at 0, and an advance moves yours one space on. Any number of markers may share a space.',
    fr: 'Les marqueurs partent de 0, et une avancée fait progresser le tien d’une case. Une case peut porter plusieurs marqueurs.',
  },
  {
    id: 'MIL-TRK-02',
    prov: 'R',
    en: 'Immediate effects and book tokens happen when your marker reaches the space by advancing. Passive effects, that is final VP, income, wonder discount and open locks, hold from then on.',
    fr: 'Les effets immédiats et les jetons Livre se produisent quand ton marqueur atteint la case en avançant. Les effets passifs, c’est-à-dire PV finaux, revenu, réduction des merveilles et verrous ouverts, valent à partir de là.',
  },
  {
    id: 'MIL-TRK-03',
    prov: 'R',
    en: 'With several advances, settle everything of one space before the next step. On a space, penalties come first, then the bonuses of space, book token and cards in the order you like; each is settled or declined before the next.',
    fr: 'Avec plusieurs avancées, règle tout ce qui touche une case avant le pas suivant. Sur une case, d’abord les pénalités, puis les bonus de la case, du jeton Livre et des cartes dans l’ordre que tu veux ; chacun est réglé ou refusé avant le suivant.',
  },
  {
    id: 'MIL-TRK-04',
    prov: 'R+D',
    en: 'Maximising: on the last space of some tracks, each further advance scores. War: 3 VP. Population and Culture can be maximised too; their values are ours. On the other tracks further advances are lost.',
    fr: 'Maximiser : sur la dernière case de certaines pistes, chaque avancée de plus rapporte. Guerre : 3 PV. Population et Culture se maximisent aussi ; leurs valeurs sont de nous. Sur les autres pistes, les avancées de plus sont perdues.',
  },
  {
    id: 'MIL-TRK-05',
    prov: 'R',
    en: 'Trade lock: you pass it only with the open lock that a space of your Prosperity track gives, or with MIL-273. Advances you cannot take are lost.',
    fr: 'Verrou du Commerce : tu ne le passes qu’avec le verrou ouvert que donne une case de ta piste de Prospérité, ou avec MIL-273. Les avancées impossibles sont perdues.',
  },
  {
    id: 'MIL-TRK-06',
    prov: 'R',
    en: 'War lock: space 7, the last one, opens only with a space of your Population track, or with MIL-274. Without it, advances at space 6 are lost and score nothing.',
    fr: 'Verrou de la Guerre : la case 7, la dernière, ne s’ouvre qu’avec une case de ta piste de Population, ou avec MIL-274. Sans cela, les avancées en case 6 sont perdues et ne marquent rien.',
  },
  {
    id: 'MIL-TRK-07',
    prov: 'R',
    en: 'Politics: after 5 common spaces you choose Democracy, whose positions go on from 6, or Tyranny. The choice is final, but for MIL-232. Anywhere on Tyranny your position counts as 5.',
    fr: 'Politique : après 5 cases communes, tu choisis la Démocratie, dont les positions continuent à 6, ou la Tyrannie. Le choix est définitif, sauf MIL-232. Partout sur la Tyrannie, ta position vaut 5.',
  },
  {
    id: 'MIL-TRK-08',
    prov: 'R',
    en: 'Penalties of Politics: 5 gold (MIL-TB-01), back to 2 on War (MIL-TB-02), 1 diplomacy card (MIL-TB-05). If one that must be paid cannot be paid, the marker does not enter the space and the advance is lost.',
    fr: 'Pénalités de Politique : 5 or (MIL-TB-01), retour à 2 en Guerre (MIL-TB-02), 1 carte Diplomatie (MIL-TB-05). Si l’une d’elles doit se payer et ne le peut, le marqueur n’entre pas sur la case et l’avancée est perdue.',
  },
  {
    id: 'MIL-TRK-09',
    prov: 'R+D',
    en: 'Only War markers ever move back. That sets off nothing. A space reached again by advancing takes effect again.',
    fr: 'Seuls les marqueurs de Guerre reculent. Cela ne déclenche rien. Une case atteinte de nouveau en avançant agit de nouveau.',
  },
  {
    id: 'MIL-TRK-10',
    prov: 'R',
    en: 'Reaching the space of a book token activates it once. You have activated the tokens of all book spaces you have reached. One of them lies on Democracy, see MIL-185.',
    fr: 'Atteindre la case d’un jeton Livre l’active une fois. Tu as activé les jetons de toutes les cases Livre atteintes. L’une d’elles est sur la Démocratie, voir MIL-185.',
  },
  {
    id: 'MIL-TRK-11',
    prov: 'D',
    en: 'The lengths, effects, book icons and VP of both sides are mostly ours, for the rulebook text does not give them. The board shows them all.',
    fr: 'Les longueurs, effets, icônes Livre et PV des deux faces sont pour la plupart de nous, car le texte du livret ne les donne pas. Le plateau les montre tous.',
  },
]);

export const TRACK_BONUSES = rulesIn('trackBonuses', [
  {
    id: 'MIL-TB-01',
    prov: 'R',
    en: 'Penalty: pay 5 gold. If you cannot pay all of it, you may not enter the space.',
    fr: 'Pénalité : paie 5 or. Si tu ne peux pas tout payer, tu n’entres pas sur la case.',
  },
  {
    id: 'MIL-TB-02',
    prov: 'R',
    en: 'Penalty: if you are above 2 on War, your marker goes back to 2.',
    fr: 'Pénalité : si tu es au-delà de 2 en Guerre, ton marqueur revient à 2.',
  },
  {
    id: 'MIL-TB-03',
    prov: 'R',
    en: 'You may perform the diplomacy action for free.',
    fr: 'Tu peux faire l’action Diplomatie sans rien payer.',
  },
  {
    id: 'MIL-TB-04',
    prov: 'R',
    en: 'Score as many VP as the lower of your positions on War and Population.',
    fr: 'Marque autant de PV que la plus basse de tes positions en Guerre et en Population.',
  },
  {
    id: 'MIL-TB-05',
    prov: 'R',
    en: 'Penalty: discard 1 diplomacy card. If you cannot, you may not enter the space.',
    fr: 'Pénalité : défausse 1 carte Diplomatie. Si tu ne le peux pas, tu n’entres pas sur la case.',
  },
  {
    id: 'MIL-TB-06',
    prov: 'R',
    en: 'Score 2 times your position on War in VP.',
    fr: 'Marque en PV 2 fois ta position en Guerre.',
  },
  {
    id: 'MIL-TB-07',
    prov: 'R',
    en: 'You may perform any special action.',
    fr: 'Tu peux faire l’action spéciale de ton choix.',
  },
  {
    id: 'MIL-TB-08',
    prov: 'R',
    en: 'Score 1 VP for every 2 buildings you have built, of any colour, rounded down.',
    fr: 'Marque 1 PV pour 2 bâtiments que tu as construits, de toute couleur, arrondi vers le bas.',
  },
  {
    id: 'MIL-TB-09',
    prov: 'R',
    en: 'Gain 1 advance on the track where you are lowest; if several are, choose. Then do it once more, looking for the lowest again.',
    fr: 'Gagne 1 avancée sur la piste où tu es le plus bas ; s’il y en a plusieurs, choisis. Puis recommence une fois, en cherchant de nouveau la plus basse.',
  },
  {
    id: 'MIL-TB-10',
    prov: 'R',
    en: 'Score 2 VP for each wonder you have built.',
    fr: 'Marque 2 PV par merveille que tu as construite.',
  },
]);
