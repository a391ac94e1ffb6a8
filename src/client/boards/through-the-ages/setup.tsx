import { useState } from 'preact/hooks';
import { deckOf } from '../../../games/through-the-ages/change/cards-out.js';
import { editionOf } from '../../../games/through-the-ages/editions/index.js';
import { isDrawn, sizeOf } from '../../../games/through-the-ages/state/draw.js';
import { check, DEFAULTS } from '../../../games/through-the-ages/state/setup.js';
import { BONUS_WAYS, type Options } from '../../../games/through-the-ages/state/state.js';
import { useLang } from '../../i18n/i18n.js';
import { Icon, type IconName, Seal, Segmented, Zone } from '../../kit/index.js';
import type { GameSetup, OptionsProps } from '../../table/setup/game-setup.js';
import type { SeatInfo } from '../../table/table.js';
import { Editions } from './setup-edition.js';
import { ExpansionOptions, namesOf } from './setup-expansion.js';
import { AGES, Answers, RuleLink, Switch, settleSecond, speak, stanceOf, TODAY } from './setup-parts.js';

type Props = OptionsProps<Options>;

const PRESETS: readonly { readonly name: 'first' | 'evening' | 'today' | 'peace'; readonly icon: IconName; readonly options: Options }[] = [
  { name: 'first', icon: 'feather', options: { ...DEFAULTS, version: 'simple' } },
  { name: 'evening', icon: 'hourglass', options: { ...DEFAULTS, edition: '2015' } },
  { name: 'today', icon: 'laurels', options: { ...DEFAULTS, edition: '2015', expansion: TODAY } },
  { name: 'peace', icon: 'pine-tree', options: { ...DEFAULTS, edition: '2015', peaceful: 'no-attacks-no-pacts' } },
];
const PUBLIC_BONUSES = [3, 4, 5] as const satisfies readonly Options['publicBonuses'][];
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

/** Ready-made tables: each fills everything; it is marked while nothing has been changed, and says so afterwards. */
function Presets({ options, seats, onChange }: Props) {
  const lang = useLang();
  const now = JSON.stringify(settle(options, seats));
  const chosen = PRESETS.find(({ options: preset }) => JSON.stringify(settle(preset, seats)) === now)?.name;
  const [last, setLast] = useState(chosen);
  if (chosen && chosen !== last) setLast(chosen);
  return (
    <Zone title={speak(lang, 'option.preset')} class="ready">
      <div class="options presets">
        {PRESETS.map(({ name, icon, options: preset }) => {
          const isOn = name === chosen;
          return (
            <button
              key={name}
              type="button"
              class={isOn ? 'option check on' : 'option check'}
              aria-pressed={isOn}
              onClick={() => onChange(preset)}
            >
              <Icon name={icon} size={22} />
              <span>
                <b>{speak(lang, `option.preset.${name}`)}</b>
                <small>{!chosen && name === last ? speak(lang, 'option.preset.changed') : speak(lang, `option.preset.${name}.text`)}</small>
              </span>
            </button>
          );
        })}
      </div>
    </Zone>
  );
}

/** What belongs to the edition of 2006: bonus cards. */
function FirstEdition({ options, onChange }: Props) {
  const lang = useLang();
  if (options.version === 'simple') return null;
  return (
    <>
      <Zone title={speak(lang, 'option.bonusCards')} class="step" aside={<RuleLink rule="TTA-VAR-05" />}>
        <p class="muted option-lead">{speak(lang, 'option.bonusCards.text')}</p>
        <Answers
          option="bonusCards"
          values={BONUS_WAYS}
          value={options.bonusCards}
          onChange={(bonusCards) => onChange({ ...options, bonusCards })}
        />
      </Zone>
      {options.bonusCards === 'public' && (
        <Zone title={speak(lang, 'option.publicBonuses')}>
          <Segmented
            label={speak(lang, 'option.publicBonuses')}
            value={String(options.publicBonuses)}
            options={PUBLIC_BONUSES.map((n) => ({ value: String(n), label: String(n) }))}
            onChange={(n) => onChange({ ...options, publicBonuses: Number(n) as Options['publicBonuses'] })}
          />
        </Zone>
      )}
    </>
  );
}

