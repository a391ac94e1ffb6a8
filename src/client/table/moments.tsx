import { useEffect, useRef } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Icon, Kbd, Mark, Seal } from '../kit/index.js';
import { changeSettings } from '../site/settings.js';
import type { AnyBoardPackage, Moment } from './board-package.js';
import type { Snapshot } from './table.js';
import { useTableText } from './texts.js';
import type { Moments } from './use-moments.js';

interface PlateProps {
  readonly moments: Moments;
  readonly pack: AnyBoardPackage;
  readonly snapshot: Snapshot<Shape>;
  readonly openRule: (id: string) => void;
}

/** What happened to the whole table, laid over it in large. Not a dialog: prompt, log and the rest stay in sight and in use. */
export function MomentPlate({ moments, pack, snapshot, openRule }: PlateProps) {
  const say = useTableText();
  const lang = useLang();
  const plate = useRef<HTMLElement>(null);
  const { current, left, again } = moments;
  useEffect(() => {
    plate.current?.scrollTo({ top: 0 });
  }, [current]);
  if (!current) return null;
  return (
    <section ref={plate} key={current.key} class="moment" aria-label={current.title} aria-live="polite" data-moment={current.key}>
      {current.cards.length > 0 && (
        <div class="moment-cards">
          {current.cards.map((card) => (
            <pack.CardZoom key={card} card={card} lang={lang} snapshot={snapshot} openRule={openRule} />
          ))}
        </div>
      )}
      <div class="moment-tale">
        <h2>
          {current.title}
          {again && <span class="tag">{say('moment.again')}</span>}
        </h2>
        <p>{current.sentence}</p>
        <SeatColumns moment={current} snapshot={snapshot} />
        <footer>
          {current.rule && (
            <button type="button" class="lnk" onClick={() => openRule(current.rule!)}>
              <Icon name="rule-book" size={13} /> {current.rule}
            </button>
          )}
          <button type="button" class="lnk quiet" onClick={() => changeSettings({ moments: 'none' })}>
            {say('moment.never')}
          </button>
          <span class="grow" />
          {left > 1 && (
            <Button small onClick={moments.skip}>
              {say('moment.skip', { n: left })} <Kbd>Esc</Kbd>
            </Button>
          )}
          <Button small kind="ink" onClick={moments.next}>
            {say('moment.next')} <Mark name="next" size={11} />
          </Button>
        </footer>
      </div>
    </section>
  );
}

function SeatColumns({ moment, snapshot }: { readonly moment: Moment; readonly snapshot: Snapshot<Shape> }) {
  return (
    <ul class="moment-seats">
      {moment.seats.map(({ seat, why, effect, tone }) => (
        <li key={seat} class={tone}>
          <span class="who">
            <Seal seat={seat} size={26} />
            <b>{snapshot.seats[seat]?.name}</b>
          </span>
          <span class="cause">{why}</span>
          {effect && <span class="effect">{effect}</span>}
        </li>
      ))}
    </ul>
  );
}
