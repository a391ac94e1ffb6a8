import { check, DEFAULTS } from '../../../games/through-the-ages/state/setup.js';
import { BONUS_WAYS, type Options, VERSIONS } from '../../../games/through-the-ages/state/state.js';
import { refusals as refusalsEn } from '../../../games/through-the-ages/text/refusals.en.js';
import { refusals as refusalsFr } from '../../../games/through-the-ages/text/refusals.fr.js';
import { setup as setupEn } from '../../../games/through-the-ages/text/setup.en.js';
import { setup as setupFr } from '../../../games/through-the-ages/text/setup.fr.js';
import { type Lang, say, useLang } from '../../i18n/i18n.js';
import { Seal, Segmented, Tag, Zone } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import type { GameSetup, OptionsProps } from '../../table/setup/game-setup.js';
import { SETUP_SAYERS } from '../../table/setup/seats.js';
import type { SeatInfo } from '../../table/table.js';

type Props = OptionsProps<Options>;
type Key = keyof typeof setupEn & string;
const TEXTS = { en: { ...setupEn, ...refusalsEn }, fr: { ...setupFr, ...refusalsFr } } as const;
const speak = (lang: Lang, key: Key | `refuse.${string}`): string => say(TEXTS[lang], { key });

const PEACE = ['no', 'no-attacks', 'no-attacks-no-pacts'] as const satisfies readonly Options['peaceful'][];
const PUBLIC_BONUSES = [3, 4, 5] as const satisfies readonly Options['publicBonuses'][];
const RULES = { version: 'TTA-SET-02', bonusCards: 'TTA-VAR-05', peaceful: 'TTA-VAR-03' } as const;
/** Switches with their rules; those of politics have no meaning in the Simple version, some only in the Full one. */
const SWITCHES: readonly { readonly option: SwitchName; readonly rule: string; readonly fullOnly?: true }[] = [
  { option: 'antiLeague', rule: 'TTA-VAR-02' },
  { option: 'drawByAction', rule: 'TTA-VAR-04' },
  { option: 'fewerBonuses', rule: 'TTA-VAR-10', fullOnly: true },
  { option: 'lastRoundColonies', rule: 'TTA-AMB-11', fullOnly: true },
  { option: 'leanMines', rule: 'TTA-COR-04' },
  { option: 'chooseDraw', rule: 'TTA-MCD-02' },
  { option: 'hiddenHands', rule: 'TTA-TAKE-03' },
];
type SwitchName = 'antiLeague' | 'drawByAction' | 'fewerBonuses' | 'lastRoundColonies' | 'leanMines' | 'chooseDraw' | 'hiddenHands';

interface QuestionProps<V extends string> {
  readonly option: 'version' | 'bonusCards' | 'peaceful';
  readonly values: readonly V[];
  readonly value: V;
  readonly advised?: V;
  readonly onChange: (value: V) => void;
}

/** One question with its answers, each explained, and the rule to read about it. */
function Question<V extends string>({ option, values, value, advised, onChange }: QuestionProps<V>) {
  const lang = useLang();
  const title = speak(lang, `option.${option}`);
  return (
    <Zone title={title}>
      <p class="muted option-lead">
        {speak(lang, `option.${option}.text`)}{' '}
        <Link to={`/rules/through-the-ages#${RULES[option]}`} class="lnk">
          {SETUP_SAYERS[lang]('setup.rule')}
        </Link>
      </p>
      <div class="options" role="radiogroup" aria-label={title}>
        {values.map((id) => (
          <label key={id} class={id === value ? 'option check on' : 'option check'}>
            <input type="radio" name={option} checked={id === value} onChange={() => onChange(id)} />
            <span>
              <b>
                {speak(lang, `option.${option}.${id}` as Key)} {id === advised && <Tag tone="ok">{SETUP_SAYERS[lang]('setup.first')}</Tag>}
              </b>
              <small>{speak(lang, `option.${option}.${id}.text` as Key)}</small>
            </span>
          </label>
        ))}
      </div>
    </Zone>
  );
}

function Switch({ option, rule, checked, onChange }: { option: string; rule: string; checked: boolean; onChange: (on: boolean) => void }) {
  const lang = useLang();
  return (
    <label class={checked ? 'option check on' : 'option check'}>
      <input type="checkbox" checked={checked} onChange={(e) => onChange(e.currentTarget.checked)} />
      <span>
        <b>{speak(lang, `option.${option}` as Key)}</b>
        <small>
          {speak(lang, `option.${option}.text` as Key)}{' '}
          <Link to={`/rules/through-the-ages#${rule}`} class="lnk">
            {SETUP_SAYERS[lang]('setup.rule')}
          </Link>
        </small>
      </span>
    </label>
  );
}

