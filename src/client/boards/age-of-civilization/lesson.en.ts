/** A first look at Age of Civilization, in five pictures. */
export const en = {
  'learn.1.text':
    'Eight cards lie in a row: the time track. A brass frame lies over three of them. Only the actions inside the frame are open to all, and at the end of each round it slides one card on. Hunting is soon history; Conquest is still to come. After six rounds, most points win.',
  'learn.2.text':
    'Your turn begins with a civilisation. Let one be born: it gives you workers and the coins lying on it. The one before declines, but what it hands down stays with you to the end. Instead you may annex a card without giving birth, only for what it hands down. Three cards, not more, in the whole game.',
  'learn.3.text':
    'Then place your workers, as many and in the order you like, or rest. Pay the price at the left of the arrow, take what stands at its right. From a white slot the worker comes home; a red slot with a drop of wax costs you the worker.',
  'learn.4.text':
    'Research gives a technology: it lowers prices, adds to your strength or pays every turn. Each opens the way to those above it. A wonder costs much, and gives points at once and often at the end as well.',
  'learn.5.text':
    'Some cards bear crossed swords. When such a card slides into the frame there is war: whoever is weakest sacrifices a worker. Plague strikes everybody. The table always says beforehand whom it will hit.',
  'learn.born': 'Main civilisation',
  'learn.declined': 'In decline: hands down',
  'learn.annexed': 'Annexed: hands down',
  'learn.white': 'comes home',
  'learn.red': 'is lost',
  'learn.now': 'open now',
  'learn.soon': 'still to come',
  'learn.past': 'past',
  'learn.weakest': 'weakest: −1 worker',
} as const;
