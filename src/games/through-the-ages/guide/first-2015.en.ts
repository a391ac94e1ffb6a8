export const words = {
  'lesson.start': 'Cards, workers, a leader',
  welcome: 'Four ages, most culture wins',
  'welcome.text':
    'From antiquity to our own days: whoever has the most **culture** at the end wins. New cards come from the row *b*: the five on the left cost 1 civil action, the next four 2, the last four 3.',
  aristotle: 'Take a leader',
  'aristotle.text':
    'In round 1 you only take cards, and as the first player just one. **Aristotle** gives 1 science whenever you take a technology: the earlier he works, the more he brings.',
  'aristotle.act.1': 'Take **Aristotle** *a*.',
  produce: 'The end of a turn',
  'produce.text':
    'Your workers stand on **Agriculture** *b*, **Bronze** *c* and **Philosophy** *d*. When your turn ends they bring 2 food, 2 resources and 1 science.',
  'produce.act.1': 'End your turn *a*.',
  'produce.act.2': 'A turn begins with politics; without military cards it passes by itself *a*.',
  'produce.done':
    '2 food, 2 resources and 1 science are yours, and Hypatia took a wonder, the Library of Alexandria. From now on you have **4 civil actions** (white) and **2 military actions** (red) in every turn.',
  lead: 'Put him in charge',
  'lead.text': 'A leader in your hand does nothing. It takes 1 civil action to let him lead you; the place is free.',
  'lead.act.1': 'Let **Aristotle** lead you *a*.',
  grow: 'People, then a mine',
  'grow.text':
    'For 2 food a worker leaves the yellow bank *b*. Put one on **Bronze** for 2 resources: a mine that pays for itself in two turns is the best start.',
  'grow.act.1': 'Increase your **population** *a*.',
  'grow.act.2': 'Build on **Bronze** *a*.',
  plan: 'Unused red actions draw cards',
  'plan.text':
    '**Urban Growth** takes 1 off a city building, from the next turn on. And you keep both red actions: at the end of the turn each of them draws a **military card**.',
  'plan.act.1': 'Take **Urban Growth** *a*.',
  'plan.act.2': 'End your turn *a*.',
  'plan.done':
    'Two military cards that only you see: a **territory** and a tactic. Your turn begins with politics, and now you have something to play.',

  'lesson.politics': 'Politics and events',
  prepare: 'Sow an event',
  'prepare.text':
    'Green military cards go face down among the **future events**: you score culture for it at once, and an event that was sown before is revealed for everybody. Your own comes later, and only you know which it is.',
  'prepare.act.1': 'Prepare **Inhabited Territory** *a*.',
  'prepare.done':
    '1 culture, and **Development of Agriculture** gave each of you 2 food. One political action per turn, no more; now come your actions.',
  lab: 'Science',
  'lab.text':
    'Two laboratories make 2 science a turn, and with **Urban Growth** the second costs 2 resources instead of 3. But first one more worker.',
  'lab.act.1': 'Increase your **population** *a*.',
  'lab.act.2': 'Build on **Philosophy** with **Urban Growth** *a*.',
  swords: 'A technology for later',
  'swords.text': '**Swordsmen** cost 2 actions where they are. Aristotle pays 1 science for it.',
  'swords.act.1': 'Take **Swordsmen** *a*.',
  'swords.act.2': 'End your turn *a*.',
  'swords.done':
    'Your people ate 1 food, for the second part of the yellow bank has begun. Now Hypatia has sown an event too and revealed **Development of Warfare**: it concerns you as well.',
  warriors: 'Free soldiers',
  'warriors.text': 'Whoever has a free worker may make him a warrior for nothing. You have one; Hypatia has none.',
  'warriors.act.1': 'Accept the **Warriors** *a*.',
  'warriors.done':
    'Strength 2 against 1. But look at Hypatia’s turn *b*: with 7 blue tokens in her bank she lost 2 resources to **corruption**, for hoarding costs.',

  'lesson.happiness': 'Happiness and the hand',
  peace: 'Too early to attack',
  'peace.text':
    'You have drawn two **aggressions** and are stronger, 2 to 1. But the attacked may add cards from the hand, and Hypatia *b* holds three: better be sure.',
  'peace.act.1': 'Do without politics this time *a*.',
  temple: 'Before they rise',
  'temple.text':
    'The yellow bank *b* wants **1 happy face** and you have none: one worker is discontent, and none is free. With more discontent workers than free ones at the end of the turn there is an **uprising** and nothing is produced; a temple helps.',
  'temple.act.1': 'Increase your **population** *a*.',
  'temple.act.2': 'Build on **Religion** *a*.',
  'temple.done':
    '1 happy face and 1 culture a turn. And by spending you brought the blue bank from 9 to 15 tokens: at 10 or fewer corruption would have taken 2.',
  sword: 'Learn, and begin a wonder',
  'sword.text':
    'A technology is paid for in science when you play it: **Swordsmen** cost 4. The **Great Wall** at the left end costs 1 action; next turn it would be gone.',
  'sword.act.1': 'Play **Swordsmen** *a*.',
  'sword.act.2': 'Take the **Great Wall** *a*.',
  hand: 'Too many cards',
  'hand.text':
    'At the end of a turn you keep as many military cards as you have red actions: 2. The **Phalanx** makes armies of two infantry and one cavalry, and you have no cavalry at all.',
  'hand.act.1': 'End your turn *a*.',
  'hand.act.2': 'Discard the **Phalanx** *a*.',
  'hand.done':
    'And two new cards came: **Fighting Band**, a tactic for two infantry, and another territory. Hypatia chose Joan of Arc and lost 4 more to corruption; you have 2 culture, she has 3.',

  'lesson.army': 'Armies and colonies',
  sow: 'Another event',
  'sow.text': 'One event of antiquity is left. When it is revealed the future events become the current ones, yours among them.',
  'sow.act.1': 'Prepare **Strategic Territory** *a*.',
  'sow.done': '1 culture, and **Development of Crafts** gave each of you 2 resources. From now on territories may come up.',
  tactic: 'From soldiers to an army',
  'tactic.text':
    '**Fighting Band** adds 1 strength for every two infantry; after your next turn others may copy it. A warrior becomes a swordsman for the difference, 1 resource, and both acts use red actions.',
  'tactic.act.1': 'Play **Fighting Band** *a*.',
  'tactic.act.2': 'Upgrade **Warriors to Swordsmen** *a*.',
  'tactic.done': 'Strength 4: 1 and 2 from the soldiers, 1 from the army. No red action is left, so you will draw no card this turn.',
  wall: 'Stones',
  'wall.text':
    'The **Great Wall** costs 2, 2, 3 and 2. Finished, it gives 1 culture, a happy face and 1 strength for every infantry and artillery.',
  'wall.act.1': 'Build a **stage** *a*.',
  'wall.act.2': 'And another *a*.',
  cards: 'Two cards with Aristotle',
  'cards.text':
    '**Monarchy** is a better government, **Cartography** helps to colonise. Both are technologies: 1 science each from Aristotle.',
  'cards.act.1': 'Take **Monarchy** *a*.',
  'cards.act.2': 'Take **Cartography** *a*.',
  'cards.act.3': 'End your turn *a*.',
  'cards.done':
    'Now Hypatia has sown an event, and what came up is **your own** Inhabited Territory: 2 yellow tokens and a worker for whoever bids most. She has bid 1.',
  bid: 'How an auction is paid',
  'bid.text':
    'Whoever wins sends units worth the bid, and they are **lost**; bonus cards help. Hypatia has one warrior only: the dearer, the more it hurts her, so raise the price.',
  'bid.act.1': 'Bid **2** *a*.',
  'bid.done': 'She goes to 3. To win now you would need 4: both your soldiers.',
  fold: 'Let her have it',
  'fold.text': 'To win with 4 you would lose both soldiers and your army, for 2 yellow tokens and a worker: not worth it.',
  'fold.act.1': 'Pass *a*.',
  'fold.done':
    'She paid with her only warrior and **two bonus cards**, cards that would have defended her. Strength: you 4, Hypatia 1, and that one comes from Joan of Arc.',

  'lesson.attack': 'An attack, and corruption',
  raid: 'Now',
  'raid.text':
    'Only weaker ones may be attacked: you have 4, she has 1 and may add at most three cards, one for each of her red actions, a bonus card for 2, any other for 1. **Raid** destroys a building in her city.',
  'raid.act.1': 'Play **Raid** against Hypatia *a*.',
  'raid.done':
    'She added 3 and had exactly 4: equal is **not enough**. But two more of her cards are gone; a card or two in hand protect, even without soldiers.',
  blue: 'Spend in time',
  'blue.text':
    'Your blue bank *b* holds 8 tokens; at 10 or fewer corruption takes 2 at the end of the turn. A stage for 3 brings it to 10, for one token lies on the wonder; one more resource and you are safe.',
  'blue.act.1': 'Build a **stage** *a*.',
  'blue.act.2': 'Upgrade **Warriors to Swordsmen** *a*.',
  'blue.done': '11 tokens in the bank *b*: no corruption, and strength 5.',
  map: 'Ready to sail',
  'map.text':
    '**Cartography** gives 1 strength and 2 for colonising, for 4 science. **Iron** is the better mine: worth 2 actions and a science from Aristotle.',
  'map.act.1': 'Play **Cartography** *a*.',
  'map.act.2': 'Take **Iron** *a*.',
  'map.act.3': 'End your turn *a*.',
  'map.done':
    'Hypatia has revealed another territory, **Developed Territory**: a token of each colour, and 3 science at once. She has no unit to send, so she cannot bid.',
  colony: 'A colony',
  'colony.text':
    'Nobody else bids: 1 is enough. At least one unit must go, even though Cartography alone would pay; swordsmen are all you have.',
  'colony.act.1': 'Bid **1** *a*.',
  'colony.act.2': 'Send a **swordsman** *a*.',
  'colony.act.3': 'Found the colony *a*.',
  'colony.done':
    'The colony is yours for good: 3 science, and a yellow token *b*, so that your people eat less. It cost a soldier and his army, 3 strength: 3 against 3, and Hypatia has made a revolution, Theocracy.',

  'lesson.leader': 'A wonder and a new leader',
  even: 'No prey',
  'even.text':
    '**Plunder** is still in your hand, but it is shown as impossible: whoever is as strong as you cannot be attacked. That holds for her too.',
  'even.act.1': 'Do without politics *a*.',
  finish: 'The last stone',
  'finish.text': 'The last stage of the **Great Wall** costs 2.',
  'finish.act.1': 'Build the last **stage** *a*.',
  'finish.done': 'Strength 4, 2 happy faces, 2 culture a turn; and the tokens on the wonder have come back to your bank.',
  michelangelo: 'From Aristotle to Michelangelo',
  'michelangelo.text':
    'You may take one leader of each age, and replacing one gives the action back. **Michelangelo** gives 1 culture for every happy face of temples, theatres and wonders: 2 with yours.',
  'michelangelo.act.1': 'Take **Michelangelo** *a*.',
  'michelangelo.act.2': 'Let him lead you *a*.',
  'michelangelo.done': '4 culture a turn instead of 2, and you still have two actions.',
  iron: 'Better mines',
  'iron.text':
    '**Iron** costs 5 science; a worker who moves there brings 2 resources with one blue token: more income, less corruption. Workers are what you lack, and food you have.',
  'iron.act.1': 'Play **Iron** *a*.',
  'iron.act.2': 'Increase your **population** *a*.',
  'iron.act.3': 'End your turn *a*.',
  'iron.done': 'You made 4 culture. And the last card of Age I has come to the row: **Age II** begins.',

  'lesson.age': 'Where it goes from here',
  age: 'An age ends',
  'age.text':
    'Cards and leaders of the age before are gone: Hypatia *b* lost **Patriotism** and all that she had built of her **Library of Alexandria**. And everybody lost 2 yellow tokens *c*: from here on people are dearer and hungrier.',
  scoring: 'What the end will count',
  'scoring.text':
    'What you own brings no points at the end, except by events: those of **Age III** that you sow score for everybody when the game ends, each for something of its own. Whoever sows them knows what to build; stores and hands count nothing.',
  war: 'What you have not seen yet',
  'war.text':
    '**Wars** come with Age II: declared in one turn, decided by strength in the next, and then it is the difference that counts, so do not be far the weakest. With three or four players there are pacts too.',
  alone: 'Your turn',
  'alone.text':
    'You stand 9 to 13, but you make 4 a turn and she 3; **Monarchy** waits in your hand, for 2 science and all civil actions of a turn as a revolution, or for 8. Iron wants workers, and one is free: play on as long as you like, you know enough to play alone.',
} as const;
