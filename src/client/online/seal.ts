const KEY = 'epoque.seal.';

/** The seal of a table's dice as this browser saw it first: what the server says later is compared with it. */
export function keepSeal(table: string, commitment: string): string {
  try {
    const kept = localStorage.getItem(KEY + table);
    if (kept !== null) return kept;
    localStorage.setItem(KEY + table, commitment);
  } catch {
    // Blocked storage: the seal of this visit is compared.
  }
  return commitment;
}
