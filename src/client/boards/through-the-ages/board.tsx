import './styles/index.css';
import type { Tta } from '../../../games/through-the-ages/state/state.js';
import { seatColours } from '../../kit/index.js';
import type { BoardProps } from '../../table/board-package.js';
import { Affair, affairOf } from './affair.js';
import { Bonuses } from './bonuses.js';
import { Civilisation } from './civilisation.js';
import { Clock } from './clock.js';
import { classes, DeskProvider, deskOf, nameOfSeat } from './desk.js';
import { Draft } from './draft.js';
import { EndLine } from './end-of-turn.js';
import { usePictures } from './pictures.js';
import { Row } from './row.js';
import { Strip } from './strip.js';

/** The table of Through the Ages: clock, card row or what interrupts it, my civilisation. */
export function Board(props: BoardProps<Tta>) {
  usePictures();
  const desk = deskOf(props);
  const { s, words, me } = desk;
  const step = s.steps.at(-1);
  const affair = affairOf(step);
  const interrupted = affair?.includes('.') && step?.step !== 'take-cards';
  const drafts = step?.step === 'draft';
  const hasBonuses = s.bonuses.length + desk.mine.bonuses.length > 0;
  const own = desk.snapshot.seats[me]?.kind === 'me';
  return (
    <DeskProvider value={desk}>
      <div class={classes('tta', props.layout, `e${s.options.edition ?? '2006'}`, drafts ? 'drafting' : interrupted && 'interrupted')}>
        <Clock />
        {drafts ? <Draft /> : interrupted ? <Affair /> : <Row />}
        <Strip />
        <section
          class={classes('zone tmine', hasBonuses && 'with-bonuses')}
          style={seatColours(me)}
          data-section="me"
          aria-label={own ? words.t('zone.mine') : words.t('zone.areaOf', { who: nameOfSeat(desk, me) })}
        >
          <Civilisation />
          {hasBonuses && <Bonuses />}
        </section>
        {props.layout === 'phone' && <EndLine />}
      </div>
    </DeskProvider>
  );
}