/** Edition and attacks, then what the edition asks besides. */
function TableOptions(props: Props) {
  const { options, seats, onChange } = props;
  const stance = stanceOf(options);
  const settled = settle(options, seats);
  return (
    <>
      <Presets {...props} />
      <div class="halves">
        <div class="col setup-column">
          <Editions options={options} settled={settled} onChange={onChange} />
          {stance === 'expansion' && <Variants {...props} />}
        </div>
        <div class="col setup-column">
          {stance === '2006' && <FirstEdition {...props} />}
          {stance === 'expansion' ? <ExpansionOptions {...props} /> : <Variants {...props} />}
        </div>
      </div>
    </>
  );
}

function Variants(props: Props) {
  const { options, seats, onChange } = props;
  const lang = useLang();
  const simple = stanceOf(options) === '2006' && options.version === 'simple';
  const { variants } = editionOf({ options: settle(options, seats) });
  const isOffered = ({ option, fullOnly }: (typeof SWITCHES)[number]): boolean =>
    variants.includes(option) && (simple ? option === 'hiddenHands' : options.version === 'full' || !fullOnly);
  return (
    <Zone title={speak(lang, 'option.variants')}>
      <div class="options">
        {variants.includes('helped') && (
          <Switch
            option="easier"
            rule="TTA-VAR-01"
            checked={options.helped.length > 0}
            onChange={(on) => onChange({ ...options, helped: on ? seats.map((_, seat) => seat) : [] })}
          />
        )}
        {variants.includes('helped') && options.helped.length > 0 && <Helped {...props} />}
        {SWITCHES.filter(isOffered).map(({ option, rule }) => (
          <Switch
            key={option}
            option={option}
            rule={rule}
            checked={options[option] ?? false}
            onChange={(on) => onChange({ ...options, [option]: on })}
          />
        ))}
      </div>
    </Zone>
  );
}

/** How many cards each deck of this table has. */
function Decks({ options, seats: { length: seats } }: Omit<Props, 'onChange'>) {
  const lang = useLang();
  const drawn = isDrawn(options) ? sizeOf(options, seats, 'leader') + sizeOf(options, seats, 'wonder') : 0;
  const sizes = (kind: 'civil' | 'military') =>
    AGES.flatMap((age) => {
      const n = deckOf(options, seats, `${kind}-${age}`).length;
      return n > 0 ? [{ age, n: n + (kind === 'civil' ? drawn : 0) }] : [];
    });
  return (
    <span class="decks">
      {(['civil', 'military'] as const).map((kind) => (
        <span key={kind}>
          {speak(lang, `option.decks.${kind}`)}{' '}
          {sizes(kind).map(({ age, n }) => (
            <span key={age} class={`deck a${age}`}>
              <b>{['A', 'I', 'II', 'III'][age]}</b> {n}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** What has no meaning in an edition or version falls away; help is for those who sit at the table. */
function settle(options: Options, seats: readonly SeatInfo[]): Options {
  const helped = options.helped.filter((seat) => seat < seats.length);
  if (options.edition === '2015') return settleSecond(options, seats.length);
  const { expansion: _, ...first } = options;
  if (options.version === 'simple') return { ...DEFAULTS, version: 'simple', helped, hiddenHands: options.hiddenHands };
  // In the Advanced version no Age III event can be left in the piles, and nothing is banned in the last round (TTA-AMB-13).
  return { ...first, helped, ...(options.version === 'full' ? undefined : { fewerBonuses: false, lastRoundColonies: false }) };
}

export const gameSetup: GameSetup<Options> = {
  defaults: PRESETS[0]!.options,
  check,
  settle,
  nameChoices(chosen, seats, lang) {
    const options = settle(chosen, seats);
    const on = SWITCHES.filter(({ option }) => options[option]).map(({ option }) => speak(lang, `option.${option}`).toLowerCase());
    return [
      speak(lang, `option.edition.${stanceOf(options)}.named`),
      ...(options.edition === '2015' && options.version === 'full'
        ? namesOf(options, lang)
        : [speak(lang, `option.version.${options.version}.named`)]),
      ...(options.bonusCards === 'none' ? [] : [speak(lang, `option.bonusCards.${options.bonusCards}`).toLowerCase()]),
      ...(options.peaceful === 'no' ? [] : [speak(lang, `option.peaceful.${options.peaceful}`).toLowerCase()]),
      ...(options.helped.length > 0 ? [speak(lang, 'option.easier').toLowerCase()] : []),
      ...on,
    ];
  },
  sayRefusal: ({ code }, lang) => speak(lang, `refuse.${code}`),
  solo: { en: 'At least two civilisations take part.', fr: 'Il faut au moins deux civilisations.' },
  TableOptions,
  TableFacts: Decks,
  stepped: true,
};
