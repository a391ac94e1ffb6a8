import { type Lang, type Say, sayer, useLang } from './i18n.js';
import { en } from './pages.en.js';
import { fr } from './pages.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };

/** The sentences of the smaller pages. */
export const usePagesText = (): Say<typeof en> => SAYERS[useLang()];
