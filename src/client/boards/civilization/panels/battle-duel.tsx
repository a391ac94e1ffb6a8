import { commitsOf, diceOf, modifiersOf, type Side } from '../../../../games/civilization/ask/battle.js';
import { BEATS, KIND } from '../../../../games/civilization/cards/kinds.js';
import type { Battle, Commit } from '../../../../games/civilization/state/state.js';
import { Die } from '../../../kit/die.js';
import { Icon, Seal, seatColours } from '../../../kit/index.js';
import { throwWords } from '../battle-looks.js';
import { classes, type Desk, useDesk } from '../desk.js';
import { unitGlyph } from '../signs.js';
import { addedWords } from './battle-rounds.js';

/** What a side brings to the round: a unit that is known, a card that lies face down, or nothing yet. */
export interface Drawn {
  readonly is: 'face' | 'back' | 'empty';
  readonly commit?: Commit;
  readonly says: 'only' | 'seen' | 'mine' | 'pick' | 'thinks' | 'later' | 'sealed' | 'sealed-mine' | 'allies';
}

type Known = Pick<Desk, 's' | 'me' | 'snapshot' | 'previewed'>;

/** As much of a choice as I may know: my own while I weigh it, the other's when the rules show it (CIV-CMB-01, 09, 10). */
export function drawnBy({ s, me, snapshot, previewed }: Known, battle: Battle, side: Side): Drawn {
  const step = s.steps.at(-1);
  if (step?.step !== 'choice') return { is: 'empty', says: step?.step === 'joining' ? 'allies' : 'later' };
  const leader = battle.leaders[side];
  const known = step.given[side];
  if (known) return { is: 'face', commit: known, says: commitsOf(s, battle, side).length === 1 ? 'only' : 'seen' };
  if (!step.asked.includes(leader)) return { is: 'empty', says: 'later' };
  if (!snapshot.asked.includes(leader)) return { is: 'back', says: leader === me ? 'sealed-mine' : 'sealed' };
  if (leader !== snapshot.acting) return { is: 'empty', says: 'thinks' };
  const mine = previewed?.move;
  return mine?.move === 'commit' ? { is: 'face', commit: mine, says: 'mine' } : { is: 'empty', says: 'pick' };
}

/** Both cards of the round, the mover's left: face down as long as they are secret. */
export function Duel({ battle }: { readonly battle: Battle }) {
  const desk = useDesk();
  return (
    <div class="duel">
      <DuelCard battle={battle} side={0} drawn={drawnBy(desk, battle, 0)} />
      <em>{desk.words.t('battle.versus')}</em>
      <DuelCard battle={battle} side={1} drawn={drawnBy(desk, battle, 1)} />
    </div>
  );
}

function DuelCard({ battle, side, drawn }: { readonly battle: Battle; readonly side: Side; readonly drawn: Drawn }) {
  const { s, words } = useDesk();
  const leader = battle.leaders[side];
  const { commit } = drawn;
  return (
    <figure class={classes('duel-card', drawn.says === 'mine' && 'to-seal')} style={seatColours(commit?.owner ?? leader)}>
      {commit ? (
        <span class="paper">
          <Icon name={unitGlyph(s, commit.kind)} size={34} />
          <b>{words.unit(s, commit.kind)}</b>
          <small>{throwWords(s, commit, words)}</small>
          {commit.air && <small>{words.t('battle.air')}</small>}
        </span>
      ) : (
        <span class={drawn.is === 'back' ? 'paper back' : 'paper empty'}>
          <Seal seat={leader} size={34} />
        </span>
      )}
      <figcaption>{words.t(`duel.${drawn.says}`)}</figcaption>
    </figure>
  );
}

/** The round to come in the shape of those that were: so many dice, what is added to them, between what the total will lie. */
export function RoundAhead({ battle }: { readonly battle: Battle }) {
  const desk = useDesk();
  const { words } = desk;
  const [a, b] = ([0, 1] as const).map((side) => drawnBy(desk, battle, side).commit) as [Commit | undefined, Commit | undefined];
  return (
    <li class="round ahead">
      <span class="caps">
        {words.t('battle.round', { n: battle.round })}
        <small>{words.t('battle.ahead')}</small>
      </span>
      <AheadBox battle={battle} side={0} own={a} foe={b} />
      <span class="sign">?</span>
      <AheadBox battle={battle} side={1} own={b} foe={a} />
    </li>
  );
}

interface AheadProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly own: Commit | undefined;
  readonly foe: Commit | undefined;
}

/** The least and the most that dice show. */
const FACES = [1, 6] as const;

function AheadBox({ battle, side, own, foe }: AheadProps) {
  const { s, words } = useDesk();
  if (!own)
    return (
      <span class="fighter unknown" style={seatColours(battle.leaders[side])}>
        <span class="name">
          <Seal seat={battle.leaders[side]} size={16} />
          {words.t('battle.unknown')}
        </span>
      </span>
    );
  const dice = diceOf(s, own);
  const added = modifiersOf(s, battle, side, own, foe ?? own);
  const sum = added.superiority + added.science + added.unit + added.defence;
  const [least, most] = FACES.map((n) => n * dice + sum) as [number, number];
  const beaten = foe ? undefined : (BEATS[KIND[own.kind].category] as 'infantry' | 'cavalry' | 'artillery' | undefined);
  const name = words.unit(s, own.kind);
  return (
    <span class="fighter" style={seatColours(own.owner)}>
      <span class="name">
        <Icon name={unitGlyph(s, own.kind)} size={16} />
        {own.air ? words.t('battle.with-air', { what: name }) : name}
      </span>
      <span class="cast">
        <span class="dice" aria-hidden="true">
          {Array.from({ length: dice }, (_, i) => (
            <Die key={i} n={0} seat={own.owner} size={22} />
          ))}
        </span>
        <b class="total">{words.t('battle.between', { least, most })}</b>
      </span>
      <small>
        {[words.t('battle.dice', { n: dice }), ...addedWords(added, words)].join(' + ')}
        {beaten && ` · ${words.t(`superiority.${beaten}`, { n: s.era })}`}
      </small>
    </span>
  );
}
