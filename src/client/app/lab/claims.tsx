import type { Claim, ClaimTable, Survey } from '../../../games/index.js';
import type { Interval, Summary } from '../../../study/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { BOT_LEVELS } from '../../site/bot-level.js';
import { levelName } from '../../site/bot-name.js';
import type { CardShelf } from '../../table/card-shelf.js';
import { ChangedCards } from './changed-cards.js';
import { decimal, percent, signed, useLabText, whole } from './texts.js';
import { figureOf, isAt, LEAST, measuredDifference, missingOf, paceOf, seatShares, unevenSeats, verdictOf } from './verdicts.js';

/** What the rulebooks say, with what was measured at each table, and whether that agrees. */
export function Claims({
  survey,
  summaries,
  level,
  shelf,
}: {
  readonly survey: Survey;
  readonly summaries: readonly Summary[];
  readonly level: string;
  readonly shelf: CardShelf;
}) {
  const say = useLabText();
  const lang = useLang();
  // Where nothing was measured with bots of this level, others may tell.
  const told = (summaries.find(({ table }) => table.level === level) ?? summaries[0])?.table.level ?? level;
  const here = summaries.filter(({ table }) => table.level === told);
  if (survey.claims.length === 0) return null;
  const tableName = ({ edition, seats }: ClaimTable): string =>
    `${survey.editions.find(({ id }) => id === edition)?.label[lang] ?? edition}, ${say('claims.players', { n: seats })}`;
  /** '2015 (3, 4)': editions with their numbers of players. */
  const tablesName = (tables: readonly ClaimTable[]): string =>
    [...new Set(tables.map(({ edition }) => edition))]
      .map((id) => {
        const name = survey.editions.find((it) => it.id === id)?.label[lang] ?? id;
        const counts = tables.filter(({ edition }) => edition === id).map(({ seats }) => seats);
        return say('claims.tables', { name, counts: counts.join(', ') });
      })
      .join(', ');
  const range = ({ low, high }: Interval, told: (x: number) => string): string => say('range', { low: told(low), high: told(high) });

  const seatRows = (at: ClaimTable, summary: Summary) =>
    seatShares(summary).map((share, i) => (
      <tr key={`${at.edition}${at.seats}${i}`}>
        {i === 0 && (
          <th scope="rowgroup" rowSpan={summary.seats.length}>
            {tableName(at)}
          </th>
        )}
        <td>
          {say('claims.seat', { n: i + 1 })} <b>{percent(share.value, lang)}</b>
        </td>
        <td>{range(share, (x) => percent(x, lang))}</td>
        <td>{i === 0 ? whole(summary.games, lang) : ''}</td>
      </tr>
    ));
  const meanRow = (claim: Claim, at: ClaimTable, summary: Summary) => {
    const figure = figureOf(claim.of, summary);
    const told = (x: number): string => (claim.of === 'decisions' ? whole(x, lang) : decimal(x, lang));
    return (
      <tr key={`${at.edition}${at.seats}`}>
        <th scope="row">{tableName(at)}</th>
        <td>
          <b>{told(figure.value)}</b>
        </td>
        <td>{range(figure, told)}</td>
        <td>{whole(summary.games, lang)}</td>
      </tr>
    );
  };
  const difference = (found: Interval) => (
    <tr class="difference">
      <th scope="row">{say('claims.difference')}</th>
      <td>
        <b>{signed(found.value, lang)}</b>
      </td>
      <td>{range(found, (x) => signed(x, lang))}</td>
      <td />
    </tr>
  );
  const seatVerdict = (at: ClaimTable, summary: Summary): string => {
    const uneven = unevenSeats(summary);
    const table = tableName(at);
    if (uneven.length === 0) return say('claims.even', { table });
    // Who wins more says enough: the others have less.
    const told = uneven.some(({ isMore }) => isMore) ? uneven.filter(({ isMore }) => isMore) : uneven;
    return told.map(({ place, isMore }) => say(isMore ? 'claims.more' : 'claims.less', { table, n: place })).join(' ');
  };
  const pace = (at: ClaimTable, summary: Summary, hours: readonly [number, number]): string => {
    const [low, high] = paceOf(summary, hours).map((seconds) => whole(seconds, lang));
    return say('claims.pace', { table: tableName(at), low: low!, high: high! });
  };
  const figures = (claim: Claim) => {
    const known = claim.tables.flatMap((at) => {
      const summary = here.find(isAt(at));
      return summary ? [{ at, summary }] : [];
    });
    if (known.length === 0) return null;
    const found = measuredDifference(claim, here);
    return (
      <>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{say('claims.table')}</th>
              <th scope="col">{say('claims.figure')}</th>
              <th scope="col">{say('claims.interval')}</th>
              <th scope="col">{say('claims.count')}</th>
            </tr>
          </thead>
          <tbody>
            {known.map(({ at, summary }) => (claim.of === 'seats' ? seatRows(at, summary) : meanRow(claim, at, summary)))}
            {found && found !== 'few' && difference(found)}
          </tbody>
        </table>
        {claim.of === 'seats' && known.map(({ at, summary }) => <p key={tableName(at)}>{seatVerdict(at, summary)}</p>)}
        {claim.hours && known.map(({ at, summary }) => <p key={tableName(at)}>{pace(at, summary, claim.hours!)}</p>)}
        {found && <p>{found === 'few' ? say('claims.few', { least: LEAST }) : say(`claims.${verdictOf(found, claim.about)}`)}</p>}
      </>
    );
  };
  /** The first number of players at which both editions are measured. */
  const cards = ({ tables, changed }: Claim) => {
    if (!changed) return null;
    const [first, second] = changed.editions;
    const both = tables
      .filter(({ edition }) => edition === first)
      .map((at) => [here.find(isAt(at)), here.find(isAt({ ...at, edition: second }))] as const)
      .find(([a, b]) => a && b);
    if (!both) return <p class="muted">{say('claims.cards.none')}</p>;
    return <ChangedCards tables={[both[0]!.table, both[1]!.table]} nameOf={changed.nameOf} shelf={shelf} />;
  };
  return (
    <Zone title={say('claims.title')} class="lab-claims">
      <p class="muted">
        {say('claims.level', {
          level: levelName(
            lang,
            BOT_LEVELS.find((it) => it === told),
          ),
        })}
      </p>
      <div class="claims">
        {survey.claims.map((claim) => {
          const missing = missingOf(claim, here);
          return (
            <section key={claim.id}>
              <h3>{claim.text[lang]}</h3>
              {claim.of === 'cards' ? cards(claim) : figures(claim)}
              {missing.length > 0 && (
                <p class="muted">
                  {missing.length === claim.tables.length ? say('claims.none') : say('claims.missing', { tables: tablesName(missing) })}
                </p>
              )}
            </section>
          );
        })}
      </div>
    </Zone>
  );
}
