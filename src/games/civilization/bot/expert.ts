import { appealTo } from './appeal.js';
import { EXPERT } from './skill.js';

/** What an expert of Civilization does otherwise than hard bots. */
export const expertise = { appeal: appealTo(EXPERT) };
