import { useEffect, useState } from 'preact/hooks';
import { isActive, playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import type { Seat } from '../../../kernel/types.js';
import { Dialog, Segmented, seatColours } from '../../kit/index.js';
import { Civilisation } from './civilisation.js';
import { type Desk, DeskProvider, nameOfSeat } from './desk.js';
import { RivalFacts } from './rival-facts.js';

/** The table as another seat has it before it, as far as I may know: nothing in it can be chosen. */
const deskBeside = (desk: Desk, seat: Seat): Desk => ({
  ...desk,
  me: seat,
  mine: playerOf(desk.s, seat),
  foreseen: undefined,
  ahead: desk.s,
  preview: null,
  previewed: null,
  choicesFor: () => [],
  stateOf: () => 'rest',
  reasonFor: () => undefined,
  targetProps: (target, zoom) => ({
    'data-target': `beside:${target}`,
    'data-state': 'rest',
    ...(zoom === undefined ? undefined : { 'data-zoom': zoom }),
    onClick: () => zoom !== undefined && desk.zoom(zoom),
    onMouseEnter() {},
    onMouseLeave() {},
    onFocus() {},
    onBlur() {},
  }),
});

/** The whole civilisation of a rival, in the parts of which mine is made, with all that concerns me beside it; ← and → go to the next. */
export function RivalSheet({ desk, seat: first, onClose }: { desk: Desk; seat: Seat; onClose(): void }) {
  const { s, me, words } = desk;
  const [seat, setSeat] = useState(first);
  const rivals = Array.from({ length: s.seats - 1 }, (_, i) => (me + 1 + i) % s.seats).filter((other) => isActive(s, other));
  const step = (by: number) => setSeat(rivals[(rivals.indexOf(seat) + by + rivals.length) % rivals.length] ?? seat);
  useEffect(() => {
    const turn = (e: KeyboardEvent) => {
      if (e.key === 'ArrowRight' || e.key === 'ArrowLeft') step(e.key === 'ArrowRight' ? 1 : -1);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  });
  return (
    <Dialog
      title={words.t('rival.whole', { who: nameOfSeat(desk, seat) })}
      closeLabel={words.t('close')}
      onClose={onClose}
      class="trivalsheet"
    >
      {rivals.length > 1 && (
        <Segmented
          label={words.t('rival.which')}
          value={String(seat)}
          options={rivals.map((other) => ({ value: String(other), label: nameOfSeat(desk, other) }))}
          onChange={(other) => setSeat(Number(other))}
        />
      )}
      <div class="trivalparts">
        <DeskProvider value={deskBeside(desk, seat)}>
          <div class={`tta ${desk.layout} whole`}>
            <section class="zone tmine" style={seatColours(seat)}>
              <Civilisation />
            </section>
          </div>
        </DeskProvider>
        <RivalFacts desk={desk} seat={seat} />
      </div>
    </Dialog>
  );
}
