import { rulesIn } from '../../shared/rule-row.js';

export const SELECTION = rulesIn('selection', [
  {
    id: 'MIL-SEL-01',
    prov: 'R',
    en: 'From the holder of the leader token on, clockwise, everybody places one marker per turn until all 4 are placed. Placing is compulsory.',
    fr: 'À partir du détenteur du jeton Chef, en sens horaire, chacun place un marqueur par tour jusqu’à ce que les 4 soient placés. Placer est obligatoire.',
  },
  {
    id: 'MIL-SEL-02',
    prov: 'R',
    en: 'Technology: put the marker on a free slot of a row that still has a technology, and take one of its technologies at once, ready for use. Blanks cannot be taken. You may have several markers in a row.',
    fr: 'Technologie : pose le marqueur sur une place libre d’une rangée qui a encore une technologie, et prends aussitôt une de ses technologies, prête à servir. Les vierges ne se prennent pas. Tu peux avoir plusieurs marqueurs dans une rangée.',
  },
  {
    id: 'MIL-SEL-03',
    prov: 'R',
    en: 'Special action: put the marker on a free slot for Trade, Politics, War, Population, Culture, Research or Joker, and perform the action in phase E. Each slot holds one marker; only the Joker slot may be chosen any number of times, even by the same player.',
    fr: 'Action spéciale : pose le marqueur sur une place libre, Commerce, Politique, Guerre, Population, Culture, Recherche ou Joker, et fais l’action en phase E. Chaque place tient un marqueur ; seule la place Joker se choisit autant de fois qu’on veut, même par le même joueur.',
  },
  {
    id: 'MIL-SEL-04',
    prov: 'R+P',
    en: 'From top to bottom the rows bring 2, 3, 4 and 5 gold per marker in phase C; the row with 5 gold is locked. Special actions bring no income. The 5 and the lock are printed in the rulebook, the other figures are public.',
    fr: 'De haut en bas, les rangées rapportent 2, 3, 4 et 5 or par marqueur en phase C ; la rangée à 5 or est verrouillée. Les actions spéciales n’apportent aucun revenu. Le 5 et le verrou sont imprimés dans le livret, les autres chiffres sont publics.',
  },
  {
    id: 'MIL-SEL-05',
    prov: 'R+P',
    en: 'A technology shows one type and the ages of its life: 1 to 3 ages, its own age first. How long each one lives is public.',
    fr: 'Une technologie montre un type et les âges de sa vie : 1 à 3 âges, à partir du sien. La durée de chacune est publique.',
  },
  {
    id: 'MIL-SEL-06',
    prov: 'R',
    en: 'Army, when you take it: take the leader token. The next players clockwise gain 0, 2 and 4 gold at once. You select first in the next age; the order of this phase stays. In Age 8 you gain 1 VP instead of all this.',
    fr: 'Armée, quand tu la prends : prends le jeton Chef. Les joueurs suivants, en sens horaire, gagnent aussitôt 0, 2 et 4 or. Tu sélectionnes en premier à l’âge suivant ; l’ordre de cette phase ne change pas. À l’Âge 8, tu gagnes 1 PV au lieu de tout cela.',
  },
  {
    id: 'MIL-SEL-07',
    prov: 'R',
    en: 'Engineering, when you take it: take the architect token, unused side up. It counts from phase D of this age on.',
    fr: 'Ingénierie, quand tu la prends : prends le jeton Architecte, face inutilisée. Il vaut dès la phase D de cet âge.',
  },
  {
    id: 'MIL-SEL-08',
    prov: 'R',
    en: 'As long as you own them, a Communication card brings 3 gold when you reach prosperity (MIL-PRO-04), and an Energy card opens the last row of markers (MIL-INC-04).',
    fr: 'Tant que tu l’as, une carte Communication rapporte 3 or quand tu atteins la prospérité (MIL-PRO-04), et une carte Énergie ouvre la dernière rangée de marqueurs (MIL-INC-04).',
  },
  {
    id: 'MIL-SEL-09',
    prov: 'R',
    en: 'What Army, Engineering, Communication and Energy give in this way comes only from technology cards taken by selection, never from icons of buildings, jokers or anything else.',
    fr: 'Ce que donnent ainsi Armée, Ingénierie, Communication et Énergie ne vient que des cartes Technologie prises par sélection, jamais des icônes des bâtiments, des jokers ou du reste.',
  },
  {
    id: 'MIL-SEL-10',
    prov: 'R+D',
    en: 'You keep the leader or architect token until another player takes an Army or Engineering card. If you take one while holding its token, the token stays with you, and the gold for the others (MIL-SEL-06) is paid again.',
    fr: 'Tu gardes le jeton Chef ou Architecte jusqu’à ce qu’un autre joueur prenne une carte Armée ou Ingénierie. Si tu en prends une en tenant déjà le jeton, il te reste, et l’or des autres (MIL-SEL-06) est versé de nouveau.',
  },
]);

