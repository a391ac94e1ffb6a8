import { type RuleRow, type RuleSection, rulesIn } from '../../src/games/shared/rule-row.js';

export const SECTIONS: readonly RuleSection[] = [
  { id: 'table', en: 'The table', fr: 'La table' },
  { id: 'cards', en: 'Cards and coins', fr: 'Cartes et pièces' },
];

export const RULES: readonly RuleRow[] = [
  ...rulesIn('table', [
    { id: 'TOY-BAD_SEATS', prov: 'D', en: 'There are 2 to 4 seats.', fr: 'Il y a 2 à 4 places.' },
    { id: 'TOY-BAD_OPTIONS', prov: 'D', en: 'A game has 1 to 4 rounds.', fr: 'Une partie compte 1 à 4 manches.' },
  ]),
  ...rulesIn('cards', [
    { id: 'TOY-RICH', prov: 'D', en: 'Nobody keeps more than 3 coins.', fr: 'Nul ne garde plus de 3 pièces.' },
    {
      id: 'TOY-POOR',
      prov: 'D',
      en: 'Drawing costs 1 coin, attacking 2 coins.',
      fr: 'Piocher coûte 1 pièce, attaquer 2 pièces.',
    },
    { id: 'TOY-NO_CARDS', prov: 'D', en: 'An empty deck gives nothing.', fr: 'Une pioche vide ne donne rien.' },
    { id: 'TOY-YOURSELF', prov: 'D', en: 'Nobody attacks himself.', fr: 'Nul ne s’attaque soi-même.' },
    { id: 'TOY-EMPTY_HAND', prov: 'D', en: 'Who has no cards is not attacked.', fr: 'Qui n’a pas de carte n’est pas attaqué.' },
    { id: 'TOY-NO_SUCH_CARD', prov: 'D', en: 'Only cards in hand are played.', fr: 'On ne joue que des cartes en main.' },
  ]),
];
