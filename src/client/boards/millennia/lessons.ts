import { LESSONS } from '../../../games/millennia/guide/lessons.js';
import type { Mil } from '../../../games/millennia/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Teach } from '../../table/board-package.js';
import { teacher } from '../../table/teacher.js';

const WORDS = {
  en: () => import('../../../games/millennia/guide/lessons.en.js'),
  fr: () => import('../../../games/millennia/guide/lessons.fr.js'),
};

export const lessons = async (lang: Lang): Promise<Teach<Mil>> => teacher(LESSONS, (await WORDS[lang]()).words);
