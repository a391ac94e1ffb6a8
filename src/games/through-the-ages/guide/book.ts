import type { RuleBook } from '../../shared/rule-book.js';
import type { RuleRow } from '../../shared/rule-row.js';

/** What the edition of 2015 says otherwise (catalogue 3.9): these rules of 2006 are left out of its book. */
const ONLY_2006 = new Set(
  [
    'TTA-TURN-01 TTA-TURN-02 TTA-TURN-03 TTA-SET-02 TTA-SET-03 TTA-SET-04 TTA-SET-05 TTA-SET-09',
    'TTA-LDR-03 TTA-LDR-04 TTA-ACC-02 TTA-ACC-05 TTA-PRD-01 TTA-BANK-02 TTA-COR-01 TTA-COR-03 TTA-COR-04 TTA-HAP-06 TTA-MIL-05',
    'TTA-MCD-04 TTA-EVT-01 TTA-EVT-07 TTA-AGG-02 TTA-AGG-03 TTA-AGG-04 TTA-AGG-06 TTA-AGG-10 TTA-AGG-11 TTA-WAR-03 TTA-WAR-06',
    'TTA-TAC-01 TTA-END-01 TTA-END-02 TTA-END-06 TTA-END-07 TTA-RES-01 TTA-RES-02 TTA-IND-02 TTA-IND-03 TTA-IND-04 TTA-IND-05',
  ].flatMap((line) => line.split(' ')),
);
/** Parts that the Simple version does not have, and one that only it has. */
const NOT_SIMPLE = ['militaryCards', 'politicsPhase', 'colonies', 'aggressions', 'pacts', 'wars', 'tactics', 'variants'];
const VERSIONS = { simple: 'Simple', advanced: 'Advanced', full: 'Full' } as const;

/** Is a rule of 2006 about other versions than this one? It says so at its beginning. */
const isOfOthers = ({ en }: RuleRow, version: keyof typeof VERSIONS): boolean =>
  Object.values(VERSIONS).some((name) => name !== VERSIONS[version] && en.startsWith(`${name} version`)) ||
  (version === 'simple' && en.startsWith('Advanced and Full'));

function holds(rule: RuleRow, kind: string): boolean {
  if (rule.id.startsWith('TTX-')) return kind === 'expansion';
  const isLater = kind === '2015' || kind === 'expansion';
  if (rule.id.startsWith('TTN-')) return isLater;
  if (isLater)
    return !ONLY_2006.has(rule.id) && !['simpleScoring', 'variants', 'cards'].includes(rule.section) && !isOfOthers(rule, 'full');
  const version = kind as keyof typeof VERSIONS;
  if (version === 'simple' ? NOT_SIMPLE.includes(rule.section) : rule.section === 'simpleScoring') return false;
  return !(version === 'advanced' && rule.section === 'wars') && !isOfOthers(rule, version);
}

/** Where the rules of 2015 are read, by the middle part of their ids. */
const PLACES: Readonly<Record<string, string>> = {
  GEN: 'turn',
  SET: 'setup',
  TURN: 'turn',
  EOT: 'production',
  WON: 'wonders',
  LDR: 'leaders',
  ACC: 'actionCards',
  SPC: 'technologies',
  GOV: 'government',
  TOK: 'tokens',
  TAKE: 'taking',
  HAND: 'militaryCards',
  TAC: 'tactics',
  EVT: 'events',
  POL: 'politicsPhase',
  AGG: 'aggressions',
  WAR: 'wars',
  PAC: 'pacts',
  COL: 'colonies',
  AGE: 'ageEnd',
  END: 'ending',
  RES: 'leaving',
  IND: 'ratings',
  HB: 'ending',
  VAR: 'ending',
  CRD: 'secondPolitics',
};

