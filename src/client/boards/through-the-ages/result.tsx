import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { finalRule } from '../../../games/through-the-ages/guide/reckoning.js';
import type { GameEvent, Tta } from '../../../games/through-the-ages/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Seal, sign, Zone } from '../../kit/index.js';
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
  if (cause === 'final-bonus') return 'final';
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

type Log = readonly LoggedEvent<Tta>[];
/** Events of Age III that were turned during the game have scored then; those that never were score at the end. */
export function finalCards(log: Log): ReadonlySet<string> {
  const turned = new Set(log.flatMap(({ e }) => (e.event === 'revealed' ? [e.card] : [])));
  return new Set(log.flatMap(({ e }) => (e.event === 'scored' && !turned.has(e.card) ? [e.card] : [])));
}

/** Culture by heading and seat. */
function sumsOf(log: Log, seats: number): ReadonlyMap<Row, readonly number[]> {
  const atEnd = finalCards(log);
  const sums = new Map<Row, number[]>(ROWS.map(({ id }) => [id, Array.from({ length: seats }, () => 0)]));
  for (const { e } of log)
    if (e.event === 'change' && e.by.culture) sums.get(atEnd.has(e.cause) ? 'final' : rowOf(e.cause))![e.seat]! += e.by.culture;
  return sums;
}

/** Where the culture came from, the final scoring last. */
export function pointSources(log: Log, { view }: Snapshot<Tta>, lang: Lang): readonly PointSource[] {
  const { t } = wordsOf(lang);
  const sums = sumsOf(log, view.seats);
  return ROWS.map(({ id, icon }) => ({ label: t(`source.${id}`), icon, points: sums.get(id)! })).filter((row) =>
    row.points.some((n) => n !== 0),
  );
}

type Final = Extract<GameEvent, { event: 'final-bonus' }>;

/** The final scoring card by card, or the lines of the final bonus. */
export function ResultExtras({ snapshot, lang, openRule }: ResultExtrasProps<Tta>) {
  const words = wordsOf(lang);
  const { log, seats, view } = snapshot;
  const atEnd = finalCards(log);
  const scored = log.flatMap(({ e }) => (e.event === 'scored' && atEnd.has(e.card) ? [e] : []));
  const finals = log.flatMap(({ e }) => (e.event === 'final-bonus' ? [e] : []));
  if (scored.length + finals.length === 0) return null;
  const gained = sumsOf(log, view.seats).get('final')!;
  const lines = finals[0] ? (Object.keys(finals[0].lines) as (keyof Final['lines'])[]) : [];
  return (
    <Zone title={words.t('result.sheet')} class="tfinal">
      <table class="figures">
        <thead>
          <tr>
            <th scope="col" />
            {seats.map(({ name }, seat) => (
              <th key={seat} scope="col">
                <span class="seat-head">
                  <Seal seat={seat} size={18} /> {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.t('result.before')}</th>
            {view.players.map((p, seat) => (
              <td key={seat}>{p.culture - gained[seat]!}</td>
            ))}
          </tr>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row">{words.t(`final.${line}`)}</th>
              {seats.map((_, seat) => (
                <td key={seat}>{sign(finals.find((e) => e.seat === seat)?.lines[line] ?? 0)}</td>
              ))}
            </tr>
          ))}
          {scored.map((e, i) => (
            <tr key={`${e.card}${i}`}>
              <th scope="row">{words.name(e.card)}</th>
              {seats.map((_, seat) => (
                <td key={seat}>{sign(e.points[seat] ?? 0)}</td>
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
      <button type="button" class="lnk" onClick={() => openRule(finalRule(view))}>
        {finalRule(view)}
      </button>
    </Zone>
  );
}
