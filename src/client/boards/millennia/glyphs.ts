import './icons.generated.js';

/** Which icon stands for what, by id. Importing this file also makes the icons of the game available to <Icon>. */

export const TRACK_GLYPHS = {
  prosperity: 'cornucopia',
  trade: 'trade',
  influence: 'greek-temple',
  politics: 'vote',
  war: 'crossed-swords',
  population: 'family-house',
  culture: 'drama-masks',
} as const;

export const TYPE_GLYPHS = {
  economics: 'two-coins',
  transport: 'stone-wheel',
  energy: 'campfire',
  science: 'telescope',
  government: 'crown',
  arts: 'lyre',
  agriculture: 'wheat',
  social: 'conversation',
  army: 'knight-banner',
  weaponry: 'broadsword',
  military: 'military-fort',
  medicine: 'medical-pack',
  engineering: 'gears',
  communication: 'scroll-quill',
  any: 'card-draw',
} as const;

export const SPECIAL_GLYPHS = {
  trade: 'trade',
  politics: 'vote',
  war: 'crossed-swords',
  population: 'family-house',
  culture: 'drama-masks',
  research: 'orbital',
  joker: 'card-joker',
} as const;

/** By the id of a board action. */
export const ACTION_GLYPHS = {
  trade: 'trade',
  influence: 'greek-temple',
  politics: 'vote',
  war: 'crossed-swords',
  'war-3': 'crossed-swords',
  population: 'family-house',
  culture: 'drama-masks',
  'study-1': 'orbital',
  'study-2': 'orbital',
  'study-6': 'orbital',
  diplomacy: 'peace-dove',
  espionage: 'card-joker',
  academy: 'card-joker',
  industry: 'two-coins',
  research: 'scroll-unfurled',
} as const;

export const WONDER_GLYPHS = {
  'wonder-113': 'pyramids',
  'wonder-114': 'palm-tree',
  'wonder-115': 'dolmen',
  'wonder-127': 'stone-bust',
  'wonder-128': 'bookshelf',
  'wonder-129': 'zeus-sword',
  'wonder-141': 'temple-gate',
  'wonder-142': 'stone-wall',
  'wonder-143': 'byzantin-temple',
  'wonder-155': 'peaks',
  'wonder-156': 'samara-mosque',
  'wonder-157': 'church',
  'wonder-169': 'lighthouse',
  'wonder-170': 'india-gate',
  'wonder-171': 'mona-lisa',
  'wonder-183': 'stone-tower',
  'wonder-184': 'trireme',
  'wonder-185': 'torch',
  'wonder-197': 'subway',
  'wonder-198': 'conversation',
  'wonder-199': 'windmill',
  'wonder-211': 'wind-turbine',
  'wonder-212': 'world',
  'wonder-213': 'ringed-planet',
} as const;

export const BRANCH_GLYPHS = { democracy: 'vote', tyranny: 'crown' } as const;

/** The eight ages, for headings and the clock. */
export const AGE_GLYPHS = {
  1: 'gladius',
  2: 'anvil',
  3: 'white-tower',
  4: 'trireme',
  5: 'factory',
  6: 'cog',
  7: 'world',
  8: 'rocket-flight',
} as const;

/** Marks of the table itself: pieces, moments, controls. */
export const TABLE_GLYPHS = {
  gold: 'two-coins',
  joker: 'card-joker',
  rp: 'orbital',
  diplomacy: 'peace-dove',
  book: 'book-cover',
  research: 'scroll-unfurled',
  wonder: 'mayan-pyramid',
  building: 'house',
  technology: 'card-draw',
  leader: 'flying-flag',
  architect: 'stone-crafting',
  engaged: 'clockwise-rotation',
  automa: 'robot-helmet',
  locked: 'padlock',
  unlocked: 'padlock-open',
  opponents: 'meeple',
  maximise: 'mountains',
  tracks: 'stairs',
  special: 'star-medal',
  build: 'brick-wall',
  prosperity: 'cornucopia',
  me: 'crown',
  star: 'round-star',
} as const;
