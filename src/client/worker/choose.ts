import { below, fastDice, openDice } from '../../kernel/index.js';
import type { BotAnswer, BotQuestion } from './messages.js';

export async function choose({ moves, seed }: BotQuestion): Promise<BotAnswer['move']> {
  return moves[below(openDice(fastDice(seed)), moves.length)]!;
}
