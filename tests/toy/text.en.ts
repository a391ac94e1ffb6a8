import { plural } from '../../src/games/shared/text/english.js';
import { kernelRefusals, seatRefusals } from '../../src/games/shared/text/refusals.en.js';
import { META } from './meta.js';

export const en = {
  'move.stock': 'Take a coin',
  'move.ready': 'Be ready',
  'move.bid': 'Bid a card',
  'move.draw': 'Draw a card for 1 coin',
  'move.attack': 'Attack for 2 coins',
  'move.drop': 'Drop a card',
  'move.bury': 'Bury a card in the deck',
  'move.pass': 'Pass',
  'log.won': ({ who, worth }: { who: string; worth: number }) => `${who} wins with ${worth}`,
  'log.drew': ({ who }: { who: string }) => `${who} draws a card`,
  'log.attacked': ({ who }: { who: string }) => `${who} must drop a card`,
  'refuse.RICH': ({ have }: { have: number }) => `You have ${plural(have, 'coin')} already.`,
  'refuse.RICH.short': 'rich enough',
  'refuse.POOR': ({ need, have }: { need: number; have: number }) => `${plural(need - have, 'coin')} short (${have} of ${need}).`,
  'refuse.POOR.short': 'too poor',
  'refuse.NO_CARDS': 'The deck is empty.',
  'refuse.NO_CARDS.short': 'no cards',
  'refuse.YOURSELF': 'You cannot attack yourself.',
  'refuse.YOURSELF.short': 'yourself',
  'refuse.EMPTY_HAND': 'There is nothing to drop.',
  'refuse.EMPTY_HAND.short': 'empty hand',
  'refuse.NO_SUCH_CARD': 'You have no such card.',
  'refuse.NO_SUCH_CARD.short': 'no such card',
  ...kernelRefusals,
  ...seatRefusals(META),
} as const;
