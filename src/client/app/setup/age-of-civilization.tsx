import { SCENARIOS, type ScenarioRow } from '../../../games/age-of-civilization/editions/scenarios.js';
import { check, DEFAULTS } from '../../../games/age-of-civilization/setup.js';
import type { Options } from '../../../games/age-of-civilization/state.js';
import { refusals as refusalsEn } from '../../../games/age-of-civilization/text/refusals.en.js';
import { refusals as refusalsFr } from '../../../games/age-of-civilization/text/refusals.fr.js';
import { setup as setupEn } from '../../../games/age-of-civilization/text/setup.en.js';
import { setup as setupFr } from '../../../games/age-of-civilization/text/setup.fr.js';
import { SCENARIO_GLYPHS } from '../../boards/age-of-civilization/glyphs.js';
import { type Lang, say, useLang } from '../../i18n/i18n.js';
import { Icon, Tag, Zone } from '../../kit/index.js';
import type { SeatInfo } from '../../table/table.js';
import { SETUP_SAYERS } from './seats.js';

const TEXTS = { en: { ...setupEn, ...refusalsEn }, fr: { ...setupFr, ...refusalsFr } } as const;
const speak = (lang: Lang, key: string, params?: Record<string, number>) => say(TEXTS[lang], params ? { key, params } : { key });

const VARIANTS = ['innovation', 'changingWorld', 'draft', 'firstGame'] as const;
type Variant = (typeof VARIANTS)[number];

export const START: Options = DEFAULTS;

/** Why a variant cannot be chosen at this table, if it cannot. */
function reasonAgainst(variant: Variant, options: Options, seats: number, lang: Lang): string | undefined {
  if (variant === 'firstGame') return seats === 1 ? SETUP_SAYERS[lang]('setup.firstGame.solo') : undefined;
  const others = { ...DEFAULTS, scenario: seats === 1 ? options.scenario : ('none' as const) };
  const refusal = check({ ...others, [variant]: true }, seats);
  return refusal && speak(lang, `refuse.${refusal.code}`);
}

/** What is chosen and possible at this table: the rest falls away when the number of seats changes. */
export function settle(options: Options, seats: number): Options {
  const allowed = (variant: Variant) => options[variant] && reasonAgainst(variant, options, seats, 'en') === undefined;
  return {
    ...options,
    innovation: allowed('innovation'),
    changingWorld: allowed('changingWorld'),
    draft: allowed('draft'),
    firstGame: allowed('firstGame'),
    scenario: seats === 1 ? options.scenario : 'none',
    firstPlayer: options.firstPlayer < seats && seats > 1 ? options.firstPlayer : -1,
  };
}

/** The chosen variants by name, for the summary beside the button. */
export function nameChoices(options: Options, seats: number, lang: Lang): string[] {
  const settled = settle(options, seats);
  const solo = settled.scenario === 'none' ? speak(lang, 'mode.skirmish') : speak(lang, `scenario.${settled.scenario}`);
  return [
    ...(seats === 1 ? [solo] : []),
    ...VARIANTS.filter((variant) => settled[variant]).map((variant) => speak(lang, `variant.${variant}`)),
  ];
}

interface OptionsProps {
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly onChange: (options: Options) => void;
}

/** The main column: a solo game first asks which one. */
export const TableOptions = (props: OptionsProps) => (props.seats.length === 1 ? <SoloModes {...props} /> : <Variants {...props} />);

/** Below the seats. */
export const SeatOptions = (props: OptionsProps) => (props.seats.length === 1 ? <Variants {...props} /> : <FirstPlayer {...props} />);

