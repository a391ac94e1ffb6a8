import { usePagesText } from '../i18n/pages.js';

/** One kind of value that is of our own design. */
export interface DesignedRow {
  readonly label: string;
  /** How many of how many rows carry it. */
  readonly n: number;
  readonly of: number;
  /** Their names, where there are few enough to read. */
  readonly names?: readonly string[];
}

interface Row {
  readonly prov: string | Readonly<Record<string, string>>;
}
/** Is this value, or any value of the row, our own design? */
export const isOurs =
  (field?: string) =>
  ({ prov }: Row): boolean =>
    typeof prov === 'string'
      ? prov.includes('D')
      : Object.entries(prov).some(([name, mark]) => mark.includes('D') && (field === undefined || name === field));

/** What is of our own design in a game, counted from the rows of its cards: the list is true by construction. */
export function DesignedList({ rows }: { readonly rows: readonly DesignedRow[] }) {
  const say = usePagesText();
  return (
    <dl class="designed">
      {rows.map(({ label, n, of, names }) => (
        <div key={label}>
          <dt>
            {label} <span class="muted">{say('credits.design.count', { n, of })}</span>
          </dt>
          {names && <dd>{names.join(', ')}</dd>}
        </div>
      ))}
    </dl>
  );
}
