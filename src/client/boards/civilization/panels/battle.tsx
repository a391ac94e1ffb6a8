import { airDice, commitsOf, defenceOf, type Side, scienceOf } from '../../../../games/civilization/ask/battle.js';
import { incomeOf } from '../../../../games/civilization/ask/production.js';
import { isAdvanced } from '../../../../games/civilization/ask/table.js';
import { countAt, isAircraft } from '../../../../games/civilization/ask/units.js';
import { isRegion } from '../../../../games/civilization/cards/world.js';
import { kindsIn } from '../../../../games/civilization/say/names.js';
import type { Battle, Commit } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { Icon, Seal, seatColours } from '../../../kit/index.js';
import { throwWords } from '../battle-looks.js';
import { classes, type Desk, nameOfSeat, useDesk } from '../desk.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import { unitGlyph } from '../signs.js';
import { Duel, drawnBy, RoundAhead } from './battle-duel.js';
import { aloofOf, battleOf, cameFrom, type Fought, fallenOf, foughtAt, leftOf, placeOf } from './battle-facts.js';
import { Odds } from './battle-odds.js';
import { RoundRow } from './battle-rounds.js';

type Round = Fought['rounds'][number];

/** A battle over the map: both sides, what each may choose and its chances, the rounds so far with their sums in words. */
export function BattlePanel() {
  const desk = useDesk();
  const { s, me, words, snapshot } = desk;
  const battle = battleOf(s);
  if (!battle) return null;
  // Before the first round is fought, the log tells of an earlier battle in this place, or of none.
  const rounds = battle.round > 1 ? foughtAt(snapshot.log, placeOf(battle)).rounds : [];
  const side = ([0, 1] as const).find((i) => battle.sides[i].includes(me));
  const step = s.steps.at(-1);
  const chooses = step?.step === 'choice' && snapshot.acting === battle.leaders[side ?? 0] && side !== undefined;
  return (
    <section class="battle-panel" aria-label={words.t('battle.of', { where: words.space(battle.at) })}>
      <header>
        <Icon name={TABLE_GLYPHS.battle} size={26} />
        <h2>{words.t('battle.of', { where: words.space(battle.at) })}</h2>
        <span class="tag brass">{words.t('battle.round', { n: battle.round })}</span>
        <span class="tag">{words.t('battle.superiority', { n: s.era })}</span>
        <span class="grow" />
        <span class="tag wax">
          <Icon name="padlock" size={12} />
          {words.t('battle.no-retreat')}
        </span>
      </header>
      <div class="sides">
        <SideBox battle={battle} side={0} rounds={rounds} />
        <SideBox battle={battle} side={1} rounds={rounds} />
      </div>
      <div class="meeting">
        <Duel battle={battle} />
        {chooses && <Odds battle={battle} side={side} mine={drawnBy(desk, battle, side).commit} />}
      </div>
      <ol class="rounds" reversed>
        <RoundAhead battle={battle} />
        {[...rounds].reverse().map((round) => (
          <RoundRow key={round.round} round={round} fresh={round.round === rounds.at(-1)?.round} s={s} words={words} />
        ))}
      </ol>
      {rounds.length === 0 && <p class="note begins">{words.t('battle.begins')}</p>}
      {side !== undefined && <Stakes battle={battle} side={side} />}
    </section>
  );
}

function SideBox({ battle, side, rounds }: { readonly battle: Battle; readonly side: Side; readonly rounds: readonly Round[] }) {
  const desk = useDesk();
  const { s, words } = desk;
  const leader = battle.leaders[side];
  const units = commitsOf(s, battle, side).filter((commit) => !commit.air);
  const left = units.reduce((sum, commit) => sum + leftOf(s, battle, commit), 0);
  const fallen = fallenOf(rounds, side);
  const all = fallen.reduce((sum, [, n]) => sum + n, left);
  const notes = notesOn(desk, battle, side);
  return (
    <div class="battle-side" style={seatColours(leader)}>
      <p class="leader">
        <Seal seat={leader} size={28} />
        <b>{words.t(side === 0 ? 'battle.mover' : 'battle.other', { who: nameOfSeat(desk, leader) })}</b>
        <span class="note">{all > left ? words.t('battle.left-of', { n: left, all }) : words.t('battle.left', { n: left })}</span>
      </p>
      <div class="units">
        {units.map((commit) => (
          <UnitCard key={`${commit.owner} ${commit.kind} ${commit.cargo}`} battle={battle} commit={commit} />
        ))}
        {battle.sides[side].map((owner) => (
          <AircraftCard key={owner} owner={owner} n={countAt(s.players[owner]!, battle.at, isAircraft)} />
        ))}
        {fallen.map(([commit, n]) => (
          <UnitCard key={`fallen ${commit.owner} ${commit.kind}`} battle={battle} commit={commit} fallen={n} />
        ))}
        {units.length === 0 && <p class="note">{words.t('battle.none')}</p>}
      </div>
      {notes.length > 0 && <p class="note">{notes.join(' · ')}</p>}
    </div>
  );
}

