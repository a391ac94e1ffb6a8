import { useEffect, useState } from 'preact/hooks';
import type { Forces } from '../../../../games/civilization/ask/units.js';
import type { Fighter, GameEvent } from '../../../../games/civilization/state/state.js';
import { Die } from '../../../kit/die.js';
import { Icon, Mark, prefersLessMotion, seatColours } from '../../../kit/index.js';
import { classes } from '../../../table/board-desk.js';
import { unitGlyph } from '../signs.js';
import type { Words } from '../words.js';

export type Round = Extract<GameEvent, { event: 'round' }>;
interface Told {
  /** What decided then which units the figures were. */
  readonly s: Forces;
  readonly words: Words;
}

/** One round: dice of both sides, and the sum in words. */
export function RoundRow({ round, fresh, s, words }: Told & { readonly round: Round; readonly fresh: boolean }) {
  const [a, b] = round.fighters;
  return (
    <li class={classes('round', fresh && 'fresh')}>
      <span class="caps">
        {words.t('battle.round', { n: round.round })}
        {round.winner === -1 && <small>{words.t('battle.tie')}</small>}
      </span>
      <FighterBox fighter={a} won={round.winner === 0} s={s} words={words} />
      <span class="sign">{round.winner === 0 ? '>' : round.winner === 1 ? '<' : '='}</span>
      <FighterBox fighter={b} won={round.winner === 1} s={s} words={words} />
    </li>
  );
}

type Added = Pick<Fighter, 'superiority' | 'science' | 'unit' | 'defence'>;
/** What is added to dice, each with its name. */
export const addedWords = ({ superiority, science, unit, defence }: Added, words: Words): readonly string[] =>
  [
    superiority > 0 && words.t('sum.superiority', { n: superiority }),
    science > 0 && words.t('sum.science', { n: science }),
    unit > 0 && words.t('sum.unit', { n: unit }),
    defence > 0 && words.t('sum.defence', { n: defence }),
  ].filter((part) => part !== false);

/** What a fighter's total is made of. */
export const sumOf = (fighter: Fighter, words: Words): string => [...fighter.dice, ...addedWords(fighter, words)].join(' + ');

function FighterBox({ fighter, won, s, words }: Told & { readonly fighter: Fighter; readonly won: boolean }) {
  const { commit, dice, total } = fighter;
  const name = words.unit(s, commit.kind);
  return (
    <span class={classes('fighter', won && 'won')} style={seatColours(commit.owner)}>
      <span class="name">
        <Icon name={unitGlyph(s, commit.kind)} size={16} />
        {commit.air ? words.t('battle.with-air', { what: name }) : name}
      </span>
      <span class="cast">
        <span class="dice">
          {dice.map((n, i) => (
            <Die key={i} n={n} seat={commit.owner} size={22} />
          ))}
        </span>
        <b class="total">{total}</b>
      </span>
      <small>{sumOf(fighter, words)}</small>
    </span>
  );
}

const ROUND_MS = 1100;

/** A battle told again: all its rounds, and on demand one after the other, as they were fought. */
export function BattleTale({ rounds, s, words }: Told & { readonly rounds: readonly Round[] }) {
  const [told, setTold] = useState(rounds.length);
  useEffect(() => setTold(rounds.length), [rounds.length]);
  useEffect(() => {
    if (told >= rounds.length) return;
    const next = setTimeout(() => setTold(told + 1), prefersLessMotion() ? 2 * ROUND_MS : ROUND_MS);
    return () => clearTimeout(next);
  }, [told, rounds.length]);
  return (
    <div class="battle-tale">
      <ol class="rounds">
        {rounds.slice(0, told).map((round, i) => (
          <RoundRow key={round.round} round={round} fresh={i === told - 1} s={s} words={words} />
        ))}
      </ol>
      <button type="button" class="lnk" onClick={() => setTold(1)}>
        <Mark name="next" size={10} /> {words.t('battle.again')}
      </button>
    </div>
  );
}
