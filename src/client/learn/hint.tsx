import { useEffect, useRef, useState } from 'preact/hooks';
import { isSame } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Icon, LiveRegion } from '../kit/index.js';
import { botName, levelName } from '../site/bot-name.js';
import { useSettings } from '../site/settings.js';
import { type BotPort, openBotPort } from '../table/bot-port.js';
import { isEnd } from '../table/choice-role.js';
import { BOT_LEVELS, type BotLevel, type Snapshot } from '../table/table.js';
import type { BesideProps } from '../table/table-desk.js';
import { type Counsel, isSameQuestion, seekCounsel } from './counsel.js';
import { changedFigures, closingOf, comesLater, type Reasons, reasonsFor } from './reasons.js';
import { useLearnText } from './texts.js';
import './hint.css';

export interface HintProps extends BesideProps {
  readonly game: string;
  /** That it was asked stands in the record. */
  readonly note: (ply: number) => void;
}

/** So many answers are compared with each other. */
const FEW = 8;

/** All that a move does by itself. */
const effectOf = (reasons: Reasons | undefined) => reasons && [reasons.figures, reasons.others];

type Answer = Counsel | 'thinking' | undefined;

/** What would you do? A bot of the chosen level answers from what I may know; its move is shown with what it changes, not made. */
export function Hint({ snapshot, pack, picking, game, note }: HintProps) {
  const say = useLearnText();
  const lang = useLang();
  const [level, setLevel] = useState<BotLevel>(useSettings().level);
  const [answer, setAnswer] = useState<Answer>();
  const port = useRef<BotPort | undefined>(undefined);
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
  if (acting === null || choices.length < 2) return null;
  const ask = async () => {
    if (answer === 'thinking') return;
    setAnswer('thinking');
    note(ply);
    port.current ??= openBotPort();
    const seed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
    const found = await seekCounsel(port.current.ask, () => latest.current, { game, level, seed });
    setAnswer(found);
    if (found?.choice) picking.select(found.choice);
  };
  // It holds until I have moved; where all play at once, others move in between.
  const holds = ({ at }: Counsel): boolean =>
    at.ply === ply || (isSameQuestion(at, snapshot) && changedFigures(pack, acting, [at.view, view], lang).length === 0);
  const given = typeof answer === 'object' && holds(answer) ? answer : undefined;
  const told = given && { ...given, choice: choices.find(({ move }) => isSame(move, given.choice?.move)) };
  const look = told?.choice && picking.look(told.choice);
  const reasons = told?.choice && reasonsFor(pack, snapshot, told.choice, lang);
  // What it is weighed against: leaving off here, where one may.
  const end = choices.find((it) => it !== told?.choice && isEnd(picking.roleOf(it)));
  const instead = told?.choice && end && !comesLater(pack, snapshot, told.choice, end) ? reasonsFor(pack, snapshot, end, lang) : undefined;
  // In whole words, as on the button that does it: on its chip a card is only named.
  const what =
    look && told?.choice && acting !== null
      ? (look.action ?? pack.words.in(lang).text(pack.game.describe(view, acting, told.choice.move).text))
      : '';
  const leavesOff = told?.choice !== undefined && isEnd(picking.roleOf(told.choice));
  // What every answer brings is no reason for this one.
  const isSameForAll =
    reasons !== undefined &&
    choices.length <= FEW &&
    choices.every((it) => isSame(effectOf(reasonsFor(pack, snapshot, it, lang)), effectOf(reasons)));
  const nameOf = (seat: number): string => snapshot.seats[seat]?.name ?? '';
  const closing = told?.choice && reasons?.figures.length === 0 && !leavesOff ? closingOf(pack, snapshot, told.choice, lang) : undefined;
  const isSilent = !closing && reasons?.figures.length === 0 && reasons.agreed.length === 0 && reasons.others.length === 0;
  const why =
    reasons &&
    [
      reasons.anyway !== ''
        ? say('hint.anyway', { changes: reasons.anyway })
        : reasons.changes !== '' && say(isSameForAll ? 'hint.same' : 'hint.changes', { changes: reasons.changes }),
      // What every answer averts or risks is no reason either.
      !isSameForAll && reasons.avoids !== '' && say('hint.avoids', { what: reasons.avoids }),
      !isSameForAll && reasons.risks !== '' && say('hint.risks', { what: reasons.risks }),
      ...reasons.agreed.map(({ seat, changes }) => say('hint.agreed', { who: nameOf(seat), changes })),
      closing && say('hint.closing', { what: pack.words.in(lang).text(closing.text), changes: closing.then }),
      closing && closing.otherwise !== '' && say('hint.otherwise', { changes: closing.otherwise }),
      // When a turn ends, others begin theirs.
      ...(leavesOff ? [] : reasons.others.map(({ seat, changes }) => say('hint.other', { who: nameOf(seat), changes }))),
      reasons.asks ? say('hint.asks') : isSilent && say(leavesOff ? 'hint.enough' : 'hint.later'),
      reasons.open && say('hint.open'),
    ]
      .filter((text) => text !== false && text !== undefined)
      .join(' ');
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
            {instead && end && instead.changes !== '' && (
              <span class="reason">{say('hint.instead', { what: picking.look(end).label, changes: instead.changes })}</span>
            )}
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
