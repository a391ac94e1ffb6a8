const KEY = 'epoque.online';

/** Has this browser ever sat at a table online? Only then does the home page ask the server how they stand. */
export function hasPlayedOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberOnline(used: boolean): void {
  try {
    if (used) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the lobby still knows.
  }
}
