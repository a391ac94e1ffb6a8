import type { Claim, ClaimTable, Survey } from '../../../games/index.js';
import { differenceOf, type Interval, meanOf, meanOfSums, type Summary, shareOf, WHOLE } from '../../../study/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { BOT_LEVELS } from '../../site/bot-level.js';
import { levelName } from '../../site/bot-name.js';
import { decimal, percent, signed, useLabText, whole } from './texts.js';

const isAt =
  ({ edition, seats }: ClaimTable) =>
  ({ table }: Summary): boolean =>
    table.edition === edition && table.seats === seats;

const figureOf = (of: Claim['of'], summary: Summary) =>
  of === 'rounds' ? meanOf(summary.rounds) : meanOfSums(summary.games, summary.decisions.sum, summary.decisions.squares);

/** What the rulebooks say, with what was measured at each table. */
export function Claims({
  survey,
  summaries,
  level,
}: {
  readonly survey: Survey;
  readonly summaries: readonly Summary[];
  readonly level: string;
}) {
  const say = useLabText();
  const lang = useLang();
  const here = summaries.filter(({ table }) => table.level === level);
  if (survey.claims.length === 0) return null;
  const tableName = ({ edition, seats }: ClaimTable): string =>
    `${survey.editions.find(({ id }) => id === edition)?.label[lang] ?? edition}, ${say('claims.players', { n: seats })}`;
  const range = ({ low, high }: Interval, told: (x: number) => string): string => say('range', { low: told(low), high: told(high) });

  const seatRows = (at: ClaimTable, summary: Summary) =>
    summary.seats.map((wins, i) => {
      const share = shareOf(wins / WHOLE, summary.games);
      return (
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
      );
    });
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
  const difference = (claim: Claim) => {
    const [a, b] = (claim.difference ?? []).map((at) => here.find(isAt(at)));
    if (!a || !b) return null;
    const found = differenceOf(figureOf(claim.of, a), figureOf(claim.of, b));
    return (
      <tr class="difference">
        <th scope="row">{say('claims.difference')}</th>
        <td>
          <b>{signed(found.value, lang)}</b>
        </td>
        <td>{range(found, (x) => signed(x, lang))}</td>
        <td />
      </tr>
    );
  };
  return (
    <Zone title={say('claims.title')} class="lab-claims">
      <p class="muted">
        {say('claims.level', {
          level: levelName(
            lang,
            BOT_LEVELS.find((it) => it === level),
          ),
        })}
      </p>
      <div class="claims">
        {survey.claims.map((claim) => {
          const rows = claim.tables.flatMap((at) => {
            const summary = here.find(isAt(at));
            return summary ? (claim.of === 'seats' ? seatRows(at, summary) : [meanRow(claim, at, summary)]) : [];
          });
          return (
            <section key={claim.id}>
              <h3>{claim.text[lang]}</h3>
              {rows.length === 0 ? (
                <p class="muted">{say('claims.none')}</p>
              ) : (
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
                    {rows}
                    {difference(claim)}
                  </tbody>
                </table>
              )}
            </section>
          );
        })}
      </div>
    </Zone>
  );
}
