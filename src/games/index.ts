import { entry as ageOfCivilization } from './age-of-civilization/entry.js';
import { entry as civilization } from './civilization/entry.js';
import { entry as millennia } from './millennia/entry.js';
import type { Announced, GameEntry } from './shared/entry.js';
import type { GameMeta } from './shared/game-meta.js';
import { entry as throughTheAges } from './through-the-ages/entry.js';

export type { Catalogue, Favourite, GameEntry, GameVersion, Trials, TrialTable, Wishes } from './shared/entry.js';
export type { GameMeta } from './shared/game-meta.js';
export type { GuidedEntry } from './shared/guided-game.js';
export type { Claim, ClaimTable, Find, Survey, SurveyEdition, SurveyKind } from './shared/survey.js';

/** The games of the site in the order of the home page. This is the one list of games; the rest is in their entries. */
const ENTRIES: readonly (Announced | GameEntry)[] = [ageOfCivilization, throughTheAges, civilization, millennia];

const isWhole = (entry: Announced | GameEntry): entry is GameEntry => 'game' in entry;

/** What is known of all games before anything of them is loaded. */
export const GAMES: readonly GameMeta[] = ENTRIES.map(({ meta }) => meta);
export const metaOf = (id: string): GameMeta | undefined => GAMES.find((game) => game.id === id);
export const isReady = (id: string): boolean => metaOf(id)?.status === 'ready';

/** The games that have rules: those that are ready, and those that are still tried out. */
export const PLAYED: readonly GameEntry[] = ENTRIES.filter(isWhole);
export const entryOf = (id: string): GameEntry | undefined => PLAYED.find(({ meta }) => meta.id === id);
