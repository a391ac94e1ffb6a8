/** One rule of a game, in our own words. `prov` says where it comes from: R rulebook, P public material, D our decision. */
export interface RuleRow {
  readonly id: string;
  /** Key of the section it stands in. */
  readonly section: string;
  readonly prov: 'R' | 'P' | 'D' | 'R+P' | 'R+D' | 'P+D';
  readonly en: string;
  readonly fr: string;
}

export interface RuleSection {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
}

/** Rules that stand in the same section. */
export const rulesIn = (section: string, rows: readonly Omit<RuleRow, 'section'>[]): RuleRow[] => rows.map((row) => ({ ...row, section }));
