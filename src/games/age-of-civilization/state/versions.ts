/**
 * The version of these rules. Games that began under an older one are played to their end as they began:
 * 2 has two cards with values of ours that were far outside the others (Great Britain, Moai of Rapa Nui; docs/balance.md).
 */
export const RULES = 2;

interface Changeable<Id> {
  readonly id: Id;
  readonly formerly?: Id;
}

/** The cards that lay in these places when rules of this version were played. */
export const idsAsOf = <Id>(rows: readonly Changeable<Id>[], rules: number): Id[] =>
  rows.map(({ id, formerly }) => (rules < RULES && formerly !== undefined ? formerly : id));
