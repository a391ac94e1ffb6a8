import { SHELL_ICONS, type ShellIcon } from './shell.generated.js';

/** The icons of the games, by game: each file that scripts/icons.ts draws for a board adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the boards
export interface GameIcons {}

/** Every icon that has been drawn from game-icons; those of a game are there once its files are loaded. */
export type IconName = ShellIcon | GameIcons[keyof GameIcons];

const paths = new Map<string, string>(Object.entries(SHELL_ICONS));

/** Add the icons of a game, which are kept out of the first load. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) paths.set(name, path);
}

/** The outline of an icon on a 512 x 512 field. */
export const pathOf = (name: IconName): string => paths.get(name) ?? '';
