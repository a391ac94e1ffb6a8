import type { Brain } from '../bots/index.js';
import { goalReached } from '../games/age-of-civilization/ask/scoring.js';
import { brain as aocBrain } from '../games/age-of-civilization/bot/index.js';
import { ageOfCivilization } from '../games/age-of-civilization/game.js';
import type { Options as AocOptions, ScenarioId } from '../games/age-of-civilization/state/state.js';
import { brain as millenniaBrain } from '../games/millennia/bot/index.js';
import { millennia } from '../games/millennia/game.js';
import type { Options as MillenniaOptions } from '../games/millennia/state/state.js';
import { brain as ttaBrain } from '../games/through-the-ages/bot/index.js';
import { throughTheAges } from '../games/through-the-ages/game.js';
import type { Options as TtaOptions } from '../games/through-the-ages/state/state.js';
import type { Game, Shape } from '../kernel/index.js';

/** What may be said on the command line about the table, by option. */
export type Wishes = { readonly [option: string]: string | undefined };

/** A game that the lab can play, with its bots. */
export interface Contest<T extends Shape = Shape> {
  readonly game: Game<T>;
  readonly brain: Brain<T>;
  /** The options of the table, or what is wrong with the wishes. */
  optionsOf(wishes: Wishes): T['options'] | string;
  /** The level of a scenario that was reached. */
  goalOf?(s: T['state']): string | undefined;
  /** How many rounds the game has lasted, where that differs. */
  roundsOf?(s: T['state']): number;
}
const contest = <T extends Shape>(c: Contest<T>): Contest => c as unknown as Contest;

const VARIANTS = { innovation: 'innovation', 'changing-world': 'changingWorld', draft: 'draft', 'first-game': 'firstGame' } as const;

export const CONTESTS: { readonly [id: string]: Contest } = {
  'age-of-civilization': contest({
    game: ageOfCivilization,
    brain: aocBrain,
    optionsOf({ variant, scenario }) {
      const variants = variant ? variant.split(',') : [];
      if (!variants.every((x) => x in VARIANTS)) return `a variant is one of ${Object.keys(VARIANTS).join(', ')}`;
      const options: AocOptions = { ...ageOfCivilization.defaults, scenario: (scenario ?? 'none') as ScenarioId | 'none' };
      for (const x of variants) options[VARIANTS[x as keyof typeof VARIANTS]] = true;
      return options;
    },
    goalOf: goalReached,
  }),
  'through-the-ages': contest({
    game: throughTheAges,
    brain: ttaBrain,
    optionsOf: ({ version }) => ({ ...throughTheAges.defaults, ...(version && { version }) }) as TtaOptions,
    roundsOf: (s) => s.round,
  }),
  millennia: contest({
    game: millennia,
    brain: millenniaBrain,
    optionsOf: ({ side, actions, automa }) =>
      ({ ...millennia.defaults, ...(side && { side }), ...(actions && { actions }), ...(automa && { automa }) }) as MillenniaOptions,
  }),
};
