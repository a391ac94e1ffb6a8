const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** What a hint says of a move in Millennia. */
export const en = {
  quote: ({ card, text }: { card: string; text: string }) => `${card}: ${text}`,
  'tech.lives': (p: { type: string; from: number; to: number; left: number }) =>
    p.left === 1 ? `${p.type}, alive in this age only.` : `${p.type}, alive until age ${p.to}: ${p.left} ages.`,
  'tech.pays': ({ actions }: { actions: string }) => `With it you can pay for ${actions}, which you cannot now.`,
  'tech.nearer': ({ actions }: { actions: string }) => `One icon nearer to ${actions}.`,
  'tech.also': ({ n, of }: { n: number; of: number }) => `It fits ${n} of the ${of} actions of the board.`,
  'tech.pair': ({ n }: { n: number }) =>
    n === 1 ? 'It is in 1 pair of the prosperity display.' : `It is in ${n} pairs of the prosperity display.`,
  'ready.now': (p: { cards: number; jokers: number }) =>
    `Still ready: ${cards(p.cards)}, ${p.jokers} ${p.jokers === 1 ? 'joker' : 'jokers'}.`,
  'ready.then': (p: { cards: number; jokers: number }) =>
    `Then still ready: ${cards(p.cards)}, ${p.jokers} ${p.jokers === 1 ? 'joker' : 'jokers'}.`,
  'ready.actions': ({ n }: { n: number }) =>
    n === 0
      ? 'No further action could be paid after it.'
      : n === 1
        ? '1 further action could still be paid.'
        : `${n} further actions could still be paid.`,
  'rp.lost': ({ n }: { n: number }) => `${n} research ${n === 1 ? 'point goes' : 'points go'} unused.`,
  'war.back': ({ n }: { n: number }) =>
    n === 0 ? 'In the war phase nobody falls back.' : `In the war phase everybody falls back by ${n}.`,
  'end.now': (p: { mine: number }) => `As things stand you would end with ${p.mine} points.`,
  'gold.kept': ({ gold, income }: { gold: number; income: number }) => `You keep ${gold} gold; the next income adds ${income} so far.`,
  'space.next': ({ n, text }: { n: number; text: string }) => `Its first space, ${n}: ${text}`,
  'special.does': ({ text, left }: { text: string; left: number }) => `${text} After that you have ${left} markers to place.`,
  'keep.of': ({ n }: { n: number }) => `One of the ${n} drawn.`,
  'bonus.left': ({ text }: { text: string }) => `You give up: “${text}”`,
  'hand.n': ({ n }: { n: number }) => `In hand: ${n} diplomacy ${n === 1 ? 'card' : 'cards'}.`,
} as const;
