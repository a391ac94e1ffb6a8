import type { GovernmentRow } from './row.js';

export const GOVERNMENTS: readonly GovernmentRow[] = [
  { id: 't06.government.despotism.a', type: 'government', level: 0, copies: [0, 0, 0], revolution: 0, peaceful: 0, gives: { civilActions: 4, militaryActions: 2, urbanLimit: 2 }, prov: 'R' },
  { id: 't06.government.monarchy', type: 'government', level: 1, copies: [1, 2, 2], revolution: 3, peaceful: 9, gives: { civilActions: 5, militaryActions: 3, urbanLimit: 3 }, prov: 'R+P' },
  { id: 't06.government.theocracy', type: 'government', level: 1, copies: [1, 1, 1], revolution: 2, peaceful: 7, gives: { civilActions: 4, militaryActions: 3, urbanLimit: 3, culture: 1, happy: 2 }, prov: 'R+P' },
  { id: 't06.government.constitutional-monarchy', type: 'government', level: 2, copies: [1, 2, 2], revolution: 5, peaceful: 12, gives: { civilActions: 6, militaryActions: 4, urbanLimit: 3 }, prov: 'R+P' },
  { id: 't06.government.republic', type: 'government', level: 2, copies: [1, 1, 2], revolution: 4, peaceful: 14, gives: { civilActions: 7, militaryActions: 2, urbanLimit: 3 }, prov: 'R+P' },
  { id: 't06.government.communism', type: 'government', level: 3, copies: [1, 1, 1], revolution: 6, peaceful: 17, gives: { civilActions: 7, militaryActions: 5, urbanLimit: 4, happy: -1 }, prov: 'R+P' },
  { id: 't06.government.democracy', type: 'government', level: 3, copies: [1, 2, 2], revolution: 8, peaceful: 21, gives: { civilActions: 7, militaryActions: 3, urbanLimit: 4, culture: 2 }, prov: 'R+P' },
  { id: 't06.government.fundamentalism', type: 'government', level: 3, copies: [1, 1, 1], revolution: 7, peaceful: 19, gives: { civilActions: 6, militaryActions: 5, urbanLimit: 4, strength: 5 }, prov: 'R+P' },
];
