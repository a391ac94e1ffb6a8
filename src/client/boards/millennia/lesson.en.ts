/** A first look at Millennia, in five pictures. */
export const en = {
  'learn.1.title': 'Eight ages, seven tracks',
  'learn.1.text':
    'From bronze to the future, eight ages are played alike: select, look for prosperity, take income, build, act, wage war, tidy up. What remains are your markers on seven tracks. The further they stand, the more they bring, now or in the final scoring. Most victory points win.',
  'learn.2.title': 'Four markers, one grid',
  'learn.2.text':
    'Each age you place four markers, in turn. A marker in a row of the grid takes one technology of that row, and the row pays its gold later. A marker on a special action keeps it for you instead. Rows fill up: what you want may be gone. The lowest row pays only who owns Energy.',
  'learn.3.title': 'Technologies act, and die',
  'learn.3.text':
    'In the action phase you turn technologies to do things: Arts and Social Sciences move you up Culture, three kinds of study give research points, any card makes 2 gold. Turned cards are fresh again next age, as long as they live: eight small marks show their ages. Two that match a prosperity pair move you up Prosperity, without being turned.',
  'learn.4.title': 'Tracks, locks and books',
  'learn.4.text':
    'Every space does something: gold, points, a card, a book token whose effect is the same for all. Space by space, you take what you like. Trade and War have a lock, which Prosperity and Population open. Politics forks: Democracy climbs on, Tyranny takes more and counts as 5 for ever.',
  'learn.5.title': 'Buildings, wonders, and the end',
  'learn.5.text':
    'Gold buys buildings, which help you for some ages or score at the end, and wonders, which score only at the end. After each age everybody moves back on War as far as the last one stands. In the end the tracks are counted: Influence times Politics, War twice, and all that your cards promise. The table keeps the sum beforehand.',
  'learn.phases': 'one age',
  'learn.income': 'pays its gold',
  'learn.ages': 'lives in ages 2 to 4',
  'learn.turned': 'turned: used in this age',
  'learn.locked': 'locked',
  'learn.sum': 'final scoring',
  'learn.arts': 'Arts',
  'learn.social': 'Social Sciences',
  'learn.culture': 'Culture',
} as const;
