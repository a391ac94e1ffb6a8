import { hashOf } from '../../kernel/index.js';

/**
 * A piece of the text of a saved game: the first is a record, each further one a line that was appended to its moves. The
 * running hash of each covers all before it, so that whatever is missing or damaged is found, and nothing behind it is believed.
 */
export interface Part {
  readonly id: string;
  readonly n: number;
  readonly text: string;
  readonly chain: string;
}

/** The text of a game that is written whole. */
export const partsOf = (id: string, record: string): readonly Part[] => [{ id, n: 0, text: record, chain: hashOf(record) }];

export function addLines(parts: readonly Part[], lines: readonly string[]): readonly Part[] {
  const all = [...parts];
  for (const text of lines) {
    const { id, n, chain } = all.at(-1)!;
    all.push({ id, n: n + 1, text, chain: hashOf([chain, text]) });
  }
  return all;
}

/** The parts up to the first that is missing or not as it was written. */
export function soundParts(parts: readonly Part[]): readonly Part[] {
  const broken = parts.findIndex(({ n, text, chain }, i) => n !== i || chain !== hashOf(i === 0 ? text : [parts[i - 1]!.chain, text]));
  return broken < 0 ? parts : parts.slice(0, broken);
}
