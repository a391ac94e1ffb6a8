import { isSame } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { sign } from '../kit/pieces.js';
import type { AnyBoardPackage, Figure } from '../table/board-package.js';
import type { Choice } from '../table/table.js';
import type { BesideProps } from '../table/table-desk.js';
import { type Change, reasonsFor } from './reasons.js';

interface WeighedProps {
  readonly pack: Pick<AnyBoardPackage, 'figures' | 'weighed'>;
  readonly rows: readonly { readonly way: string; readonly changes: readonly Change[]; readonly advised?: true }[];
  /** Nothing has been done yet. */
  readonly beforehand?: boolean;
}

/** So many figures are read at a glance. */
const FIGURES = 4;

/** The two ways side by side, in the figures in which they differ, each on a line of its own: its name may be long. */
export function Weighed({ pack, rows, beforehand = false }: WeighedProps) {
  const lang = useLang();
  const figures: readonly (Figure & { readonly threat?: boolean })[] = [...pack.figures, ...(pack.weighed ?? [])];
  const by = (changes: readonly Change[], id: string): number => changes.find((change) => change.id === id)?.by ?? 0;
  const differing = figures.filter(({ id }) => new Set(rows.map(({ changes }) => by(changes, id))).size > 1);
  // What threatens is never left out.
  const shown = new Set(differing.toSorted((a, b) => Number(b.threat ?? false) - Number(a.threat ?? false)).slice(0, FIGURES));
  return (
    <table class={beforehand ? 'tutor-weighed beforehand' : 'tutor-weighed'}>
      <thead>
        <tr>
          <td />
          {rows.map(({ way, advised }, i) => (
            <th key={i} scope="col" class={advised ? 'advised' : ''}>
              {way}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differing
          .filter((it) => shown.has(it))
          .map(({ id, label, threat }) => (
            <tr key={id}>
              <th scope="row">{label[lang].toLocaleLowerCase(lang)}</th>
              {rows.map(({ changes, advised }, i) => {
                const n = by(changes, id);
                const good = threat ? -n : n;
                return (
                  <td key={i} class={`${advised ? 'advised' : ''} ${good > 0 ? 'gain' : good < 0 ? 'loss' : ''}`}>
                    {n === 0 ? '·' : sign(n, true)}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

interface VersusProps extends Pick<BesideProps, 'pack' | 'snapshot' | 'picking'> {
  readonly act: Shape['move'];
  readonly other: Shape['move'];
}

/** What the note asks for beside another choice, before either is made. */
export function Versus({ pack, snapshot, picking, act, other }: VersusProps) {
  const lang = useLang();
  const [wanted, instead] = [act, other].map((move) => snapshot.choices.find((it) => isSame(it.move, move)));
  if (!wanted || !instead) return null;
  // As short as on the chips: both stand in the bar.
  const row = (choice: Choice<Shape>) => ({
    way: picking.look(choice).label,
    changes: reasonsFor(pack, snapshot, choice, lang)?.figures ?? [],
  });
  return <Weighed beforehand pack={pack} rows={[{ ...row(wanted), advised: true }, row(instead)]} />;
}
