export const words = {
  'lesson.workers': 'Workers and technologies',
  welcome: 'Six rounds, most points win',
  'welcome.text':
    'Each round you take one turn: first a civilisation, then your workers. You may use the upper card *c* in every round and the three cards below it, Hunting *b* and its neighbours; then it slides one card to the right.',
  birth: 'Choose your people',
  'birth.text':
    'A civilisation brings workers, a strong power while it leads, and a small one that stays for good. **Nubia** brings 4 workers, the most there are, and earns 1 more coin from Hunting.',
  'birth.act.1': 'Let **Nubia** *a* be born.',
  'birth.done':
    'Four workers *b* are yours. Nubia’s upper power works while Nubia leads you; the lower one, 1 coin more from Slavery, stays to the end of the game.',
  hunt: 'Hunting first',
  'hunt.text':
    'Hunting has two slots: each gives 1 coin, and Nubia adds 1. As long as you have no technology each gives **1 point** as well.',
  'hunt.act.1': 'Put a worker on **Hunting** *a*.',
  'hunt.act.2': 'Put a second one there *a*.',
  'hunt.done':
    '4 coins *b* and 2 points *c* have come in. After your first technology Hunting would have given no point: in this game the order of your actions counts.',
  mining: 'A technology, and a warning',
  'mining.text':
    'Research costs 4 coins and gives 1 point and a technology. You need strength: **Commerce** *b* comes next with a sign of **war**, which takes 1 worker from whoever is weakest, and yours is 0.',
  'mining.act.1': 'Put a worker on **Research** *a*.',
  'mining.act.2': 'Choose **Mining** *a*: 1 strength, and 1 coin more from Slavery.',
  'mining.done': 'You have 3 points, a strength of 1 *c*, and one worker is still free.',
  fish: 'End your turn',
  'fish.text': 'Your last worker brings 1 coin from Fishing. Then all your workers come home, and Hypatia plays.',
  'fish.act.1': 'Put it on **Fishing** *a*.',
  'fish.act.2': 'End your actions *a*.',
  'fish.done':
    '**War:** Hypatia chose Japan and Mining, strength 3 against your 1 *b*: you lose 1 worker. She played last in round 1 and so first in round 2; now it is your turn.',

  'lesson.annex': 'Annexing, sacrificing, wonders',
  scythians: 'Annex a neighbour',
  'scythians.text':
    'Cards that nobody takes gather a coin each time another one goes. **Annexing** a card gives you its coins, its lower power and 1 worker; Nubia goes on leading.',
  'scythians.act.1': 'Annex the **Scythians** *a*: 3 coins, 1 strength, 1 worker.',
  'scythians.done':
    '7 coins, 4 workers, strength 2, and Nubia still leads you. Three civilisations are the most you may ever own, so this was the second of three.',
  slavery: 'Red slots',
  'slavery.text':
    'A worker on a **red** slot is lost at the end of the turn: a fair price now, for your next civilisation will bring new people anyway. Slavery gives 2 coins, Nubia and Mining add 1 each.',
  'slavery.act.1': 'Put a worker on **Slavery** *a*.',
  'slavery.done': '4 coins for a worker whom you would soon have sent home anyway: you have 11 *b*.',
  commerce: 'Commerce helps both',
  'commerce.text':
    'Commerce gives you 2 coins, and 1 to everybody else. With 13 coins a wonder comes within reach, and something is left over.',
  'commerce.act.1': 'Put a worker on **Commerce** *a*.',
  wonder: 'A wonder',
  'wonder.text':
    'A wonder costs 7 coins and a worker, and gives 3 points and a card. The **Colossus** gives 1 point at the end of the game for every 2 strength: 1 with what you have, more with what is to come.',
  'wonder.act.1': 'Put a worker on **Wonder** *a*.',
  'wonder.act.2': 'Take the **Colossus** *a*.',
  'wonder.done': '6 points, and a reason to grow strong. Some wonders pay at once, others at the end: read them before you pay.',
  iron: 'Strong enough',
  'iron.text': 'Hypatia has a strength of 3, you have 2 *b*; **Iron Working** adds 2. It needs Mining below it: the arrows show the way.',
  'iron.act.1': 'Put your last worker on **Research** *a*.',
  'iron.act.2': 'Choose **Iron Working** *a*.',
  'iron.act.3': 'End your actions *a*.',
  'iron.done':
    '7 points to 5, strength 4 to 3, and no war this time, for Culture bears no sign. The two workers on red slots are gone: two are left *c*.',

  'lesson.decline': 'Birth and decline',
  britain: 'A new people',
  'britain.text':
    'At a **birth** Nubia declines: its upper power ends, its lower one stays, and all your workers go. **Great Britain** brings 2 new ones and the 4 coins lying on it.',
  'britain.act.1': 'Let **Great Britain** *a* be born.',
  'britain.done':
    'This is your third and last civilisation. It gives 1 point for every 7 points you have, at the end of **each** of your turns: the earlier, the better.',
  coins: 'Coins first',
  'coins.text': 'You have 6 coins, and Research will take 4 of them. Commerce brings 2 more, so that something is left for the next round.',
  'coins.act.1': 'Put a worker on **Commerce** *a*.',
  'coins.done': '8 coins *b*; Hypatia got 1 for nothing.',
  powder: 'Ready for the war',
  'powder.text':
    '**Construction** *c* comes next with a sign of war: the weaker of you will lose a worker. **Gunpowder** builds on Iron Working and adds 3 strength to your 4 *b*.',
  'powder.act.1': 'Put your last worker on **Research** *a*.',
  'powder.act.2': 'Choose **Gunpowder** *a*.',
  'powder.act.3': 'End your actions *a*: Great Britain gives 1 point.',
  'powder.done':
    'Hypatia found Gunpowder too, but 5 against your 7 *b* made her the weakest: the war took a worker of hers. She leads by 14 points to 9, for **Science** gave her 4 and Construction 2.',

  'lesson.plague': 'Before the plague',
  construction: 'Use them while you have them',
  'construction.text':
    'At the end of this round the **Plague** *b* takes 1 worker from everybody: use them first. Construction needs both of yours and turns 2 coins into 2 points.',
  'construction.act.1': 'Put two workers on **Construction** *a*.',
  'construction.act.2': 'End your actions *a*.',
  'construction.done': '9 and 2 are 11, and Great Britain added 1: **12 points** to 14. The plague left each of you 1 worker.',

  'lesson.rest': 'Taking breath',
  rest: 'Rest',
  'rest.text':
    'One worker and 3 coins do not reach far: Research and Culture cost 4. Whoever places no worker may **rest** instead, for 2 coins and 1 worker.',
  'rest.act.1': 'Choose **Rest** *a*.',
  'rest.act.2': 'End your actions *a*: Great Britain gives 1 point.',
  'rest.done':
    'You have 13 points, 2 workers and 5 coins. The last war took a worker of Hypatia’s *b*, and she has just played her last turn: she stands at **18**.',

  'lesson.end': 'The end, and what it counts',
  scoring: 'What still counts',
  'scoring.text':
    'After the last turn everything that says “end of game” scores: your **Colossus** *b* gives 1 point for every 2 strength, 3 with your 7. If you ended your turn at once, Great Britain would add 1: 13 and 4 are 17, and Hypatia has 18.',
  alone: 'Your last turn is yours',
  'alone.text':
    'You have 2 workers and 5 coins, **Conquest** *b* pays whoever is strongest, and with 14 points Great Britain gives 2 instead of 1. Look at what each choice brings and win if you can; next time play the whole game alone.',
} as const;
