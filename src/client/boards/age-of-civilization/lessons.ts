import { LESSONS } from '../../../games/age-of-civilization/guide/lessons.js';
import type { Aoc } from '../../../games/age-of-civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Teach } from '../../table/board-package.js';
import { teacher } from '../../table/teacher.js';

const WORDS = {
  en: () => import('../../../games/age-of-civilization/guide/lessons.en.js'),
  fr: () => import('../../../games/age-of-civilization/guide/lessons.fr.js'),
};

export const lessons = async (lang: Lang): Promise<Teach<Aoc>> => teacher(LESSONS, (await WORDS[lang]()).words);
