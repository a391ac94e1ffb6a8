const units = (n: number): string => (n === 1 ? '1 unit' : `${n} units`);
const percent = (n: number): string => `${n}%`;
const range = ({ low, high }: { low: number; high: number }): string =>
  low === high ? percent(low) : `${percent(low)} at worst, ${percent(high)} at best`;
const borders = (n: number): string => (n === 1 ? '1 border' : `${n} borders`);

/** What a hint says of a move in Civilization. */
export const en = {
  and: 'and',
  // Movement
  'found.here': (p: { at: string; price: number; gold: number; have: number }) =>
    `A village in ${p.at} would cost ${p.price} gold (you have ${p.have}) and add ${p.gold} gold to each production, before the dice.`,
  'found.unknown': (p: { at: string; price: number; have: number; chance: number }) =>
    `A village in ${p.at} would cost ${p.price} gold (you have ${p.have}); its marker is hidden: a resource with a chance of about ${percent(p.chance)}.`,
  'found.near': (p: { at: string; n: number }) => `${p.at}, free to be settled, is ${borders(p.n)} away from there.`,
  'found.some': ({ n, names }: { n: number; names: string }) =>
    n === 0 ? 'Of the regions around it, 0 are free.' : `${n} free ${n === 1 ? 'region borders' : 'regions border'} on it: ${names}.`,
  'army.guards': (p: { at: string; n: number; size: string }) => `${p.at} (${p.size}) of yours is then held by ${units(p.n)}.`,
  'army.prey': (p: { at: string; size: string; who: string; gold: number }) =>
    `${p.at} of ${p.who} (${p.size}, ${p.gold} gold to a production) has no defender: it falls without a fight.`,
  'army.odds': (p: { at: string; who: string; mine: number; foes: number; low: number; high: number }) =>
    `In ${p.at}: ${units(p.mine)} of yours against ${p.foes} of ${p.who}; your chance in a round is ${range(p)}.`,
  'army.near': (p: { at: string; who: string; n: number; foes: number }) =>
    `${p.at} of ${p.who} (${p.foes === 0 ? 'no unit' : units(p.foes)}) is ${borders(p.n)} away from there.`,
  'army.home': (p: { at: string; n: number }) => `${p.at}, yours and without an army, is ${borders(p.n)} away from there.`,
  'army.together': (p: { at: string; n: number }) => `${units(p.n)} of yours then ${p.n === 1 ? 'stands' : 'stand'} in ${p.at}.`,
  'ship.coast': (p: { at: string; free: number; theirs: number; mine: number }) =>
    `On the coast of ${p.at}: ${p.free} free ${p.free === 1 ? 'region' : 'regions'}, ${p.mine} of yours, ${p.theirs} of others.`,
  'ship.load': (p: { n: number; room: number }) => `Aboard: ${p.n} of ${p.room}.`,
  'moves.left': ({ n }: { n: number }) => (n === 0 ? 'None of your figures can move any more.' : `${n} of your figures could still move.`),
  'moves.bare': ({ n, of }: { n: number; of: number }) =>
    n === 0 ? `An army stands in all of your settlements (${of}).` : `${n} of your ${of} settlements ${n === 1 ? 'has' : 'have'} no army.`,
  'look.chance': (p: { n: number; of: number; chance: number; blank: number }) =>
    `Of the ${p.of} markers you have not seen, ${p.n} are resources: a chance of about ${percent(p.chance)}; blank with about ${percent(p.blank)}.`,
  // Battles
  'round.odds': (p: { low: number; high: number }) => `Its chance to win the round is ${range(p)}.`,
  'round.others': ({ low }: { low: number }) => `Your other choices come to ${percent(low)} at worst.`,
  'round.left': (p: { mine: number; foes: number }) => `Fighting on: ${units(p.mine)} of yours against ${p.foes}.`,
  'stake.mine': (p: { at: string; size: string; gold: number }) =>
    `At stake: ${p.at} of yours (${p.size}), ${p.gold} gold of your production.`,
  'stake.theirs': (p: { at: string; size: string; who: string }) => `At stake: ${p.at} of ${p.who} (${p.size}).`,
  'stake.none': ({ at }: { at: string }) => `No settlement of yours is at stake in ${at}.`,
  'fight.left': ({ n }: { n: number }) => (n === 1 ? '1 attack is left undone.' : `${n} attacks are left undone.`),
  // Trade
  'deal.mine': (p: { before: string; after: string; gold: string; turned: boolean }) =>
    `${p.turned ? 'If you accepted, your' : 'Your'} production would go from ${p.before} to ${p.after} gold on average${p.gold === '0' ? '' : `, ${p.gold} gold at once`}.`,
  'deal.theirs': (p: { who: string; before: string; after: string; gold: string }) =>
    `For ${p.who}: from ${p.before} to ${p.after}${p.gold === '0' ? '' : `, ${p.gold} gold at once`}.`,
  'trade.stands': (p: { least: string; average: string }) =>
    `As it stands your production will bring at least ${p.least} gold, ${p.average} on average.`,
  // Purchase
  'buy.kept': (p: { gold: number; least: string; average: string }) =>
    `You keep ${p.gold} gold; the next production adds at least ${p.least}, ${p.average} on average.`,
  'buy.tech': (p: { price: number; have: number }) => `The cheapest technology costs ${p.price} gold, you have ${p.have}.`,
  'buy.grows': ({ gold }: { gold: number }) => `It adds ${gold} gold to each production, before the dice.`,
  'buy.open': (p: { chance: number; price: number }) =>
    `It costs ${p.price} gold; a resource lies there with a chance of about ${percent(p.chance)}.`,
  'tech.gives': ({ what }: { what: string }) => `It opens: ${what}.`,
  'settle.room': (p: { at: string; land: number; near: number; sea: number }) =>
    `${p.at} borders on ${p.land} ${p.land === 1 ? 'region' : 'regions'} and ${p.sea} ${p.sea === 1 ? 'sea' : 'seas'}; ${p.near} free regions lie within two borders.`,
  'recruit.there': (p: { at: string; n: number }) => `${p.at} then has ${units(p.n)} of yours.`,
  'recruit.settler': (p: { free: number; at: string }) =>
    `Around ${p.at}: ${p.free} free ${p.free === 1 ? 'region' : 'regions'} within two borders.`,
  // The end
  'buy.minimum': (p: { sum: number; minimum: number }) =>
    `Production stays at its minimum of ${p.minimum} gold: the sum alone would be ${p.sum}.`,
  'unit.worth': ({ unit, gold }: { unit: string; gold: number }) => `${unit}: ${gold} gold to buy.`,
  'end.scores': (p: { mine: number; who: string; best: number }) => `If the game ended now: you ${p.mine}, ${p.who} ${p.best}.`,
  'claims.none': ({ n }: { n: number }) => `${n} ${n === 1 ? 'wonder' : 'wonders'} could be claimed.`,
  'claims.some': ({ n }: { n: number }) => `${n === 1 ? '1 wonder' : `${n} wonders`} named; whoever names it alone gets it.`,
  'pass.figures': (p: { mine: number; theirs: number; who: string; at: string }) =>
    p.theirs === 0
      ? `In ${p.at}: ${units(p.mine)} of yours, and nothing of ${p.who} that can fight back.`
      : `In ${p.at}: ${units(p.mine)} of yours, ${p.theirs} of ${p.who}.`,
  'loan.cards': (p: { mine: string; theirs: string }) => `You lend ${p.mine} and get ${p.theirs} until the end of production.`,
} as const;
