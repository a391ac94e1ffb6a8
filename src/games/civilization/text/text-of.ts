import { textMaker } from '../../shared/text/text-of.js';
import type { en } from './en.js';

export const textOf = textMaker<typeof en>();
