import type { ShownGame } from '../../shared/shown-game.js';
import { scoreOf } from '../ask/scoring.js';
import { spaceOf } from '../cards/world.js';
import { DEFAULTS } from '../state/options.js';
import type { Civ, State } from '../state/state.js';

const gold = (s: State): string => s.players.map((player) => player.gold).join();
const ownerOf = (s: State, region: string): number => s.owners[spaceOf(region)]!;

/** A short game by the advanced rules: twelve turns, and an era too many for one of the two. */
export const shownAdvanced: ShownGame<Civ> = {
  options: { ...DEFAULTS, length: 'short' },
  seats: 2,
  viewer: 0,
  seed: 'cd9215bf01d9fd7dd104a3223107b480a3729a8d1dbc938aea9fcdc160ec7b42',
  hash: '65765402b1d72c3a',
  moments: [
    {
      id: 'poor',
      rule: 'CIV-PRA-06',
      points: ['space:steppe', 'space:huang_he'],
      title: { en: 'The first production', fr: 'La première production' },
      text: {
        en: 'The Steppe and Huang He brought 6 gold by their city cards, your one kind of resource 3. That makes 9, and whoever has 9 or less receives 10: you have 30.',
        fr: 'La Steppe et Huang He ont rapporté 6 or par leurs cartes cité, ta seule sorte de ressource 3. Cela fait 9, et qui a 9 ou moins reçoit 10 : tu as 30 or.',
      },
      holds: (s) => gold(s) === '30,30',
    },
    {
      id: 'pottery',
      rule: 'CIV-TEC-03',
      title: { en: 'A technology with a gift', fr: 'Une technologie et son cadeau' },
      text: {
        en: 'You have bought Pottery for the 20 gold that its card asks. As its buyer you received a Granary at once; everybody else has to pay for one.',
        fr: 'Tu as acheté la Poterie pour les 20 or que demande sa carte. Comme acheteur, tu as aussitôt reçu un Grenier ; tous les autres devront payer le leur.',
      },
      holds: (s) => gold(s) === '10,0',
    },
    {
      id: 'move',
      rule: 'CIV-TUR-01',
      points: ['space:nubia'],
      title: { en: 'First all move', fr: 'D’abord, chacun bouge' },
      text: {
        en: 'Turn 4 begins, and you are the first player. All your figures may move, and only then come your battles. Your rival’s village in Nubia has been left without soldiers.',
        fr: 'Le tour 4 commence, et tu es premier joueur. Toutes tes figurines peuvent bouger, et tes batailles ne viennent qu’après. Le village de ton rival en Nubie est resté sans soldats.',
      },
      holds: (s) => s.turn === 4 && s.first === 0 && ownerOf(s, 'nubia') === 1,
    },
    {
      id: 'nubia',
      rule: 'CIV-BAT-06',
      points: ['space:nubia'],
      title: { en: 'Without a fight', fr: 'Sans combat' },
      text: {
        en: 'Your infantry walked into Nubia, and you declared battle. Nobody was there to fight, so the village fell without dice and is yours. Now your rival moves.',
        fr: 'Ton infanterie est entrée en Nubie, et tu as déclaré la bataille. Il n’y avait personne pour combattre : le village est tombé sans dés et il est à toi. À ton rival de bouger.',
      },
      holds: (s) => ownerOf(s, 'nubia') === 0,
    },
    {
      id: 'challenge',
      rule: 'CIV-BAT-08',
      points: ['space:balkans'],
      title: { en: 'Somebody comes in', fr: 'On entre chez toi' },
      text: {
        en: 'Your rival’s infantry has entered the Balkans, where your two horsemen stand. You were asked in secret whether you fight, and have declared battle: what came in may not go on.',
        fr: 'L’infanterie de ton rival est entrée dans les Balkans, où se tiennent tes deux cavaliers. On t’a demandé en secret si tu combats, et tu as déclaré la bataille : ce qui est entré ne repart pas.',
      },
      holds: (s) => s.phase === 'movement' && s.turn === 4,
    },
    {
      id: 'balkans',
      rule: 'CIV-CMB-05',
      points: ['space:balkans'],
      title: { en: 'Six against seven', fr: 'Six contre sept' },
      text: {
        en: 'One die each, as they are ancient units: a 6 for the infantry, a 5 for your horseman, who adds 1 for superiority and 1 of his own: 7. The infantry is gone. Then all produced: you received 25 gold.',
        fr: 'Un dé chacun, car ce sont des unités antiques : 6 pour l’infanterie, 5 pour ton cavalier, qui ajoute 1 de supériorité et 1 qui lui est propre : 7. L’infanterie disparaît. Puis tous ont produit : tu as reçu 25 or.',
      },
      holds: (s) => gold(s) === '30,29',
    },
    {
      id: 'buy',
      rule: 'CIV-IMP-01',
      title: { en: 'Last, the purchases', fr: 'Enfin, les achats' },
      text: {
        en: 'You buy first: a Ziggurat for 10, an improvement that makes another settlement happy. When your rival has bought too, the turn is over, and the first player changes.',
        fr: 'Tu achètes en premier : une Ziggourat pour 10, une amélioration qui rend une colonie de plus heureuse. Quand ton rival aura acheté, le tour sera fini, et le premier joueur change.',
      },
      holds: (s) => gold(s) === '20,29' && s.phase === 'purchase',
    },
    {
      id: 'royalty',
      rule: 'CIV-ROY-01',
      points: ['seat:1'],
      title: { en: 'Your rival buys, you earn', fr: 'Ton rival achète, tu encaisses' },
      text: {
        en: 'A Granary for your rival too: it costs 10 gold as for everybody, but 5 of them go to you, for Pottery is yours.',
        fr: 'Un Grenier pour ton rival aussi : il coûte 10 or comme à tous, mais 5 vont à toi, car la Poterie est à toi.',
      },
      holds: (s) => gold(s) === '36,16',
    },
    {
      id: 'critical',
      rule: 'CIV-PRA-02',
      points: ['seat:1'],
      title: { en: 'The critical resource', fr: 'La ressource critique' },
      text: {
        en: 'Turn 10. Your city cards bring 28, five kinds of resources 15, a wonder 5. And the dice named gems, which you have: 15 more. 63 gold; your rival, without gems, 25.',
        fr: 'Tour 10. Tes cartes cité rapportent 28, cinq sortes de ressources 15, une merveille 5. Et les dés ont désigné les gemmes, que tu as : 15 de plus. 63 or ; ton rival, sans gemmes, 25.',
      },
      holds: (s) => s.turn === 10 && s.phase === 'purchase' && s.players[0]!.gold === 71,
    },
    {
      id: 'die',
      rule: 'CIV-END-02',
      title: { en: 'The first medieval technology', fr: 'La première technologie médiévale' },
      text: {
        en: 'You buy Theology for 70 gold: two wonders come with it. The ancient era will end with this turn. In a short game each purchase of a medieval technology is followed by a die: yours shows 6, more than the one medieval technology owned, so the game goes on.',
        fr: 'Tu achètes la Théologie pour 70 or : deux merveilles viennent avec elle. L’époque antique finira avec ce tour. Dans une partie courte, chaque achat d’une technologie médiévale est suivi d’un dé : le tien montre 6, plus que la seule technologie médiévale possédée ; la partie continue.',
      },
      holds: (s) => s.players[0]!.gold === 1 && s.era === 1,
    },
    {
      id: 'villages',
      rule: 'CIV-PUR-04',
      points: ['space:mojave', 'space:mississippi', 'space:gran_chaco'],
      title: { en: 'Three villages of one kind', fr: 'Trois villages de même sorte' },
      text: {
        en: 'Three settlers of your rival founded villages for 10 gold each, in Mojave, Gran Chaco and Mississippi. Each marker was turned up: iron, iron and iron.',
        fr: 'Trois colons de ton rival ont fondé des villages à 10 or chacun, au Mojave, au Gran Chaco et au Mississippi. Chaque marqueur a été retourné : fer, fer et fer.',
      },
      holds: (s) => ['mojave', 'mississippi', 'gran_chaco'].every((region) => ownerOf(s, region) === 1) && s.era === 2,
    },
    {
      id: 'monopoly',
      rule: 'CIV-PRA-04',
      points: ['seat:1', 'space:mojave', 'space:mississippi', 'space:gran_chaco'],
      title: { en: 'A monopoly', fr: 'Un monopole' },
      text: {
        en: 'One turn later those three and the iron your rival had before make five cards: a monopoly worth 80 gold, and 120 in all against your 41. What you do not want your neighbour to gather, settle yourself.',
        fr: 'Un tour plus tard, ces trois-là et le fer que ton rival avait déjà font cinq cartes : un monopole de 80 or, et 120 en tout contre tes 41. Ce que tu ne veux pas voir ton voisin réunir, occupe-le toi-même.',
      },
      holds: (s) => gold(s) === '42,121',
    },
    {
      id: 'dice',
      rule: 'CIV-END-02',
      title: { en: 'Three more dice', fr: 'Trois dés de plus' },
      text: {
        en: 'With the 120 gold your rival bought three medieval technologies, and rolled 4, 5 and 5 while two, three and four of them were owned: always too high to end the game. But the threshold rises.',
        fr: 'Avec les 120 or, ton rival a acheté trois technologies médiévales et lancé 4, 5 et 5, alors qu’on en possédait deux, trois puis quatre : toujours trop haut pour finir la partie. Mais le seuil monte.',
      },
      holds: (s) => gold(s) === '42,1',
    },
    {
      id: 'final',
      rule: 'CIV-SCO-01',
      points: ['seat:1'],
      title: { en: 'The end', fr: 'La fin' },
      text: {
        en: 'Your rival has bought Nationalism, an industrial technology: a short game ends with that turn at the latest. You own 13 settlements and 23 points, your rival 9 settlements but more wonders and great discoveries: 25.',
        fr: 'Ton rival a acheté le Nationalisme, une technologie industrielle : une partie courte finit au plus tard avec ce tour. Tu as 13 colonies et 23 points, ton rival 9 colonies, mais plus de merveilles et de découvertes majeures : 25.',
      },
      holds: (s) => s.over && scoreOf(s, 0) === 23 && scoreOf(s, 1) === 25,
    },
  ],
  line: `
0 settle region=steppe
1 settle region=nubia
1 settle region=andes
0 settle region=huang_he
1 walk unit=settler:2 from=nubia to=sahara
1 look region=sahara
1 walk unit=settler:2 from=andes to=orinoco
1 look region=orinoco
1 walk unit=infantry-1:1 from=nubia to=nile
1 finish-moving
0 walk unit=settler:2 from=steppe to=sarmatia
0 look region=sarmatia
0 walk unit=settler:2 from=huang_he to=himalaya
0 look region=himalaya
0 walk unit=infantry-1:1 from=steppe to=persia
0 walk unit=infantry-1:1 from=huang_he to=gobi
0 finish-moving
# poor
1 buy-technology tech=masonry
1 place at=andes
1 place at=andes
1 buy-technology tech=alphabet_writing
1 finish-buying
0 buy-technology tech=pottery_specialization
# pottery
0 found region=himalaya
0 finish-buying
0 walk unit=settler:2 from=sarmatia to=germania
0 look region=germania
0 walk unit=infantry-1:1 from=persia to=euphrates
0 walk unit=infantry-1:1 from=gobi to=steppe
0 finish-moving
1 walk unit=settler:2 from=orinoco to=yucatan
1 look region=yucatan
1 walk unit=settler:2 from=andes to=amazonia
1 look region=amazonia
1 take-technology tech=horseback_riding
1 walk unit=settler:2 from=andes to=mato_grosso
1 look region=mato_grosso
1 walk unit=infantry-1:1 from=nile to=euphrates
1 finish-moving
0 challenge spaces=""
1 finish-battles
0 found region=germania
0 finish-buying
1 found region=yucatan
1 finish-buying
1 walk unit=settler:2 from=amazonia to=sertao
1 look region=sertao
1 walk unit=infantry-1:1 from=euphrates to=anatolia
1 finish-moving
0 walk unit=infantry-1:1 from=euphrates to=nile
0 walk unit=infantry-1:1 from=steppe to=persia
0 finish-moving
1 found region=mato_grosso
1 finish-buying
0 buy-technology tech=ceremonial_burial
0 place at=germania
0 place at=germania
0 finish-buying
# move
0 walk unit=infantry-1:1 from=nile to=nubia
0 walk unit=infantry-1:1 from=persia to=euphrates
0 walk unit=cavalry-1:1 from=germania to=balkans
0 walk unit=cavalry-1:1 from=germania to=balkans
0 finish-moving
0 attack at=nubia target=1
# nubia
1 walk unit=infantry-1:1 from=anatolia to=balkans
1 finish-moving
0 challenge spaces=balkans
# challenge
1 finish-moving
# balkans
0 buy-improvement improvement=ziggurat
# buy
0 recruit kind=settler at=nubia by=nubia
0 recruit kind=settler at=germania by=germania
0 finish-buying
1 found region=sahara
1 found region=sertao
1 finish-buying
1 finish-moving
0 walk unit=infantry-1:1 from=nubia to=sahara
0 walk unit=settler:2 from=nubia to=nile
0 look region=nile
0 walk unit=settler:2 from=germania to=gaul
0 look region=gaul
0 walk unit=infantry-1:1 from=euphrates to=nile
0 walk unit=cavalry-1:1 from=balkans to=anatolia
0 walk unit=cavalry-1:1 from=balkans to=anatolia
0 finish-moving
0 attack at=sahara target=1
1 buy-improvement improvement=granary
# royalty
1 recruit kind=settler at=yucatan by=yucatan
1 finish-buying
0 found region=gaul
0 found region=nile
0 recruit kind=settler at=sahara by=sahara
0 finish-buying
0 walk unit=settler:2 from=sahara to=atlas
0 look region=atlas
0 finish-moving
1 walk unit=settler:2 from=yucatan to=mexica
1 look region=mexica
1 finish-moving
0 buy-technology tech=mathematics
0 place at=sahara
0 finish-buying
1 buy-technology tech=philosophy_literature
1 finish-buying
1 finish-moving
0 walk unit=settler:2 from=atlas to=atlantia
0 look region=atlantia
0 finish-moving
1 found region=mexica
1 finish-buying
0 buy-technology tech=mysticism
0 found region=atlantia
0 finish-buying
0 finish-moving
1 finish-moving
0 buy-technology tech=trade_mapmaking
0 finish-buying
1 buy-technology tech=currency
1 finish-buying
1 finish-moving
0 finish-moving
1 recruit kind=settler at=mexica by=mexica
1 recruit kind=settler at=andes by=andes
1 recruit kind=settler at=yucatan by=yucatan
1 recruit kind=settler at=mato_grosso by=mato_grosso
1 finish-buying
0 recruit kind=settler at=sahara by=sahara
0 recruit kind=settler at=nile by=nile
0 recruit kind=settler at=nubia by=nubia
0 recruit kind=settler at=gaul by=gaul
0 finish-buying
0 walk unit=settler:2 from=sahara to=nigeria
0 look region=nigeria
0 walk unit=settler:2 from=nile to=euphrates
0 look region=euphrates
0 walk unit=settler:2 from=nubia to=eritrea
0 look region=eritrea
0 walk unit=settler:2 from=gaul to=iberia
0 look region=iberia
0 finish-moving
1 walk unit=settler:2 from=mexica to=mojave
1 look region=mojave
1 walk unit=settler:2 from=andes to=gran_chaco
1 look region=gran_chaco
1 walk unit=settler:2 from=yucatan to=mexica
1 walk unit=settler:1 from=mexica to=mississippi
1 look region=mississippi
1 walk unit=settler:2 from=mato_grosso to=andes
1 walk unit=settler:1 from=andes to=pampas
1 look region=pampas
1 finish-moving
# critical
0 buy-technology tech=theology
# die
0 finish-buying
1 found region=mojave
1 found region=gran_chaco
1 found region=mississippi
1 finish-buying
# villages
1 finish-moving
0 walk unit=settler:2 from=eritrea to=tanganika
0 look region=tanganika
0 walk unit=settler:2 from=iberia to=gaul
0 walk unit=settler:1 from=gaul to=italia
0 look region=italia
0 finish-moving
# monopoly
1 buy-technology tech=education
1 buy-technology tech=printing_press
1 buy-technology tech=chemistry
# dice
1 finish-buying
0 found region=nigeria
0 found region=euphrates
0 found region=tanganika
0 found region=italia
0 finish-buying
0 finish-moving
1 finish-moving
0 buy-technology tech=banking
0 recruit kind=settler at=nile by=nile
0 finish-buying
1 buy-technology tech=nationalism
1 found region=pampas
1 recruit kind=infantry-1 at=mojave by=mojave
1 finish-buying
# final
`,
};
