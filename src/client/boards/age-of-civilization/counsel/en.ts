/** What a hint says of a move in Age of Civilization. */
export const en = {
  'civ.main': ({ text }: { text: string }) => `While it is your main civilisation: ${text}`,
  'civ.inherited': ({ text }: { text: string }) => `Inherited: ${text}`,
  'civ.population': ({ n, kept, of }: { n: number; kept: number; of: number }) =>
    `${n} ${n === 1 ? 'worker' : 'workers'} when it is born; it would be card ${kept} of your ${of}.`,
  quote: ({ card, text }: { card: string; text: string }) => `${card}: ${text}`,
  'end.workers': (p: { free: number; coins: number }) =>
    `You stop with ${p.free} free ${p.free === 1 ? 'worker' : 'workers'} and ${p.coins} ${p.coins === 1 ? 'coin' : 'coins'}.`,
  'war.mine': (p: { mine: number; least: number }) =>
    p.mine > p.least
      ? `War comes at the end of the round: your strength ${p.mine}, the weakest has ${p.least}.`
      : `War comes at the end of the round: your strength ${p.mine} is the least.`,
  'war.rival': (p: { mine: number; rival: number }) => `War comes at the end of the round: your strength ${p.mine} against ${p.rival}.`,
  'plague.n': ({ n }: { n: number }) => `The plague at the end of the round takes ${n} ${n === 1 ? 'worker' : 'workers'}.`,
  'civ.leads': ({ name, text }: { name: string; text: string }) => `${name} goes on leading you: ${text}`,
  'civ.owned': ({ n, of }: { n: number; of: number }) => `You own ${n} of ${of} civilisations.`,
  'rounds.left': ({ n }: { n: number }) =>
    n === 0 ? 'This is the last round.' : n === 1 ? '1 more round follows.' : `${n} more rounds follow.`,
  stones: (p: { n: number; have: number }) => `Stones: ${p.n} of ${p.have}.`,
} as const;
