import { improvementPrice } from '../../../../games/civilization/ask/prices.js';
import { incomeOf } from '../../../../games/civilization/ask/production.js';
import { isAdvanced } from '../../../../games/civilization/ask/table.js';
import type { Civ } from '../../../../games/civilization/state/state.js';
import { Icon, sign } from '../../../kit/index.js';
import type { Choice } from '../../../table/table.js';
import { passingWords } from '../buy-looks.js';
import { classes, useDesk } from '../desk.js';
import { INCOME_KEYS, type IncomeLine, incomeLines } from '../facts.js';
import { IMPROVEMENT_GLYPHS, TABLE_GLYPHS } from '../glyphs.js';
import type { CivPlan } from '../plan/civ-plan.js';
import { groupOf } from '../plan/groups.js';
import { Chart } from './chart.js';
import { ChoiceRows } from './goal-list.js';
import { Ledger } from './ledger.js';
import { GainNote } from './mine.js';

/**
 * Everything that gold can buy: the chart of technologies, figures, growth, improvements; what the next production would be.
 * In the basic game a list beside the map is enough: technologies are all alike and my area says the rest.
 */
export function PurchaseSheet({ placing }: { readonly placing: CivPlan | null }) {
  const { s, words } = useDesk();
  if (!isAdvanced(s)) return <Recruit placing={placing} />;
  return (
    <div class="purchase-sheet">
      <Chart />
      <div class="low">
        <Recruit placing={placing} />
        <Ledger />
        <section class="zone" aria-label={words.t('zone.forecast')}>
          <Improvements />
          <Forecast />
        </section>
      </div>
    </div>
  );
}

const SOLD_HERE = /^(recruit|found|expand|sell)/;
/** Where there is no chart. */
const SOLD_BESIDE = /^(technology|buy-technology|claim)/;

/** Figures and settlements: one row for each kind, where to is asked next. */
function Recruit({ placing }: { readonly placing: CivPlan | null }) {
  const desk = useDesk();
  const { s, words, snapshot } = desk;
  const isMyTurn = snapshot.choices.some(({ move }) => move.move === 'finish-buying');
  const rows = new Map<string, Choice<Civ>[]>();
  for (const choice of snapshot.choices) {
    const group = groupOf(choice.move);
    if (group && (group.startsWith('recruit:') || group === 'found' || group === 'expand' || group === 'sell'))
      rows.set(group, [...(rows.get(group) ?? []), choice]);
  }
  const isSoldHere = (key: string) => rows.has(key) || SOLD_HERE.test(key) || (!isAdvanced(s) && SOLD_BESIDE.test(key));
  return (
    <section class="zone recruit" aria-label={words.t('zone.recruit')}>
      <div class="zhead">
        <span class="caps">{words.t('zone.recruit')}</span>
        <span class="line" />
        <span class="note">{words.t('recruit.note')}</span>
      </div>
      {placing && <ChoiceRows plan={{ ...placing, chips: placing.chips.filter(({ key }) => placing.back || isSoldHere(key)) }} />}
      {rows.size === 0 && !placing?.back && (
        <p class="empty">{isMyTurn ? words.t('recruit.none', { n: s.players[desk.me]!.gold }) : words.t('recruit.later')}</p>
      )}
    </section>
  );
}

function Improvements() {
  const desk = useDesk();
  const { s, words, snapshot, mine, zoom } = desk;
  // Those without their technology stand on the chart, beside what they wait for.
  const offered = [...snapshot.choices, ...snapshot.blocked].filter(
    ({ move, refusal }) =>
      (move.move === 'buy-improvement' || move.move === 'buy-wonder') &&
      refusal?.code !== 'OWNED_ALREADY' &&
      refusal?.code !== 'NEEDS_TECHNOLOGY',
  );
  const passing = offered.some(({ move }) => move.move === 'buy-improvement')
    ? passingWords(
        s,
        desk.me,
        snapshot.seats.map(({ name }) => name),
        words,
      )
    : undefined;
  return (
    <>
      <div class="zhead">
        <span class="caps">{words.t('zone.improvements')}</span>
        <span class="line" />
        <span class="note">{words.t('improvements.note', { n: improvementPrice(s) })}</span>
      </div>
      {passing && <p class="heed">{passing}</p>}
      <div class="improvement-grid">
        {mine.improvements.map((id) => (
          <button
            key={id}
            type="button"
            class="tech-chip improvement own"
            onClick={() => zoom(`improvement.${id}`)}
            data-zoom={`improvement.${id}`}
          >
            <Icon name={IMPROVEMENT_GLYPHS[id]} size={14} />
            {words.short(`improvement.${id}`)}
          </button>
        ))}
        {mine.improvements.length + offered.length === 0 && <p class="empty">{words.t('improvements.none')}</p>}
        {offered.map((choice) => {
          const { move } = choice;
          const key =
            move.move === 'buy-improvement' ? `improvement.${move.improvement}` : move.move === 'buy-wonder' ? `wonder.${move.wonder}` : '';
          const glyph = move.move === 'buy-improvement' ? IMPROVEMENT_GLYPHS[move.improvement] : TABLE_GLYPHS.wonder;
          return (
            <button
              key={key}
              type="button"
              class={classes('tech-chip improvement', choice.refusal ? 'no' : 'can')}
              data-zoom={key}
              onClick={(e) => desk.plan?.act(choice, e.currentTarget)}
            >
              <Icon name={choice.refusal ? 'padlock' : glyph} size={14} />
              {words.short(key)}
              {choice.refusal && <small>{words.why(choice.refusal, 'short')}</small>}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** The next production as it stands, and with what is being looked at. */
function Forecast() {
  const { s, me, words, preview } = useDesk();
  const now = incomeOf(s, me, null);
  const then = preview ? incomeOf(preview, me, null) : null;
  const before = incomeLines(s, me, now, words);
  const after = then && preview ? incomeLines(preview, me, then, words) : [];
  const of = (lines: readonly IncomeLine[], key: IncomeLine['key']) => lines.find((line) => line.key === key);
  return (
    <>
      <table class="sums forecast">
        <caption class="caps">{words.t('zone.forecast')}</caption>
        <tbody>
          {INCOME_KEYS.flatMap((key) => {
            const line = of(after, key) ?? of(before, key);
            return line ? (
              <tr key={key}>
                <th scope="row">{line.label}</th>
                <td>{of(before, key)?.gold ?? 0}</td>
                {then && <td class="becomes">{of(after, key)?.gold ?? 0}</td>}
              </tr>
            ) : (
              []
            );
          })}
          <tr class="total">
            <th scope="row">{words.g('income.total')}</th>
            <td>{sign(now.total, true)}</td>
            {then && <td class="becomes">{sign(then.total, true)}</td>}
          </tr>
        </tbody>
      </table>
      <GainNote />
    </>
  );
}
