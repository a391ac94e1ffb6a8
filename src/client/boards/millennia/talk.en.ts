const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
type Count = { n: number };

/** What the prompt bar, the log, the result and the cards in large say. What stands on the board itself is in labels.en.ts. */
export const talk = {
  you: 'you',
  and: 'and',
  close: 'Close',

  'prompt.waitMany': ({ who }: { who: string }) => `Waiting for ${who}.`,
  'prompt.finished': ({ who }: { who: string }) => `You have finished. Waiting for ${who}.`,

  'confirm.finish.markers': ({ n }: Count) =>
    `${n === 1 ? 'A special action is' : `${n} special actions are`} still unused: your markers come back without effect. Finish anyway?`,
  'confirm.finish.ready': ({ n }: Count) => `You can still act with ${plural(n, 'ready card')}. Finish your actions of this age?`,
  'confirm.finish.jokers': ({ n }: Count) => `${plural(n, 'joker')} will be lost at the end of the age. Finish anyway?`,
  'confirm.buy.waste': ({ n }: Count) => `${plural(n, 'research point')} will be lost: one purchase per age. Buy this anyway?`,
  'confirm.pass': 'You can still build. Pass until the next age?',
  'confirm.skip': ({ what }: { what: string }) => `You decline: ${what}. Go on anyway?`,
  'confirm.tyranny': 'Tyranny counts as 5 for good, and each of its spaces has a price. Choose it?',

  'explain.notYet': ({ what }: { what: string }) => `${what}: not now`,
  'explain.printed': 'Printed price',
  'explain.influence': 'Discount of Influence',
  'explain.architect': 'Architect',
  'explain.cards': 'Your cards',
  'explain.toPay': 'To pay',
  'explain.have': 'You have',

  'zoom.effect': 'Effect',
  'zoom.type': 'Type',
  'zoom.life': 'Life',
  'zoom.life.ages': ({ from, to }: { from: number; to: number }) => (from === to ? `Age ${from} only` : `Ages ${from} to ${to}`),
  'zoom.life.end': 'Until the end: it counts in the final scoring.',
  'zoom.cost': ({ n }: Count) => `${n} gold`,
  'zoom.standard': 'Or instead',
  'zoom.prosperity': 'Two cards form a pair. Who owns both technologies advances on Prosperity.',
  'zoom.source': 'Where the values come from',
  'zoom.prov.name': 'Name',
  'zoom.prov.number': 'Number',
  'zoom.prov.type': 'Type',
  'zoom.prov.duration': 'Life',
  'zoom.prov.effect': 'Effect',
  'zoom.prov.cost': 'Price',
  'zoom.prov.colour': 'Colour',
  'zoom.prov.ages': 'Ages',
  'zoom.prov.track': 'Track',
  'zoom.prov.value': 'Figure',
  'zoom.prov.copies': 'Number of tokens',
  'zoom.prov.unique': 'Own effect',
  'zoom.prov.standard': 'Standard effect',

  'points.during': 'During the game',

  'log.unveiled': 'What the others did',
  'log.unused': 'Not used, lost',
  'log.built': ({ card }: { card: string }) => `Builds ${card}`,
} as const;
