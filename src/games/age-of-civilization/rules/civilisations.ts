import { rulesIn } from '../../shared/rule-row.js';

export const CIVILISATION_STEP = rulesIn('civilisation', [
  {
    id: 'AOC-CIV-1',
    prov: 'R',
    en: 'In round 1 you must give birth to a civilisation. You may neither annex nor pass.',
    fr: 'À la manche 1, tu dois faire naître une civilisation. Tu ne peux ni annexer ni passer.',
  },
  {
    id: 'AOC-CIV-2',
    prov: 'R',
    en: 'In rounds 2 to 6 you give birth, annex or pass.',
    fr: 'Aux manches 2 à 6, tu fais naître, tu annexes ou tu passes.',
  },
  {
    id: 'AOC-CIV-3',
    prov: 'R',
    en: 'You may own 3 civilisation cards at most. With 3 cards you pass this step.',
    fr: 'Tu possèdes 3 cartes Civilisation au plus. Avec 3 cartes, tu passes cette étape.',
  },
  {
    id: 'AOC-CIV-4',
    prov: 'R',
    en: 'Birth: take a card of the market and put it on top; it is your main civilisation now. All your workers go back to the supply, then you take as many as its population.',
    fr: 'Naissance : prends une carte du marché et pose-la dessus ; c’est désormais ta civilisation principale. Rends tous tes ouvriers, puis prends-en autant que sa population.',
  },
  {
    id: 'AOC-CIV-5',
    prov: 'R',
    en: 'At a birth your former main civilisation declines: its main ability is lost for good, its inherited ability stays.',
    fr: 'À une naissance, ton ancienne civilisation principale décline : sa capacité principale s’éteint pour toujours, sa capacité héritée demeure.',
  },
  {
    id: 'AOC-CIV-6',
    prov: 'R',
    en: 'Annexation: take a card of the market and put it under your main card, which stays main. You get its inherited ability only, and 1 worker if you have fewer than 4. Your workers are not renewed.',
    fr: 'Annexion : prends une carte du marché et glisse-la sous ta carte principale, qui le reste. Tu reçois seulement sa capacité héritée, et 1 ouvrier si tu en as moins de 4. Tes ouvriers ne sont pas renouvelés.',
  },
  {
    id: 'AOC-CIV-7',
    prov: 'R',
    en: 'At a birth and at an annexation you also take the bonus coins that lie on the card.',
    fr: 'À une naissance comme à une annexion, tu prends aussi les pièces bonus posées sur la carte.',
  },
  {
    id: 'AOC-CIV-8',
    prov: 'R',
    en: 'Then put 1 coin from the supply on each card left in the market, and draw a new card, without a coin: the market holds 5 again.',
    fr: 'Ensuite, pose 1 pièce de la réserve sur chaque carte restée au marché, puis pioche une nouvelle carte, sans pièce : le marché revient à 5.',
  },
  { id: 'AOC-CIV-9', prov: 'R', en: 'If you pass, nothing happens to the market.', fr: 'Si tu passes, le marché ne change pas.' },
  {
    id: 'AOC-CIV-10',
    prov: 'D',
    en: 'Order: the card moves; workers are set or gained; bonus coins are taken, multiplied if need be; birth abilities of the new card; abilities you already had about annexing or taking cards; coins on the market; new market card.',
    fr: 'Ordre : la carte est placée ; les ouvriers sont pris ; les pièces bonus aussi, multipliées s’il le faut ; capacités de naissance de la nouvelle carte ; capacités que tu avais déjà sur les annexions ou les prises de cartes ; pièces sur le marché ; nouvelle carte au marché.',
  },
  {
    id: 'AOC-CIV-11',
    prov: 'R',
    en: 'An ability that acts when its civilisation is born acts at a birth only, never at an annexation.',
    fr: 'Une capacité de naissance n’agit qu’à la naissance de sa civilisation, jamais à son annexion.',
  },
  {
    id: 'AOC-CIV-12',
    prov: 'R',
    en: 'You may have more workers than the population of your main civilisation, up to 4.',
    fr: 'Tu peux avoir plus d’ouvriers que la population de ta civilisation principale, jusqu’à 4.',
  },
]);

export const ABILITIES = rulesIn('abilities', [
  {
    id: 'AOC-ABL-1',
    prov: 'R',
    en: 'The upper ability is the main one: it works only while its card is your main civilisation. The lower one is inherited: it works from the moment you own the card to the end of the game, also while the card is main.',
    fr: 'La capacité du haut est la principale : elle n’agit que si sa carte est ta civilisation principale. Celle du bas est héritée : elle agit dès que tu possèdes la carte et jusqu’à la fin, même quand la carte est principale.',
  },
  {
    id: 'AOC-ABL-2',
    prov: 'R',
    en: 'Every civilisation has at least one main and one inherited ability. A card may have several of a kind: all of them work.',
    fr: 'Chaque civilisation a au moins une capacité principale et une capacité héritée. Une carte peut en avoir plusieurs : toutes agissent.',
  },
  {
    id: 'AOC-ABL-3',
    prov: 'R',
    en: 'What an ability adds to an action is gained every time you perform the action, after its own effect.',
    fr: 'Ce qu’une capacité ajoute à une action est gagné chaque fois que tu la fais, après son effet propre.',
  },
  {
    id: 'AOC-ABL-4',
    prov: 'R+D',
    en: 'Reductions of a price add up, and a price never falls below 0. A price set to 0 stays 0.',
    fr: 'Les réductions d’un prix s’ajoutent, et un prix ne descend jamais sous 0. Un prix ramené à 0 reste à 0.',
  },
  {
    id: 'AOC-ABL-5',
    prov: 'R+D',
    en: 'A reduction for certain technologies counts only if this Research gains one of them. So you name the technology before you pay.',
    fr: 'Une réduction liée à certaines technologies ne vaut que si cette Recherche en donne une. Tu annonces donc la technologie avant de payer.',
  },
  {
    id: 'AOC-ABL-6',
    prov: 'R',
    en: 'A private slot is printed on one of your civilisations. Only you may use it, once per turn, in any round, even if the card of the action is not available; price, effect and modifiers are the usual ones. One that belongs to a main ability is lost when the card declines.',
    fr: 'Une case privée est imprimée sur une de tes civilisations. Personne d’autre ne s’en sert : une fois par tour, à toute manche, même si la carte de l’action n’est pas disponible ; prix, effet et modificateurs sont ceux d’habitude. Si elle vient d’une capacité principale, elle est perdue au déclin.',
  },
  {
    id: 'AOC-ABL-7',
    prov: 'R',
    en: 'An action granted by an ability (Education, Axum) needs neither worker nor slot. Its price is paid, your modifiers apply (but see Harappa), and its card need not be available.',
    fr: 'Une action offerte par une capacité (Éducation, Axoum) ne demande ni ouvrier ni case. Son prix se paie, tes modificateurs s’appliquent (sauf Harappa), et sa carte n’a pas besoin d’être disponible.',
  },
  {
    id: 'AOC-ABL-8',
    prov: 'D',
    en: 'Every ability reads in the same way: when it acts, under which condition, and what it does.',
    fr: 'Toute capacité se lit de la même façon : quand elle agit, à quelle condition, et ce qu’elle fait.',
  },
]);
