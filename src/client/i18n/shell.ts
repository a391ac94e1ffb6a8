import { type Lang, type Say, sayer, useLang } from './i18n.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };

export const shellIn = (lang: Lang): Say<typeof en> => SAYERS[lang];
/** The sentences of the shell in the language of the page. */
export const useText = (): Say<typeof en> => shellIn(useLang());

/** Names of scholars for the bots, in the order they sit down. */
const SCHOLARS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Hypatia', 'Zhang Heng', 'Ibn Khaldun', 'Ada Lovelace', 'Aryabhata'],
  fr: ['Hypatie', 'Zhang Heng', 'Ibn Khaldoun', 'Ada Lovelace', 'Aryabhata'],
};
export const scholarName = (lang: Lang, i: number): string => SCHOLARS[lang][i % SCHOLARS[lang].length] ?? '';
