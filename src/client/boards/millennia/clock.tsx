import type { ComponentChildren } from 'preact';
import { AGES } from '../../../games/millennia/ask/selectors.js';
import { Seal } from '../../kit/index.js';
import { listed } from '../../table/board-words.js';
import { classes, isOwn, nameOfSeat, useDesk } from './desk.js';

const PHASES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The shared clock: which age, which phase, whom we wait for. */
export function Clock({ children }: { readonly children?: ComponentChildren }) {
  const desk = useDesk();
  const { s, words, layout } = desk;
  const at = PHASES.indexOf(s.phase as 'A');
  return (
    <section class="zone mclock" aria-label={words.t('zone.clock')}>
      <ol class="ages" aria-label={words.g('age.of', { n: s.age })}>
        {Array.from({ length: AGES }, (_, i) => i + 1).map((n) => (
          <li key={n} class={n < s.age ? 'd' : n === s.age ? 'n' : ''} aria-current={n === s.age ? 'step' : undefined}>
            <b>{n}</b>
            {n === s.age && <span>{words.g(`age.${n as 1}.short`)}</span>}
          </li>
        ))}
      </ol>
      <ol class="phs" aria-label={words.t('phases')}>
        {PHASES.map((phase, i) => (
          <li
            key={phase}
            class={classes(i < at || at < 0 ? 'd' : i === at && 'n', s.age === AGES && i > 4 && 'off')}
            aria-current={i === at ? 'step' : undefined}
          >
            <b>{phase}</b>
            {(layout === 'desktop' || i === at) && <span>{words.g(`phase.${phase}.short`)}</span>}
          </li>
        ))}
      </ol>
      <Awaited />
      {children}
    </section>
  );
}

/** Whose answers are missing. */
function Awaited() {
  const desk = useDesk();
  const { snapshot, words, me } = desk;
  if (snapshot.over || snapshot.asked.length === 0) return <span class="wait" />;
  const isMe = (seat: number): boolean => seat === me && isOwn(desk);
  const others = snapshot.asked.filter((seat) => !isMe(seat));
  const mine = snapshot.asked.some(isMe);
  const names = others.map((seat) => nameOfSeat(desk, seat));
  const said = mine
    ? snapshot.asked.length > 1
      ? words.t('wait.together')
      : words.t('wait.you')
    : words.t('wait.for', { who: listed(names, words.t('and')) });
  return (
    <span class="wait">
      {snapshot.asked.map((seat) => (
        <Seal key={seat} seat={seat} size={18} waiting={seat !== me} label={nameOfSeat(desk, seat)} />
      ))}
      <span>{said}</span>
    </span>
  );
}
