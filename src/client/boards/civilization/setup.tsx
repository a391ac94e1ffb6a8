import { check, DEFAULTS, type LENGTHS, type Options, RULE_SETS } from '../../../games/civilization/state/options.js';
import { refusals as refusalsEn } from '../../../games/civilization/text/refusals.en.js';
import { refusals as refusalsFr } from '../../../games/civilization/text/refusals.fr.js';
import { setup as setupEn } from '../../../games/civilization/text/setup.en.js';
import { setup as setupFr } from '../../../games/civilization/text/setup.fr.js';
import { type Lang, say, useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import type { GameSetup, OptionsProps } from '../../table/setup/game-setup.js';
import { SETUP_SAYERS } from '../../table/setup/seats.js';

type Props = OptionsProps<Options>;
type Key = keyof typeof setupEn & string;
const TEXTS = { en: { ...setupEn, ...refusalsEn }, fr: { ...setupFr, ...refusalsFr } } as const;
const speak = (lang: Lang, key: Key | `refuse.${string}`): string => say(TEXTS[lang], { key });

interface QuestionProps<V extends string> {
  readonly option: 'rules' | 'length';
  readonly rule: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One question with its answers, each explained, and the rule to read about it. */
function Question<V extends string>({ option, rule, values, value, onChange }: QuestionProps<V>) {
  const lang = useLang();
  const title = speak(lang, `option.${option}`);
  return (
    <Zone title={title}>
      <p class="muted option-lead">
        {speak(lang, `option.${option}.text`)}{' '}
        <Link to={`/rules/civilization#${rule}`} class="lnk">
          {SETUP_SAYERS[lang]('setup.rule')}
        </Link>
      </p>
      <div class="options" role="radiogroup" aria-label={title}>
        {values.map((id) => (
          <label key={id} class={id === value ? 'option check on' : 'option check'}>
            <input type="radio" name={option} checked={id === value} onChange={() => onChange(id)} />
            <span>
              <b>{speak(lang, `option.${option}.${id}` as Key)}</b>
              <small>{speak(lang, `option.${option}.${id}.text` as Key)}</small>
            </span>
          </label>
        ))}
      </div>
    </Zone>
  );
}

type Switch = 'richWorld' | 'startBonus' | 'carrierUpgrade' | 'announce';
/** What each switch means in the options, and the rule it belongs to. */
const SWITCHES: Readonly<Record<Switch, { readonly rule: string; isOn(o: Options): boolean; set(o: Options, on: boolean): Options }>> = {
  richWorld: { rule: 'CIV-SET-02', isOn: (o) => o.richWorld, set: (o, richWorld) => ({ ...o, richWorld }) },
  startBonus: { rule: 'CIV-AMB-26', isOn: (o) => o.startBonus, set: (o, startBonus) => ({ ...o, startBonus }) },
  carrierUpgrade: {
    rule: 'CIV-AMB-11',
    isOn: (o) => o.carrierUpgrade === 'literal',
    set: (o, on) => ({ ...o, carrierUpgrade: on ? 'literal' : 'best' }),
  },
  announce: {
    rule: 'CIV-WON-06',
    isOn: (o) => o.announce === 'automatic',
    set: (o, on) => ({ ...o, announce: on ? 'automatic' : 'self' }),
  },
};
const switchesOf = ({ rules }: Options): readonly Switch[] =>
  rules === 'advanced' ? ['richWorld', 'startBonus', 'carrierUpgrade'] : ['richWorld', 'announce'];

const LIMITS = [0, 10, 15, 20, 30] as const;
const TITLES: Readonly<Record<Lang, string>> = { en: 'More options', fr: 'Autres options' };

function TableOptions({ options, onChange }: Props) {
  const lang = useLang();
  return (
    <>
      <Question
        option="rules"
        rule="CIV-GEN-09"
        values={RULE_SETS}
        value={options.rules}
        onChange={(rules) => onChange({ ...options, rules })}
      />
      {options.rules === 'advanced' && (
        <Question
          option="length"
          rule="CIV-SET-01"
          values={['short', 'medium', 'long'] satisfies readonly (typeof LENGTHS)[number][]}
          value={options.length}
          onChange={(length) => onChange({ ...options, length })}
        />
      )}
      <Zone title={TITLES[lang]}>
        <div class="options">
          {switchesOf(options).map((id) => {
            const { rule, isOn, set } = SWITCHES[id];
            return (
              <label key={id} class={isOn(options) ? 'option check on' : 'option check'}>
                <input type="checkbox" checked={isOn(options)} onChange={(e) => onChange(set(options, e.currentTarget.checked))} />
                <span>
                  <b>{speak(lang, `option.${id}`)}</b>
                  <small>
                    {speak(lang, `option.${id}.text`)}{' '}
                    <Link to={`/rules/civilization#${rule}`} class="lnk">
                      {SETUP_SAYERS[lang]('setup.rule')}
                    </Link>
                  </small>
                </span>
              </label>
            );
          })}
          <label class="option limit">
            <span>
              <b>{speak(lang, 'option.turnLimit')}</b>
              <small>{speak(lang, 'option.turnLimit.text')}</small>
            </span>
            <select
              class="field"
              value={options.turnLimit}
              onChange={(e) => onChange({ ...options, turnLimit: Number(e.currentTarget.value) })}
            >
              {LIMITS.map((n) => (
                <option key={n} value={n}>
                  {n === 0 ? speak(lang, 'option.turnLimit.none') : n}
                </option>
              ))}
            </select>
          </label>
        </div>
      </Zone>
    </>
  );
}

export const gameSetup: GameSetup<Options> = {
  defaults: DEFAULTS,
  first: { rules: 'basic', length: 'short' },
  check,
  settle: (options) => options,
  nameChoices(options, _, lang) {
    const { rules, length, turnLimit } = options;
    return [
      speak(lang, `option.rules.${rules}`).toLowerCase(),
      ...(rules === 'advanced' ? [speak(lang, `option.length.${length}`).toLowerCase()] : []),
      ...switchesOf(options).flatMap((id) => (SWITCHES[id].isOn(options) ? [speak(lang, `option.${id}`).toLowerCase()] : [])),
      ...(turnLimit > 0 ? [`${speak(lang, 'option.turnLimit').toLowerCase()} ${turnLimit}`] : []),
    ];
  },
  sayRefusal: ({ code }, lang) => speak(lang, `refuse.${code}`),
  solo: { en: 'Two to six seats.', fr: 'De deux à six places.' },
  TableOptions,
};
