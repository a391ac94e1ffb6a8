import type { Lang } from '../i18n/i18n.js';
import { shellIn } from '../i18n/shell.js';
import type { BotLevel, Temperament } from './bot-level.js';

/** How strong a bot is, by the same word wherever one meets it: at the set-up, at the table and afterwards. */
export const levelName = (lang: Lang, level: BotLevel = 'normal'): string => shellIn(lang)(`level.${level}`);
/** Words of their own: the home page names no temperament. */
const NAMES: Readonly<Record<Temperament | 'none', Readonly<Record<Lang, string>>>> = {
  builder: { en: 'Builder', fr: 'Bâtisseur' },
  merchant: { en: 'Merchant', fr: 'Marchand' },
  warlord: { en: 'Warlord', fr: 'Conquérant' },
  scholar: { en: 'Sage', fr: 'Sage' },
  none: { en: 'Balanced', fr: 'Équilibré' },
};
export const temperamentName = (lang: Lang, temperament: Temperament | 'none'): string => NAMES[temperament][lang];

interface Bot {
  readonly level?: BotLevel | undefined;
  readonly temperament?: Temperament | undefined;
}
/** 'Master bot', 'Master · Builder': only bots have a temperament, and a rail has little room. */
export const botName = (lang: Lang, { level, temperament }: Bot): string => {
  const [say, skill] = [shellIn(lang), levelName(lang, level)];
  return temperament ? `${skill} · ${temperamentName(lang, temperament)}` : say('level.bot', { level: skill });
};
