import { LEVELS } from '../../../bots/brain.js';
import { GAMES, type Survey } from '../../../games/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Segmented } from '../../kit/index.js';
import { levelName } from '../../site/bot-name.js';
import { type Address, ALL_KINDS, goToGame } from './address.js';
import { useLabText } from './texts.js';

const READY = GAMES.filter(({ status }) => status === 'ready');

interface FiltersProps {
  readonly game: string;
  readonly survey: Survey;
  readonly address: Address;
  /** Kinds that occur at this table. */
  readonly kinds: readonly string[];
  readonly isPhone: boolean;
  change(more: Partial<Address>): void;
}

interface Choice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  choose(value: string): void;
}

/** One row: game, edition, players, bots, rows. On a phone each is a list of its own. */
export function Filters({ game, survey, address, kinds, isPhone, change }: FiltersProps) {
  const say = useLabText();
  const lang = useLang();
  const edition = survey.editions.find(({ id }) => id === address.edition)!;
  const choices: Choice[] = [
    {
      label: say('filter.edition'),
      value: address.edition,
      options: survey.editions.map(({ id, label }) => ({ value: id, label: label[lang] })),
      choose: (value) => change({ edition: value }),
    },
    {
      label: say('filter.players'),
      value: String(address.seats),
      options: edition.seats.map((n) => ({ value: String(n), label: String(n) })),
      choose: (value) => change({ seats: Number(value) }),
    },
    {
      label: say('filter.bots'),
      value: address.level,
      options: LEVELS.map((level) => ({ value: level, label: levelName(lang, level) })),
      choose: (value) => change({ level: value as Address['level'] }),
    },
    {
      label: say('filter.kind'),
      value: address.kind,
      options: [
        ...survey.kinds
          .filter(({ id }) => id === address.kind || kinds.includes(id))
          .map(({ id, label }) => ({ value: id, label: label[lang] })),
        { value: 'seats', label: say('filter.seats') },
        { value: ALL_KINDS, label: say('filter.all') },
      ],
      choose: (value) => change({ kind: value }),
    },
  ];
  const games: Choice = {
    label: say('filter.game'),
    value: game,
    options: READY.map(({ id, name }) => ({ value: id, label: name })),
    choose: (value) => goToGame(value, address),
  };
  const list = ({ label, value, options, choose }: Choice) => (
    <label key={label} class="lab-pick">
      <span class="caps">{label}</span>
      <select class="field" value={value} onChange={(e) => choose(e.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <search class="lab-filters">
      {list(games)}
      {choices.map((choice) =>
        isPhone || choice.options.length > 6 ? (
          list(choice)
        ) : (
          <div key={choice.label} class="lab-pick">
            <span class="caps">{choice.label}</span>
            <Segmented label={choice.label} value={choice.value} options={choice.options} onChange={choice.choose} />
          </div>
        ),
      )}
    </search>
  );
}
