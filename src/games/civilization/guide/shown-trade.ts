import type { ShownGame } from '../../shared/shown-game.js';
import { resourcesHeld } from '../ask/production.js';
import { DEFAULTS } from '../state/options.js';
import type { Civ } from '../state/state.js';

/** Five turns of a short game for four, up to a loan that makes a monopoly, and once more. */
export const shownTrade: ShownGame<Civ> = {
  options: { ...DEFAULTS, length: 'short' },
  seats: 4,
  viewer: 0,
  seed: '80cde178724b604f2e234199e7d717b1e0bf655e6f1da477cf75c59e93012a90',
  hash: '7cedd95eea9fb78b',
  moments: [
    {
      id: 'offered',
      rule: 'CIV-TRD-10',
      points: ['space:yucatan', 'space:amazonia'],
      title: { en: 'An offer', fr: 'Une offre' },
      text: {
        en: 'You had finished, but an offer asks you again: Rival 3 gives the horses of Yucatan for your iron in Amazonia. You hold horses twice and iron once: a third card of one kind is a monopoly.',
        fr: 'Tu avais fini, mais une offre t’interroge à nouveau : Rival 3 donne les chevaux du Yucatan contre ton fer d’Amazonie. Tu tiens deux fois des chevaux et une fois du fer : une troisième carte de même sorte fait un monopole.',
      },
      holds: (s, me) => resourcesHeld(s, me).horses === 2 && resourcesHeld(s, me).iron === 1,
    },
    {
      id: 'lent',
      rule: 'CIV-TRD-02',
      points: ['space:yucatan', 'space:amazonia'],
      title: { en: 'Lent for this turn', fr: 'Prêtées pour ce tour' },
      text: {
        en: 'You accept. Each card counts for who received it in the production of this turn, and then goes home; the settlements stay where they are.',
        fr: 'Tu acceptes. Chaque carte compte pour qui l’a reçue dans la production de ce tour, puis elle rentre ; les colonies ne changent pas de mains.',
      },
      holds: (s, me) => resourcesHeld(s, me).horses === 3 && resourcesHeld(s, me).iron === 0,
    },
    {
      id: 'paid',
      rule: 'CIV-PRA-02',
      title: { en: 'What it brought', fr: 'Ce que cela a rapporté' },
      text: {
        en: 'City cards 8, one kind of resource 3, the monopoly 20: 31 gold instead of 14. But the dice named iron, and it is the borrower who has the 15 for it: a loan is a bet too.',
        fr: 'Cartes cité 8, une sorte de ressource 3, le monopole 20 : 31 or au lieu de 14. Mais les dés ont désigné le fer, et c’est l’emprunteur qui en a les 15 or : un prêt est aussi un pari.',
      },
      holds: (s, me) => s.players[me]!.gold === 37 && s.turn === 4,
    },
    {
      id: 'again',
      rule: 'CIV-TRD-10',
      points: ['space:yucatan', 'space:amazonia'],
      title: { en: 'A turn later', fr: 'Un tour plus tard' },
      text: {
        en: 'The cards had gone home, so you offered the same once more, and Rival 3 accepted. This time the dice named horses: city cards 10, one kind 3, the monopoly 20, and 15 more. 48 gold.',
        fr: 'Les cartes étaient rentrées : tu as donc offert de nouveau le même échange, et Rival 3 a accepté. Cette fois, les dés ont désigné les chevaux : cartes cité 10, une sorte 3, le monopole 20, et 15 de plus. 48 or.',
      },
      holds: (s) => s.turn === 5 && s.phase === 'purchase',
    },
  ],
  line: `
2 settle region=madagascar
3 settle region=pampas
0 settle region=mexica
1 settle region=gobi
1 settle region=labrador
0 settle region=sertao
3 settle region=steppe
2 settle region=gaul
2 take-technology tech=horseback_riding
3 walk unit=settler:2 from=pampas to=andes
3 look region=andes
3 walk unit=settler:2 from=steppe to=sarmatia
3 look region=sarmatia
3 finish-moving
0 walk unit=settler:2 from=mexica to=mojave
0 look region=mojave
0 walk unit=settler:2 from=sertao to=amazonia
0 look region=amazonia
0 finish-moving
1 walk unit=settler:2 from=labrador to=hudson
1 look region=hudson
1 walk unit=settler:2 from=gobi to=siberia
1 look region=siberia
1 finish-moving
2 walk unit=settler:2 from=gaul to=iberia
2 look region=iberia
2 finish-moving
1 finish-trading
3 finish-trading
3 buy-improvement improvement=granary
3 buy-technology tech=masonry
3 place at=steppe
3 place at=steppe
3 finish-buying
0 recruit kind=settler at=sertao by=sertao
0 recruit kind=settler at=mexica by=mexica
0 found region=amazonia
0 finish-buying
1 found region=siberia
1 buy-technology tech=alphabet_writing
1 recruit kind=infantry-1 at=gobi by=gobi
1 finish-buying
2 recruit kind=cavalry-1 at=gaul by=gaul
2 buy-improvement improvement=granary
2 found region=iberia
2 finish-buying
0 walk unit=settler:2 from=sertao to=mato_grosso
0 walk unit=infantry-1:1 from=sertao to=amazonia
0 look region=mato_grosso
0 walk unit=settler:2 from=mexica to=mississippi
0 look region=mississippi
0 finish-moving
1 walk unit=settler:2 from=hudson to=athabasca
1 walk unit=infantry-1:1 from=gobi to=siberia
1 look region=athabasca
1 finish-moving
2 walk unit=cavalry-1:1 from=gaul to=germania
2 finish-moving
3 walk unit=settler:2 from=steppe to=persia
3 look region=persia
3 walk unit=settler:2 from=steppe to=muscovy
3 look region=muscovy
3 walk unit=settler:2 from=andes to=orinoco
3 look region=orinoco
3 finish-moving
1 finish-trading
3 finish-trading
0 found region=mississippi
0 finish-buying
1 buy-improvement improvement=granary
1 finish-buying
2 recruit kind=settler at=iberia by=iberia
2 buy-improvement improvement=ziggurat
2 recruit kind=settler at=gaul by=gaul
2 finish-buying
3 buy-improvement improvement=ziggurat
3 found region=persia
3 recruit kind=cavalry-1 at=pampas by=pampas
3 finish-buying
1 finish-moving
2 walk unit=cavalry-1:1 from=germania to=sarmatia
2 walk unit=settler:2 from=iberia to=gaul
2 walk unit=settler:1 from=gaul to=italia
2 look region=italia
2 walk unit=settler:2 from=gaul to=germania
2 look region=germania
2 finish-moving
2 attack at=sarmatia target=3
3 walk unit=cavalry-1:1 from=pampas to=andes
3 walk unit=settler:2 from=orinoco to=yucatan
3 look region=yucatan
3 walk unit=settler:2 from=muscovy to=scandinavia
3 look region=scandinavia
3 finish-moving
0 walk unit=infantry-1:1 from=mexica to=mississippi
0 finish-moving
1 finish-trading
3 finish-trading
1 recruit kind=infantry-1 at=labrador by=labrador
1 finish-buying
2 recruit kind=settler at=iberia by=iberia
2 found region=italia
2 recruit kind=cavalry-1 at=gaul by=gaul
2 recruit kind=cavalry-1 at=italia by=italia
2 finish-buying
3 recruit kind=cavalry-1 at=persia by=persia
3 found region=yucatan
3 recruit kind=settler at=yucatan by=yucatan
3 finish-buying
0 found region=mato_grosso
0 finish-buying
2 walk unit=infantry-1:1 from=gaul to=germania
2 walk unit=settler:2 from=germania to=balkans
2 look region=balkans
2 walk unit=settler:2 from=iberia to=gaul
2 walk unit=settler:1 from=gaul to=germania
2 finish-moving
3 walk unit=settler:2 from=yucatan to=mexica
3 walk unit=cavalry-1:1 from=andes to=mato_grosso
3 walk unit=cavalry-1:1 from=persia to=steppe
3 finish-moving
3 attack at=mato_grosso target=0
0 walk unit=infantry-1:1 from=mississippi to=mexica
0 finish-moving
0 finish-battles
1 walk unit=infantry-1:1 from=labrador to=appalachia
1 finish-moving
0 finish-trading
1 finish-trading
3 offer to=0 give={"gold":0,"cards":["yucatan"],"settlements":[],"techs":[],"wonders":[],"figures":[]} want={"gold":0,"cards":["amazonia"],"settlements":[],"techs":[],"wonders":[],"figures":[]} re=-1
# offered
0 accept offer=1
# lent
3 finish-trading
# paid
2 found region=germania
2 recruit kind=settler at=gaul by=gaul
2 finish-buying
3 recruit kind=settler at=pampas by=pampas
3 recruit kind=infantry-1 at=yucatan by=yucatan
3 found region=scandinavia
3 recruit kind=infantry-1 at=scandinavia by=scandinavia
3 finish-buying
0 recruit kind=cavalry-1 at=mississippi by=mississippi
0 buy-improvement improvement=ziggurat
0 recruit kind=infantry-1 at=sertao by=sertao
0 finish-buying
1 found region=athabasca
1 finish-buying
3 walk unit=settler:2 from=pampas to=gran_chaco
3 look region=gran_chaco
3 finish-moving
0 finish-moving
0 attack at=mexica target=3
1 finish-moving
2 walk unit=cavalry-1:1 from=sarmatia to=germania
2 walk unit=settler:2 from=balkans to=sarmatia
2 look region=sarmatia
2 walk unit=settler:2 from=gaul to=germania
2 walk unit=settler:1 from=germania to=sarmatia
2 finish-moving
0 offer to=3 give={"gold":0,"cards":["amazonia"],"settlements":[],"techs":[],"wonders":[],"figures":[]} want={"gold":0,"cards":["yucatan"],"settlements":[],"techs":[],"wonders":[],"figures":[]} re=-1
0 finish-trading
1 finish-trading
2 finish-trading
3 accept offer=1
3 finish-trading
# again
`,
};
