import type { RuleBook } from '../../shared/rule-book.js';
import { RETOLD } from './book-retold.js';
import { battleTables, productionTables, purchaseTables } from './book-tables.js';

/** The rules in the order in which one plays. */
export const book: RuleBook = {
  kinds: [
    { id: 'basic', en: 'Basic game', fr: 'Jeu de base', options: { rules: 'basic' } },
    { id: 'advanced', en: 'Advanced game', fr: 'Jeu avancé', options: { rules: 'advanced' } },
  ],
  // A rule of one of the two games says so at its beginning.
  holds: ({ en, section }, kind) =>
    kind === 'basic'
      ? !en.startsWith('Advanced game') && section !== 'advancedProduction'
      : !en.startsWith('Basic game') && section !== 'basicProduction',
  retold: RETOLD,
  reference: ['decisions', 'examples', 'onTheMap'],
  chapters: [
    {
      id: 'world',
      en: 'The world and its eras',
      fr: 'Le monde et ses époques',
      lead: {
        en: 'A world map, four eras from bronze to flight, and two settlements each to begin with.',
        fr: 'Une carte du monde, quatre époques du bronze à l’aviation, et deux colonies chacun pour commencer.',
      },
      sections: ['general', 'eras'],
      cards: ['unit.swordsman', 'unit.battleship'],
      examples: [{ guided: 'first', lessons: ['map'], steps: ['welcome'], kind: 'basic', alike: true }],
    },
    {
      id: 'setup',
      en: 'Taking your place',
      fr: 'Prendre sa place',
      lead: {
        en: 'Where you begin decides which neighbours and resources you will have.',
        fr: 'Ton point de départ décide de tes voisins et de tes ressources.',
      },
      sections: ['setup'],
      cards: ['marker.gems', 'marker.treasure'],
      examples: [{ guided: 'first', lessons: ['map'], steps: ['first', 'second'], kind: 'basic', alike: true }],
    },
    {
      id: 'turn',
      en: 'The turn',
      fr: 'Le tour',
      lead: { en: 'Four phases: move, trade, produce, buy.', fr: 'Quatre phases : bouger, échanger, produire, acheter.' },
      sections: ['turn'],
      cards: ['unit.horseman', 'marker.horses'],
      examples: [
        { guided: 'first', lessons: ['explore', 'gold'], steps: ['italia', 'stay', 'produce', 'found', 'army'], kind: 'basic' },
        { shown: 'advanced', moments: ['move', 'nubia', 'balkans', 'buy'], kind: 'advanced' },
      ],
    },
    {
      id: 'movement',
      en: 'Moving and exploring',
      fr: 'Se déplacer et explorer',
      lead: {
        en: 'Settlers look at the markers of unknown land; armies guard it; fleets carry both across the sea.',
        fr: 'Les colons regardent les marqueurs des terres inconnues ; les armées les gardent ; les flottes portent les deux au-delà des mers.',
      },
      sections: ['movement', 'exploration', 'air'],
      examples: [{ guided: 'first', lessons: ['explore'], kind: 'basic', alike: true }],
      cards: ['marker.wine', 'unit.galley'],
    },
    {
      id: 'battle',
      en: 'Battles',
      fr: 'Les batailles',
      lead: {
        en: 'Who meets may fight. Each round both sides choose a unit in secret, and dice decide.',
        fr: 'Qui se rencontre peut se battre. À chaque assaut chacun choisit une unité en secret, et les dés décident.',
      },
      sections: ['battles', 'combat', 'capture'],
      tables: battleTables,
      examples: [
        { guided: 'first', lessons: ['battle', 'defence'], steps: ['ride', 'fight', 'strike'], kind: 'basic' },
        { shown: 'advanced', moments: ['move', 'nubia', 'challenge', 'balkans'], kind: 'advanced' },
      ],
      cards: ['unit.swordsman', 'unit.knight'],
    },
    {
      id: 'trade',
      en: 'Trade',
      fr: 'L’échange',
      lead: {
        en: 'Almost everything may change hands, if both agree.',
        fr: 'Presque tout peut changer de mains, si les deux sont d’accord.',
      },
      sections: ['trade'],
      cards: ['marker.spices', 'marker.iron'],
      examples: [
        { guided: 'first', lessons: ['trade'], steps: ['offer', 'close'], kind: 'basic' },
        { shown: 'trade', moments: ['offered', 'lent', 'paid', 'again'], kind: 'advanced' },
      ],
    },
    {
      id: 'production',
      en: 'Production',
      fr: 'La production',
      lead: {
        en: 'Your settlements and resources become gold.',
        fr: 'Tes colonies et tes ressources deviennent de l’or.',
      },
      sections: ['basicProduction', 'advancedProduction', 'happiness', 'improvements'],
      tables: productionTables,
      cards: (kind) => (kind === 'basic' ? ['marker.wine', 'marker.fertile'] : ['marker.wine', 'improvement.granary']),
      examples: [
        { guided: 'first', lessons: ['gold', 'trade', 'defence'], steps: ['produce', 'close', 'income'], kind: 'basic' },
        { shown: 'advanced', moments: ['poor', 'critical', 'villages', 'monopoly'], kind: 'advanced' },
      ],
    },
    {
      id: 'purchase',
      en: 'Purchases',
      fr: 'Les achats',
      lead: {
        en: 'Gold becomes units, settlements, technologies and wonders.',
        fr: 'L’or devient unités, colonies, technologies et merveilles.',
      },
      sections: ['purchase', 'technologies', 'tax', 'upgrades', 'wonders'],
      tables: purchaseTables,
      examples: [
        { guided: 'first', lessons: ['gold', 'trade'], steps: ['found', 'tech', 'army', 'milestone'], kind: 'basic' },
        { shown: 'advanced', moments: ['pottery', 'buy', 'royalty', 'die', 'villages'], kind: 'advanced' },
      ],
      cards: ['tech.banking', 'wonder.colossus'],
    },
    {
      id: 'end',
      en: 'The end and the score',
      fr: 'La fin et le décompte',
      lead: { en: 'How a game ends, and what counts then.', fr: 'Comment une partie se termine, et ce qui compte alors.' },
      sections: ['ending', 'scoring'],
      cards: ['wonder.hanging_gardens', 'tech.alphabet_writing'],
      examples: [
        { guided: 'first', lessons: ['end'], steps: ['eras', 'scoring'], kind: 'basic' },
        { shown: 'advanced', moments: ['die', 'dice', 'final'], kind: 'advanced' },
      ],
    },
  ],
};