/** Beginners against an expert: the help of the easier variant for some only (TTA-VAR-01). */
function Helped({ options, seats, onChange }: Props) {
  const lang = useLang();
  const isHelped = (seat: number): boolean => options.helped.includes(seat);
  const toggle = (seat: number) => onChange({ ...options, helped: seats.flatMap((_, i) => (isHelped(i) !== (i === seat) ? [i] : [])) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of switches below the one they belong to
    <div class="option-part" role="group" aria-label={speak(lang, 'option.easier.whom')}>
      <span class="muted">{speak(lang, 'option.easier.whom')}</span>
      {seats.map(({ name }, seat) => (
        <label key={seat} class="check">
          <input type="checkbox" checked={isHelped(seat)} onChange={() => toggle(seat)} />
          <Seal seat={seat} size={18} />
          {name}
        </label>
      ))}
    </div>
  );
}

function TableOptions({ options, seats, onChange }: Props) {
  const lang = useLang();
  const simple = options.version === 'simple';
  const all = seats.map((_, seat) => seat);
  return (
    <>
      <Question
        option="version"
        values={VERSIONS}
        value={options.version}
        advised="simple"
        onChange={(version) => onChange({ ...options, version })}
      />
      {!simple && (
        <Question
          option="bonusCards"
          values={BONUS_WAYS}
          value={options.bonusCards}
          onChange={(bonusCards) => onChange({ ...options, bonusCards })}
        />
      )}
      {!simple && options.bonusCards === 'public' && (
        <Zone title={speak(lang, 'option.publicBonuses')}>
          <Segmented
            label={speak(lang, 'option.publicBonuses')}
            value={String(options.publicBonuses)}
            options={PUBLIC_BONUSES.map((n) => ({ value: String(n), label: String(n) }))}
            onChange={(n) => onChange({ ...options, publicBonuses: Number(n) as Options['publicBonuses'] })}
          />
        </Zone>
      )}
      {!simple && (
        <Question option="peaceful" values={PEACE} value={options.peaceful} onChange={(peaceful) => onChange({ ...options, peaceful })} />
      )}
      <Zone title={speak(lang, 'option.variants')}>
        <div class="options">
          <Switch
            option="easier"
            rule="TTA-VAR-01"
            checked={options.helped.length > 0}
            onChange={(on) => onChange({ ...options, helped: on ? all : [] })}
          />
          {options.helped.length > 0 && <Helped options={options} seats={seats} onChange={onChange} />}
          {SWITCHES.filter((x) => (simple ? x.option === 'hiddenHands' : options.version === 'full' || !x.fullOnly)).map(
            ({ option, rule }) => (
              <Switch
                key={option}
                option={option}
                rule={rule}
                checked={options[option] ?? false}
                onChange={(on) => onChange({ ...options, [option]: on })}
              />
            ),
          )}
        </div>
      </Zone>
    </>
  );
}

/** What has no meaning in a version falls away; help is for those who sit at the table. */
function settle(options: Options, seats: readonly SeatInfo[]): Options {
  const helped = options.helped.filter((seat) => seat < seats.length);
  if (options.version === 'simple') return { ...DEFAULTS, version: 'simple', helped, hiddenHands: options.hiddenHands };
  // In the Advanced version no Age III event can be left in the piles, and nothing is banned in the last round (TTA-AMB-13).
  return { ...options, helped, ...(options.version === 'full' ? undefined : { fewerBonuses: false, lastRoundColonies: false }) };
}

export const gameSetup: GameSetup<Options> = {
  defaults: { ...DEFAULTS, version: 'simple' },
  check,
  settle,
  nameChoices(chosen, seats, lang) {
    const options = settle(chosen, seats);
    const on = SWITCHES.filter(({ option }) => options[option]).map(({ option }) => speak(lang, `option.${option}`).toLowerCase());
    return [
      speak(lang, `option.version.${options.version}.named`),
      ...(options.bonusCards === 'none' ? [] : [speak(lang, `option.bonusCards.${options.bonusCards}`).toLowerCase()]),
      ...(options.peaceful === 'no' ? [] : [speak(lang, `option.peaceful.${options.peaceful}`).toLowerCase()]),
      ...(options.helped.length > 0 ? [speak(lang, 'option.easier').toLowerCase()] : []),
      ...on,
    ];
  },
  sayRefusal: ({ code }, lang) => speak(lang, `refuse.${code}`),
  solo: { en: 'At least two civilisations take part.', fr: 'Il faut au moins deux civilisations.' },
  TableOptions,
};
