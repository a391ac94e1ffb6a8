import { type Lang, type Say, sayer, useLang } from '../i18n/i18n.js';
import { en } from './text.en.js';
import { fr } from './text.fr.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr as typeof en) };

/** For those who speak outside a component. */
export const learnText = (lang: Lang): Say<typeof en> => SAYERS[lang];
/** The sentences of the tutor. */
export const useLearnText = (): Say<typeof en> => SAYERS[useLang()];
