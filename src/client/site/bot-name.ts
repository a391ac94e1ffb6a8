import type { Lang } from '../i18n/i18n.js';
import { shellIn } from '../i18n/shell.js';
import type { BotLevel } from './bot-level.js';

/** How strong a bot is, by the same word wherever one meets it: at the set-up, at the table and afterwards. */
export const levelName = (lang: Lang, level: BotLevel = 'normal'): string => shellIn(lang)(`level.${level}`);
export const botName = (lang: Lang, level?: BotLevel): string => shellIn(lang)('level.bot', { level: levelName(lang, level) });
