import { LEVELS } from '../../../bots/brain.js';
import { GAMES, type Survey } from '../../../games/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Segmented } from '../../kit/index.js';
import { levelName } from '../../site/bot-name.js';
import { type Address, ALL_KINDS, goToGame } from './address.js';
import { useLabText } from './texts.js';
import { isKnown } from './use-study.js';

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

interface Option {
  readonly value: string;
  readonly label: string;
  /** There is nothing to show behind it before games are played. */
  readonly isBare?: boolean;
}
interface Choice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  choose(value: string): void;
}

/** One row: game, edition, players, bots, rows. On a phone each is a list of its own. */
export function Filters({ game, survey, address, kinds, isPhone, change }: FiltersProps) {
  const say = useLabText();
  const lang = useLang();
  const edition = survey.editions.find(({ id }) => id === address.edition)!;
  const isBare = (other: Partial<Address>): boolean => !isKnown({ game, ...address, ...other });
  const choices: Choice[] = [
    {
      label: say('filter.edition'),
      value: address.edition,
      options: survey.editions.map(({ id, label }) => ({ value: id, label: label[lang], isBare: isBare({ edition: id }) })),
      choose: (value) => change({ edition: value }),
    },
    {
      label: say('filter.players'),
      value: String(address.seats),
      options: edition.seats.map((n) => ({ value: String(n), label: String(n), isBare: isBare({ seats: n }) })),
      choose: (value) => change({ seats: Number(value) }),
    },
    {
      label: say('filter.bots'),
      value: address.level,
      options: LEVELS.map((level) => ({ value: level, label: levelName(lang, level), isBare: isBare({ level }) })),
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
            {option.isBare ? say('filter.bare', { name: option.label }) : option.label}
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
            <Segmented
              label={choice.label}
              value={choice.value}
              options={choice.options.map(({ value, label, isBare: bare }) => ({ value, label: bare ? <Bare name={label} /> : label }))}
              onChange={choice.choose}
            />
          </div>
        ),
      )}
    </search>
  );
}

/** A table without games stands back, and says so to whoever listens. */
function Bare({ name }: { readonly name: string }) {
  const say = useLabText();
  return (
    <span class="lab-bare" title={say('filter.bare.why')}>
      <span aria-hidden="true">{name}</span>
      <span class="sr">{say('filter.bare', { name })}</span>
    </span>
  );
}
