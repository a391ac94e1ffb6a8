/** A first look at Civilization, in five pictures. */
export const en = {
  'learn.1.title': 'A world to be found',
  'learn.1.text':
    'Sixty-six regions, twenty-three seas, and on every region a marker face down. Everybody begins with two villages, two settlers and two soldiers, in regions of his choice. Four eras lie ahead. In each turn all move, then trade, then produce, then buy. Most points win.',
  'learn.2.title': 'Settlers explore and found',
  'learn.2.text':
    'A settler walks two steps or goes by ship, and may look at the marker where it stops. A resource or a blank only its owner knows; a treasure, plague, terrain or a small people happen at once, before all. Where a settler stands a village can be founded, up to one in each region; then the marker is turned up for all.',
  'learn.3.title': 'Battles, unit by unit',
  'learn.3.text':
    'Nobody must attack. Both sides choose one unit in secret, round by round; both roll as many dice as the era of their unit, and the lower sum is gone. Cavalry beats infantry, infantry beats artillery, artillery beats cavalry. The last one standing takes the settlement.',
  'learn.4.title': 'Production and trade',
  'learn.4.text':
    'Settlements bring gold, more when they are larger, on a resource, happy or productive. Different resources add to it, three alike are a monopoly, and the dice name the critical one of the turn. Before that resources may be lent to each other: they come back afterwards.',
  'learn.5.title': 'Technologies, wonders, and the end',
  'learn.5.text':
    'In the advanced game each technology is bought by one player and serves all: who uses it pays its owner. Some bring wonders, some points. In the basic game all are alike and milestones bring wonders. Points come from settlements, wonders and discoveries; the table counts them all the time.',
  'learn.wine': 'Wine',
  'learn.against': 'against',
  'learn.happy': 'happy',
  'learn.productive': 'productive',
} as const;
