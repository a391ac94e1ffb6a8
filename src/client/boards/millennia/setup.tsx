import type { Side } from '../../../games/millennia/cards/tracks.js';
import { SIDES } from '../../../games/millennia/cards/tracks.js';
import { check, DEFAULTS } from '../../../games/millennia/state/setup.js';
import { ACTION_MODES, type Options } from '../../../games/millennia/state/state.js';
import { refusals as refusalsEn } from '../../../games/millennia/text/refusals.en.js';
import { refusals as refusalsFr } from '../../../games/millennia/text/refusals.fr.js';
import { setup as setupEn } from '../../../games/millennia/text/setup.en.js';
import { setup as setupFr } from '../../../games/millennia/text/setup.fr.js';
import { type Lang, say, useLang } from '../../i18n/i18n.js';
import { Icon, Tag, Zone } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import type { GameSetup, OptionsProps } from '../../table/setup/game-setup.js';
import { SETUP_SAYERS } from '../../table/setup/seats.js';
import { useKept } from '../../table/setup/use-kept.js';
import type { SeatInfo } from '../../table/table.js';
import { bestStars } from './stars.js';

type Props = OptionsProps<Options>;
type Key = keyof typeof setupEn & string;
const TEXTS = { en: { ...setupEn, ...refusalsEn }, fr: { ...setupFr, ...refusalsFr } } as const;
const speak = (lang: Lang, key: Key | `refuse.${string}`): string => say(TEXTS[lang], { key });

const AUTOMAS = ['normal', 'hard'] as const satisfies readonly Options['automa'][];
const RULES = { side: 'MIL-SET-01', actions: 'MIL-NET-05', automa: 'MIL-SOL-05' } as const;

/** Two people at one screen cannot act at the same time: they take turns (MIL-NET-05). */
const sharesScreen = (seats: readonly SeatInfo[]): boolean => seats.filter(({ kind }) => kind === 'me' || kind === 'friend').length > 1;

const settle = (options: Options, seats: readonly SeatInfo[]): Options =>
  sharesScreen(seats) ? { ...options, actions: 'sequential' } : options;

interface ChoiceProps<V extends string> {
  readonly option: 'side' | 'actions' | 'automa';
  readonly values: readonly V[];
  readonly value: V;
  /** Why a value cannot be chosen at this table, if it cannot. */
  readonly closed?: (value: V) => string | undefined;
  readonly note?: (value: V) => string | undefined;
  readonly onChange: (value: V) => void;
}

/** One question with two or three answers, each explained, and the rule to read about it. */
function Question<V extends string>({ option, values, value, closed, note, onChange }: ChoiceProps<V>) {
  const lang = useLang();
  const title = speak(lang, `option.${option}`);
  return (
    <Zone title={title}>
      <p class="muted option-lead">
        {speak(lang, `option.${option}.text`)}{' '}
        <Link to={`/rules/millennia#${RULES[option]}`} class="lnk">
          {SETUP_SAYERS[lang]('setup.rule')}
        </Link>
      </p>
      <div class="options" role="radiogroup" aria-label={title}>
        {values.map((id) => {
          const reason = closed?.(id);
          const advice = note?.(id);
          return (
            <label key={id} class={reason ? 'option check no' : id === value ? 'option check on' : 'option check'}>
              <input type="radio" name={option} checked={id === value} disabled={reason !== undefined} onChange={() => onChange(id)} />
              <span>
                <b>
                  {speak(lang, `option.${option}.${id}` as Key)} {advice && <Tag tone="ok">{advice}</Tag>}
                </b>
                <small>{speak(lang, `option.${option}.${id}.text` as Key)}</small>
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
      </div>
    </Zone>
  );
}

const BoardSide = ({ options, onChange }: Props) => (
  <Question<Side> option="side" values={SIDES} value={options.side} onChange={(side) => onChange({ ...options, side })} />
);

/** How strong the automa is, and the most stars that were reached against it on this device. */
function AutomaDeck({ options, onChange }: Props) {
  const lang = useLang();
  const kept = useKept('millennia');
  const best = (automa: Options['automa']): string | undefined => {
    const stars = bestStars(kept, automa);
    return stars > 0 ? `${speak(lang, 'option.automa.best')} ${stars} ★` : undefined;
  };
  return (
    <Question option="automa" values={AUTOMAS} value={options.automa} note={best} onChange={(automa) => onChange({ ...options, automa })} />
  );
}

/** Alone: how strong the automa is. Together: how the action phase is played. */
function TableOptions(props: Props) {
  const { options, seats, onChange } = props;
  const lang = useLang();
  const shared = sharesScreen(seats);
  return (
    <>
      {seats.length === 1 ? (
        <AutomaDeck {...props} />
      ) : (
        <Question
          option="actions"
          values={ACTION_MODES}
          value={settle(options, seats).actions}
          closed={(mode) => (shared && mode !== 'sequential' ? SETUP_SAYERS[lang]('setup.shared') : undefined)}
          note={(mode) => (mode === 'sequential' && !shared ? SETUP_SAYERS[lang]('setup.first') : undefined)}
          onChange={(actions) => onChange({ ...options, actions })}
        />
      )}
      <BoardSide {...props} />
    </>
  );
}

export const gameSetup: GameSetup<Options> = {
  defaults: DEFAULTS,
  // MIL-ACT-10: for a first game the rulebook advises one after the other.
  first: { actions: 'sequential' },
  check,
  settle,
  nameChoices(options, seats, lang) {
    const { side, actions, automa } = settle(options, seats);
    const how = seats.length === 1 ? speak(lang, `option.automa.${automa}`) : speak(lang, `option.actions.${actions}`);
    const question = speak(lang, seats.length === 1 ? 'option.automa' : 'option.actions');
    return [
      `${question.toLowerCase()}${lang === 'fr' ? ' ' : ''}: ${how.toLowerCase()}`,
      `${speak(lang, 'option.side').toLowerCase()} ${speak(lang, `option.side.${side}`)}`,
    ];
  },
  sayRefusal: ({ code }, lang) => speak(lang, `refuse.${code}`),
  solo: { en: 'One seat: you play against the automa.', fr: 'Une place : tu joues contre l’Automa.' },
  TableOptions,
};
