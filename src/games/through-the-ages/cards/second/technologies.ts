import type { GovernmentRow, SpecialRow, TechnologyRow } from '../row.js';

/** Technologies whose figures differ from those of 2006. */
export const TECHNOLOGIES: readonly TechnologyRow[] = [
  { id: 't15.arena.bread-and-circuses', type: 'arena', level: 1, copies: [1, 2, 2], science: 3, cost: 3, gives: { happy: 2, strength: 1 }, prov: 'P' },
  { id: 't15.theater.drama', type: 'theater', level: 1, copies: [1, 2, 2], science: 3, cost: 4, gives: { culture: 2, happy: 1 }, prov: 'P' },
  { id: 't15.cavalry.knights', type: 'cavalry', level: 1, copies: [2, 2, 3], science: 5, cost: 3, gives: { strength: 2 }, prov: 'P' },
  { id: 't15.library.printing-press', type: 'library', level: 1, copies: [2, 2, 2], science: 3, cost: 3, gives: { science: 1, culture: 1 }, prov: 'P' },
  { id: 't15.infantry.swordsmen', type: 'infantry', level: 1, copies: [2, 2, 2], science: 4, cost: 3, gives: { strength: 2 }, prov: 'P' },
  { id: 't15.artillery.cannon', type: 'artillery', level: 2, copies: [2, 2, 3], science: 6, cost: 5, gives: { strength: 3 }, prov: 'P' },
  { id: 't15.theater.opera', type: 'theater', level: 2, copies: [2, 2, 2], science: 7, cost: 8, gives: { culture: 3, happy: 1 }, prov: 'P' },
  { id: 't15.infantry.riflemen', type: 'infantry', level: 2, copies: [1, 2, 2], science: 6, cost: 5, gives: { strength: 3 }, prov: 'P' },
  { id: 't15.arena.team-sports', type: 'arena', level: 2, copies: [1, 1, 1], science: 5, cost: 5, gives: { happy: 3, strength: 2 }, prov: 'P' },
  { id: 't15.artillery.rockets', type: 'artillery', level: 3, copies: [1, 2, 2], science: 8, cost: 7, gives: { strength: 5 }, prov: 'P' },
  { id: 't15.airforce.air-forces', type: 'airforce', level: 3, copies: [2, 2, 3], science: 12, cost: 7, gives: { strength: 5 }, prov: 'P' },
  { id: 't15.lab.computers', type: 'lab', level: 3, copies: [2, 2, 2], science: 8, cost: 11, gives: { science: 5 }, prov: 'P' },
  { id: 't15.infantry.modern-infantry', type: 'infantry', level: 3, copies: [1, 2, 2], science: 10, cost: 7, gives: { strength: 5 }, prov: 'P' },
  { id: 't15.theater.movies', type: 'theater', level: 3, copies: [2, 2, 2], science: 10, cost: 11, gives: { culture: 4, happy: 1 }, prov: 'P' },
];

export const GOVERNMENTS: readonly GovernmentRow[] = [
  { id: 't15.government.monarchy', type: 'government', level: 1, copies: [1, 2, 2], revolution: 2, peaceful: 8, gives: { civilActions: 5, militaryActions: 3, urbanLimit: 3 }, prov: 'P' },
  { id: 't15.government.theocracy', type: 'government', level: 1, copies: [1, 1, 1], revolution: 1, peaceful: 6, gives: { civilActions: 4, militaryActions: 3, urbanLimit: 3, culture: 1, happy: 1, strength: 1 }, prov: 'P' },
  { id: 't15.government.constitutional-monarchy', type: 'government', level: 2, copies: [1, 2, 2], revolution: 6, peaceful: 12, gives: { civilActions: 6, militaryActions: 4, urbanLimit: 3 }, prov: 'P' },
  { id: 't15.government.republic', type: 'government', level: 2, copies: [1, 1, 2], revolution: 3, peaceful: 13, gives: { civilActions: 7, militaryActions: 2, urbanLimit: 3 }, prov: 'P' },
  { id: 't15.government.communism', type: 'government', level: 3, copies: [1, 1, 1], revolution: 5, peaceful: 19, gives: { civilActions: 7, militaryActions: 5, urbanLimit: 4, happy: -1 }, prov: 'P' },
  { id: 't15.government.democracy', type: 'government', level: 3, copies: [1, 2, 2], revolution: 9, peaceful: 17, gives: { civilActions: 7, militaryActions: 3, urbanLimit: 4, culture: 3 }, prov: 'P' },
  { id: 't15.government.fundamentalism', type: 'government', level: 3, copies: [1, 1, 1], revolution: 7, peaceful: 18, gives: { civilActions: 6, militaryActions: 5, urbanLimit: 4, science: -2, strength: 5 }, prov: 'P' },
];

export const SPECIALS: readonly SpecialRow[] = [
  { id: 't15.special.warfare', type: 'special', level: 1, copies: [1, 2, 2], kind: 'military', science: 5, gives: { militaryActions: 1, strength: 1 }, traits: [], prov: 'P' },
  { id: 't15.special.military-theory', type: 'special', level: 3, copies: [1, 1, 2], kind: 'military', science: 11, gives: { militaryActions: 3, strength: 5 }, traits: [], prov: 'P' },
];
