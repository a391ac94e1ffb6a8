import type { RuleBook } from '../../shared/rule-book.js';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8].map((age) => `cards${age}`);

/** The rules in the order in which one plays. */
export const book: RuleBook = {
  kinds: [
    { id: 'together', en: '2 to 4 players', fr: '2 à 4 joueurs' },
    { id: 'solo', en: 'Solo', fr: 'Solo' },
  ],
  holds: ({ section }, kind) => section !== 'solo' || kind === 'solo',
  reference: ['decisions', 'online', 'examples', 'researchCards', 'diplomacyCards', 'books', 'notation', ...CARDS],
  chapters: [
    {
      id: 'aim',
      en: 'Eight ages, seven tracks',
      fr: 'Huit âges, sept pistes',
      lead: {
        en: 'In each age you choose technologies, and with them you climb the tracks of your civilisation. What you build and how far you climb brings points.',
        fr: 'À chaque âge tu choisis des technologies, et grâce à elles tu montes sur les pistes de ta civilisation. Ce que tu bâtis et la hauteur atteinte rapportent des points.',
      },
      sections: ['aim', 'setup'],
      cards: ['building-123', 'wonder-115'],
      examples: [{ guided: 'first', lessons: ['selection'], steps: ['welcome'] }],
    },
    {
      id: 'age',
      en: 'How an age goes',
      fr: 'Le déroulement d’un âge',
      lead: {
        en: 'Seven phases, always in the same order; in some of them all play at once.',
        fr: 'Sept phases, toujours dans le même ordre ; dans certaines, tous jouent en même temps.',
      },
      sections: ['ages'],
      cards: ['place:action:culture', 'tech-1-arts'],
      examples: [
        {
          guided: 'first',
          lessons: ['selection', 'means', 'building', 'actions'],
          steps: ['rows', 'prosper', 'income', 'ziggurat', 'culture', 'finish'],
        },
      ],
    },
    {
      id: 'selection',
      en: 'Choosing technologies',
      fr: 'Choisir des technologies',
      lead: {
        en: 'One card in turn, four times. What you take is missing to the others, and where you take it from decides your income.',
        fr: 'Une carte chacun, quatre fois. Ce que tu prends manque aux autres, et la rangée où tu la prends décide de ton revenu.',
      },
      sections: ['selection'],
      cards: ['tech-1-agriculture', 'tech-1-army'],
      examples: [{ guided: 'first', lessons: ['selection'], steps: ['arts', 'law', 'rows', 'reserve'] }],
    },
    {
      id: 'means',
      en: 'Prosperity and income',
      fr: 'Prospérité et revenu',
      lead: { en: 'Before you build you are paid.', fr: 'Avant de bâtir, tu es payé.' },
      sections: ['prosperity', 'income'],
      cards: ['tech-1-communication', 'tech-1-energy'],
      examples: [{ guided: 'first', lessons: ['means'] }],
    },
    {
      id: 'building',
      en: 'Buildings and wonders',
      fr: 'Bâtiments et merveilles',
      lead: {
        en: 'Gold becomes buildings: brown and green ones help as long as they last, yellow ones and wonders score.',
        fr: 'L’or devient bâtiments : les marron et les verts aident tant qu’ils durent, les jaunes et les merveilles rapportent des points.',
      },
      sections: ['construction'],
      cards: ['building-124', 'building-162'],
      examples: [{ guided: 'first', lessons: ['building', 'wonder'] }],
    },
    {
      id: 'actions',
      en: 'Actions',
      fr: 'Les actions',
      lead: {
        en: 'Now your technologies work: each pays for one action, on a track or a special one.',
        fr: 'Maintenant tes technologies travaillent : chacune paie une action, sur une piste ou spéciale.',
      },
      sections: ['action', 'trackActions', 'specialActions', 'research', 'diplomacy', 'auxiliary'],
      cards: ['place:action:culture', 'place:special:research', 'research-225', 'diplomacy-258'],
      examples: [{ guided: 'first', lessons: ['actions', 'research', 'diplomacy'] }],
    },
    {
      id: 'tracks',
      en: 'The tracks',
      fr: 'Les pistes',
      lead: {
        en: 'What the spaces give, and what it costs to fall behind.',
        fr: 'Ce que donnent les cases, et ce qu’il en coûte de rester en arrière.',
      },
      sections: ['tracks', 'trackBonuses'],
      cards: ['place:space:A1:culture:2', 'place:space:A1:war:7'],
      examples: [{ guided: 'first', lessons: ['research'], steps: ['climb', 'book'] }],
    },
    {
      id: 'ends',
      en: 'War, upkeep and the next age',
      fr: 'Guerre, entretien et âge suivant',
      lead: {
        en: 'An age ends with a look at the armies, and old things leave.',
        fr: 'Un âge se termine par un regard sur les armées, et ce qui est vieux s’en va.',
      },
      sections: ['war', 'maintenance'],
      cards: ['place:action:war', 'tech-1-military'],
      examples: [{ guided: 'first', lessons: ['actions', 'war', 'diplomacy'], steps: ['finish', 'fourth', 'close'] }],
    },
    {
      id: 'scoring',
      en: 'Final scoring',
      fr: 'Le décompte final',
      lead: { en: 'After the eighth age.', fr: 'Après le huitième âge.' },
      sections: ['scoring'],
      cards: ['wonder-113', 'wonder-114'],
      examples: [{ guided: 'first', lessons: ['end'] }],
    },
    {
      id: 'solo',
      en: 'Against the automa',
      fr: 'Contre l’Automa',
      lead: {
        en: 'A deck of cards plays against you; it takes what you might want.',
        fr: 'Un paquet de cartes joue contre toi ; il prend ce dont tu aurais envie.',
      },
      sections: ['solo'],
      cards: ['place:space:A1:war:7', 'tech-1-army'],
      examples: [{ shown: 'solo', moments: ['first', 'second', 'building', 'war', 'caught', 'final'], kind: 'solo' }],
    },
  ],
};
