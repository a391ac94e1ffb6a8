/** Saved games, credits, accessibility, privacy, gallery frame. */
export const en = {
  'games.title': 'My games',
  'games.lead': 'Games at this screen are kept in this browser after every move; nobody else has them.',
  'games.none': 'No game at this screen yet. The first one is one click away.',
  'games.running': 'Running',
  'games.finished': 'Finished',
  'games.export': 'Save as a file',
  'games.delete': 'Delete',
  'games.delete.title': 'Delete this game?',
  'games.delete.text': ({ game, when }: { game: string; when: string }) =>
    `${game}, ${when}. It cannot be brought back, unless you saved it as a file.`,
  'games.delete.yes': 'Delete the game',
  'games.delete.no': 'Keep it',
  'games.move': ({ n }: { n: number }) => (n === 1 ? 'move 1' : `move ${n}`),
  'games.score': 'Score',
  'games.you': 'You',
  'games.player': (p: { n: number }) => `Player ${p.n}`,
  'games.settings': 'Options',
  'games.new': 'Set up a table',

  'credits.title': 'Credits',
  'credits.lead': 'Epoque is made by hand, from the work of many.',
  'credits.games': 'The games',
  'credits.games.text':
    'Age of Civilization, Through the Ages, Civilization and Millennia belong to their authors and publishers, who have nothing to do with this site. Rules are told in our own words; no text, drawing or lettering of the boxes is used. If you like a game here, buy it: cards in the hand are better still.',
  'credits.icons': 'Icons',
  'credits.icons.text':
    'All glyphs come from game-icons.net under the licence CC BY 3.0, reduced to one colour and rounded to whole units. Drawn by:',
  'credits.icons.count': ({ n }: { n: number }) => (n === 1 ? '1 icon' : `${n} icons`),
  'credits.fonts': 'Type',
  'credits.fonts.garamond': 'EB Garamond by Georg Duffner and Octavio Pardo, SIL Open Font License 1.1: names, titles, figures.',
  'credits.fonts.inter': 'Inter by Rasmus Andersson, SIL Open Font License 1.1: everything that must be read fast.',
  'credits.code': 'Software',
  'credits.code.text': 'The page runs on these libraries; Epoque itself is free software under the MIT licence.',
  'credits.code.preact': 'draws the page',
  'credits.code.idb': 'keeps your games in the browser',
  'credits.engravings': 'Engravings',
  'credits.engravings.text':
    'Vignettes, plates, seals and pieces are drawn by the page itself from the data of the cards. The same card always gives the same engraving.',
  'credits.design': 'What we designed ourselves',
  'credits.design.text':
    'The printed rulebooks are our source for the rules. What it does not say, above all many values printed on the cards, we had to design until the printed one is known to us. Such values carry this mark in the gallery and on enlarged cards:',
  'credits.design.count': ({ n, of }: { n: number; of: number }) => `${n} of ${of}`,

  'access.title': 'Accessibility',
  'access.lead': 'Everybody should be able to sit at this table.',
  'access.done': 'What we do',
  'access.done.list': [
    'Every choice can be made with the keyboard alone. Tab goes from zone to zone, arrow keys move inside one, Enter chooses, U takes back, E ends the turn.',
    'Every choice is also in a list that a screen reader reads, with its price, its yield and, when it is closed, the reason.',
    'No information by colour alone: seats have a symbol, resources a shape, red slots a frame and a drop of wax.',
    'Text reaches a contrast of at least 4.5 to 1 in both themes, and is never smaller than 12 pixels.',
    'At a zoom of 200 per cent everything still works. Nothing has to be dragged.',
    'Motion can be switched off in the settings; the wish of your system is respected.',
  ].join('\n'),
  'access.limits': 'What we know is not good yet',
  'access.limits.list': [
    'The score chart at the end is drawn; the table beside it says the same in figures.',
    'On very small screens, below 340 pixels, long names of cards wrap.',
  ].join('\n'),
  'access.tell': 'If something stops you from playing, tell us where you found Epoque: that is a fault, and faults get repaired.',

  'privacy.title': 'Privacy',
  'privacy.lead': 'We know as little about you as we can, and like it that way.',
  'privacy.list': [
    'No account, no counting of visits, no advertising, nothing loaded from other sites.',
    'Games at this screen and your settings stay in this browser. They never leave this device unless you save a game as a file and pass it on.',
    'Their bots think on your device too.',
    'Online, the server keeps the tables you sit at: the name you picked, the moves, the messages, your private notes. One cookie with a random secret, stored on the server only as a hash, says that you are the same person. It is set when you first play online, not before.',
    'To remove everything, delete the data of this site in your browser.',
    'Whoever runs the server sees, as with any web server, which address asked for which file. Epoque stores none of it.',
  ].join('\n'),

  'gallery.title': ({ game }: { game: string }) => `Cards of ${game}`,
  'gallery.figures': 'Its figures in the laboratory',
  'gallery.lead': 'Every card and token, drawn from the data the rules work with.',

  'learn.title': ({ game }: { game: string }) => `${game} in five pictures`,
  'learn.lead': 'Three minutes to read. The table explains the rest: what you may do lights up, what you may not says why.',
  'learn.guided': ({ name, n }: { name: string; n: number }) => `${name}, ${n} min`,
  'learn.alone': 'Play without a tutor',
  'learn.play': 'Play a first game',
  'learn.rules': 'All the rules',
  'learn.cards': 'All the cards',

  'tabs.games': 'Games',
} as const;
