/** Resources; settlements on wine and gems are always happy (CIV-HAP-02). */
export const RESOURCES = ['wine', 'horses', 'iron', 'gems', 'spices', 'oil', 'coal', 'rare_metals'] as const;
export type Resource = (typeof RESOURCES)[number];
export const EVENTS = ['free_technology', 'treasure', 'minor_civilization', 'plague'] as const;
export const TERRAINS = ['desert', 'mountains', 'jungle_forest', 'fertile'] as const;
export type MarkerId = Resource | (typeof EVENTS)[number] | (typeof TERRAINS)[number] | 'no_encounter';

export interface MarkerRow {
  readonly id: MarkerId;
  readonly type: 'resource' | 'event' | 'terrain' | 'blank';
  /** How many there are (D: the rulebook gives no counts but that of the fertile cards). */
  readonly count: number;
  /** The largest settlement of the region (CIV-EXP-10). */
  readonly maxSize: number;
  readonly alwaysHappy: boolean;
}
const row = (type: MarkerRow['type'], id: MarkerId, count: number, maxSize = 4, alwaysHappy = false): MarkerRow => ({ id, type, count, maxSize, alwaysHappy });

/** 78 in all, one on each of the 66 regions (CIV-SET-02). */
export const MARKERS: readonly MarkerRow[] = [
  ...RESOURCES.map((id) => row('resource', id, 5, 4, id === 'wine' || id === 'gems')),
  row('event', 'free_technology', 2),
  row('event', 'treasure', 3),
  row('event', 'minor_civilization', 3),
  row('event', 'plague', 3),
  row('terrain', 'desert', 2, 0),
  row('terrain', 'mountains', 2, 1),
  row('terrain', 'jungle_forest', 2, 2),
  row('terrain', 'fertile', 3),
  row('blank', 'no_encounter', 18),
];
export const MARKER = Object.fromEntries(MARKERS.map((x) => [x.id, x])) as Readonly<Record<MarkerId, MarkerRow>>;
/** CIV-EXP-06 */
export const TREASURE = 10;
