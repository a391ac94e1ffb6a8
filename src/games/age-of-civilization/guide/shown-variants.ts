import type { ShownGame } from '../../shared/shown-game.js';
import { playerOf } from '../ask/selectors.js';
import { DEFAULTS } from '../state/setup.js';
import type { Aoc, State } from '../state/state.js';

const points = (s: State): string => s.players.map((player) => player.points).join();

/** A whole game with all three variants. */
export const shownVariants: ShownGame<Aoc> = {
  options: { ...DEFAULTS, innovation: true, changingWorld: true, draft: true },
  seats: 2,
  viewer: 0,
  seed: 'e419dd8bdb4eb89f391834dc58548d7419db7d2d989a95d46422b31f4f29895e',
  hash: 'a0391c9c3d7ba1d9',
  moments: [
    {
      id: 'draft',
      rule: 'AOC-DRF-1',
      title: { en: 'Draft', fr: 'Draft' },
      text: {
        en: 'You hold seven civilisations. You keep one in secret and pass the others on, and so does your rival, until each has kept five. Three event tokens lie above the time track already.',
        fr: 'Tu as sept civilisations en main. Tu en gardes une en secret et passes les autres, ton rival aussi, jusqu’à ce que chacun en ait gardé cinq. Trois jetons Événement sont déjà au-dessus de la piste du temps.',
      },
      holds: (s) => s.round === 1 && s.players.every(({ hand }) => hand.length === 0),
    },
    {
      id: 'kept',
      rule: 'AOC-DRF-2',
      title: { en: 'Your hand for the whole game', fr: 'Ta main pour toute la partie' },
      text: {
        en: 'These five are yours alone; the four cards left over are the market. At your turn you choose from both, and no coins gather on the market.',
        fr: 'Ces cinq-là ne sont qu’à toi ; les quatre cartes restantes forment le marché. À ton tour, tu choisis parmi les deux, et aucune pièce ne s’amasse au marché.',
      },
      holds: (s, me) => playerOf(s, me).hand.length === 5 && s.market.length === 4,
    },
    {
      id: 'special',
      rule: 'AOC-INN-2',
      title: { en: 'Innovation', fr: 'Innovation' },
      text: {
        en: 'For 1 coin you bought a special technology card. It covers the right column, where you have no cube yet: Horse Riding and Feudalism take the place of the two lower technologies.',
        fr: 'Pour 1 pièce tu as acheté une carte Technologie spéciale. Elle recouvre la colonne de droite, où tu n’as encore aucun cube : Équitation et Féodalité y remplacent les deux technologies du bas.',
      },
      holds: (s, me) => playerOf(s, me).special === 'ST-R1' && playerOf(s, me).coins === 1,
    },
    {
      id: 'second',
      rule: 'AOC-DRF-4',
      title: { en: 'Two coins with each further one', fr: 'Deux pièces avec chacune des suivantes' },
      text: {
        en: 'Round 3: Phoenicia, from your hand, is your third civilisation. The second and the third bring 2 coins each in this variant, wherever they come from.',
        fr: 'Manche 3 : la Phénicie, tirée de ta main, est ta troisième civilisation. La deuxième et la troisième apportent 2 pièces chacune dans cette variante, d’où qu’elles viennent.',
      },
      holds: (s, me) => s.round === 3 && playerOf(s, me).civs.length === 3 && playerOf(s, me).coins === 3,
    },
    {
      id: 'corruption',
      rule: 'AOC-EVT-2',
      title: { en: 'A changing world', fr: 'Un monde en mutation' },
      text: {
        en: 'The end of round 3: the permanent card moved below the first event token. Corruption: whoever has most coins loses 3. You had one, your rival none, so you lost yours.',
        fr: 'Fin de la manche 3 : la carte permanente est passée sous le premier jeton Événement. Corruption : qui a le plus de pièces en perd 3. Tu en avais une, ton rival aucune : tu l’as perdue.',
      },
      holds: (s, me) => s.round === 4 && playerOf(s, me).coins === 0,
    },
    {
      id: 'celebration',
      rule: 'AOC-EVT-4',
      title: { en: 'An event for both', fr: 'Un événement pour les deux' },
      text: {
        en: 'The end of round 5: Celebration gives 2 points to whoever has most wonders. Both of you have the same number, so both score. It came before the war of the card below it.',
        fr: 'Fin de la manche 5 : la Célébration donne 2 points à qui a le plus de merveilles. Vous en avez autant l’un que l’autre, vous marquez donc tous les deux. Elle est venue avant la guerre de la carte placée dessous.',
      },
      holds: (s) => s.round === 6 && points(s) === '19,18',
    },
  ],
  line: `
# draft
0 keep card=CIV-03
1 keep card=CIV-21
0 keep card=CIV-09
1 keep card=CIV-15
0 keep card=CIV-36
1 keep card=CIV-24
0 keep card=CIV-26
1 keep card=CIV-47
0 keep card=CIV-01
1 keep card=CIV-45
# kept
1 birth card=CIV-15
1 place place=AC-CONSTRUCTION
1 place place=AC-COMMERCE
1 buy-special special=ST-M2
1 end-actions
0 birth card=CIV-01
0 place place=wonder
0 take-wonder wonder=WON-stonehenge
0 place place=AC-COMMERCE
0 buy-special special=ST-R1
# special
0 end-actions
0 annex card=CIV-31
0 place place=AC-HUNTING
0 place place=wonder
0 take-wonder wonder=WON-terracotta_army
0 place place=AC-HUNTING
0 end-actions
1 annex card=CIV-10-2
1 place place=AC-HUNTING
1 place place=AC-HUNTING
1 place place=wonder
1 take-wonder wonder=WON-hagia_sophia
1 learn tech=mining
1 end-actions
1 annex card=CIV-21
1 place place=CIV-15-I1
1 place place=AC-HUNTING
1 place place=AC-HUNTING
1 place place=wonder
1 take-wonder wonder=WON-angkor_wat
1 end-actions
0 birth card=CIV-26
# second
0 place place=AC-HUNTING
0 place place=AC-HUNTING
0 place place=research
0 study tech=horse_riding
0 end-actions
# corruption
0 place place=AC-CONQUEST
0 place place=AC-FISHING
0 place place=AC-HUNTING
0 end-actions
0 activate ability=CIV-26-M1
0 endow card=CIV-02
1 place place=AC-FISHING
1 place place=CIV-15-I1
1 place place=research
1 study tech=iron_working
1 end-actions
1 place place=AC-FISHING
1 place place=CIV-15-I1
1 end-actions
0 rest
0 end-actions
0 activate ability=CIV-26-M1
0 endow card=CIV-02
# celebration
`,
};
