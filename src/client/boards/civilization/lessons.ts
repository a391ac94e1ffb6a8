import { LESSONS } from '../../../games/civilization/guide/lessons.js';
import type { Civ } from '../../../games/civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Teach } from '../../table/board-package.js';
import { teacher } from '../../table/teacher.js';

const WORDS = {
  en: () => import('../../../games/civilization/guide/lessons.en.js'),
  fr: () => import('../../../games/civilization/guide/lessons.fr.js'),
};

export const lessons = async (lang: Lang): Promise<Teach<Civ>> => teacher(LESSONS, (await WORDS[lang]()).words);
