/** A stretch of the game: a round, an age. */
export interface Stretch {
  readonly label: string;
  /** The move after which it was over. */
  readonly ply: number;
}

/** The ends of rounds, those of the same age taken together: `ageAt` says in which one a move was made. */
export function stretchesOf(
  rounds: readonly { readonly ply: number }[],
  ageAt: (ply: number) => { readonly n: number; readonly name: string },
): Stretch[] {
  const found: (Stretch & { readonly n: number })[] = [];
  for (const { ply } of rounds) {
    const { n, name } = ageAt(Math.max(0, ply - 1));
    const last = found.at(-1);
    if (last?.n === n) found.pop();
    found.push({ n, label: name, ply });
  }
  return found.map(({ label, ply }) => ({ label, ply }));
}
