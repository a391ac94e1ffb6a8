import { metaOf } from '../../../games/index.js';
import { type Lang, type Say, sayer, useLang } from '../../i18n/i18n.js';
import { levelName } from '../../site/bot-name.js';
import type { Kind, Rivals } from './statistics.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr as typeof en) };

/** The sentences of the statistics. */
export const useStatsText = (): Say<typeof en> => SAYERS[useLang()];

/** Against whom: bots of a level, people, or nobody. */
export function rivalsName(rivals: Rivals, lang: Lang): string {
  const say = SAYERS[lang];
  return rivals === 'people' || rivals === 'solo' ? say(`rivals.${rivals}`) : say('rivals.bots', { level: levelName(lang, rivals) });
}

/** What was played: the game, and which version of it where that is known. */
export function kindName({ game, version }: Pick<Kind, 'game' | 'version'>, lang: Lang): string {
  const name = metaOf(game)?.name ?? game;
  return version ? `${name} – ${version.label[lang]}` : name;
}

export const percent = (x: number, lang: Lang): string => `${Math.round(100 * x)}${lang === 'fr' ? '\u202f' : ''}%`;
export const decimal = (x: number, lang: Lang): string => new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(x);
export const day = (time: number, lang: Lang): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(time);
