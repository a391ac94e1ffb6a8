import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import type { GameEvent, Tta } from '../../../games/through-the-ages/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Seal, Zone } from '../../kit/index.js';
import type { PointSource, ResultExtrasProps } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { wordsOf } from './words.js';

const ROWS = [
  { id: 'production', icon: 'lyre' },
  { id: 'wonders', icon: TYPE_GLYPHS.wonder },
  { id: 'events', icon: TYPE_GLYPHS.event },
  { id: 'colonies', icon: TYPE_GLYPHS.territory },
  { id: 'war', icon: TYPE_GLYPHS.war },
  { id: 'cards', icon: TYPE_GLYPHS.leader },
  { id: 'losses', icon: 'bread' },
  { id: 'final', icon: 'laurels' },
] as const;
type Row = (typeof ROWS)[number]['id'];

/** Under which heading culture was won or lost. */
function rowOf(cause: string): Row {
  if (cause === 'production') return 'production';
  if (cause === 'famine') return 'losses';
  if (cause === 'prepare') return 'events';
  if (!cause.includes('.')) return 'cards';
  switch (cardOf(cause).type) {
    case 'wonder':
      return 'wonders';
    case 'event':
      return 'events';
    case 'territory':
      return 'colonies';
    case 'aggression':
    case 'war':
      return 'war';
    default:
      return 'cards';
  }
}

/** Where the culture came from, the final scoring last. */
export function pointSources(log: readonly LoggedEvent<Tta>[], { view }: Snapshot<Tta>, lang: Lang): readonly PointSource[] {
  const { t } = wordsOf(lang);
  const sums = new Map<Row, number[]>(ROWS.map(({ id }) => [id, view.players.map(() => 0)]));
  const add = (row: Row, seat: number, n: number) => {
    sums.get(row)![seat]! += n;
  };
  for (const { e } of log) {
    if (e.event === 'change' && e.by.culture) add(rowOf(e.cause), e.seat, e.by.culture);
    if (e.event === 'scored') for (const [seat, n] of e.points.entries()) add(view.over ? 'final' : 'events', seat, n);
    if (e.event === 'final-bonus') add('final', e.seat, totalOf(e));
  }
  return ROWS.map(({ id, icon }) => ({ label: t(`source.${id}`), icon, points: sums.get(id)! })).filter((row) =>
    row.points.some((n) => n !== 0),
  );
}

type Final = Extract<GameEvent, { event: 'final-bonus' }>;
const totalOf = ({ lines }: Final): number => Object.values(lines).reduce((a, b) => a + b, 0);

/** The final scoring card by card, or the five lines of the Simple version. */
export function ResultExtras({ snapshot, lang, openRule }: ResultExtrasProps<Tta>) {
  const words = wordsOf(lang);
  const { log, seats, view } = snapshot;
  const scored = log.flatMap(({ e }) => (e.event === 'scored' ? [e] : []));
  const finals = log.flatMap(({ e }) => (e.event === 'final-bonus' ? [e] : []));
  if (scored.length + finals.length === 0) return null;
  const lines = finals[0] ? (Object.keys(finals[0].lines) as (keyof Final['lines'])[]) : [];
  return (
    <Zone title={words.t('result.sheet')}>
      <table class="tsheet">
        <thead>
          <tr>
            <th scope="col" />
            {seats.map(({ name }, seat) => (
              <th key={seat} scope="col">
                <Seal seat={seat} size={18} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{words.t(`final.${line}`)}</th>
              {seats.map((_, seat) => (
                <td key={seat}>{finals.find((e) => e.seat === seat)?.lines[line] ?? 0}</td>
              ))}
            </tr>
          ))}
          {scored.map((e, i) => (
            <tr key={`${e.card}${i}`}>
              <th scope="row">{words.name(e.card)}</th>
              {seats.map((_, seat) => (
                <td key={seat}>{e.points[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{words.t('result.total')}</th>
            {view.players.map((p, seat) => (
              <td key={seat}>
                <b>{p.culture}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <button type="button" class="lnk" onClick={() => openRule(versionOf(view).isAdvanced ? 'TTA-END-05' : 'TTA-SCO-01')}>
        {versionOf(view).isAdvanced ? 'TTA-END-05' : 'TTA-SCO-01'}
      </button>
    </Zone>
  );
}