export const PROSPERITY = rulesIn('prosperity', [
  {
    id: 'MIL-PRO-01',
    prov: 'R',
    en: 'You reach prosperity if your technology cards show both icons of at least one displayed pair. That takes two cards, since each card has one icon. Cards are only looked at, not engaged.',
    fr: 'Tu atteins la prospérité si tes cartes Technologie montrent les deux icônes d’au moins une paire exposée. Il y faut deux cartes, car chacune n’a qu’une icône. Les cartes sont seulement regardées, pas engagées.',
  },
  {
    id: 'MIL-PRO-02',
    prov: 'R',
    en: 'Only technology cards count, neither icons of buildings nor jokers.',
    fr: 'Seules les cartes Technologie comptent, ni les icônes des bâtiments ni les jokers.',
  },
  {
    id: 'MIL-PRO-03',
    prov: 'R',
    en: 'Prosperity gives 1 advance on its track, however many pairs you match. The space takes effect as usual.',
    fr: 'La prospérité donne 1 avancée sur sa piste, quel que soit le nombre de paires. La case agit comme d’habitude.',
  },
  {
    id: 'MIL-PRO-04',
    prov: 'R',
    en: 'When you reach prosperity, gain 3 gold per Communication technology you own, even if the track is full.',
    fr: 'Quand tu atteins la prospérité, gagne 3 or par technologie Communication que tu as, même si la piste est pleine.',
  },
  {
    id: 'MIL-PRO-05',
    prov: 'R',
    en: 'These cards change the phase: Granary (MIL-121), MIL-241, MIL-254, Aqueduct (MIL-134) and MIL-227.',
    fr: 'Ces cartes modifient la phase : Grenier à grain (MIL-121), MIL-241, MIL-254, Aqueduc (MIL-134) et MIL-227.',
  },
  {
    id: 'MIL-PRO-06',
    prov: 'R+D',
    en: 'Prosperity has no lock. Advances beyond its last space are lost.',
    fr: 'La Prospérité n’a pas de verrou. Les avancées au-delà de sa dernière case sont perdues.',
  },
]);

export const INCOME = rulesIn('income', [
  {
    id: 'MIL-INC-01',
    prov: 'R',
    en: 'For each of your markers in the selection rows, gain the income of its row.',
    fr: 'Pour chacun de tes marqueurs dans les rangées de sélection, gagne le revenu de sa rangée.',
  },
  {
    id: 'MIL-INC-02',
    prov: 'R',
    en: 'Gain the income printed at your position on Trade; at 0 there is none.',
    fr: 'Gagne le revenu imprimé à ta position en Commerce ; à 0, il n’y en a pas.',
  },
  {
    id: 'MIL-INC-03',
    prov: 'R',
    en: 'Markers in the row with 5 gold bring 5 gold each if you have an open lock of the income, otherwise 0.',
    fr: 'Les marqueurs dans la rangée à 5 or rapportent 5 or chacun si tu as un verrou ouvert du revenu, sinon 0.',
  },
  {
    id: 'MIL-INC-04',
    prov: 'R',
    en: 'The lock opens with an Energy technology of your own, the Hunting Camp (MIL-122), MIL-275, or in Age 1 the start card.',
    fr: 'Le verrou s’ouvre avec une technologie Énergie à toi, le Camp de chasse (MIL-122), MIL-275, ou à l’Âge 1 la carte de départ.',
  },
  {
    id: 'MIL-INC-05',
    prov: 'R',
    en: 'After Age 1 the start cards are turned over and no longer open the lock.',
    fr: 'Après l’Âge 1, les cartes de départ sont retournées et n’ouvrent plus le verrou.',
  },
  {
    id: 'MIL-INC-06',
    prov: 'R',
    en: 'More income comes from MIL-243 and MIL-275.',
    fr: 'D’autres revenus viennent de MIL-243 et MIL-275.',
  },
]);