/** What there is to know of a side besides its units: whence it came, what walls and knowledge add, who fights with it, who stays out. */
function notesOn(desk: Desk, battle: Battle, side: Side): readonly string[] {
  const { s, words, snapshot } = desk;
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameOfSeat(desk, seat)).join(', ');
  const leader = battle.leaders[side];
  const step = s.steps.at(-1);
  const from = side === 0 ? cameFrom(snapshot.log, leader, placeOf(battle)).map((at) => words.space(at)) : [];
  const defence = isAdvanced(s) ? defenceOf(s, battle, side) : 0;
  const science = isAdvanced(s) ? 0 : scienceOf(s, leader);
  const allies = battle.sides[side].filter((seat) => seat !== leader);
  const asked = side === 1 && step?.step === 'joining' ? snapshot.asked : [];
  const aloof = side === 1 && step?.step !== 'joining' ? aloofOf(snapshot.log, placeOf(battle)) : [];
  return [
    from.length > 0 && words.t('battle.from', { list: from.join(', ') }),
    defence > 0 && words.t('battle.walls', { what: words.name(`size.${s.sizes[battle.at]}`), n: defence }),
    science > 0 && words.t('battle.science', { n: science }),
    allies.length > 0 && words.t('battle.allies', { who: names(allies) }),
    asked.length > 0 && words.t('battle.asked', { who: names(asked) }),
    aloof.length > 0 && words.t('battle.aloof', { who: names(aloof) }),
  ].filter((note) => note !== false);
}

interface UnitProps {
  readonly battle: Battle;
  readonly commit: Commit;
  /** How many of them are lost; none: those that are left. */
  readonly fallen?: number;
}

function AircraftCard({ owner, n }: { readonly owner: Seat; readonly n: number }) {
  const { s, words } = useDesk();
  if (n === 0) return null;
  return (
    <span class="unit-card" style={seatColours(owner)}>
      <Icon name={unitGlyph(s, 'aircraft-4')} size={30} />
      <b>{words.unit(s, 'aircraft-4')}</b>
      <small>
        {n > 1 && `×${n} · `}
        {words.t('battle.air-dice', { n: airDice(s) })}
      </small>
    </span>
  );
}

function UnitCard({ battle, commit, fallen }: UnitProps) {
  const { s, words } = useDesk();
  const n = fallen ?? leftOf(s, battle, commit);
  const cargo = kindsIn(commit.cargo).length;
  return (
    <span class={classes('unit-card', fallen !== undefined && 'fallen')} style={seatColours(commit.owner)}>
      <Icon name={unitGlyph(s, commit.kind)} size={30} />
      <b>{words.unit(s, commit.kind)}</b>
      <small>
        {n > 1 && `×${n} · `}
        {fallen ? words.t('battle.lost') : throwWords(s, commit, words)}
        {cargo > 0 && ` · ${words.t('stack.cargo', { n: cargo })}`}
      </small>
    </span>
  );
}

/** What hangs on the battle for me: the settlement and what it brings, or nothing but the units. */
function Stakes({ battle, side }: { readonly battle: Battle; readonly side: Side }) {
  const desk = useDesk();
  const { s, me, words } = desk;
  const { at } = battle;
  const owner = isRegion(at) ? (s.owners[at] ?? -1) : -1;
  const isOf = (i: Side) => owner >= 0 && battle.sides[i].includes(owner);
  const other: Side = side === 0 ? 1 : 0;
  const town = { what: words.name(`size.${s.sizes[at]}`), where: words.space(at) };
  const income = (next: Seat): string =>
    ` ${words.t('battle.income', {
      from: incomeOf(s, me, null).total,
      to: incomeOf({ ...s, owners: s.owners.with(at, next) }, me, null).total,
    })}`;
  return (
    <div class="stakes">
      <p class="win">
        <b>{words.t('battle.if-won')}</b>
        {words.t(isOf(other) ? 'battle.won.take' : isOf(side) ? 'battle.won.keep' : 'battle.won', town)}
        {isOf(other) && battle.leaders[side] === me && income(me)}
      </p>
      <p class="lose">
        <b>{words.t('battle.if-lost')}</b>
        {isOf(side) ? words.t('battle.lost.town', { ...town, who: nameOfSeat(desk, battle.leaders[other]) }) : words.t('battle.lost.units')}
        {owner === me && income(battle.leaders[other])}
      </p>
    </div>
  );
}
