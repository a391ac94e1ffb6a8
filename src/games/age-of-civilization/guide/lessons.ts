import { type Cues, heard, type Meeting, may } from '../../shared/lessons.js';
import { actionAt, MAX_CIVILISATIONS, playerOf, ROUNDS, sacrificesWorkers } from '../ask/selectors.js';
import type { ActionId, Aoc, Step } from '../state/state.js';
import { forecastOf } from './forecast.js';
import type { words } from './lessons.en.js';

type Now = Meeting<Aoc>;

const isAt = (step: Step['step']) => (now: Now) => now.s.steps.at(-1)?.step === step;
/** May a worker be put on this action? */
const offers = (is: (action: ActionId, now: Now) => boolean) => (now: Now) =>
  now.moves.some((m) => m.move === 'place' && is(actionAt(m.place) ?? 'hunting', now));
const owned = ({ s, seat }: Now): number => playerOf(s, seat).civs.length;

/** Each mechanism once, when it is met: first what is asked, then what has happened, then what is to come. War and plague are told before they strike. */
export const LESSONS: Cues<Aoc, keyof typeof words> = {
  draft: { rule: 'AOC-DRF-1', fits: isAt('draft') },
  birth: { rule: 'AOC-CIV-4', fits: may<Aoc>('birth') },
  study: { rule: 'AOC-TEC-2', fits: may<Aoc>('study', 'learn') },
  takeWonder: { rule: 'AOC-SET-2', fits: may<Aoc>('take-wonder') },
  grant: { rule: 'AOC-ABL-7', fits: may<Aoc>('use-grant') },
  endOfTurn: { rule: 'AOC-EOT-1', fits: isAt('end-of-turn') },
  drought: { rule: 'AOC-SCN-2', fits: may<Aoc>('pay-drought') },
  token: { rule: 'AOC-EVT-2', fits: heard<Aoc>('token') },
  order: { rule: 'AOC-EOR-2', fits: ({ s, news }) => s.seats > 1 && news.some((e) => e.event === 'round' && e.round > 1) },
  lost: { rule: 'AOC-RET-2', fits: ({ news, seat }) => news.some((e) => e.event === 'returned' && e.seat === seat && e.lost > 0) },
  third: { rule: 'AOC-CIV-3', fits: (now) => owned(now) === MAX_CIVILISATIONS - 1 && may<Aoc>('birth', 'annex')(now) },
  annex: { rule: 'AOC-CIV-6', fits: may<Aoc>('annex') },
  decline: { rule: 'AOC-CIV-5', fits: (now) => owned(now) > 0 && may<Aoc>('birth')(now) },
  coins: { rule: 'AOC-CIV-7', fits: (now) => may<Aoc>('birth', 'annex')(now) && now.s.market.some(({ coins }) => coins > 0) },
  workers: { rule: 'AOC-ACT-2', fits: may<Aoc>('place') },
  rest: { rule: 'AOC-RST-1', fits: may<Aoc>('rest') },
  end: { rule: 'AOC-END-1', fits: ({ s }) => s.round >= ROUNDS / 2 },
  tie: { rule: 'AOC-END-2', fits: ({ s }) => s.round === ROUNDS },
  warAhead: { rule: 'AOC-TRM-5', fits: ({ s }) => forecastOf(s).war !== undefined },
  plagueAhead: { rule: 'AOC-PLG-1', fits: ({ s }) => forecastOf(s).plague !== undefined },
  time: { rule: 'AOC-TIM-2', fits: may<Aoc>('place') },
  red: { rule: 'AOC-RET-2', fits: offers((action, { s, seat }) => sacrificesWorkers(s, seat, action)) },
  research: { rule: 'AOC-ACT-R', fits: offers((action) => action === 'research') },
  wonder: { rule: 'AOC-ACT-W', fits: offers((action) => action === 'wonder') },
  conquest: { rule: 'AOC-TRM-6', fits: offers((action) => action === 'conquest') },
  special: { rule: 'AOC-INN-2', fits: may<Aoc>('buy-special') },
};
