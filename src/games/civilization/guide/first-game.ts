import type { GuidedGame } from '../../shared/guided-game.js';
import { scoreOf } from '../ask/scoring.js';
import { spaceOf } from '../cards/world.js';
import { DEFAULTS } from '../state/options.js';
import type { Civ, State } from '../state/state.js';

const gold = (s: State): number => s.players[0]!.gold;
const ownerOf = (s: State, region: string): number => s.owners[spaceOf(region)]!;
/** What kinds of figures a seat has in a region. */
const at = (s: State, seat: number, region: string): string =>
  s.players[seat]!.stacks.flatMap((x) => (x.at === spaceOf(region) ? [x.kind] : [])).join();

/** Three turns of the basic game against one bot. */
export const firstGame: GuidedGame<Civ> = {
  options: { ...DEFAULTS, rules: 'basic' },
  seats: 2,
  learner: 0,
  seed: 'c37273e587168bc6af1a1fc110b6094c1ad6041faf516d0018b058689d010062',
  hash: '8d2b01e82d26b781',
  line: `
0 settle region=balkans
1 settle region=nile
1 settle region=muscovy
0 settle region=anatolia
1 walk unit=infantry-1:1 from=muscovy to=sarmatia
1 walk unit=infantry-1:1 from=nile to=euphrates
1 walk unit=settler:2 from=nile to=atlas
1 walk unit=settler:2 from=muscovy to=scandinavia
1 look region=atlas
1 look region=scandinavia
1 finish-moving
0 walk unit=settler:2 from=balkans to=italia
0 look region=italia
0 walk unit=settler:2 from=anatolia to=persia
0 look region=persia
0 finish-moving
1 finish-trading
0 finish-trading
1 recruit kind=settler at=nile by=nile
1 recruit kind=settler at=muscovy by=muscovy
1 expand region=nile
1 buy-technology tech=masonry
1 found region=scandinavia
1 recruit kind=cavalry-1 at=scandinavia by=scandinavia
1 expand region=muscovy
1 finish-buying
0 found region=italia
0 found region=persia
0 buy-technology tech=alphabet_writing
0 recruit kind=cavalry-1 at=anatolia by=anatolia
0 recruit kind=settler at=balkans by=balkans
0 finish-buying
0 walk unit=settler:2 from=balkans to=italia
0 walk unit=settler:1 from=italia to=gaul
0 look region=gaul
0 walk unit=cavalry-1:1 from=anatolia to=euphrates
0 finish-moving
1 challenge spaces=""
0 attack at=euphrates target=1
1 walk unit=settler:2 from=atlas to=sahara
1 walk unit=settler:2 from=muscovy to=sarmatia
1 walk unit=cavalry-1:1 from=scandinavia to=germania
1 walk unit=infantry-1:1 from=sarmatia to=steppe
1 look region=sahara
1 walk unit=settler:2 from=nile to=nubia
1 look region=nubia
1 look region=sarmatia
1 finish-moving
1 finish-trading
0 offer to=1 give={"gold":0,"cards":["anatolia"],"settlements":[],"techs":[],"wonders":[],"figures":[]} want={"gold":0,"cards":["nile"],"settlements":[],"techs":[],"wonders":[],"figures":[]} re=-1
1 decline offer=1
0 finish-trading
0 buy-technology tech=pottery_specialization
0 claim milestone=1
0 finish-buying
1 recruit kind=settler at=muscovy by=muscovy
1 recruit kind=settler at=nile by=nile
1 finish-buying
1 walk unit=infantry-1:1 from=steppe to=persia
1 walk unit=settler:2 from=muscovy to=ural
1 walk unit=settler:2 from=nile to=arabia
1 look region=arabia
1 walk unit=cavalry-1:1 from=germania to=italia
1 look region=ural
1 finish-moving
1 attack at=persia target=0
1 attack at=italia target=0
0 walk unit=cavalry-1:1 from=euphrates to=nile
0 walk unit=infantry-1:1 from=anatolia to=persia
0 finish-moving
1 challenge spaces=""
0 attack at=nile target=1
0 attack at=persia target=1
1 finish-trading
0 finish-trading
1 recruit kind=cavalry-1 at=muscovy by=muscovy
1 recruit kind=infantry-1 at=muscovy by=muscovy
1 finish-buying
0 found region=gaul
0 recruit kind=infantry-1 at=anatolia by=anatolia
0 finish-buying
`,
  lessons: [
    {
      id: 'map',
      steps: [
        { id: 'welcome', points: { b: 'space:italia' }, rule: 'CIV-SET-02' },
        {
          id: 'first',
          acts: 1,
          points: { b: 'space:nile', c: 'space:muscovy' },
          rule: 'CIV-SET-04',
          proves: (s) => ownerOf(s, 'nile') === 1 && ownerOf(s, 'muscovy') === 1,
        },
        {
          id: 'second',
          acts: 1,
          points: { b: 'space:sarmatia', c: 'space:euphrates' },
          rule: 'CIV-SET-06',
          proves: (s) => at(s, 1, 'sarmatia') === 'infantry-1' && at(s, 1, 'euphrates') === 'infantry-1' && at(s, 1, 'nile') === '',
        },
      ],
    },
    {
      id: 'explore',
      steps: [
        { id: 'italia', acts: 2, rule: 'CIV-EXP-01', proves: (s) => s.markers[spaceOf('italia')]?.card === 'fertile' },
        { id: 'persia', acts: 2, rule: 'CIV-EXP-02', proves: (s) => s.markers[spaceOf('persia')]?.card === 'gems' },
        { id: 'stay', acts: 1, rule: 'CIV-BAT-06' },
      ],
    },
    {
      id: 'gold',
      steps: [
        { id: 'produce', acts: 1, rule: 'CIV-PRB-02', proves: (s) => gold(s) === 30 },
        { id: 'found', acts: 2, rule: 'CIV-PUR-04', proves: (s) => gold(s) === 20 },
        { id: 'tech', acts: 1, versus: { 1: 'expand region=balkans' }, rule: 'CIV-TEC-01', proves: (s) => gold(s) === 10 },
        { id: 'army', acts: 3, points: { b: 'space:euphrates' }, rule: 'CIV-CMB-05', proves: (s) => s.turn === 2 && s.first === 0 },
      ],
    },
    {
      id: 'battle',
      steps: [
        { id: 'west', acts: 3, rule: 'CIV-EXP-06', proves: (s) => gold(s) === 10 },
        { id: 'ride', acts: 2, rule: 'CIV-BAT-01', holds: (s) => at(s, 1, 'euphrates') === 'infantry-1' },
        {
          id: 'fight',
          acts: 1,
          points: { b: 'space:nubia' },
          rule: 'CIV-CMB-01',
          proves: (s) => at(s, 1, 'euphrates') === '' && at(s, 0, 'euphrates') === 'cavalry-1',
        },
      ],
    },
    {
      id: 'trade',
      steps: [
        { id: 'offer', acts: 1, rule: 'CIV-TRD-02' },
        { id: 'close', acts: 1, rule: 'CIV-PRB-03', proves: (s) => gold(s) === 20 },
        {
          id: 'milestone',
          acts: 2,
          versus: { 1: 'found region=gaul' },
          rule: 'CIV-WON-01',
          proves: (s) => s.wonders.includes(0) && gold(s) === 0,
        },
        {
          id: 'risk',
          acts: 1,
          points: { b: 'space:persia', c: 'space:italia' },
          rule: 'CIV-CAP-01',
          proves: (s) => ownerOf(s, 'persia') === 1 && ownerOf(s, 'italia') === 1,
        },
      ],
    },
    {
      id: 'defence',
      steps: [
        {
          id: 'back',
          acts: 3,
          versus: { 1: 'walk unit=cavalry-1:1 from=euphrates to=persia' },
          rule: 'CIV-CMB-06',
          holds: (s) => at(s, 1, 'nile') === '' && at(s, 1, 'persia') === 'infantry-1',
        },
        { id: 'strike', acts: 2, rule: 'CIV-BAT-09', proves: (s) => ownerOf(s, 'nile') === 0 && ownerOf(s, 'persia') === 0 },
        { id: 'income', acts: 1, rule: 'CIV-PRB-03', proves: (s) => gold(s) === 11 },
        {
          id: 'rebuild',
          acts: 3,
          versus: { 2: 'expand region=balkans' },
          rule: 'CIV-PUR-05',
          proves: (s) => at(s, 0, 'anatolia') === 'infantry-1',
        },
      ],
    },
    {
      id: 'end',
      steps: [
        { id: 'eras', rule: 'CIV-ERA-02', holds: (s) => s.techs.filter((owner) => owner === 0).length === 2 },
        { id: 'scoring', rule: 'CIV-SCO-02', holds: (s) => scoreOf(s, 0) === 13 && scoreOf(s, 1) === 6 },
        { id: 'alone', points: { b: 'space:italia' }, rule: 'CIV-END-01' },
      ],
    },
  ],
};
