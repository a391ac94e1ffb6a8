export const words = {
  'lesson.row': 'Cards and production',
  welcome: 'Eight rounds, most culture wins',
  'welcome.text':
    'You lead a small people through history. Everything new comes from the row of cards above: the five on the left *b* cost 1 **civil action**, the next four 2, the last four 3.',
  pyramids: 'Your first card',
  'pyramids.text':
    'In round 1 you only take cards, and as the first player you have one action. The **Pyramids** are a wonder: once built, they give you one more civil action in every turn, so the sooner, the better.',
  'pyramids.act.1': 'Take the **Pyramids** *a*.',
  'pyramids.done': 'A wonder goes straight to your table and waits there to be built, stage by stage. Other cards go into your hand.',
  produce: 'Let your people work',
  'produce.text':
    'You have two workers on **Agriculture** *b*, two on **Bronze** *c* and one on **Philosophy** *d*. At the end of every turn each of them produces.',
  'produce.act.1': 'End your turn *a*.',
  'produce.done':
    '2 food, 2 resources and 1 science are yours; they stay until you spend them. Hypatia took two cards, and the row has slid to the left: what nobody wants gets cheaper, then disappears.',

  'lesson.people': 'People, mines, a leader',
  grow: 'One more worker',
  'grow.text':
    'From now on you have **4 civil actions** per turn, and you do whatever you like with them. First your people: for 2 food a worker leaves the yellow bank *b* and waits to be used.',
  'grow.act.1': 'Increase your **population** *a*.',
  'grow.done': 'Two workers are free. The emptier the yellow bank, the dearer the next worker, and the more your people eat.',
  mine: 'A mine first',
  'mine.text':
    'A building costs a free worker, resources and 1 civil action. A third worker on **Bronze** costs 2 and pays it back in two turns: early in the game this is the best you can build.',
  'mine.act.1': 'Build on **Bronze** *a*.',
  leader: 'Someone to lead you',
  'leader.text':
    '**Hammurabi** gives 1 more civil action in every turn as long as he leads you, for 1 military action less, and you have no war in mind. One action takes him, another puts him in charge.',
  'leader.act.1': 'Take **Hammurabi** *a*.',
  'leader.act.2': 'Let him lead you *a*.',
  'leader.done': 'His action is yours at once: in this very turn you have one left.',
  rich: 'A card for later',
  'rich.text':
    'Yellow cards work once and make something cheaper. **Rich Land** takes 1 off a farm or a mine, but never in the turn in which you take it.',
  'rich.act.1': 'Take **Rich Land** *a*.',
  'rich.act.2': 'End your turn *a*.',
  'rich.done':
    'Three mines, 3 resources; Hypatia *b* played **Work of Art** for 6 culture and chose Moses, who feeds her people. A new round begins, and with it an **event**.',

  'lesson.wonder': 'Events and wonders',
  event: 'Something for everybody',
  'event.text':
    'From round 3 on every round begins with an event. **Development of Religion** gives everybody who has a free worker a temple for nothing; one of yours is free, Hypatia has none.',
  'event.act.1': 'Accept the **temple** *a*.',
  'event.done':
    'It would have cost 3 resources: a free worker in reserve is worth something. A temple gives **1 culture** in every turn, and a happy face, which will count at the end.',
  stage: 'The first stage',
  'stage.text':
    'The Pyramids *b* have three stages, for 3, 2 and 1 resources. Each is 1 civil action, and they do nothing before the last one is finished.',
  'stage.act.1': 'Build a **stage** *a*.',
  mouths: 'More mouths',
  'mouths.text':
    'You have 2 food and no free worker. The next one is the second out of the bank: from then on your people eat **1 food** after each harvest.',
  'mouths.act.1': 'Increase your **population** *a*.',
  alchemy: 'Look ahead',
  'alchemy.text':
    'You get only 1 science a turn: **Alchemy** is a better laboratory, at the price of 2 actions where it stands. **Engineering Genius** takes 2 off a stage of a wonder: your next one would be free.',
  'alchemy.act.1': 'Take **Alchemy** *a*.',
  'alchemy.act.2': 'Take **Engineering Genius** *a*.',
  'alchemy.act.3': 'End your turn *a*.',
  'alchemy.done':
    'Your people ate 1 of 2 food. Meanwhile Hypatia grew three times, and the event of round 4, **Development of Trade Routes**, gave each of you 1 science, 1 food and 1 resource.',

  'lesson.technology': 'Technology',
  genius: 'A card that pays',
  'genius.text': 'The second stage costs 2 resources; with **Engineering Genius** it costs none. The card is used up.',
  'genius.act.1': 'Build the second stage **with the card** *a*.',
  finish: 'Finish it',
  'finish.text': 'The last stage costs 1 resource.',
  'finish.act.1': 'Build the last **stage** *a*.',
  'finish.done':
    'The **Pyramids** stand, and their action is yours from now on, today included: of six you have four left. A second wonder would cost one action more to take: the price of having one already.',
  farm: 'Food must grow with mouths',
  'farm.text': 'Two farms minus one mouth leave 1 food a turn. A third one costs 2, and only 1 with **Rich Land**.',
  'farm.act.1': 'Build on **Agriculture** with **Rich Land** *a*.',
  learn: 'From hand to table',
  'learn.text':
    'A technology is paid for with **science** when it comes from your hand to the table. Alchemy costs 4, and 4 is what you have.',
  'learn.act.1': 'Play **Alchemy** *a*.',
  'learn.done': 'Nobody works there yet: a technology only gives you the right to build. What your workers do, you decide now.',
  plan: 'Two cards for later',
  'plan.text':
    'Two actions are left: **Efficient Upgrade** takes 2 off when a worker moves to a better card. **Warfare** is a special technology: it needs no worker at all.',
  'plan.act.1': 'Take **Efficient Upgrade** *a*.',
  'plan.act.2': 'Take **Warfare** *a*.',
  'plan.act.3': 'End your turn *a*.',
  'plan.done':
    'The event of round 5, **Development of Settlement**, brought each of you a worker for nothing. Hypatia built a temple and a fourth mine.',

  'lesson.upgrade': 'Better, and stronger',
  upgrade: 'Upgrade the laboratory',
  'upgrade.text':
    'Your philosopher becomes an alchemist for the difference of the two prices, 6 minus 3, and **Efficient Upgrade** takes off 2 more.',
  'upgrade.act.1': 'Upgrade **Philosophy to Alchemy** with the card *a*.',
  'upgrade.done': '2 science in every turn instead of 1, for 1 resource. Upgrading needs no new worker, and workers are what you lack.',
  army: 'Soldiers take red actions',
  'army.text':
    'Units are built like buildings, but with **military** actions, which you cannot use for anything else. In this version nobody attacks; strength counts at the end.',
  'army.act.1': 'Build **Warriors** *a*.',
  more: 'Another miner',
  'more.text': 'You have 4 food and 2 resources left. A worker costs 3 food now; the fourth mine takes him and both resources.',
  'more.act.1': 'Increase your **population** *a*.',
  'more.act.2': 'Build on **Bronze** *a*.',
  leonardo: 'A new age, a new leader',
  'leonardo.text':
    'You may take one leader of each age: **Leonardo da Vinci** adds the level of your best laboratory to your science and gives 1 resource with every technology. **Mineral Deposits** hold 2 resources.',
  'leonardo.act.1': 'Take **Leonardo da Vinci** *a*.',
  'leonardo.act.2': 'Take **Mineral Deposits** *a*.',
  'leonardo.act.3': 'End your turn *a*.',
  'leonardo.done':
    '2 science and 4 resources came in, and round 6 begins with **Development of Science**: 2 science for each of you. You have 5.',

  'lesson.culture': 'Culture',
  change: 'Hammurabi steps down',
  'change.text':
    'Only one leader at a time. Hammurabi takes his action along, but you had it before he went: you lose it only from the next turn on.',
  'change.act.1': 'Let **Leonardo** lead you *a*.',
  'change.done': 'Science: 3 in every turn now, 2 from Alchemy and 1 from Leonardo.',
  drama: 'Where culture comes from',
  'drama.text':
    'You make 1 culture a turn, Hypatia 2; **Drama** has come down to 1 action, and a theatre makes 2. Technologies, unlike yellow cards, may be played at once.',
  'drama.act.1': 'Take **Drama** *a*.',
  'drama.act.2': 'Play **Drama** for 4 science *a*.',
  'drama.done': 'Leonardo thanks you with 1 resource.',
  theatre: 'Gather what it costs',
  'theatre.text': 'A theatre costs a worker and 5 resources. You have 5, no free worker, and a card worth 2 more.',
  'theatre.act.1': 'Play **Mineral Deposits** *a*.',
  'theatre.act.2': 'Increase your **population** *a*.',
  'theatre.act.3': 'Build on **Drama** *a*.',
  'theatre.act.4': 'End your turn *a*.',
  'theatre.done':
    '**3 culture** instead of 1, and a second happy face; but Michelangelo leads Hypatia *b* now, 4 culture a turn, and she has 13 to your 6. The end decides: let us see how it counts.',

  'lesson.scoring': 'What the end counts',
  scoring: 'The great reckoning',
  'scoring.text':
    'After the last round you score **2** for every technology of Age I in play, **2** for each strength, **2** for each happy face, **1** for each science a turn, and **1** for each food and resource produced. Things in store and cards in hand count nothing.',
  soon: 'When is it over?',
  'soon.text':
    'The game ends with the round in which the last card of Age I comes to the row *b*. Five are left and about four come per turn: round 8, the next one, will be the last, so spend!',
  warfare: 'Four points for four science',
  'warfare.text': '**Warfare** is a technology of Age I (2 points) and gives 1 strength (2 points). Leonardo adds a resource.',
  'warfare.act.1': 'Play **Warfare** *a*.',
  theocracy: 'A government for the end',
  'theocracy.text':
    '**Theocracy** is a technology too, with 2 happy faces and 1 culture a turn. Peacefully it costs 7 science, by **revolution** only 2, but then it must be the only civil action of its turn: take it now, use it next time.',
  'theocracy.act.1': 'Take **Theocracy** *a*.',
  move: 'From mine to temple',
  'move.text':
    'You have more resources than you can spend. Destroying a mine costs 1 action and frees its worker: as a priest he brings 1 culture a turn and a happy face, instead of 1 point for his mine.',
  'move.act.1': 'Open **Bronze** and destroy one mine *a*.',
  'move.act.2': 'Build on **Religion** *a*.',
  frugal: 'The last card',
  'frugal.text': '**Frugality** will give 2 food back when your population grows: perhaps you will want it in your last turn.',
  'frugal.act.1': 'Take **Frugality** *a*.',
  'frugal.act.2': 'End your turn *a*.',
  'frugal.done': 'Hypatia has 22 culture, you have 10: but what the end counts is on your side.',

  'lesson.end': 'Your last turn',
  last: 'Two ways',
  'last.text':
    'This round is the last: as you stand you would gain 4 now and 27 at the end, **41**, and Hypatia’s 22 *b* would become 45. You need more, and there are two ways.',
  alone: 'It is yours',
  'alone.text':
    'A **revolution** for Theocracy gives 7 points but leaves only red actions; or use five civil actions: food for people, people for a second theatre and for warriors. Look at what each choice brings; next time play the whole game alone.',
} as const;
