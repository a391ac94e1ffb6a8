import { rulesIn } from '../../shared/rule-row.js';

export const END_OF_TURN = rulesIn('endOfTurn', [
  {
    id: 'AOC-RET-1',
    prov: 'R',
    en: 'When your turn ends, workers on white slots and unused workers come back to you.',
    fr: 'À la fin de ton tour, les ouvriers des cases blanches et ceux qui n’ont pas servi te reviennent.',
  },
  { id: 'AOC-RET-2', prov: 'R', en: 'Workers on red slots are sacrificed.', fr: 'Les ouvriers des cases rouges sont sacrifiés.' },
  {
    id: 'AOC-EOT-1',
    prov: 'R',
    en: 'Then your end-of-turn abilities act, once each, in the order you like, also in round 6. Those that say “you may” can be left out.',
    fr: 'Ensuite tes capacités de fin de tour agissent, une fois chacune, dans l’ordre que tu veux, même à la manche 6. Celles qui disent « tu peux » sont facultatives.',
  },
  {
    id: 'AOC-EOT-2',
    prov: 'D',
    en: 'An end-of-turn ability that you gain at this very moment may still act in the same turn.',
    fr: 'Une capacité de fin de tour gagnée à ce moment précis peut encore agir dans le même tour.',
  },
  { id: 'AOC-EOT-3', prov: 'R', en: 'Then the next player takes a turn.', fr: 'Puis c’est au joueur suivant.' },
]);

export const END_OF_ROUND = rulesIn('endOfRound', [
  {
    id: 'AOC-EOR-1',
    prov: 'R',
    en: 'After rounds 1 to 5, in this order: the first player token goes one seat counter-clockwise; the permanent card moves one position to the right; the card that has just become usable shows whether war or plague strikes.',
    fr: 'Après les manches 1 à 5, dans cet ordre : le jeton Premier Joueur passe d’une place dans le sens anti-horaire ; la carte permanente avance d’une position vers la droite ; la carte devenue utilisable dit si la guerre ou la peste frappe.',
  },
  {
    id: 'AOC-EOR-2',
    prov: 'R',
    en: 'So whoever played last in a round plays first in the next.',
    fr: 'Ainsi, qui a joué en dernier à une manche joue en premier à la suivante.',
  },
  {
    id: 'AOC-EOR-3',
    prov: 'R',
    en: 'The symbols of positions 1 to 3 never strike, and nothing of this happens after round 6.',
    fr: 'Les symboles des positions 1 à 3 ne frappent jamais, et rien de tout cela n’arrive après la manche 6.',
  },
  {
    id: 'AOC-WAR-1',
    prov: 'R',
    en: 'War: the player with the least strength sacrifices 1 worker. All players tied for least do so, even if everybody is equal.',
    fr: 'Guerre : le joueur qui a le moins de force sacrifie 1 ouvrier. En cas d’égalité, tous ceux-là le font, même si tout le monde est à égalité.',
  },
  {
    id: 'AOC-WAR-2',
    prov: 'R+D',
    en: 'A player protected from war is compared like the others but sacrifices nothing; nobody takes the loss instead.',
    fr: 'Un joueur protégé de la guerre est comparé comme les autres mais ne sacrifie rien ; personne ne perd d’ouvrier à sa place.',
  },
  {
    id: 'AOC-WAR-3',
    prov: 'R+D',
    en: 'Abilities that act when a war breaks out act for their owner whatever the comparison says, and before the sacrifices.',
    fr: 'Les capacités qui agissent quand une guerre éclate agissent quel que soit le résultat de la comparaison, et avant les sacrifices.',
  },
  { id: 'AOC-PLG-1', prov: 'R', en: 'Plague: every player sacrifices 1 worker.', fr: 'Peste : chaque joueur sacrifie 1 ouvrier.' },
]);

export const END_OF_GAME = rulesIn('endOfGame', [
  {
    id: 'AOC-END-1',
    prov: 'R',
    en: 'After the last turn of round 6, its end-of-turn abilities included, all end-of-game abilities score.',
    fr: 'Après le dernier tour de la manche 6, capacités de fin de tour comprises, toutes les capacités de fin de partie rapportent leurs points.',
  },
  {
    id: 'AOC-END-2',
    prov: 'R',
    en: 'Most points win. If tied: more workers, then more coins, then the victory is shared.',
    fr: 'Le plus de points l’emporte. À égalité : le plus d’ouvriers, puis le plus de pièces, puis la victoire est partagée.',
  },
  {
    id: 'AOC-END-3',
    prov: 'D',
    en: 'End-of-game abilities look at the final position. None of them counts points, so their order does not matter.',
    fr: 'Les capacités de fin de partie regardent la position finale. Aucune ne compte les points : leur ordre n’importe pas.',
  },
]);
