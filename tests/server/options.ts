/** The fullest game of Age of Civilization: draft, innovations and events. */
export const AOC_OPTIONS = {
  innovation: true,
  changingWorld: true,
  draft: true,
  firstGame: false,
  scenario: 'none',
  firstPlayer: -1,
  zeroMaxScores: false,
} as const;
