import type { BonusRow, TacticRow } from './row.js';

export const BONUSES: readonly BonusRow[] = [
  { id: 't06.bonus.defense-colonization.i', type: 'bonus', level: 1, copies: [6, 6, 6], defence: 2, colonization: 1, prov: 'R+P' },
  { id: 't06.bonus.defense-colonization.ii', type: 'bonus', level: 2, copies: [6, 6, 6], defence: 4, colonization: 2, prov: 'R+P' },
  { id: 't06.bonus.defense-colonization.iii', type: 'bonus', level: 3, copies: [6, 6, 6], defence: 6, colonization: 3, prov: 'R+P' },
];

export const TACTICS: readonly TacticRow[] = [
  { id: 't06.tactic.fighting-band', type: 'tactic', level: 1, copies: [3, 3, 3], needs: { infantry: 2, cavalry: 0, artillery: 0 }, strength: 1, prov: 'P', translated: true },
  { id: 't06.tactic.heavy-cavalry', type: 'tactic', level: 1, copies: [2, 2, 2], needs: { infantry: 0, cavalry: 3, artillery: 0 }, strength: 4, prov: 'P', translated: true },
  { id: 't06.tactic.legion', type: 'tactic', level: 1, copies: [2, 2, 2], needs: { infantry: 3, cavalry: 0, artillery: 0 }, strength: 2, prov: 'R+P' },
  { id: 't06.tactic.light-cavalry', type: 'tactic', level: 1, copies: [2, 2, 2], needs: { infantry: 0, cavalry: 2, artillery: 0 }, strength: 2, prov: 'P', translated: true },
  { id: 't06.tactic.medieval-army', type: 'tactic', level: 1, copies: [3, 3, 3], needs: { infantry: 1, cavalry: 1, artillery: 0 }, strength: 2, prov: 'R+P' },
  { id: 't06.tactic.phalanx', type: 'tactic', level: 1, copies: [3, 3, 3], needs: { infantry: 2, cavalry: 1, artillery: 0 }, strength: 3, prov: 'P', translated: true },
  { id: 't06.tactic.classic-army', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 2, cavalry: 2, artillery: 0 }, strength: 9, obsolete: 5, prov: 'P', translated: true },
  { id: 't06.tactic.conquistadors', type: 'tactic', level: 2, copies: [2, 2, 2], needs: { infantry: 1, cavalry: 2, artillery: 0 }, strength: 5, obsolete: 3, prov: 'P', translated: true },
  { id: 't06.tactic.defensive-army', type: 'tactic', level: 2, copies: [2, 2, 2], needs: { infantry: 2, cavalry: 0, artillery: 1 }, strength: 6, obsolete: 3, prov: 'R+P' },
  { id: 't06.tactic.fortifications', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 0, cavalry: 0, artillery: 2 }, strength: 4, prov: 'P', translated: true },
  { id: 't06.tactic.mobile-artillery', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 0, cavalry: 1, artillery: 1 }, strength: 5, prov: 'R+P' },
  { id: 't06.tactic.napoleonic-army', type: 'tactic', level: 2, copies: [1, 1, 1], needs: { infantry: 1, cavalry: 1, artillery: 1 }, strength: 8, obsolete: 4, prov: 'P', translated: true },
  { id: 't06.tactic.entrenchments', type: 'tactic', level: 3, copies: [2, 2, 2], needs: { infantry: 1, cavalry: 0, artillery: 2 }, strength: 9, obsolete: 5, prov: 'R+P' },
  { id: 't06.tactic.mechanized-army', type: 'tactic', level: 3, copies: [2, 2, 2], needs: { infantry: 0, cavalry: 1, artillery: 2 }, strength: 10, obsolete: 5, prov: 'P', translated: true },
  { id: 't06.tactic.modern-army', type: 'tactic', level: 3, copies: [2, 2, 2], needs: { infantry: 2, cavalry: 1, artillery: 1 }, strength: 13, obsolete: 7, prov: 'P', translated: true },
  { id: 't06.tactic.shock-troops', type: 'tactic', level: 3, copies: [2, 2, 2], needs: { infantry: 1, cavalry: 3, artillery: 0 }, strength: 11, obsolete: 6, prov: 'P', translated: true },
];
