import type { AgeOfCivilizationIcon } from './age-of-civilization.generated.js';
import type { CivilizationIcon } from './civilization.generated.js';
import type { MillenniaIcon } from './millennia.generated.js';
import { SHELL_ICONS, type ShellIcon } from './shell.generated.js';
import type { ThroughTheAgesIcon } from './through-the-ages.generated.js';

/** Every icon that scripts/icons.ts has drawn from game-icons; those of a game are there once its files are loaded. */
export type IconName = ShellIcon | AgeOfCivilizationIcon | CivilizationIcon | MillenniaIcon | ThroughTheAgesIcon;

const paths = new Map<string, string>(Object.entries(SHELL_ICONS));

/** Add the icons of a game, which are kept out of the first load. */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) paths.set(name, path);
}

/** The outline of an icon on a 512 x 512 field. */
export const pathOf = (name: IconName): string => paths.get(name) ?? '';
