import type { RuleBook } from '../../shared/rule-book.js';

/** The rules in the order in which one plays. */
export const book: RuleBook = {
  kinds: [],
  reference: ['decisions', 'moves', 'civilisationCards', 'examples'],
  chapters: [
    {
      id: 'aim',
      en: 'What the game is about',
      fr: 'De quoi il s’agit',
      lead: {
        en: 'In six rounds you lead up to three civilisations. Each round you place a few workers; what they do brings coins, technologies, wonders and points.',
        fr: 'En six manches tu mènes jusqu’à trois civilisations. À chaque manche tu places quelques ouvriers : leur travail rapporte des pièces, des technologies, des merveilles et des points.',
      },
      sections: ['terms'],
      cards: ['CIV-05', 'WON-moai-2'],
      examples: [{ guided: 'first-colossus', lessons: ['annex'], steps: ['wonder', 'iron'] }],
    },
    {
      id: 'setup',
      en: 'Before you begin',
      fr: 'Avant de commencer',
      lead: { en: 'What lies on the table when the first turn begins.', fr: 'Ce qui est sur la table quand le premier tour commence.' },
      sections: ['setup'],
      cards: ['CIV-43', 'WON-colossus'],
      examples: [{ guided: 'first-colossus', lessons: ['workers'], steps: ['welcome'] }],
    },
    {
      id: 'time',
      en: 'Six rounds on a moving track',
      fr: 'Six manches sur une piste qui avance',
      lead: {
        en: 'The cards of the time track say which actions there are. Every round one of them leaves and another comes, and some bring war.',
        fr: 'Les cartes de la piste du temps disent quelles actions existent. À chaque manche l’une part, une autre arrive, et certaines apportent la guerre.',
      },
      sections: ['time'],
      cards: ['AC-COMMERCE', 'AC-FARM'],
      examples: [{ guided: 'first-colossus', lessons: ['workers', 'annex'], steps: ['mining', 'fish', 'iron'] }],
    },
    {
      id: 'civilisation',
      en: 'Your civilisation is born, grows, declines',
      fr: 'Ta civilisation naît, grandit, décline',
      lead: {
        en: 'A turn begins with your people: a new one is born, another is annexed, or all stays as it is.',
        fr: 'Un tour commence par ton peuple : un nouveau naît, un autre est annexé, ou tout reste comme avant.',
      },
      sections: ['civilisation', 'abilities'],
      cards: ['CIV-08', 'CIV-10-2'],
      examples: [{ guided: 'first-colossus', lessons: ['workers', 'annex', 'decline'], steps: ['birth', 'scythians', 'britain'] }],
    },
    {
      id: 'actions',
      en: 'Workers and actions',
      fr: 'Ouvriers et actions',
      lead: {
        en: 'Then you place workers, one action after the other. White slots give them back at the end of the turn, red ones keep them.',
        fr: 'Ensuite tu places tes ouvriers, une action après l’autre. Les cases blanches les rendent à la fin du tour, les rouges les gardent.',
      },
      sections: ['actions', 'rest', 'technologies'],
      cards: ['AC-HUNTING', 'AC-CONSTRUCTION'],
      examples: [{ guided: 'first-colossus', lessons: ['workers', 'annex'], steps: ['hunt', 'mining', 'fish', 'slavery'] }],
    },
    {
      id: 'ends',
      en: 'End of turn, war and plague',
      fr: 'Fin de tour, guerre et peste',
      lead: {
        en: 'When all have played, the track moves. War strikes whoever is weakest, the Plague strikes everybody.',
        fr: 'Quand tous ont joué, la piste avance. La guerre frappe le plus faible, la Peste frappe tout le monde.',
      },
      sections: ['endOfTurn', 'endOfRound'],
      cards: ['AC-CONQUEST', 'AC-PLAGUE'],
      examples: [{ guided: 'first-colossus', lessons: ['plague'] }],
    },
    {
      id: 'end',
      en: 'The end of the game',
      fr: 'La fin de la partie',
      lead: { en: 'After six rounds the points are counted.', fr: 'Après six manches, on compte les points.' },
      sections: ['endOfGame'],
      cards: ['WON-stonehenge', 'WON-petra'],
      examples: [{ guided: 'first-colossus', lessons: ['end'] }],
    },
    {
      id: 'variants',
      en: 'Three variants',
      fr: 'Trois variantes',
      lead: {
        en: 'They may be combined as you like; begin without them.',
        fr: 'Elles se combinent à volonté ; commence sans elles.',
      },
      sections: ['innovation', 'changingWorld', 'draft'],
      cards: ['EV-baby-boom', 'EV-earthquake'],
      examples: [{ shown: 'variants', moments: ['draft', 'kept', 'special', 'second', 'corruption', 'celebration'] }],
    },
    {
      id: 'solo',
      en: 'Alone',
      fr: 'En solitaire',
      lead: {
        en: 'A skirmish against a virtual opponent who does nothing but grow stronger, and achievements to earn.',
        fr: 'Une escarmouche contre un adversaire virtuel qui ne fait que gagner en force, et des accomplissements à obtenir.',
      },
      sections: ['skirmish', 'achievements'],
      cards: ['AC-PLAGUE', 'WON-machu_picchu'],
      examples: [{ shown: 'solo', moments: ['round2', 'plague', 'war', 'final'] }],
    },
    {
      id: 'scenarios',
      en: 'Five scenarios alone',
      fr: 'Cinq scénarios en solitaire',
      lead: {
        en: 'Skirmishes with a story: other cards, special rules, and three aims each.',
        fr: 'Des escarmouches qui racontent une histoire : d’autres cartes, des règles spéciales, et trois objectifs chacune.',
      },
      sections: ['scenarios'],
      cards: ['SA-QUARRY', 'SA-FESTIVAL'],
      examples: [{ shown: 'scenario', moments: ['begin', 'stones', 'second', 'final'] }],
    },
  ],
};
