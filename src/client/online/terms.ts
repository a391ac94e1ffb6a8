import type { ClockSetting, Settings } from '../../protocol/index.js';
import type { OnlineSay } from './texts.js';

/** Who may look on, and how far behind: minutes, or 'no'. */
export const sayWatching = (say: OnlineSay, minutes: string): string =>
  minutes === '0' || minutes === 'no' ? say(`new.spectators.${minutes}.why`) : say('new.spectators.late.why', { n: Number(minutes) });

/** How much time there is, in one short sentence. */
export const sayClock = (clock: ClockSetting, say: OnlineSay): string =>
  clock.kind === 'live'
    ? say('new.clock.live.why', { bank: Math.round(clock.bank / 60), per: clock.perDecision })
    : clock.kind === 'slow'
      ? say('new.clock.slow.why', { days: clock.days })
      : say('new.clock.none.why');

/** What the host has chosen for the conduct of the table, one line each. */
export function termsOf({ visibility, clock, timeout, spectators, chat }: Settings, say: OnlineSay): { label: string; text: string }[] {
  return [
    { label: say('new.open-to'), text: say(`new.visibility.${visibility}`) },
    { label: say('new.clock'), text: sayClock(clock, say) },
    ...(clock.kind === 'none' ? [] : [{ label: say('new.timeout'), text: say(`new.timeout.${timeout}.why`) }]),
    {
      label: say('new.spectators'),
      text: sayWatching(say, spectators.allowed ? String(Math.round(spectators.delay / 60)) : 'no'),
    },
    { label: say('new.chat'), text: say(chat ? 'new.chat.on' : 'new.chat.off') },
  ];
}
