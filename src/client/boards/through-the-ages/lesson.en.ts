/** A first look at Through the Ages, in five pictures. */
export const en = {
  'learn.1.title': 'A row of cards, and time',
  'learn.1.text':
    'Thirteen cards lie in a row: leaders, wonders, technologies, action cards. The further right a card lies, the more civil actions it costs. At the start of every turn the first ones leave the game and the rest slide left. So you choose: take it now and pay more, or wait and risk it.',
  'learn.2.title': 'Actions are few',
  'learn.2.text':
    'Your government gives you white civil actions and red military ones, fresh each turn. With them you take cards, let your people grow, build, discover, put up wonders stage by stage, and recruit. Better governments give more of them.',
  'learn.3.title': 'Workers and goods',
  'learn.3.text':
    'Yellow tokens are your people. On a farm they make food, on a mine resources, in a lab science, in a temple culture and joy, in an army strength. Blue tokens are what they have made: food on farms, resources on mines. Better technologies make each token worth more.',
  'learn.4.title': 'A civilisation must be held together',
  'learn.4.text':
    'A growing people eats more and asks for more happy faces. If too many are discontent they rise, and a whole turn brings nothing. Goods that pile up rot away as corruption. The table shows beforehand how your turn will end.',
  'learn.5.title': 'Rivals, and the end',
  'learn.5.text':
    'From the Advanced version on there is politics: events that reward the strong, territories to colonise, aggressions, pacts and, in the Full version, wars. In the end only culture counts. Begin with the Simple version: an hour, no politics, and every mechanism is explained when it first appears.',
  'learn.worth': 'each worth 2',
  'learn.next': 'slides left',
} as const;
