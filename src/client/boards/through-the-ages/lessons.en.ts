/** One sentence for each mechanism, when it first appears. */
export const lessons = {
  'lesson.take':
    'In the first round you only take cards: the first player has 1 civil action, the second 2, and so on. Cards further right cost more.',
  'lesson.sweep':
    'At the start of every turn the leftmost cards leave the game and the others slide left: waiting makes a card cheaper, if it is still there.',
  'lesson.actions': 'White discs are civil actions, red discs military ones. Use them in any order; what you leave unused is lost.',
  'lesson.goods': 'Blue tokens on farms are food, on mines resources. Each is worth the figure of the card it lies on.',
  'lesson.grow':
    'For a civil action and some food a yellow token becomes a worker. The emptier the yellow bank, the dearer and the hungrier your people.',
  'lesson.build':
    'An unused worker goes to work on a technology for a civil action and resources: farms and mines produce, labs and temples raise your ratings.',
  'lesson.leader':
    'A leader is played for a civil action and stays until another replaces it. You may take one leader of each age in the whole game.',
  'lesson.wonder':
    'A wonder is built stage by stage, a civil action and the printed resources each. It gives nothing until it is finished.',
  'lesson.action-card':
    'A yellow action card cannot be played in the turn in which you took it. It costs a civil action and leaves the game.',
  'lesson.technology': 'A technology is played for a civil action and science points. It gives nothing until workers stand on it.',
  'lesson.government':
    'A new government comes peacefully for the price in brackets, or by revolution: cheaper, but it takes all your civil actions of the turn.',
  'lesson.upgrade': 'A worker can be raised to a better technology of the same type: you pay only the difference of the two prices.',
  'lesson.event': 'From the third round on, the first player reveals an event at the start of the turn. It concerns everybody.',
  'lesson.hunger': 'At the end of your turn your people eat. For each food that is missing you lose 4 culture.',
  'lesson.politics': 'Before your actions you may do one political action: prepare an event, attack, offer a pact… or nothing.',
  'lesson.military-draw': 'Each military action you leave unused draws a military card at the end of your turn, three at most.',
  'lesson.happiness':
    'You need as many happy faces as the yellow bank asks for. Each one missing makes a worker discontent; more discontent than unused workers, and nothing is produced.',
  'lesson.corruption': 'When few blue tokens are left in the bank, corruption takes resources at the end of the turn. Spend what you have.',
  'lesson.auction': 'A new territory goes to who bids most. The winner sends units worth the bid; they are lost.',
  'lesson.defence':
    'You are attacked: bonus cards and sacrificed units add to your strength. If you reach the attack, nothing happens to you.',
  'lesson.end': 'The last cards are in the row: this round is the last or nearly so. Only culture counts in the end.',
} as const;
