import type { RuleBook } from '../../shared/rule-book.js';
import { holds, RETOLD } from './book-editions.js';

/** What is said of the edition of 2006, or said more fully by the rules of both, stays in the reference. */
const IN_REFERENCE = ['TTN-GEN-01', 'TTN-GEN-02', 'TTN-GEN-03', 'TTN-TURN-02', 'TTN-EOT-05', 'TTN-AGE-01', 'TTN-COL-01'];

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
  sectionOf: ({ id, section }) => (id.startsWith('TTN-') && !IN_REFERENCE.includes(id) ? (PLACES[id.split('-')[1]!] ?? section) : section),
  // What 2015 orders otherwise is read before what it shares with 2006.
  comesFirst: ({ id }) => /^TTN-(?:EOT|TAC|POL)-/.test(id),
  retold: RETOLD,
  reference: ['decisions', 'examples', 'expansionExamples', 'secondEdition', 'secondPolitics', 'expansionCards', 'cards'],
  chapters: [
    {
      id: 'aim',
      en: 'A civilisation through the ages',
      fr: 'Une civilisation à travers les âges',
      lead: {
        en: 'From a few farmers and warriors you build a civilisation: food feeds your people, resources become buildings and wonders, science becomes technologies, and culture wins.',
        fr: 'À partir de quelques paysans et guerriers, tu bâtis une civilisation : la nourriture fait vivre ton peuple, les ressources deviennent bâtiments et merveilles, la science devient technologies, et la culture fait gagner.',
      },
      sections: ['turn', 'setup', 'first'],
      cards: ['t06.leader.aristotle', 't06.wonder.pyramids'],
      examples: [
        { guided: 'simple', lessons: ['row'], steps: ['welcome', 'pyramids', 'produce'], kind: 'simple', alike: ['advanced', 'full'] },
        { guided: '2015', lessons: ['start'], steps: ['welcome', 'aristotle', 'produce'], kind: '2015', alike: ['expansion'] },
      ],
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
      cards: ['t06.leader.moses', 't06.special.code-of-laws'],
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
      cards: ['t06.government.despotism.a', 't06.farm.agriculture.a'],
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
      examples: [
        { guided: 'simple', lessons: ['wonder', 'technology'], steps: ['stage', 'genius', 'finish'], kind: 'simple', alike: true },
      ],
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
      examples: [
        { guided: 'simple', lessons: ['technology', 'upgrade'], steps: ['learn', 'plan', 'upgrade'], kind: 'simple', alike: true },
      ],
    },
    {
      id: 'production',
      en: 'The end of a turn: production',
      fr: 'La fin du tour : la production',
      lead: {
        en: 'Points, food and resources come in, and your people eat.',
        fr: 'Points, nourriture et ressources rentrent, et ton peuple mange.',
      },
      sections: ['production', 'tokens', 'happiness', 'ratings'],
      cards: ['t06.mine.bronze.a', 't06.temple.religion.a'],
      examples: [
        {
          guided: 'simple',
          lessons: ['row', 'wonder', 'culture'],
          steps: ['produce', 'mouths', 'theatre'],
          kind: 'simple',
          alike: ['advanced', 'full'],
        },
        // Corruption comes before production in 2015 (TTN-EOT-03).
        { guided: '2015', lessons: ['start', 'happiness'], steps: ['produce', 'temple'], kind: '2015', alike: ['expansion'] },
      ],
    },
    {
      id: 'politics',
      en: 'Military cards and politics',
      fr: 'Cartes militaires et politique',
      lead: {
        en: 'Before you act you may make politics, once a turn, with cards that nobody else has seen.',
        fr: 'Avant d’agir tu peux faire de la politique, une fois par tour, avec des cartes que personne d’autre n’a vues.',
      },
      sections: ['militaryCards', 'politicsPhase'],
      cards: ['t06.event.good-harvest', 't06.bonus.defense-colonization.i'],
      examples: [
        { shown: 'full', moments: ['limit', 'prepared'], kind: 'full', alike: ['advanced'] },
        { guided: '2015', lessons: ['politics', 'happiness'], steps: ['prepare', 'hand'], kind: '2015', alike: ['expansion'] },
      ],
    },
    {
      id: 'events',
      en: 'Events',
      fr: 'Les événements',
      lead: {
        en: 'What an event brings it brings to all, or to those who have the most or the least of something: you too.',
        fr: 'Ce qu’apporte un événement, il l’apporte à tous, ou à ceux qui ont le plus ou le moins de quelque chose : à toi aussi.',
      },
      sections: ['events', 'ties'],
      cards: ['t06.event.development-of-religion', 't06.event.development-of-settlement'],
      examples: [
        { guided: 'simple', lessons: ['wonder'], steps: ['event'], kind: 'simple' },
        { shown: 'full', moments: ['revealed', 'warriors'], kind: 'full', alike: ['advanced'] },
        { guided: '2015', lessons: ['politics'], steps: ['warriors'], kind: '2015', alike: ['expansion'] },
      ],
    },
    {
      id: 'colonies',
      en: 'Colonies',
      fr: 'Les colonies',
      lead: {
        en: 'Where an event shows a territory, it goes to whoever sends most soldiers; they do not come back.',
        fr: 'Quand un événement montre un territoire, il va à qui envoie le plus de soldats ; ceux-ci ne reviennent pas.',
      },
      sections: ['colonies'],
      cards: ['t06.territory.inhabited-territory.i'],
      examples: [
        { shown: 'full', moments: ['prepared', 'bid', 'colonised'], kind: 'full', alike: ['advanced'] },
        { guided: '2015', lessons: ['army', 'attack'], steps: ['bid', 'fold', 'colony'], kind: '2015', alike: ['expansion'] },
      ],
    },
    {
      id: 'strength',
      en: 'Strength: tactics, attacks, pacts',
      fr: 'La force : tactiques, attaques, pactes',
      lead: {
        en: 'Who is weak is robbed. You need not be the strongest, but never the weakest by far.',
        fr: 'Le faible se fait piller. Inutile d’être le plus fort, mais ne sois jamais de loin le plus faible.',
      },
      sections: ['tactics', 'aggressions', 'wars', 'pacts'],
      cards: ['t06.tactic.fighting-band', 't06.aggression.annex.ii'],
      examples: [
        { shown: 'full', moments: ['tactic', 'plans', 'won', 'weak', 'robbed'], kind: 'full' },
        // There are no wars in the Advanced version.
        { shown: 'full', moments: ['tactic', 'weak', 'robbed'], kind: 'advanced' },
        // Whoever is attacked adds cards of the hand, and tactics are copied, which is new in 2015 (TTN-AGG-03, TTN-TAC-02).
        { shown: '2015', moments: ['alone', 'copied', 'attack', 'annexed', 'declared', 'war'], kind: '2015', alike: ['expansion'] },
      ],
    },
    {
      id: 'ages',
      en: 'Ages pass, and the game ends',
      fr: 'Les âges passent, et la partie s’achève',
      lead: {
        en: 'The cards of a new age take over from the old ones. After the last age the culture is counted.',
        fr: 'Les cartes d’un nouvel âge prennent la relève des anciennes. Après le dernier, on compte la culture.',
      },
      sections: ['ageEnd', 'ending', 'simpleScoring', 'leaving', 'hidden'],
      cards: (kind) =>
        kind === 'simple'
          ? ['t06.leader.leonardo-da-vinci', 't06.wonder.universitas-carolina']
          : ['t06.event.impact-of-science', 't06.event.impact-of-strength'],
      examples: [
        { guided: 'simple', lessons: ['scoring'], kind: 'simple' },
        { shown: 'advanced', moments: ['aims', 'ageII', 'last', 'final'], kind: 'advanced' },
        { shown: 'full', moments: ['ageII', 'last', 'final'], kind: 'full' },
        { shown: '2015', moments: ['ageII', 'last', 'final'], kind: '2015', alike: ['expansion'] },
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
      examples: [{ shown: 'expansion', moments: ['row', 'acropolis', 'choice'], kind: 'expansion' }],
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
      cards: ['t06.event.impact-of-happiness', 't06.event.impact-of-industry'],
      examples: [{ shown: 'variants', moments: ['public'], kind: 'full', alike: ['advanced'] }],
    },
  ],
};
