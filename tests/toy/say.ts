import { textMaker } from '../../src/games/shared/text/text-of.js';
import type { Text } from '../../src/kernel/index.js';
import type { Toy } from '../toy-game.js';
import type { en } from './text.en.js';

const textOf = textMaker<typeof en>();

export function describeEvent(e: Toy['event'], names: readonly string[]): Text {
  const who = names[e.seat] ?? '';
  switch (e.event) {
    case 'won':
      return textOf('log.won', { who, worth: Number(e.card.slice(1)) % 10 });
    case 'drew':
      return textOf('log.drew', { who });
    case 'attacked':
      return textOf('log.attacked', { who });
  }
}
