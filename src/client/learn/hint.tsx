import { useEffect, useRef, useState } from 'preact/hooks';
import { isSame } from '../../kernel/index.js';
import type { Shape } from '../../kernel/types.js';
import { Button, Icon } from '../kit/index.js';
import { useSettings } from '../site/settings.js';
import { type BotPort, openBotPort } from '../table/bot-port.js';
import type { Choice } from '../table/table.js';
import type { BesideProps } from '../table/table-desk.js';
import { useLearnText } from './texts.js';
import './hint.css';

export interface HintProps extends BesideProps {
  readonly game: string;
  /** That it was asked stands in the record. */
  readonly note: (ply: number) => void;
}

type Answer = { readonly ply: number; readonly choice: Choice<Shape> | undefined } | 'thinking' | undefined;

/** What would you do? A bot of the level of the last table answers from what I may know; its move is shown, not made. */
export function Hint({ snapshot, picking, game, note }: HintProps) {
  const say = useLearnText();
  const { level } = useSettings();
  const [answer, setAnswer] = useState<Answer>();
  const port = useRef<BotPort | undefined>(undefined);
  useEffect(() => () => port.current?.dispose(), []);
  const { acting, choices, ply, view, options } = snapshot;
  if (acting === null || choices.length < 2) return null;
  const ask = async () => {
    setAnswer('thinking');
    note(ply);
    port.current ??= openBotPort();
    const moves = choices.map(({ move }) => move);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const move = await port.current.ask({ game, options, view, seat: acting, level, moves, seed }).catch(() => undefined);
    const choice = choices.find((it) => isSame(it.move, move));
    setAnswer({ ply, choice });
    if (choice) picking.select(choice);
  };
  const told = typeof answer === 'object' && answer.ply === ply ? answer : undefined;
  const look = told?.choice && picking.look(told.choice);
  return (
    <p class="hint" role="status">
      {told ? (
        look ? (
          <>
            {say(`hint.${level}`)} <Icon name={look.icon} size={15} /> <b>{look.label}</b> <span class="dl">{look.detail}</span>
          </>
        ) : (
          say('hint.none')
        )
      ) : (
        <Button small onClick={() => void ask()} aria-busy={answer === 'thinking'}>
          <Icon name="feather" size={14} />
          {say(answer === 'thinking' ? 'hint.thinking' : 'hint.ask')}
        </Button>
      )}
    </p>
  );
}
