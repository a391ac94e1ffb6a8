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

/** So many rows are taken in at a glance. */
export const AT_A_GLANCE = 12;

/** A long list in fewer rows: as many stretches in a row count as one, from the first to the last. */
export function takenTogether(stretches: readonly Stretch[], most = AT_A_GLANCE): Stretch[] {
  const size = Math.ceil(stretches.length / most);
  return Array.from({ length: Math.ceil(stretches.length / size) || 0 }, (_, i) => {
    const [first, last] = [stretches[i * size]!, stretches[Math.min(stretches.length, (i + 1) * size) - 1]!];
    return { label: first === last ? first.label : `${first.label} – ${last.label}`, ply: last.ply };
  });
}