function Variants({ options, seats, onChange }: OptionsProps) {
  const lang = useLang();
  const settled = settle(options, seats.length);
  return (
    <Zone title={SETUP_SAYERS[lang]('setup.variants')}>
      <div class="options">
        {VARIANTS.map((variant) => {
          const reason = reasonAgainst(variant, options, seats.length, lang);
          return (
            <label key={variant} class={reason ? 'option check no' : settled[variant] ? 'option check on' : 'option check'}>
              <input
                type="checkbox"
                checked={settled[variant]}
                disabled={reason !== undefined}
                onChange={(e) => onChange({ ...options, [variant]: e.currentTarget.checked })}
              />
              <span>
                <b>{speak(lang, `variant.${variant}`)}</b>
                <small>{speak(lang, `variant.${variant}.text`)}</small>
                {reason && (
                  <span class="why">
                    <Icon name="padlock" size={12} />
                    {reason}
                  </span>
                )}
              </span>
            </label>
          );
        })}
        {settled.changingWorld && (
          <label class="option check sub">
            <input
              type="checkbox"
              checked={options.zeroMaxScores}
              onChange={(e) => onChange({ ...options, zeroMaxScores: e.currentTarget.checked })}
            />
            <span>
              <b>{speak(lang, 'variant.zeroMaxScores')}</b>
              <small>{speak(lang, 'variant.zeroMaxScores.text')}</small>
            </span>
          </label>
        )}
      </div>
    </Zone>
  );
}

function FirstPlayer({ options, seats, onChange }: OptionsProps) {
  const lang = useLang();
  const { firstPlayer } = settle(options, seats.length);
  return (
    <Zone title={SETUP_SAYERS[lang]('setup.begin')}>
      <div class="begin" role="radiogroup" aria-label={SETUP_SAYERS[lang]('setup.begin')}>
        {[-1, ...seats.keys()].map((seat) => (
          <label key={seat} class="check">
            <input type="radio" name="first" checked={firstPlayer === seat} onChange={() => onChange({ ...options, firstPlayer: seat })} />
            {seat === -1 ? speak(lang, 'variant.firstPlayer.random') : seats[seat]?.name}
          </label>
        ))}
      </div>
    </Zone>
  );
}

function SoloModes({ options, onChange }: OptionsProps) {
  const lang = useLang();
  const text = SETUP_SAYERS[lang];
  const chosen = SCENARIOS.find((row) => row.id === options.scenario);
  return (
    <Zone title={text('setup.solo.mode')}>
      <div class="modes" role="radiogroup" aria-label={text('setup.solo.mode')}>
        {(['none', ...SCENARIOS.map((row) => row.id)] as const).map((id) => (
          <label key={id} class={options.scenario === id ? 'mode on' : 'mode'}>
            <input
              type="radio"
              name="scenario"
              class="sr"
              checked={options.scenario === id}
              onChange={() => onChange({ ...options, scenario: id })}
            />
            <Icon name={id === 'none' ? 'hourglass' : SCENARIO_GLYPHS[id]} size={30} />
            <b>{id === 'none' ? speak(lang, 'mode.skirmish') : speak(lang, `scenario.${id}`)}</b>
            <small>{id === 'none' ? speak(lang, 'mode.skirmish.text') : speak(lang, `scenario.${id}.period`)}</small>
          </label>
        ))}
      </div>
      {chosen && <Scenario row={chosen} />}
    </Zone>
  );
}

/** Special rules and the three goals of a scenario. */
function Scenario({ row }: { readonly row: ScenarioRow }) {
  const lang = useLang();
  const text = SETUP_SAYERS[lang];
  const rules = [1, 2, 3, 4].map((n) => `scenario.${row.id}.rule${n}`).filter((key) => key in TEXTS[lang]);
  return (
    <div class="scenario" aria-live="polite">
      <div>
        <h3>
          {text('setup.rules')}{' '}
          <Tag tone="design" title={text('setup.designed.long')}>
            {text('setup.designed')}
          </Tag>
        </h3>
        <ul>
          {rules.map((key) => (
            <li key={key}>{speak(lang, key)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{text('setup.goals')}</h3>
        <dl class="goals">
          {row.goals.map(({ level, ...figures }) => (
            <div key={level} class={level}>
              <dt>{speak(lang, `goal.${level}`)}</dt>
              <dd>
                {Object.entries(figures)
                  .map(([figure, n]) => speak(lang, `goal.${figure}`, { n }))
                  .join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
