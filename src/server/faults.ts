/** Where something went wrong: what is counted, and what people are told, follows from it. */
export type FaultKind = 'rules' | 'engine' | 'store';

/** The rules of a game did not come to an end. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** The rules of a game have thrown: a mistake in them, and nobody else's. The table stays as it was. */
export class RulesFault extends Error {
  override readonly name = 'RulesFault';

  constructor(override readonly cause: unknown) {
    super(cause instanceof Error ? cause.message : 'nothing was said');
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack;
  }
}

export const kindOf = (trouble: unknown): FaultKind =>
  trouble instanceof TooSlow ? 'engine' : trouble instanceof RulesFault ? 'rules' : 'store';
