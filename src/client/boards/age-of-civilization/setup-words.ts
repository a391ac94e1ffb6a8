import { refusals as refusalsEn } from '../../../games/age-of-civilization/text/refusals.en.js';
import { refusals as refusalsFr } from '../../../games/age-of-civilization/text/refusals.fr.js';
import { setup as setupEn } from '../../../games/age-of-civilization/text/setup.en.js';
import { setup as setupFr } from '../../../games/age-of-civilization/text/setup.fr.js';
import { type Lang, say } from '../../i18n/i18n.js';

const TEXTS = { en: { ...setupEn, ...refusalsEn }, fr: { ...setupFr, ...refusalsFr } } as const;

/** The words of the game that are needed before it begins. */
export const speak = (lang: Lang, key: string, params?: Record<string, number>): string =>
  say(TEXTS[lang], params ? { key, params } : { key });
export const isSaid = (lang: Lang, key: string): boolean => key in TEXTS[lang];
