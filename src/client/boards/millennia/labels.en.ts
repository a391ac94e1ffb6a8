/** What stands on the table itself: names of zones and counters, notes on cards. */
export const labels = {
  'zone.tracks': 'Tracks',
  'zone.selection': 'Selection',
  'zone.mine': 'My area',
} as const;
