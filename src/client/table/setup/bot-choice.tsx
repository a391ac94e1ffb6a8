import { useLang } from '../../i18n/i18n.js';
import { useText } from '../../i18n/shell.js';
import { Icon, type IconName, Segmented } from '../../kit/index.js';
import { temperamentName } from '../../site/bot-name.js';
import { BOT_LEVELS, TEMPERAMENTS, type Temperament } from '../table.js';
import { type BotDraft, SETUP_SAYERS } from './seats.js';

type Liking = Temperament | 'none';
const LIKINGS: readonly Liking[] = ['none', ...TEMPERAMENTS];
const GLYPHS: Readonly<Record<Liking, IconName>> = {
  none: 'meeple',
  builder: 'greek-temple',
  merchant: 'two-coins',
  warlord: 'trireme',
  scholar: 'open-book',
};

interface ChoiceProps {
  readonly seat: number;
  readonly bot: BotDraft;
  /** May bots of the game have a liking for something? */
  readonly tempered: boolean;
  readonly onChange: (bot: BotDraft) => void;
}

/** How strong a bot is, and what it has a liking for: the same choice at this screen and online. */
export function BotChoice({ seat, bot: { level, temperament }, tempered, onChange }: ChoiceProps) {
  const lang = useLang();
  const say = SETUP_SAYERS[lang];
  const shell = useText();
  return (
    <div class="bot-choice">
      <Segmented
        label={say('setup.level', { n: seat + 1 })}
        value={level}
        class="levels"
        options={BOT_LEVELS.map((value, n) => ({
          value,
          label: (
            <>
              {shell(`level.${value}`)}
              <Bars n={n + 1} />
            </>
          ),
        }))}
        onChange={(chosen) => onChange({ level: chosen, temperament })}
      />
      {tempered && (
        <Segmented
          class="likings"
          label={say('setup.temperament', { n: seat + 1 })}
          value={temperament ?? 'none'}
          options={LIKINGS.map((value) => ({
            value,
            label: (
              <>
                <Icon name={GLYPHS[value]} size={15} />
                {temperamentName(lang, value)}
              </>
            ),
          }))}
          onChange={(it) => onChange({ level, temperament: it === 'none' ? undefined : it })}
        />
      )}
      <small aria-live="polite">
        {shell(`quick.level.${level}`)}. {tempered && say(`setup.temperament.${temperament ?? 'none'}.text`)}
      </small>
    </div>
  );
}

/** A level as so many bars of four. */
const Bars = ({ n }: { n: number }) => (
  <span class="bars" aria-hidden="true">
    {Array.from({ length: n }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);
