import { LANGUAGES, type Lang } from '../i18n/i18n.js';
import { useRedraw } from '../kit/hooks.js';
import { fitToTextSize } from '../kit/text-size.js';
import { BOT_LEVELS, type BotLevel } from './bot-level.js';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
/** How long bots pause between two steps, as a multiple of the usual pause. */
export const BOT_PACES = [0, 0.5, 1, 2] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** How pieces travel. */
export const MOTIONS = ['off', 'quick', 'calm'] as const;
export type Motion = (typeof MOTIONS)[number];
export const SIZES = ['normal', 'large', 'largest'] as const;
export type Size = (typeof SIZES)[number];
export const MOMENTS = ['all', 'mine', 'none'] as const;
export type MomentsWanted = (typeof MOMENTS)[number];

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly botPace: BotPace;
  /** A turn ends only when the player says so. */
  readonly explicitEnd: boolean;
  /** What cannot be taken back is done by a second press. */
  readonly confirmFinal: boolean;
  readonly motion: Motion;
  /** How large everything is drawn. */
  readonly size: Size;
  /** Which events are shown as a scene: all, those that concern me, or none. */
  readonly moments: MomentsWanted;
  /** Show the odds of a round before a unit is chosen for it. */
  readonly odds: boolean;
  readonly sound: boolean;
  /** Whether sounds are wanted has been asked, or said in the settings. */
  readonly soundAsked: boolean;
  /** Explain each mechanism when it first appears, in games that teach themselves. */
  readonly lessons: boolean;
  /** How the player is called at new tables; empty: "You". */
  readonly name: string;
  /** The last quick start. */
  readonly game: string;
  readonly bots: number;
  readonly level: BotLevel;
}

const KEY = 'epoque.settings';

/** Whatever is in the storage, the answer is a full set: what is missing or strange is replaced. */
function readSettings(text: string | null): Settings {
  let found: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed as Record<string, unknown>;
  } catch {
    // Not ours: start afresh.
  }
  const oneOf = <V>(values: readonly V[], value: unknown, otherwise: V): V => (values.includes(value as V) ? (value as V) : otherwise);
  return {
    lang: oneOf(LANGUAGES, found.lang, document.documentElement.lang === 'fr' ? 'fr' : 'en'),
    theme: oneOf(THEMES, found.theme, 'system'),
    botPace: oneOf(BOT_PACES, found.botPace, 1),
    explicitEnd: found.explicitEnd !== false,
    confirmFinal: found.confirmFinal !== false,
    // Once there was only one switch.
    motion: oneOf(MOTIONS, found.motion, found.lessMotion === true ? 'off' : 'quick'),
    size: oneOf(SIZES, found.size, 'normal'),
    moments: oneOf(MOMENTS, found.moments, 'all'),
    odds: found.odds !== false,
    sound: found.sound === true,
    soundAsked: found.soundAsked === true || found.sound === true,
    lessons: found.lessons !== false,
    name: typeof found.name === 'string' ? found.name.slice(0, 24) : '',
    game: typeof found.game === 'string' ? found.game : '',
    bots: oneOf([0, 1, 2, 3, 4, 5], found.bots, 2),
    level: oneOf(BOT_LEVELS, found.level, 'normal'),
  };
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let current = readSettings(readStorage());

/** The page wears the settings: language, theme, motion, size, odds. */
function wear(): void {
  const root = document.documentElement;
  root.lang = current.lang;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.dataset.motion = current.motion;
  root.dataset.size = current.size;
  root.dataset.odds = current.odds ? 'on' : 'off';
  fitToTextSize();
}

export const isDark = (): boolean => current.theme === 'dark' || (current.theme === 'system' && systemDark.matches);
export const getSettings = (): Settings => current;

function announce(): void {
  wear();
  for (const listener of listeners) listener();
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Blocked storage: the settings hold until the page is closed.
  }
  announce();
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

systemDark.addEventListener('change', announce);
// Another window of the site has changed them.
addEventListener('storage', (e) => {
  if (e.key !== KEY) return;
  current = readSettings(e.newValue);
  announce();
});
wear();

export function useSettings(): Settings {
  useRedraw(subscribeSettings, []);
  return current;
}
