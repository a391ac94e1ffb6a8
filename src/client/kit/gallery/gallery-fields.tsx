import '../icons/pages.generated.js';
import { Icon, type IconName } from '../index.js';

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

interface ListProps<V extends string> extends SelectProps<V> {
  readonly options: readonly { readonly id: V; readonly name: string; readonly icon?: IconName; readonly colour?: string }[];
  /** How many cards there would be. */
  count(value: V | 'all'): number;
}

/** A filter whose choices are all in sight, each with the number of cards it would leave; those that would leave none are not. */
export function ListField<V extends string>({ label, all, value, options, count, onChange }: ListProps<V>) {
  const lines: readonly ListProps<V | 'all'>['options'][number][] = [{ id: 'all', name: all }, ...options];
  return (
    <fieldset class="glist">
      <legend class="caps">{label}</legend>
      {lines.map(({ id, name, icon, colour }) => {
        const [n, isChosen] = [count(id), value === id];
        return n > 0 || isChosen ? (
          <label key={id} style={colour ? { '--v': colour } : {}}>
            <input class="sr" type="radio" name={label} checked={isChosen} onChange={() => onChange(id)} />
            {icon && <Icon name={icon} size={16} />}
            <span class="grow">{name}</span>
            <b>{n}</b>
          </label>
        ) : null;
      })}
    </fieldset>
  );
}
