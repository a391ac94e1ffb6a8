/** What a hint says of a move in Through the Ages. */
export const en = {
  and: 'and',
  'list.unit': ({ unit, n }: { unit: string; n: number }) => (n > 1 ? `${unit} ×${n}` : unit),
  'list.hidden': ({ n }: { n: number }) => (n === 1 ? '1 card face down' : `${n} cards face down`),
  quote: ({ card, text }: { card: string; text: string }) => `${card}: ${text}`,
  'bid.price': (p: { bid: number; what: string; now: number; next: number }) =>
    p.now === p.next
      ? `For ${p.bid} the cheapest is to send ${p.what}; your strength stays ${p.now}.`
      : `For ${p.bid} the cheapest is to send ${p.what}; your strength would go from ${p.now} to ${p.next}, colony included.`,
  'bid.most': ({ most }: { most: number }) => `At most you could pay ${most}.`,
  'fold.short': ({ need, most }: { need: number; most: number }) =>
    `To stay in you would have to bid ${need}; you could pay ${most} at most.`,
  'send.force': (p: { now: number; next: number; bid: number }) => `Force of the expedition: ${p.now} → ${p.next}, for a bid of ${p.bid}.`,
  'fight.stands': (p: { a: number; d: number }) => `Attack ${p.a}, defence ${p.d}.`,
  'fight.attack': (p: { a: number; next: number; d: number }) => `Attack ${p.a} → ${p.next}, defence ${p.d}.`,
  'fight.defence': (p: { a: number; d: number; next: number }) => `Attack ${p.a}, defence ${p.d} → ${p.next}.`,
  'fight.holds': 'That holds.',
  'fight.wins': 'As it stands the attack succeeds.',
  'fight.fails': 'As it stands the attack fails.',
  'fight.card': ({ card, text }: { card: string; text: string }) => `The attacker’s card, ${card}: “${text}”`,
  'fight.hopeless': ({ n }: { n: number }) => `${n} short: nothing you can still put in makes up for it, so it saves what it would cost.`,
  'fight.could': ({ what }: { what: string }) => `To hold it would take ${what}.`,
  'fight.cards': ({ who, n }: { who: string; n: number }) =>
    n === 0
      ? `${who} has no military card to add.`
      : n === 1
        ? `${who} holds 1 military card and may add to the defence.`
        : `${who} holds ${n} military cards and may add to the defence.`,
  'war.cards': ({ who, n }: { who: string; n: number }) =>
    n === 1
      ? `Both may arm until it is fought; ${who} holds 1 military card.`
      : `Both may arm until it is fought; ${who} holds ${n} military cards.`,
  'pact.mine': ({ terms, turned }: { terms: string; turned: boolean }) => `${turned ? 'What you turn down' : 'For you'}: ${terms}.`,
  'pact.theirs': ({ who, terms }: { who: string; terms: string }) => `For ${who}: ${terms}.`,
  'pact.strengths': (p: { mine: number; who: string; theirs: number }) => `Strength: you ${p.mine}, ${p.who} ${p.theirs}.`,
  'hand.over': ({ n, limit }: { n: number; limit: number }) => `You hold ${n} military cards, the limit is ${limit}.`,
  'hand.shed': ({ left }: { left: number }) => (left === 1 ? 'One card has to go.' : `${left} cards have to go.`),
  'hand.gone': ({ card, worth }: { card: string; worth: string }) => `Given up: ${card}, ${worth}.`,
  'hand.kept': ({ cards }: { cards: string }) => `Kept: ${cards}.`,
  'hand.card': ({ card, worth }: { card: string; worth: string }) => `${card} (${worth})`,
  'worth.bonus': (p: { defence: number; colonization: number }) => `defence +${p.defence} or colonisation +${p.colonization}`,
  'worth.tactic': ({ n, now }: { n: number; now: number }) => `with your units +${n} strength, your present tactic gives +${now}`,
  'worth.tactic.first': ({ n }: { n: number }) => `with your units +${n} strength`,
  'worth.prepared': ({ n }: { n: number }) => (n === 0 ? 'no culture for preparing it' : `+${n} culture for preparing it`),
  'worth.attack': (p: { price: number; mine: number; who: string; theirs: number }) =>
    `${p.price === 1 ? '1 military action' : `${p.price} military actions`}, your strength ${p.mine} against ${p.theirs} of ${p.who}`,
  'worth.attack.level': (p: { mine: number; who: string; theirs: number }) => `your strength ${p.mine} against ${p.theirs} of ${p.who}`,
  'event.now': ({ parts }: { parts: string }) => `If it came today – ${parts}.`,
  'event.nothing': 'If it came today it would change nothing.',
  'event.seat': ({ who, changes }: { who: string; changes: string }) => `${who}: ${changes}`,
  'event.sep': '; ',
  'event.you': 'you',
  'by.yellow': ({ n }: { n: string }) => `${n} yellow in the bank`,
  'by.blue': ({ n }: { n: string }) => `${n} blue in the bank`,
  'by.pool': ({ n, one }: { n: string; one: boolean }) => `${n} unused worker${one ? '' : 's'}`,
  'by.workers': ({ n, one }: { n: string; one: boolean }) => `${n} worker${one ? '' : 's'}`,
  'by.actions': ({ n, one }: { n: string; one: boolean }) => `${n} civil action${one ? '' : 's'}`,
  'by.asked': 'a choice',
  'by.leader': 'the leader lost',
  'price.science': ({ n, have, rate }: { n: number; have: number; rate: number }) =>
    `Playing it costs ${n} science: you have ${have}, and ${rate} more each turn.`,
  'price.stages': ({ text, have, rate }: { text: string; have: number; rate: number }) =>
    `${text}: you have ${have}, and produce ${rate} each turn.`,
  'take.fresh': 'It can be played from your next turn on.',
  gives: ({ text }: { text: string }) => text,
  'end.brings': ({ parts }: { parts: string }) => `The end of the turn brings ${parts}.`,
  'end.food': ({ n }: { n: string }) => `${n} food after your people have eaten`,
  'end.uprising': 'Your people rise: nothing is produced this turn.',
  'end.famine': ({ n, culture }: { n: number; culture: number }) => `${n} food is missing, which costs ${culture} culture.`,
  'end.cards': ({ n }: { n: number }) => (n === 1 ? '1 military card' : `${n} military cards`),
  'end.unused': ({ civil, military }: { civil: number; military: number }) =>
    `Left unused: ${[
      civil > 0 ? (civil === 1 ? '1 civil action' : `${civil} civil actions`) : '',
      military > 0 ? (military === 1 ? '1 military action' : `${military} military actions`) : '',
    ]
      .filter(Boolean)
      .join(' and ')}.`,
  'end.spent': 'All your actions are spent.',
  'end.draw': ({ n, limit }: { n: number; limit: number }) =>
    `You hold ${n} military ${n === 1 ? 'card' : 'cards'}, the limit is ${limit} when you next act.`,
  'select.of': ({ n }: { n: number }) => `One of the ${n} dealt to you for this age.`,
  'end.culture': ({ n }: { n: number }) => `You close it with ${n} culture.`,
  'bank.left': ({ n }: { n: number }) => `Your blue bank has ${n} ${n === 1 ? 'token' : 'tokens'}: no more than that can be stored.`,
  'put.in': ({ what }: { what: string }) => `That is ${what}.`,
  'peace.attack': (p: { card: string; who: string; a: number; d: number }) => `${p.card} against ${p.who}: ${p.a} to ${p.d}.`,
  'peace.hand': ({ n }: { n: number }) => `You hold ${n} military ${n === 1 ? 'card' : 'cards'}.`,
  'worker.each': ({ n, have }: { n: number; have: number }) =>
    `Each worker on it will cost ${n} ${n === 1 ? 'resource' : 'resources'}: you have ${have}.`,
  'worker.of': ({ n, tech }: { n: number; tech: string }) => `${tech}: ${n} of your workers ${n === 1 ? 'stands' : 'stand'} there.`,
  'worker.free': ({ n }: { n: number }) => `You have ${n} unused ${n === 1 ? 'worker' : 'workers'}.`,
  'move.cost': ({ n }: { n: number }) =>
    `Moving a worker costs the difference in price; you have ${n} ${n === 1 ? 'resource' : 'resources'}.`,
  'spy.rival': ({ who, n }: { who: string; n: number }) => `${who} holds ${n} military ${n === 1 ? 'card' : 'cards'}.`,
  'sale.offer': ({ resources, culture }: { resources: number; culture: number }) =>
    `It offers ${culture} culture for ${resources} resources.`,
} as const;
