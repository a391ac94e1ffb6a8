import { check, DEFAULTS } from '../../../games/age-of-civilization/state/setup.js';
import type { Options } from '../../../games/age-of-civilization/state/state.js';
import { type Lang, useLang } from '../../i18n/i18n.js';
import { Icon, Zone } from '../../kit/index.js';
import type { GameSetup, OptionsProps } from '../../table/setup/game-setup.js';
import { SETUP_SAYERS } from '../../table/setup/seats.js';
import { SoloModes } from './setup-solo.js';
import { speak } from './setup-words.js';

type Props = OptionsProps<Options>;

const VARIANTS = ['innovation', 'changingWorld', 'draft', 'firstGame'] as const;
type Variant = (typeof VARIANTS)[number];

/** Why a variant cannot be chosen at this table, if it cannot. */
function reasonAgainst(variant: Variant, options: Options, seats: number, lang: Lang): string | undefined {
  if (variant === 'firstGame') return seats === 1 ? SETUP_SAYERS[lang]('setup.firstGame.solo') : undefined;
  const others = { ...DEFAULTS, scenario: seats === 1 ? options.scenario : ('none' as const) };
  const refusal = check({ ...others, [variant]: true }, seats);
  return refusal && speak(lang, `refuse.${refusal.code}`);
}

/** What is chosen and possible at this table: the rest falls away when the number of seats changes. */
function settle(options: Options, seats: number): Options {
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
function nameChoices(options: Options, seats: number, lang: Lang): string[] {
  const settled = settle(options, seats);
  const solo = settled.scenario === 'none' ? speak(lang, 'mode.skirmish') : speak(lang, `scenario.${settled.scenario}`);
  return [
    ...(seats === 1 ? [solo] : []),
    ...VARIANTS.filter((variant) => settled[variant]).map((variant) => speak(lang, `variant.${variant}`)),
  ];
}

/** The main column: a solo game first asks which one. */
const TableOptions = (props: Props) => (props.seats.length === 1 ? <SoloModes {...props} /> : <Variants {...props} />);

/** Below the seats. */
const SeatOptions = (props: Props) => (props.seats.length === 1 ? <Variants {...props} /> : <FirstPlayer {...props} />);

function Variants({ options, seats, onChange }: Props) {
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

function FirstPlayer({ options, seats, onChange }: Props) {
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

export const gameSetup: GameSetup<Options> = {
  defaults: DEFAULTS,
  first: { firstGame: true },
  check,
  settle: (options, seats) => settle(options, seats.length),
  nameChoices: (options, seats, lang) => nameChoices(options, seats.length, lang),
  sayRefusal: ({ code }, lang) => speak(lang, `refuse.${code}`),
  solo: { en: 'One seat: a solo game against time.', fr: 'Une place : une partie en solitaire, contre le temps.' },
  TableOptions,
  SeatOptions,
};
