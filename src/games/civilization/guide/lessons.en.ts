/** One or two sentences for each mechanism that a newcomer meets. */
export const words = {
  draft: 'Choose a region with several neighbours: villages need room, and a coast opens the sea.',
  found: 'Events under a marker happen at once and are seen by all; a resource is seen by its finder alone.',
  plague: 'A plague kills all figures in its reach and shrinks settlements. The reach grows with the eras; it never crosses the sea.',
  minor: 'A minor civilization joins whoever rolls highest, less the number of their settlements: the small ones have the best chance.',
  challenge: 'Somebody has come to you. Peace is allowed: fight only where the odds are yours.',
  join: 'A battle of others where you have units: lend them to a side, or stay out.',
  choice: 'Cavalry beats infantry, infantry beats artillery, artillery beats cavalry. Nobody sees your choice before the dice.',
  battles: 'All battles come after your last move, in the order you like. Where no army stands, a settlement falls without dice.',
  captured: 'A settlement without any army falls to whoever brings one. Its resource card goes with it.',
  endGame: 'You may end the game now; it only stops it, the most points win. Look at the scores first.',
  era: 'A new era: other milestones or technologies, stronger units with one more die. Look again at what is on offer.',
  movement: 'An army walks 1 region, a settler 2. Foreign figures never bar the way; whether there is a battle is settled afterwards.',
  look: 'A settler may look under a marker where it stands. That ends its move, but you know what you would be founding on.',
  board: 'A fleet carries up to three figures. Boarding and landing cost a point each, being carried costs nothing.',
  fly: 'Aircraft fly up to 3 spaces over everything, but must end where you have a settlement, an army or a modern fleet.',
  trade: 'A lent resource card comes back after production. Different cards bring gold, three alike a monopoly.',
  offer: 'Somebody makes you an offer: accept it, answer with another one, or decline. Nothing is owed afterwards.',
  income:
    'Settlements by size, resources times technologies, monopolies: open the ledger to see what you got and why. Nobody gets less than 10.',
  incomeAdvanced:
    'Each settlement yields by its size, and more when happy and productive; resources, monopolies and the critical one come on top.',
  purchase: 'Villages first, then growth. Unspent gold is kept.',
  founding: 'Where a settler stands a village can be founded for its price; the settler becomes the village.',
  grow: 'A settlement grows by one size per turn. Each size is worth a point and more income.',
  technology: 'Your first technology costs 10, the second 20, and so on. Each is worth 2 points and adds to income and battles.',
  technologyAdvanced: 'Each technology exists once. Its owner receives a bonus at once and a tax whenever others use it.',
  claim: 'A milestone may be announced as soon as you fulfil it. The first takes a wonder: 3 points.',
  improvement: 'Improvements make settlements happy or productive. They go back when their era ends.',
  ending: 'The game ends with the turn in which somebody owns 3 modern technologies. Settlements count by size, technologies 2, wonders 3.',
  endingShort:
    'Whoever buys a medieval technology rolls a die: the more are owned, the likelier this turn is the last. Settlements, technologies and wonders count.',
  endingMedium:
    'Whoever buys an industrial technology rolls a die: the more are owned, the likelier this turn is the last. Settlements, technologies and wonders count.',
  endingLong: 'The United Nations, the Apollo Program or Alpha Centauri end this game. They only stop it: most points win.',
} as const;
