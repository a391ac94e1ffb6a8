import type { ComponentChildren } from 'preact';
import { editionOf } from '../../../games/through-the-ages/editions/index.js';
import { candidates, isDrawn, KINDS, sizeOf } from '../../../games/through-the-ages/state/draw.js';
import { DEFAULTS } from '../../../games/through-the-ages/state/setup.js';
import type { Expansion, Options } from '../../../games/through-the-ages/state/state.js';
import { refusals as refusalsEn } from '../../../games/through-the-ages/text/refusals.en.js';
import { refusals as refusalsFr } from '../../../games/through-the-ages/text/refusals.fr.js';
import { setup as setupEn } from '../../../games/through-the-ages/text/setup.en.js';
import { setup as setupFr } from '../../../games/through-the-ages/text/setup.fr.js';
import { type Lang, say, useLang } from '../../i18n/i18n.js';
import { Link } from '../../site/router.js';
import { SETUP_SAYERS } from '../../table/setup/seats.js';

export type Key = keyof typeof setupEn & string;
const TEXTS = { en: { ...setupEn, ...refusalsEn }, fr: { ...setupFr, ...refusalsFr } } as const;
export const speak = (lang: Lang, key: Key | `refuse.${string}`, params: Readonly<Record<string, number>> = {}): string =>
  say(TEXTS[lang], { key, params });

/** The editions as one chooses them: the expansion belongs to that of 2015. */
export const STANCES = ['2006', '2015', 'expansion'] as const;
export type Stance = (typeof STANCES)[number];
export const stanceOf = ({ edition, expansion }: Options): Stance => (edition !== '2015' ? '2006' : expansion ? 'expansion' : '2015');

/** All modules, with a secret draw. */
export const TODAY: Expansion = { rebalanced: true, military: true, leaders: 'secret', choice: 'random', agreed: [] };

/** The versions an edition has. */
export const versionsOf = (edition: '2006' | '2015'): readonly Options['version'][] =>
  Object.keys(editionOf({ options: { ...DEFAULTS, edition } }).versions) as Options['version'][];

export function withStance(options: Options, stance: Stance): Options {
  const { expansion = TODAY, ...rest } = options;
  if (stance === '2006') return { ...rest, edition: '2006', version: rest.version === 'introductory' ? 'simple' : rest.version };
  return { ...rest, edition: '2015', version: 'full', ...(stance === 'expansion' && { expansion }) };
}

/** The edition of 2015 has few variants (TTN-VAR-01); cards that were agreed on are filled up to the number of the table. */
export function settleSecond({ version, peaceful, hiddenHands, expansion }: Options, seats: number): Options {
  const plain: Options = {
    ...DEFAULTS,
    edition: '2015',
    hiddenHands,
    peaceful: peaceful === 'no-attacks' ? 'no-attacks-no-pacts' : peaceful,
  };
  if (!expansion && version === 'introductory') return { ...plain, version, peaceful: 'no' };
  if (!expansion) return plain;
  const drawn = isDrawn({ ...plain, expansion });
  const choice = drawn ? expansion.choice : 'random';
  const settled: Options = { ...plain, expansion: { ...expansion, choice, agreed: [] } };
  if (choice !== 'agreed') return settled;
  const agreed = AGES.flatMap((age) =>
    KINDS.flatMap((kind) => {
      const all = candidates(settled, kind, age);
      const chosen = all.filter((id) => expansion.agreed.includes(id));
      return [...chosen, ...all.filter((id) => !chosen.includes(id))].slice(0, sizeOf(settled, seats, kind));
    }),
  );
  return { ...settled, expansion: { ...settled.expansion!, agreed } };
}
export const AGES = [0, 1, 2, 3] as const;

interface AnswersProps<V extends string> {
  readonly option: 'bonusCards' | 'leaders';
  readonly values: readonly V[];
  readonly value: V;
  /** What stands beside an answer, and what is asked below the one that was given. */
  aside?(value: V): ComponentChildren;
  more?(value: V): ComponentChildren;
  readonly onChange: (value: V) => void;
}

/** The answers of a question, each explained. */
export function Answers<V extends string>({ option, values, value, aside, more, onChange }: AnswersProps<V>) {
  const lang = useLang();
  return (
    <div class={values.length > 3 ? 'options many' : 'options'} role="radiogroup" aria-label={speak(lang, `option.${option}`)}>
      {values.map((id) => (
        <div key={id} class={id === value ? 'option answer on' : 'option answer'}>
          <label class="check">
            <input type="radio" name={option} checked={id === value} onChange={() => onChange(id)} />
            <span>
              <b>{speak(lang, `option.${option}.${id}` as Key)}</b>
              <small>{speak(lang, `option.${option}.${id}.text` as Key)}</small>
            </span>
            {aside?.(id)}
          </label>
          {id === value && more?.(id)}
        </div>
      ))}
    </div>
  );
}

export function RuleLink({ rule, label }: { rule: string; label?: string }) {
  const lang = useLang();
  return (
    <Link to={`/rules/through-the-ages#${rule}`} class="lnk">
      {label ?? SETUP_SAYERS[lang]('setup.rule')}
    </Link>
  );
}

export function Switch({
  option,
  rule,
  checked,
  more,
  count,
  onChange,
}: {
  option: string;
  rule: string;
  checked: boolean;
  more?: string | undefined;
  /** How many cards it brings. */
  count?: string;
  onChange: (on: boolean) => void;
}) {
  const lang = useLang();
  return (
    <label class={checked ? 'option check switch on' : 'option check switch'}>
      <input type="checkbox" checked={checked} onChange={(e) => onChange(e.currentTarget.checked)} />
      <span>
        <b>{speak(lang, `option.${option}` as Key)}</b>
        <small>
          {speak(lang, `option.${option}.text` as Key)} {more} {!count && <RuleLink rule={rule} />}
        </small>
      </span>
      {count && (
        <span class="count">
          {count}
          <RuleLink rule={rule} />
        </span>
      )}
    </label>
  );
}
