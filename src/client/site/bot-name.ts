import type { Lang } from '../i18n/i18n.js';
import { shellIn } from '../i18n/shell.js';
import type { BotLevel, Temperament } from './bot-level.js';

/** How strong a bot is, by the same word wherever one meets it: at the set-up, at the table and afterwards. */
export const levelName = (lang: Lang, level: BotLevel = 'normal'): string => shellIn(lang)(`level.${level}`);
interface Bot {
  readonly level?: BotLevel | undefined;
  readonly temperament?: Temperament | undefined;
}
/** 'Master bot', 'Master bot · Builder'. */
export const botName = (lang: Lang, { level, temperament }: Bot): string => {
  const say = shellIn(lang);
  const name = say('level.bot', { level: levelName(lang, level) });
  return temperament ? `${name} · ${say(`temperament.${temperament}`)}` : name;
};
