import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isSame } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Icon, LiveRegion } from '../kit/index.js';
import { botName, levelName } from '../site/bot-name.js';
import { useSettings } from '../site/settings.js';
import { type BotPort, openBotPort } from '../table/bot-port.js';
import { BOT_LEVELS, type BotLevel, type Choice, type Snapshot } from '../table/table.js';
import type { BesideProps } from '../table/table-desk.js';
import { useCounsel } from '../table/use-counsel.js';
import { adviceOf } from './advice.js';
import { changedFigures } from './reasons.js';
import { isSameQuestion, type Sought, seekCounsel } from './seek.js';
import { useLearnText } from './texts.js';
import './hint.css';

export interface HintProps extends BesideProps {
  readonly game: string;
  /** That it was asked stands in the record. */
  readonly note: (ply: number) => void;
}

type Answer = Sought | 'thinking' | undefined;

/** What would you do? A bot of the chosen level answers from what I may know; its move is shown with what it changes, not made. */
export function Hint({ snapshot, pack, picking, game, note }: HintProps) {
  const say = useLearnText();
  const lang = useLang();
  const [level, setLevel] = useState<BotLevel>(useSettings().level);
  const [answer, setAnswer] = useState<Answer>();
  const port = useRef<BotPort | undefined>(undefined);
  const { counsel, fetch: fetchCounsel } = useCounsel(pack);
  // What is asked while a bot thinks may change under it.
  const latest = useRef<Snapshot<Shape> | undefined>(snapshot);
  latest.current = snapshot;
  useEffect(
    () => () => {
      latest.current = undefined;
      port.current?.dispose();
    },
    [],
  );
  const { acting, choices, ply, view } = snapshot;
  // Many answers are compared: once for a moment, not whenever the pointer moves.
  const reasonsOf = useMemo(() => {
    const known = new Map<Choice<Shape>, string>();
    return (choice: Choice<Shape>): string => {
      const why =
        known.get(choice) ?? adviceOf({ pack, snapshot, choice, lang, counsel, labelOf: (it) => picking.look(it).label }).join(' ');
      known.set(choice, why);
      return why;
    };
  }, [pack, snapshot, lang, counsel]);
  if (acting === null || choices.length < 2) return null;
  const ask = async () => {
    if (answer === 'thinking') return;
    setAnswer('thinking');
    note(ply);
    const words = fetchCounsel();
    port.current ??= openBotPort();
    const seed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
    const found = await seekCounsel(port.current.ask, () => latest.current, { game, level, seed });
    await words;
    setAnswer(found);
    if (found?.choice) picking.select(found.choice);
  };
  // It holds until I have moved; where all play at once, others move in between.
  const holds = ({ at }: Sought): boolean =>
    at.ply === ply || (isSameQuestion(at, snapshot) && changedFigures(pack, acting, [at.view, view], lang).length === 0);
  const given = typeof answer === 'object' && holds(answer) ? answer : undefined;
  const told = given && { ...given, choice: choices.find(({ move }) => isSame(move, given.choice?.move)) };
  const look = told?.choice && picking.look(told.choice);
  // In whole words, as on the button that does it: on its chip a card is only named.
  const what =
    look && told?.choice && acting !== null
      ? (look.action ?? pack.words.in(lang).text(pack.game.describe(view, acting, told.choice.move).text))
      : '';
  const why = told?.choice ? reasonsOf(told.choice) : '';
  const asking = (
    <>
      <Button small onClick={() => void ask()} aria-busy={answer === 'thinking'}>
        <Icon name="feather" size={14} />
        {say(answer === 'thinking' ? 'hint.thinking' : 'hint.ask')}
      </Button>
      <select
        class="field"
        aria-label={say('hint.level')}
        value={level}
        onChange={(e) => setLevel(BOT_LEVELS.find((it) => it === e.currentTarget.value) ?? level)}
      >
        {BOT_LEVELS.map((it) => (
          <option key={it} value={it}>
            {levelName(lang, it)}
          </option>
        ))}
      </select>
    </>
  );
  if (told)
    return (
      <div class="counsel">
        {/* Said when it comes; the button before it is not news. */}
        <LiveRegion message={look ? `${say('hint.would', { who: botName(lang, told) })} ${what}. ${why}` : say('hint.none')} />
        {look ? (
          <>
            {say('hint.would', { who: botName(lang, told) })} <Icon name={look.icon} size={15} /> <b>{what}</b>
            {why && <span class="reason">{why}</span>}
          </>
        ) : (
          // Slow machines may need another try.
          <>
            <span class="reason">{say('hint.none')}</span>
            {asking}
          </>
        )}
      </div>
    );
  return <div class="counsel">{asking}</div>;
}
