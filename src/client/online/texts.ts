import type { Problem, TableView } from '../../protocol/index.js';
import { type Lang, type Say, sayer, useLang } from '../i18n/i18n.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

export type OnlineSay = Say<typeof en>;
const SAYERS: Readonly<Record<Lang, OnlineSay>> = { en: sayer(en), fr: sayer(fr) as OnlineSay };

export const useOnlineText = (): OnlineSay => SAYERS[useLang()];

export const sayProblem = (say: OnlineSay, { code }: Problem): string => say(`problem.${code}`);

/** How the game ended, when not by its rules. */
export function sayEnding({ ending, seats, viewer }: TableView, say: OnlineSay): string | undefined {
  if (ending === 'stopped') return say('end.stopped');
  if (ending !== 'conceded') return undefined;
  const left = seats.findIndex(({ conceded, name }) => !conceded && name !== '');
  if (left < 0) return say('end.conceded.all');
  return left === viewer ? say('end.conceded.you') : say('end.conceded', { name: seats[left]!.name });
}

/** "Ada, Bea and Cleo". */
export const listNames = (say: OnlineSay, names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${say('and')} ${names.at(-1)}`;

/** "2 d 3 h", "4 h", "1:05". */
export function sayTime(say: OnlineSay, millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600)];
  if (days > 0) return `${say('time.days', { n: days })} ${say('time.hours', { n: hours % 24 })}`;
  if (hours > 0) return `${say('time.hours', { n: hours })} ${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
