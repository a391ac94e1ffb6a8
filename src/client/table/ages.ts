/** A stretch of the game: a round, an age. */
export interface Stretch {
  readonly label: string;
  /** The move after which it was over. */
  readonly ply: number;
}

/** The ends of rounds, those of the same age taken together: `ageAt` names the one in which a move was made. */
export function stretchesOf(rounds: readonly { readonly ply: number }[], ageAt: (ply: number) => string): Stretch[] {
  const found: Stretch[] = [];
  for (const { ply } of rounds) {
    const label = ageAt(Math.max(0, ply - 1));
    if (found.at(-1)?.label === label) found.pop();
    found.push({ label, ply });
  }
  return found;
}
