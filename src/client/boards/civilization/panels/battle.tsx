import { commitsOf, type Side } from '../../../../games/civilization/ask/battle.js';
import { incomeOf } from '../../../../games/civilization/ask/production.js';
import { isRegion, type Space } from '../../../../games/civilization/cards/world.js';
import { kindsIn } from '../../../../games/civilization/say/names.js';
import type { Battle, Commit, State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { Icon, Seal, seatColours } from '../../../kit/index.js';
import { changeSettings, useSettings } from '../../../site/settings.js';
import { throwWords } from '../battle-looks.js';
import { classes, nameOfSeat, useDesk } from '../desk.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import { unitGlyph } from '../signs.js';
import { battleOf, type Fought, foughtAt, leftOf, oddsTable, placeOf } from './battle-facts.js';
import { RoundRow } from './battle-rounds.js';

type Round = Fought['rounds'][number];

/** A battle over the map: both sides, what each may choose and its chances, the rounds so far with their sums in words. */
export function BattlePanel() {
  const desk = useDesk();
  const { s, me, words, snapshot } = desk;
  const battle = battleOf(s);
  if (!battle) return null;
  const { rounds } = foughtAt(snapshot.log, placeOf(battle));
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
      {chooses && <Odds battle={battle} side={side} />}
      <ol class="rounds" reversed>
        {[...rounds].reverse().map((round) => (
          <RoundRow key={round.round} round={round} fresh={round.round === rounds.at(-1)?.round} s={s} words={words} />
        ))}
      </ol>
      {rounds.length === 0 && <p class="note">{words.t('battle.begins')}</p>}
      {side !== undefined && <Stakes battle={battle} side={side} />}
    </section>
  );
}

function SideBox({ battle, side, rounds }: { readonly battle: Battle; readonly side: Side; readonly rounds: readonly Round[] }) {
  const desk = useDesk();
  const { s, words } = desk;
  const leader = battle.leaders[side];
  const units = commitsOf(s, battle, side).filter((commit) => !commit.air);
  const sealed = s.steps.at(-1)?.step === 'choice' && !desk.snapshot.asked.includes(leader);
  return (
    <div class="battle-side" style={seatColours(leader)}>
      <p class="leader">
        <Seal seat={leader} size={28} />
        <b>{words.t(side === 0 ? 'battle.mover' : 'battle.other', { who: nameOfSeat(desk, leader) })}</b>
        <span class="note">{words.t('battle.left', { n: units.reduce((sum, commit) => sum + leftOf(s, battle, commit), 0) })}</span>
      </p>
      <div class="units">
        {units.map((commit) => (
          <UnitCard key={`${commit.owner} ${commit.kind} ${commit.cargo}`} battle={battle} commit={commit} />
        ))}
        {fallenOf(rounds, side).map(([commit, n]) => (
          <UnitCard key={`fallen ${commit.owner} ${commit.kind}`} battle={battle} commit={commit} fallen={n} />
        ))}
        {units.length === 0 && <p class="note">{words.t('battle.none')}</p>}
      </div>
      {battle.sides[side].length > 1 && (
        <p class="note">
          {words.t('battle.allies', {
            who: battle.sides[side]
              .filter((seat) => seat !== leader)
              .map((seat) => nameOfSeat(desk, seat))
              .join(', '),
          })}
        </p>
      )}
      {sealed && <p class="note sealed">{words.t('battle.sealed')}</p>}
    </div>
  );
}

/** What a side has lost so far, equal units together. */
function fallenOf(rounds: readonly Round[], side: Side): readonly (readonly [Commit, number])[] {
  const found = new Map<string, [Commit, number]>();
  for (const { winner, fighters } of rounds) {
    if (winner === side) continue;
    const { commit } = fighters[side];
    const key = `${commit.owner} ${commit.kind}`;
    found.set(key, [commit, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}

interface UnitProps {
  readonly battle: Battle;
  readonly commit: Commit;
  /** How many of them are lost; none: those that are left. */
  readonly fallen?: number;
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

/** My choices against everything the other may choose: green is good, the last column the worst that can happen. */
function Odds({ battle, side }: { readonly battle: Battle; readonly side: Side }) {
  const { s, words } = useDesk();
  const { odds: shown } = useSettings();
  const rows = oddsTable(s, battle, side);
  const name = ({ kind, air }: Commit) => (air ? words.t('battle.with-air', { what: words.unit(s, kind) }) : words.unit(s, kind));
  return (
    <div class="odds">
      <div class="zhead">
        <span class="caps">{words.t('odds.title')}</span>
        <span class="line" />
        <button type="button" class="lnk" aria-pressed={shown} onClick={() => changeSettings({ odds: !shown })}>
          {words.t(shown ? 'odds.hide' : 'odds.show')}
        </button>
      </div>
      {shown && (
        <table>
          <thead>
            <tr>
              <th>{words.t('odds.mine')}</th>
              {rows[0]?.cells.map(({ foe }) => (
                <th key={`${foe.owner} ${foe.kind} ${foe.cargo} ${foe.air}`} scope="col">
                  {name(foe)}
                </th>
              ))}
              <th scope="col">{words.t('odds.worst')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ mine, cells, worst }) => (
              <tr key={`${mine.owner} ${mine.kind} ${mine.cargo} ${mine.air}`}>
                <th scope="row">{name(mine)}</th>
                {cells.map(({ foe, win, tie }) => (
                  <td key={`${foe.owner} ${foe.kind} ${foe.cargo} ${foe.air}`} class={classes(win > 0.5 && 'good', win < 0.35 && 'bad')}>
                    <b>{words.t('percent', { n: Math.round(win * 100) })}</b>
                    <small>{words.t('odds.tie', { n: Math.round(tie * 100) })}</small>
                  </td>
                ))}
                <td class="worst">
                  <b>{words.t('percent', { n: Math.round(worst * 100) })}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** By how much the next production of a seat changes when a settlement changes hands. */
const hangsOn = (s: State, at: Space, seat: Seat, next: Seat): number =>
  Math.abs(incomeOf({ ...s, owners: s.owners.with(at, next) }, seat, null).total - incomeOf(s, seat, null).total);

/** What hangs on the battle for me: the settlement and what it brings, or nothing but the units. */
function Stakes({ battle, side }: { readonly battle: Battle; readonly side: Side }) {
  const desk = useDesk();
  const { s, words } = desk;
  const { at } = battle;
  const owner = isRegion(at) ? (s.owners[at] ?? -1) : -1;
  const isOf = (i: Side) => owner >= 0 && battle.sides[i].includes(owner);
  const other: Side = side === 0 ? 1 : 0;
  const town = {
    what: words.name(`size.${s.sizes[at]}`),
    where: words.space(at),
    n: owner < 0 ? 0 : hangsOn(s, at, battle.leaders[side], isOf(side) ? battle.leaders[other] : battle.leaders[side]),
  };
  const foe = nameOfSeat(desk, battle.leaders[other]);
  return (
    <div class="stakes">
      <p class="win">
        <b>{words.t('battle.if-won')}</b>
        {words.t(isOf(other) ? 'battle.won.take' : isOf(side) ? 'battle.won.keep' : 'battle.won', town)}
      </p>
      <p class="lose">
        <b>{words.t('battle.if-lost')}</b>
        {isOf(side) ? words.t('battle.lost.town', { ...town, who: foe }) : words.t('battle.lost.units')}
      </p>
    </div>
  );
}
