/** One sentence for each mechanism that a newcomer meets. */
export const lessons = {
  'lesson.row': 'The further right a card lies, the more civil actions it costs: 1, 2 or 3. Each turn all cards move to the left.',
  'lesson.hand': 'The card is in your hand now. You may hold as many as you have civil actions.',
  'lesson.wonder': 'A wonder goes straight onto your table and is built in stages; you can build only one at a time.',
  'lesson.leader': 'A leader costs one civil action to play and works until another takes over. You may take one per age.',
  'lesson.actionCard': 'Action cards work once, but not in the turn in which you take them.',
  'lesson.actions': 'White discs are civil actions, red ones military actions. All come back when your next turn begins.',
  'lesson.population':
    'Food makes your population grow: a yellow token leaves the bank and waits as an unused worker. The emptier the bank, the dearer.',
  'lesson.land': 'An unused worker and resources make a farm or a mine. From then on it produces every turn.',
  'lesson.urban': 'Urban buildings raise your science, culture or happiness. Your government limits how many of each type you may have.',
  'lesson.upgrade': 'An upgrade moves a worker to a better card of the same type; you pay only the difference.',
  'lesson.unit': 'Military units are recruited with military actions. They need a worker and resources like any building.',
  'lesson.stage': 'Each stage costs one civil action and its resources. The wonder works only when the last one is built.',
  'lesson.technology':
    'A technology is played with science points. Special ones work at once; the others give nothing until a worker stands on them.',
  'lesson.government':
    'A new government costs much science peacefully, or little by revolution, which takes all your civil actions of the turn.',
  'lesson.production': 'When your turn ends, you score culture and science, your farms and mines produce, and your people eat.',
  'lesson.tokens': 'Blue tokens on farms are food, on mines resources. To pay means to put them back into the bank.',
  'lesson.consumption': 'Your population eats every turn. How much stands under your yellow bank.',
  'lesson.famine': 'Every food that is missing costs 4 culture points.',
  'lesson.sweep': 'At the beginning of each turn the leftmost cards of the row leave the game, and new ones come from the right.',
  'lesson.event': 'An event concerns everybody at the table, or the strongest and the weakest.',
  'lesson.age': 'When a civil deck runs out, the next age begins, with new and stronger cards.',
  'lesson.scoring':
    'In the end culture alone counts: food, resources, science and cards in hand are worth nothing. The forecast of the final count says what else will score.',
  'lesson.lastRound': 'The end is in sight: this game ends with the round announced. Then the bonuses are counted.',
  'lesson.politics': 'Before your actions you may take one political action with the military cards in your hand, or none.',
  'lesson.drawn':
    'Each military action you leave unused draws a military card at the end of your turn, three at most. Others do not see it.',
  'lesson.limit': 'You keep as many military cards as you have military actions. What you discard stays face down.',
  'lesson.limit.2015': 'You keep as many military cards as you have military actions. What you discard stays face down.',
  'lesson.prepare': 'An event you prepare brings culture points at once; what it does comes later, to all.',
  'lesson.colony': 'A new territory goes to the highest bidder, who pays with the strength of units that are sacrificed.',
  'lesson.tactic': 'A tactic turns units into armies: each complete set adds its bonus to your strength.',
  'lesson.aggression': 'An aggression compares strength. Both sides may sacrifice units for more, and the defender may play bonus cards.',
  'lesson.pact': 'A pact binds two civilisations as its card says, until one of them cancels it.',
  'lesson.war': 'A war is fought at the beginning of the declarer’s next turn. Both have until then to arm.',
  'lesson.happiness': 'The emptier your yellow bank, the more happy faces you need. Each missing one makes a worker discontent.',
  'lesson.uprising': 'More discontent than unused workers: your people rise up, and nothing is produced this turn.',
  'lesson.corruption': 'When your blue bank runs low, corruption takes resources. Spend them in time.',
  'lesson.actionCard.2015':
    'Action cards work once. One taken from the row rests until your next turn; one that came otherwise may be played at once.',
  'lesson.actions.2015':
    'White discs are civil actions, red ones military actions. All come back as your turn ends, ready for defence and events.',
  'lesson.leader.2015': 'A leader costs one civil action to play; replacing one gives that action back. You may take one per age.',
  'lesson.production.2015': 'When your turn ends: cards above the limit go, corruption takes its part, then you score, produce and eat.',
  'lesson.politics.2015':
    'Before your actions you may take one political action with your military cards, or none. You discard only at the end.',
  'lesson.tactic.2015':
    'A tactic makes armies of your units. It is yours alone until your next turn; then anybody may copy it for two military actions.',
  'lesson.aggression.2015':
    'Only the weaker can be attacked, and nobody sacrifices units. The defender adds cards, at most one per military action.',
  'lesson.corruption.2015':
    'Corruption is read before production: a blue bank that is low now costs resources, and food if they do not suffice.',
  'lesson.obsolete': 'At the end of an age the cards of the age before become obsolete: in hand, as leaders, as unfinished wonders.',
} as const;
