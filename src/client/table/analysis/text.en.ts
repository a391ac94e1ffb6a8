const decisions = (n: number): string => (n === 1 ? 'decision' : 'decisions');
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const;

export const en = {
  'made.none': 'No single decision stands out',
  'made.coming': 'The game, move by move',
  made: (p: { n: number }) => `${NUMBERS[p.n] ?? p.n} ${decisions(p.n)} made the game`,
  lead: 'The strongest bot, Legend, goes through the game. At every decision it knows only what that player could know then.',
  wait: 'The record of the game is on its way.',
  archived: 'This game follows older rules that the bots no longer play: it can be watched again and exported, not analysed.',
  unfinished: 'Only games that were played to their end can be analysed.',
  failed: 'The analysis broke off. What was found is kept.',
  running: 'Going through the game',
  comparing: 'Comparing plans',
  left: (p: { seconds: number }) => `about ${p.seconds} s left`,
  longer: 'a little longer: this machine is slow',
  stop: 'Stop',
  resume: 'Go on',
  deeper: 'Look closer',
  stopped: 'Stopped: figures are coarser than they could be.',
  done: (p: { futures: number }) => `Done: ${p.futures} continuations played`,

  'chart.chance': 'Chance to win, in %',
  'chart.lead': 'Expected lead in the end, in points',
  'chart.score': 'Expected score in the end',
  'chart.end': 'end',
  'chart.table': 'The same as figures',
  'chart.move': 'After move',
  'chart.count': 'continuations',
  'chart.scale.chance':
    'Chance to win = share of victories when quick bots play the rest of the game from here, again and again, with the hidden cards dealt anew each time. The band is the 95 % interval.',
  'chart.scale.lead': (p: { reach: number }) =>
    `Expected lead = points ahead of the best rival in the end, as the bots estimate it after playing ${p.reach} moves on from here with the hidden cards dealt anew each time. This game is too long to play every continuation to its end. The band is the 95 % interval.`,
  'chart.scale.score':
    'Expected score = mean score in the end when a quick bot plays the rest of the game from here, again and again, with the hidden cards dealt anew each time. The band is the 95 % interval.',
  'chart.part': (p: { n: number; all: number }) => `${p.n} of ${p.all} decisions were looked at, spread over the game.`,
  'chart.full': (p: { all: number }) => `All ${p.all} ${decisions(p.all)} were looked at.`,

  'moments.title': 'Moments',
  'moments.mine': 'Mine',
  'moments.all': 'All',
  'moments.whose': 'Whose moments',
  'moments.none': 'Nothing has been compared yet.',
  'moments.previous': 'Previous moment',
  'moments.next': 'Next moment',
  'moments.unsure': 'cannot be told apart',
  'moment.step': (p: { ply: number }) => `move ${p.ply}`,
  'moment.you-played': 'You played',
  'moment.played': (p: { name: string }) => `${p.name} played`,
  'moment.expert': 'The Legend',
  'moment.other': 'Also tried',
  'moment.best': 'The best plan tried',
  'moment.cost': (p: { what: string; by: string }) => `${what(p.what)}: the Legend’s plan was better by ${p.by}.`,
  'moment.cost-other': (p: { what: string; by: string }) =>
    `${what(p.what)}: another of the plans tried, not the Legend’s, was better by ${p.by}.`,
  'moment.gain': (p: { what: string; by: string }) => `${what(p.what)}: better than the next best plan by ${p.by}.`,
  'moment.even': 'The continuations cannot tell these plans apart: the difference is smaller than its interval.',
  'moment.same': 'The Legend would have played the same.',
  'moment.games': (p: { n: number; by: string }) => `${p.n} continuations of each plan, in the same futures; the difference is ${p.by}.`,
  'moment.leads': 'Lead in the end',
  'moment.scores': 'Score in the end',
  'moment.histogram': (p: { mean: string; n: number }) => `Distribution of ${p.n} results, mean ${p.mean}`,
  'moment.replay': 'See this moment on the table',
  'moment.again': 'Play on from here',
  'moment.again-why': 'A copy of the game begins at this moment; the game itself stays as it is.',
  'moment.more': (p: { n: number }) => `and ${p.n} more`,
  'why.title': 'Why, in figures',
  'why.after': 'after the turn',
  'why.figure': 'What each plan brings',
  'why.played': 'played',
  'why.expert': 'Legend',
  'why.best': 'best tried',
  'why.difference': 'difference',
  'why.result': 'In the end, on average',
  'why.chance': 'Chance to win',
  'why.lead': 'Lead',
  'why.score': 'Score',
  'why.nothing': 'Right after the turn the counters are the same: what differs shows later.',
  'plans.title': 'Plans tried',
  'method.title': 'How this is worked out',
  'method.1': 'A decision is what a player did while nothing new was shown: often a whole turn.',
  'method.2':
    'Everything is judged from the mover’s own view: hidden cards are dealt anew in every continuation, so luck that nobody could foresee counts neither for nor against a decision.',
  'method.3':
    'A quick estimate picks the decisions that seem to have cost or won most. For those the strongest bot says what it would have played, and both plans are played out in the same futures.',
  'method.4':
    'Quick bots play the continuations, not masters: the figures say what a decision is worth among such players. Differences inside the interval are not counted as mistakes.',
  'percentage-points': (p: { n: string }) => `${p.n} percentage points`,
  points: (p: { n: string }) => `${p.n} points`,
} as const;

function what(scale: string): string {
  return { chance: 'Chance to win', lead: 'Expected lead', score: 'Expected score' }[scale] ?? '';
}
