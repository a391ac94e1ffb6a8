import type { Trait } from '../cards/ability.js';
import { flow, type Outlook } from './outlook.js';
import { WEIGHTS } from './weights.js';

type Of<K extends Trait['trait']> = Extract<Trait, { trait: K }>;
/** What a trait is worth for so many turns. */
export type Service<K extends Trait['trait']> = (trait: Of<K>, turns: number, o: Outlook) => number;
export type Services = { readonly [K in Trait['trait']]?: Service<K> };

export const food = (turns: number): number => flow(WEIGHTS.food, turns);
export const resources = (turns: number): number => flow(WEIGHTS.resources, turns);
export const science = (turns: number): number => flow(WEIGHTS.science, turns);
export const civil = (turns: number): number => flow(WEIGHTS.civil, turns);
/** Something good now and then. */
export const little = (turns: number, worth = 1): number => (worth * turns) / (turns + 3);

/** What a player does in a turn, on average: develop a technology, grow, prepare an event. */
export const DEVELOPED = 0.45;
export const GROWN = 0.6;
export const PREPARED = 0.4;
