import { textMaker } from '../../shared/text/text-of.js';
import type { en } from './en.js';

export type TextKey = keyof typeof en & string;

/** A text whose key and figures the compiler has checked against the text files. */
export const textOf = textMaker<typeof en>();
