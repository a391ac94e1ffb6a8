/** What the home page knows of a game before anything of it is loaded. */
export interface GameMeta {
  readonly id: string;
  /** Its own name, the same in every language. */
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  /** About how long a game takes, in minutes. */
  readonly minutes: number;
  /** How much there is to learn, 1 to 3. */
  readonly weight: 1 | 2 | 3;
  /** 'coming': announced, not yet to be played. */
  readonly status: 'ready' | 'coming';
}