/** The rules in the order in which one plays. */
export const book: RuleBook = {
  kinds: [
    { id: 'simple', en: '2006, Simple', fr: '2006, simple' },
    { id: 'advanced', en: '2006, Advanced', fr: '2006, avancée' },
    { id: 'full', en: '2006, Full', fr: '2006, complète' },
    { id: '2015', en: '2015', fr: '2015' },
    { id: 'expansion', en: '2015 with New Leaders and Wonders', fr: '2015 avec Nouveaux chefs et merveilles' },
  ],
  holds,
  sectionOf: ({ id, section }) => (id.startsWith('TTN-') ? (PLACES[id.split('-')[1]!] ?? section) : section),
  reference: ['decisions', 'examples', 'expansionExamples', 'secondEdition', 'secondPolitics', 'expansionCards', 'cards'],
  chapters: [
    {
      id: 'aim',
      en: 'A civilisation through the ages',
      fr: 'Une civilisation à travers les âges',
      lead: {
        en: 'From a few farmers and warriors you build a civilisation: food feeds your people, resources become buildings and wonders, science becomes technologies, and culture wins.',
        fr: 'À partir de quelques paysans et guerriers tu bâtis une civilisation : la nourriture fait vivre ton peuple, les ressources deviennent bâtiments et merveilles, la science devient technologies, et la culture fait gagner.',
      },
      sections: ['turn', 'setup', 'first'],
      cards: ['t06.leader.aristotle', 't06.wonder.pyramids'],
    },
    {
      id: 'row',
      en: 'The card row',
      fr: 'La rangée de cartes',
      lead: {
        en: 'All leaders, wonders and technologies come through the row. Fresh cards are dear, old ones cheap, and what nobody takes is gone.',
        fr: 'Tous les chefs, merveilles et technologies passent par la rangée. Les cartes fraîches sont chères, les vieilles bon marché, et ce que personne ne prend disparaît.',
      },
      sections: ['row', 'taking'],
      examples: [{ guided: 'simple', lessons: ['row'], kind: 'simple', alike: true }],
    },
    {
      id: 'actions',
      en: 'Actions, people and buildings',
      fr: 'Actions, population et bâtiments',
      lead: {
        en: 'Your government gives you a handful of actions each turn. Most of them put people to work.',
        fr: 'Ton gouvernement te donne une poignée d’actions à chaque tour. La plupart mettent des gens au travail.',
      },
      sections: ['actions', 'banks', 'population', 'building', 'units'],
      examples: [{ guided: 'simple', lessons: ['people'], kind: 'simple', alike: true }],
    },
    {
      id: 'cards',
      en: 'Wonders, leaders, action cards',
      fr: 'Merveilles, chefs, cartes Action',
      lead: {
        en: 'One wonder at a time, one leader at a time, and cards that help once.',
        fr: 'Une merveille à la fois, un chef à la fois, et des cartes qui aident une fois.',
      },
      sections: ['wonders', 'leaders', 'actionCards'],
      cards: ['t06.wonder.hanging-gardens', 't06.action.frugality.a'],
      examples: [{ guided: 'simple', lessons: ['wonder'], kind: 'simple', alike: true }],
    },
    {
      id: 'progress',
      en: 'Technologies and government',
      fr: 'Technologies et gouvernement',
      lead: {
        en: 'Science buys better farms, mines and laboratories, and another way to govern.',
        fr: 'La science achète de meilleures fermes, mines et laboratoires, et une autre façon de gouverner.',
      },
      sections: ['technologies', 'government'],
      cards: ['t06.lab.alchemy', 't06.mine.iron'],
      examples: [{ guided: 'simple', lessons: ['technology'], kind: 'simple', alike: true }],
    },
    {
      id: 'production',
      en: 'The end of a turn: production',
      fr: 'La fin du tour : la production',
      lead: {
        en: 'Points, food and resources come in; people eat; what lies about too long rots.',
        fr: 'Points, nourriture et ressources rentrent ; le peuple mange ; ce qui traîne trop longtemps se perd.',
      },
      sections: ['production', 'tokens', 'happiness', 'ratings'],
      examples: [{ guided: 'simple', lessons: ['culture'], kind: 'simple', alike: true }],
    },
    {
      id: 'politics',
      en: 'Politics and events',
      fr: 'Politique et événements',
      lead: {
        en: 'What you prepare for the future strikes everybody, you too.',
        fr: 'Ce que tu prépares pour l’avenir touche tout le monde, toi aussi.',
      },
      sections: ['militaryCards', 'politicsPhase', 'events', 'ties', 'colonies'],
      examples: [{ guided: '2015', lessons: ['politics'], kind: '2015', alike: true }],
    },
    {
      id: 'strength',
      en: 'Strength: tactics, aggressions, wars, pacts',
      fr: 'La force : tactiques, agressions, guerres, pactes',
      lead: {
        en: 'Who is weak is robbed. You need not be the strongest, but never the weakest by far.',
        fr: 'Le faible se fait piller. Il n’est pas besoin d’être le plus fort, mais jamais le plus faible de loin.',
      },
      sections: ['tactics', 'aggressions', 'wars', 'pacts'],
      cards: ['t06.tactic.fighting-band', 't06.tactic.phalanx'],
      // Whoever is attacked adds cards of the hand, which is new in 2015 (TTN-AGG-03).
      examples: [{ guided: '2015', lessons: ['attack'], kind: '2015', alike: ['expansion'] }],
    },
    {
      id: 'ages',
      en: 'Ages pass, and the game ends',
      fr: 'Les âges passent, et la partie s’achève',
      lead: {
        en: 'With each age the old things grow obsolete. After the last one the culture is counted.',
        fr: 'À chaque âge, ce qui est ancien devient obsolète. Après le dernier, on compte la culture.',
      },
      sections: ['ageEnd', 'ending', 'simpleScoring', 'leaving', 'hidden'],
      examples: [
        { guided: 'simple', lessons: ['scoring'], kind: 'simple' },
        { guided: '2015', lessons: ['age'], steps: ['age', 'scoring'], kind: '2015', alike: ['full', 'expansion'] },
      ],
    },
    {
      id: 'expansion',
      en: 'New Leaders and Wonders',
      fr: 'Nouveaux chefs et merveilles',
      lead: {
        en: 'Three modules, each of which may be left out, and several ways to choose who takes part.',
        fr: 'Trois modules, dont chacun peut rester dans la boîte, et plusieurs façons de choisir qui prend part.',
      },
      sections: ['expansion'],
      cards: ['nlw.leader.ashoka', 'nlw.wonder.colosseum'],
    },
    {
      id: 'variants',
      en: 'Variants',
      fr: 'Variantes',
      lead: {
        en: 'For tables that know the game: agree on them before it begins.',
        fr: 'Pour les tables qui connaissent le jeu : mettez-vous d’accord avant de commencer.',
      },
      sections: ['variants'],
    },
  ],
};
