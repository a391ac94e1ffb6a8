import { type Extra, extrasIn } from '../../../games/through-the-ages/guide/yields.js';
import type { Earmark } from '../../../games/through-the-ages/state/state.js';
import { Icon } from '../../kit/index.js';
import { type Desk, useDesk } from './desk.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { colourOf } from './looks.js';
import { Age, Fig, Yields } from './pieces.js';

/** Is there anything to show beside the mines? */
export const hasReserve = ({ s, me, mine }: Desk): boolean => mine.earmarks.length > 0 || extrasIn(s, me).length > 0;

/** Beside the mines: extras that come with every production (TTX-PROD), and goods set aside for this turn (TTX-EAR-01). */
export function Reserve() {
  const { s, me, mine, foreseen, words } = useDesk();
  const { t } = words;
  const extras = extrasIn(s, me);
  return (
    <section class="treserve" aria-label={t('reserve')}>
      <span class="caps">{t('reserve')}</span>
      {extras.map((extra) => (
        <ExtraLine key={extra.card} extra={extra} />
      ))}
      {byOrigin(mine.earmarks).map((mark) => (
        <EarmarkLine
          key={keyOf(mark)}
          mark={mark}
          then={foreseen && byOrigin(foreseen.earmarks).find((x) => keyOf(x) === keyOf(mark))?.n}
          foreseen={!!foreseen}
        />
      ))}
    </section>
  );
}

const keyOf = ({ from, goods, uses }: Earmark): string => [from, goods, ...uses].join(' ');
/** What one card has set aside in several goes for the same purpose is one sum. */
export function byOrigin(marks: readonly Earmark[]): readonly Earmark[] {
  const sums = new Map<string, Earmark>();
  for (const mark of marks) sums.set(keyOf(mark), { ...mark, n: (sums.get(keyOf(mark))?.n ?? 0) + mark.n });
  return [...sums.values()];
}

function ExtraLine({ extra: { card, food, resources, next } }: { extra: Extra }) {
  const { words, zoom } = useDesk();
  return (
    <button type="button" class="rb" style={{ '--v': colourOf(card) }} data-zoom={card} title={words.name(card)} onClick={() => zoom(card)}>
      <b>{words.short(card)}</b>
      <span>
        {food !== 0 && <Fig n={food} what="food" signed size={12} words={words} />}
        {resources !== 0 && <Fig n={resources} what="resources" signed size={12} words={words} />}
        {next && (
          <i class="nx">
            <Age level={next.age} />
            <Yields gives={next.gives} size={11} words={words} />
          </i>
        )}
      </span>
    </button>
  );
}

const GLYPHS = { unit: TYPE_GLYPHS.infantry, urban: TYPE_GLYPHS.temple, land: TYPE_GLYPHS.farm, wonder: TYPE_GLYPHS.wonder } as const;

/** How much, for what, and from which card; what the selected choice would leave of it. */
function EarmarkLine({ mark, then = 0, foreseen }: { mark: Earmark; then?: number | undefined; foreseen: boolean }) {
  const { words, zoom } = useDesk();
  const uses = mark.uses.map((use) => words.t(`use.${use}`)).join(', ');
  const said = words.t('reserve.said', { n: mark.n, uses, card: words.name(mark.from) });
  return (
    <button type="button" class="rb set" data-zoom={mark.from} aria-label={said} title={said} onClick={() => zoom(mark.from)}>
      <span>
        <Fig n={mark.n} what={mark.goods} size={13} />
        {foreseen && then !== mark.n && <span class="pv">→ {then}</span>}
        {mark.uses.map((use) => use !== 'unit-technology' && <Icon key={use} name={GLYPHS[use]} size={12} />)}
      </span>
      <i>{words.short(mark.from)}</i>
    </button>
  );
}