export const CONSTRUCTION = rulesIn('construction', [
  {
    id: 'MIL-CON-01',
    prov: 'R',
    en: 'From the holder of the architect token on, clockwise, you build exactly 1 building or current wonder per turn, or pass. After passing you are out for this phase. It ends when all have passed.',
    fr: 'À partir du détenteur du jeton Architecte, en sens horaire, tu construis exactement 1 bâtiment ou merveille actuelle par tour, ou tu passes. Une fois que tu as passé, la phase est finie pour toi. Elle s’achève quand tous ont passé.',
  },
  {
    id: 'MIL-CON-02',
    prov: 'R',
    en: 'On offer are the displayed buildings of this age and the current wonders. Future wonders can be seen, not built.',
    fr: 'Sont proposés les bâtiments exposés de cet âge et les merveilles actuelles. Les merveilles futures se voient, mais ne se construisent pas.',
  },
  {
    id: 'MIL-CON-03',
    prov: 'R',
    en: 'Pay the printed price less discounts and lay the card in front of you. The display is not filled up during the phase.',
    fr: 'Paie le prix imprimé moins les réductions et pose la carte devant toi. L’étalage n’est pas complété pendant la phase.',
  },
  {
    id: 'MIL-CON-04',
    prov: 'R',
    en: 'Architect: once per age its holder may pay 3 gold less for one building, never for a wonder. The token then shows its used side until phase G.',
    fr: 'Architecte : une fois par âge, son détenteur peut payer un bâtiment 3 or de moins, jamais une merveille. Le jeton montre alors sa face utilisée jusqu’à la phase G.',
  },
  {
    id: 'MIL-CON-05',
    prov: 'R',
    en: 'The highest wonder discount you have reached on Influence applies to every wonder you build.',
    fr: 'La plus forte réduction atteinte en Influence vaut pour chaque merveille que tu construis.',
  },
  {
    id: 'MIL-CON-06',
    prov: 'R+D',
    en: 'Other discounts: MIL-237, MIL-264, MIL-265, MIL-266 and MIL-267. Different discounts add up; no price falls below 0.',
    fr: 'Autres réductions : MIL-237, MIL-264, MIL-265, MIL-266 et MIL-267. Des réductions différentes s’ajoutent ; aucun prix ne descend sous 0.',
  },
  {
    id: 'MIL-CON-07',
    prov: 'R',
    en: 'Buildings are brown, green or yellow. Brown and green ones live for some ages and are used meanwhile; yellow ones and wonders have no life span and score at the end.',
    fr: 'Les bâtiments sont marron, verts ou jaunes. Les marron et les verts vivent quelques âges et servent pendant ce temps ; les jaunes et les merveilles n’ont pas de durée et comptent à la fin.',
  },
  {
    id: 'MIL-CON-08',
    prov: 'R',
    en: 'A yellow building scores its VP in the final scoring if all its conditions hold then, otherwise nothing.',
    fr: 'Un bâtiment jaune marque ses PV au décompte final si toutes ses conditions sont alors remplies, sinon rien.',
  },
  {
    id: 'MIL-CON-09',
    prov: 'R',
    en: 'A brown or green building works from the moment it is built, in the same age.',
    fr: 'Un bâtiment marron ou vert agit dès sa construction, au même âge.',
  },
  {
    id: 'MIL-CON-10',
    prov: 'R',
    en: 'Dormant buildings are still yours and count wherever buildings are counted.',
    fr: 'Les bâtiments en sommeil sont toujours à toi et comptent partout où l’on compte des bâtiments.',
  },
  {
    id: 'MIL-CON-11',
    prov: 'D',
    en: 'You pass by yourself if you can afford nothing and no card in your hand could change that.',
    fr: 'Tu passes automatiquement si rien n’est à ta portée et qu’aucune carte de ta main ne pourrait y changer quelque chose.',
  },
]);
