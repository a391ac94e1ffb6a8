import { useMemo, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { sign, Zone } from '../kit/index.js';
import { stretchesOf, takenTogether } from './ages.js';
import type { BoardPackage } from './board-package.js';
import { SeatHeads } from './result-tables.js';
import type { Snapshot, Table } from './table.js';
import { useTableText } from './texts.js';

interface AgeTableProps<T extends Shape> {
  readonly table: Table<T>;
  readonly snapshot: Snapshot<T>;
  readonly pack: BoardPackage<T>;
}

/** Fewer eras than these tell nothing of the way. */
const FEWEST = 3;

/** How the game went, age by age or round by round: any figure of the boards, what it was at the end of each and what it gained. */
export function AgeTable<T extends Shape>({ table, snapshot, pack }: AgeTableProps<T>) {
  const say = useTableText();
  const lang = useLang();
  const [figure, setFigure] = useState(pack.figures[0]?.id ?? '');
  const word = pack.roundWord?.[lang] ?? say('table.round-word');
  const [head, rows] = useMemo(() => {
    const rounds = pack.milestones(snapshot.log, lang);
    const { eraOf } = pack;
    const eras = eraOf ? stretchesOf(rounds, (ply) => eraOf(table.at(ply).view, lang)) : [];
    const each = stretchesOf(rounds, (ply) => {
      const { now, name } = pack.roundOf(table.at(ply).view);
      return say('table.round-short', { word, now: name ?? String(now) });
    });
    // A game that has known one or two eras only is told by its rounds.
    const isByEra = eras.length >= FEWEST;
    const ages = isByEra ? eras : takenTogether(each);
    let before = snapshot.seats.map((_, seat) => pack.counters(table.at(0).view, seat));
    const told = ages.map(({ label, ply }) => {
      const { view } = table.at(ply);
      const after = snapshot.seats.map((_, seat) => pack.counters(view, seat));
      const cells = after.map((counters, seat) => ({ counters, before: before[seat]! }));
      before = after;
      return { label, cells };
    });
    return [isByEra ? say('result.era') : word, told];
  }, [table, snapshot, pack, lang]);
  return (
    <Zone
      title={say('result.ages')}
      class="by-age"
      aside={
        <select class="field" aria-label={say('result.ages-figure')} value={figure} onChange={(e) => setFigure(e.currentTarget.value)}>
          {pack.figures.map(({ id, label }) => (
            <option key={id} value={id}>
              {label[lang]}
            </option>
          ))}
        </select>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways in its own box */}
      <div class="scroll-x" tabIndex={0}>
        <table class="figures">
          <caption class="sr">{say('result.ages')}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <SeatHeads seats={snapshot.seats} />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => {
              const gains = cells.map(({ counters, before }) => (counters[figure] ?? 0) - (before[figure] ?? 0));
              const most = Math.max(...gains);
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map(({ counters }, seat) => (
                    <td key={seat} class={gains[seat] === most && most > 0 && gains.length > 1 ? 'most' : undefined}>
                      {counters[figure] ?? 0} <small>{sign(gains[seat]!, true)}</small>
                      {gains[seat] === most && most > 0 && gains.length > 1 && <span class="sr">, {say('result.ages-most')}</span>}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Zone>
  );
}
