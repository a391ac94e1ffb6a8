export const words = {
  'lesson.selection': 'Choosing technologies',
  welcome: 'Eight ages, most points win',
  'welcome.text':
    'In each age you place four markers: each takes a technology *b* or reserves a special action. With technologies you climb the tracks, Culture *c* for one; you will be led through the first two ages.',
  arts: 'Look for a pair',
  'arts.text':
    'Whoever owns both types of a displayed prosperity pair advances on Prosperity. One pair is **Arts** and **Social Sciences**, and the same two types pay the action Culture.',
  'arts.act.1': 'Take **Lyre Music** *a*, the Arts of this age. It lives for three ages.',
  law: 'The second half',
  'law.text':
    'Hypatia took Masonry, an Engineering card, and keeps the architect token with it: she will build first. Each row has only two places for markers, so be quick with what you need.',
  'law.act.1': 'Take **Law** *a*, the Social Sciences.',
  'law.done': 'The pair is complete, and both places of the second row are yours: Hypatia can take nothing there in this age.',
  rows: 'Each row pays',
  'rows.text':
    'From top to bottom the rows pay 2, 3, 4 and **5 gold** per marker. The last one is locked; your start card opens it in Age 1, later an Energy card does, such as Fire *b*.',
  'rows.act.1': 'Take **Hieroglyphs** *a*: 5 gold, and as Communication 3 more when you reach prosperity.',
  reserve: 'Or reserve an action',
  'reserve.text':
    'A special action needs no technology, but its marker earns no income, and each has one place for everybody. The one for **Culture** takes you a step up that track.',
  'reserve.act.1': 'Reserve the special action **Culture** *a*.',

  'lesson.means': 'Prosperity and income',
  prosper: 'Prosperity came by itself',
  'prosper.text':
    'Lyre Music and Law match the pair: you are on space 1 of Prosperity *b*, worth 1 point at the end, and Hieroglyphs gave 3 gold. The cards were only looked at, they are still ready.',
  income: 'And so did your income',
  'income.text':
    'Your markers brought 3, 3 and 5 gold: with the 10 of the start and the 3 of Hieroglyphs that makes **24**. Hypatia matched no pair and stays at 0 on Prosperity.',

  'lesson.building': 'Building',
  ziggurat: 'Build in turn',
  'ziggurat.text':
    'Everybody builds one card per turn until they pass; Hypatia, the architect, began with the Cave Sanctuary. The green **Ziggurat** gives 2 points for every step on Culture, and Culture is your plan.',
  'ziggurat.act.1': 'Build the **Ziggurat** *a* for 8 gold.',
  palace: 'A building that works',
  'palace.text':
    'Brown and green buildings work at once and for some ages. The **Palace** counts once per age as a Government or an Army technology, until Age 3.',
  'palace.act.1': 'Build the **Palace** *a* for 11 gold.',
  'palace.done':
    'The buildings are gone and 5 gold are too little for a wonder, so the phase ended. Hypatia bought two yellow ones: they score only at the end, if their conditions hold.',

  'lesson.actions': 'Acting',
  special: 'Take your marker back',
  'special.text': 'Now act in any order, as often as you can pay. The special action is already yours: it costs nothing but the marker.',
  'special.act.1': 'Perform the special action **Culture** *a*.',
  'special.done': 'Culture 1 is worth 1 point at the end, and the Ziggurat gave 2 points at once.',
  army: 'Prepare a trade',
  'army.text':
    'On Culture 2 *b* lies a book token: step back once on War and gain 7 gold. So take a step on **War** first; the Palace pays for it as an Army.',
  'army.act.1': 'Use the action **War** *a*.',
  culture: 'Two technologies, one step',
  'culture.text':
    'The action Culture takes Arts and Social Sciences: Lyre Music and Law are **engaged** by it and rest until the next age. Book tokens work for everybody who reaches them.',
  'culture.act.1': 'Use the action **Culture** *a*.',
  'culture.act.2': 'Take the **book token** *a*: 1 step back on War for 7 gold.',
  'culture.done': '4 points and 12 gold. The order did it: without the step on War the book would have given you nothing.',
  industry: 'Nothing goes to waste',
  'industry.text':
    'Hieroglyphs are still ready, but alone they pay for no track. **Industry** turns any technology into 2 gold, as often as you like.',
  'industry.act.1': 'Use **Industry** *a*.',
  finish: 'The age ends',
  'finish.text':
    'When all have finished comes the **war** phase: all go back on War as far as the last one stands. Then maintenance: technologies at the end of their life leave, the others become ready again.',
  'finish.act.1': 'Finish *a*.',
  'finish.done':
    'Both stood at 0 on War *b*, so nobody moved; she has 5 points, you have 4. Hypatia lost Astronomy, which lived for one age only, and your three technologies stay.',

  'lesson.iron': 'A second age',
  horses: 'Open the lock',
  'horses.text':
    'Your start card no longer opens the row with 5 gold, an **Energy** card does. It also belongs to a pair on display, and together with Hieroglyphs it pays the action Diplomacy.',
  'horses.act.1': 'Take **Draft Horses** *a*.',
  ships: 'The pair once more',
  'ships.text': 'Energy and **Transport** are a pair of this age. Sailing Ships live until Age 4 and lie in the row with 4 gold.',
  'ships.act.1': 'Take **Sailing Ships** *a*.',
  alphabet: 'Five gold again',
  'alphabet.text':
    'With Draft Horses the last row pays you. The Alphabet is a second Communication: prosperity will bring you 3 gold for each of the two.',
  'alphabet.act.1': 'Take the **Alphabet** *a*.',
  again: 'Two steps on Culture',
  'again.text':
    'You still have Lyre Music and Law for one step on Culture. The special action adds a second one: to space 4, where another book token lies.',
  'again.act.1': 'Reserve the special action **Culture** *a*.',
  'again.done':
    '**33 gold**: 14 from before, 11 from your rows, 6 from the two Communications and 2 from Prosperity 2, which you have just reached.',

  'lesson.wonder': 'A wonder',
  school: 'First what may go',
  'school.text':
    'As the architect Hypatia built first, the Aqueduct for 3 gold less. The **School** gives 2 points when you do research; if you wait, she may take it.',
  'school.act.1': 'Build the **School** *a* for 6 gold.',
  library: 'Wonders score at the end',
  'library.text':
    'A wonder does nothing now and never ages. The **Great Library** is worth 3 points for each green building of yours, also when it has grown old: Ziggurat and School make 6 so far.',
  'library.act.1': 'Build **The Great Library** *a* for 16 gold.',
  pass: 'Enough',
  'pass.text':
    'The Market needs Agriculture, which you lack, and the City Walls an Army, for which your Palace has other plans. Your 11 gold are kept from age to age.',
  'pass.act.1': 'Pass *a*.',

  'lesson.research': 'Research',
  climb: 'Up to the book',
  'climb.text': 'Now both steps on Culture. Each gives 2 points thanks to the Ziggurat.',
  'climb.act.1': 'Perform the special action **Culture** *a*.',
  'climb.act.2': 'Use the action **Culture** *a*.',
  'climb.done': 'Culture 4 and 8 points. You have reached the second book token.',
  book: 'Five research points',
  'book.text':
    'This token turns any technology into **5 research points**. Hieroglyphs leave after this age anyway, and for Diplomacy you have the Alphabet.',
  'book.act.1': 'Take the **book token** *a*.',
  'book.act.2': 'Pay with **Hieroglyphs** *a*.',
  study: 'One is missing',
  'study.text':
    'Research is bought for 3, 6, 8 or 10 points, once per age, and what is left over is lost. Transport, Medicine or Engineering give 1 point each.',
  'study.act.1': 'Use **Study** *a* with Sailing Ships.',
  buy: 'Science at work',
  'buy.text': 'For 6 research points **Applied Science** gives 6 victory points and 3 steps on War. The School adds its 2.',
  'buy.act.1': 'Buy **Applied Science** *a*.',
  'buy.done': '16 points. War 3, and on the way its second space gave 1 gold.',

  'lesson.war': 'War',
  fourth: 'Steps that last',
  'fourth.text':
    'At the end each space of War is worth **2 points**, and space 4 *b* gives 1 at once. After each age all go back as far as the last one stands: Hypatia is at 0, so you will lose nothing.',
  'fourth.act.1': 'Use the action **War** *a*; the Palace pays.',

  'lesson.diplomacy': 'Diplomacy',
  draw: 'Draw two, keep one',
  'draw.text':
    'Communication and Energy, the Alphabet and Draft Horses, draw two cards. A card has its own effect; instead it may be discarded at any time for 3 gold or 3 points, and kept to the end it is worth 3.',
  'draw.act.1': 'Use **Diplomacy** *a*.',
  'draw.act.2': 'Keep the **Customs Union** *a*: 9 gold when you use the action Trade.',
  close: 'Everything is used',
  'close.text': 'All your technologies and the Palace are engaged. Finish, and watch what Hypatia does with hers.',
  'close.act.1': 'Finish *a*.',
  'close.done':
    '17 points to 10, and you keep your 4 spaces on War, for Hypatia was at 0. Law and Hieroglyphs have left; four technologies and all buildings are ready again.',

  'lesson.end': 'What counts at the end',
  scoring: 'If the game ended now',
  'scoring.text':
    'To your 17 points would come 2 for Prosperity, 3 for Culture, 8 for War, 6 for the Great Library and 3 for your card: **39**. Hypatia would have 13: her yellow buildings do not score yet.',
  product: 'The big product',
  'product.text':
    'Population scores like Culture, but Influence *b* and Politics *c* are **multiplied**: 4 times 4 makes 16, and 0 times anything nothing. Do not leave one of them out.',
  alone: 'Six more ages are yours',
  'alone.text':
    'You have 12 gold, the first choice, and know every phase; after the actions of Age 8 the end is scored at once. Play on as you like, and see how high you climb.',
} as const;
