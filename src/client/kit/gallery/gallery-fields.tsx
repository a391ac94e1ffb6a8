import { Icon } from '../index.js';

/** Accents and case do not matter to a search. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The search field of a gallery. */
export function SearchField({ label, value, onInput }: { label: string; value: string; onInput(value: string): void }) {
  return (
    <label class="gsearch">
      <Icon name="magnifying-glass" size={16} />
      <span class="sr">{label}</span>
      <input class="field" type="search" placeholder={label} value={value} onInput={(e) => onInput(e.currentTarget.value)} />
    </label>
  );
}

interface SelectProps<V extends string> {
  readonly label: string;
  readonly all: string;
  readonly value: V | 'all';
  readonly options: readonly { readonly id: V; readonly name: string }[];
  onChange(value: V | 'all'): void;
}

/** One filter of a gallery: all, or one of several. */
export function SelectField<V extends string>({ label, all, value, options, onChange }: SelectProps<V>) {
  return (
    <label class="gchoice">
      <span class="caps">{label}</span>
      <select class="field" value={value} onChange={(e) => onChange(e.currentTarget.value as V | 'all')}>
        <option value="all">{all}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
