import { SHELL_ICONS, type ShellIcon } from './shell.generated.js';

/** The icons of the games, by game: each file that scripts/icons.ts draws for a board adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the boards
export interface GameIcons {}

/** Drawn by us: of the pyramids of game-icons only the shaded sides are drawn, which look like shards on a light ground. */
export const OWN_ICONS = {
  pyramids: 'M200 84 8 444h228zM216 92l44 352h132zM440 288l-52 104 28 52h40zM452 296l20 148h36z',
} as const;

/** Every icon that has been drawn, from game-icons or by us; those of a game are there once its files are loaded. */
export type IconName = ShellIcon | keyof typeof OWN_ICONS | GameIcons[keyof GameIcons];

const paths = new Map<string, string>(Object.entries({ ...SHELL_ICONS, ...OWN_ICONS }));

/** Add the icons of a game, which are kept out of the first load. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) paths.set(name, path);
}

/** The outline of an icon on a 512 x 512 field. */
export const pathOf = (name: IconName): string => paths.get(name) ?? '';
