import { type Cues, heard, type Meeting, may } from '../../shared/lessons.js';
import { AGES, playerOf } from '../ask/selectors.js';
import type { Mil, Move, State } from '../state/state.js';
import type { words } from './lessons.en.js';

type Now = Meeting<Mil>;

const inPhase = (phase: State['phase']) => (now: Now) => now.s.phase === phase;
const can = (is: (m: Move) => boolean) => (now: Now) => now.moves.some(is);
/** The actions that turn what is left over into something. */
const AUXILIARY: readonly string[] = ['espionage', 'academy', 'industry'];
/** Has it happened to this seat? */
const mine =
  (name: 'advanced' | 'maximised' | 'lost') =>
  ({ news, seat }: Now) =>
    news.some((e) => e.event === name && e.seat === seat);
const player = ({ s, seat }: Now) => playerOf(s, seat);

/** From this age on the end is worth planning for. */
const LATE = AGES / 2 + 1;

/** Each mechanism once, when it is met: first what is asked, then what has happened, then what is to come. */
export const LESSONS: Cues<Mil, keyof typeof words> = {
  select: { rule: 'MIL-SEL-02', fits: may<Mil>('select') },
  branch: { rule: 'MIL-TRK-07', fits: may<Mil>('branch') },
  penalty: { rule: 'MIL-TRK-08', fits: may<Mil>('enter') },
  keep: { rule: 'MIL-DIP-01', fits: may<Mil>('keep') },
  claim: { rule: 'MIL-RES-05', fits: may<Mil>('claim') },
  pay: { rule: 'MIL-ACT-02', fits: may<Mil>('pay') },
  bonus: { rule: 'MIL-TRK-03', fits: may<Mil>('take') },
  locked: { rule: 'MIL-TRK-05', fits: mine('lost') },
  lastAge: { rule: 'MIL-AGE-03', fits: ({ s }) => s.age === AGES },
  war: { rule: 'MIL-WAR-02', fits: heard<Mil>('war-phase') },
  maintenance: { rule: 'MIL-MNT-02', fits: ({ s }) => s.age > 1 && s.phase === 'A' },
  special: { rule: 'MIL-SEL-03', fits: may<Mil>('special') },
  leader: {
    rule: 'MIL-SEL-06',
    fits: ({ s, news }) => s.phase === 'A' && news.some((e) => e.event === 'token' && e.token === 'leader'),
  },
  architect: {
    rule: 'MIL-SEL-07',
    fits: ({ s, news }) => s.phase === 'A' && news.some((e) => e.event === 'token' && e.token === 'architect'),
  },
  prosperity: { rule: 'MIL-PRO-01', fits: heard<Mil>('prosperity') },
  income: { rule: 'MIL-INC-01', fits: inPhase('D') },
  build: { rule: 'MIL-CON-01', fits: may<Mil>('build') },
  act: { rule: 'MIL-ACT-01', fits: may<Mil>('use', 'finish') },
  perform: { rule: 'MIL-SPE-01', fits: can((m) => m.move === 'use' && m.what.startsWith('special:')) },
  endScore: { rule: 'MIL-END-02', fits: ({ s }) => s.age >= LATE },
  tracks: { rule: 'MIL-TRK-02', fits: mine('advanced') },
  maximise: { rule: 'MIL-TRK-04', fits: mine('maximised') },
  research: { rule: 'MIL-RES-02', fits: may<Mil>('buy') },
  card: { rule: 'MIL-DIP-02', fits: (now) => player(now).hand.length > 0 },
  joker: { rule: 'MIL-MNT-01', fits: (now) => inPhase('E')(now) && player(now).jokers > 0 },
  aid: {
    rule: 'MIL-AUX-04',
    fits: (now) => player(now).techs.some(({ engaged }) => engaged) && can((m) => m.move === 'use' && AUXILIARY.includes(m.what))(now),
  },
  colours: { rule: 'MIL-CON-07', fits: (now) => inPhase('D')(now) && now.s.age > 1 },
  wonders: { rule: 'MIL-CON-02', fits: can((m) => m.move === 'build' && m.card.startsWith('wonder')) },
  dormant: { rule: 'MIL-CON-10', fits: (now) => player(now).buildings.some(({ dormant }) => dormant) },
};
