import { playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import type { Seat } from '../../../kernel/types.js';
import { Dialog, seatColours } from '../../kit/index.js';
import { Civilisation } from './civilisation.js';
import { type Desk, DeskProvider, nameOfSeat } from './desk.js';

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

/** The whole civilisation of a rival, in the parts of which mine is made. */
export function RivalSheet({ desk, seat, onClose }: { desk: Desk; seat: Seat; onClose(): void }) {
  const { words } = desk;
  return (
    <Dialog
      title={words.t('rival.whole', { who: nameOfSeat(desk, seat) })}
      closeLabel={words.t('close')}
      onClose={onClose}
      class="trivalsheet"
    >
      <DeskProvider value={deskBeside(desk, seat)}>
        <div class={`tta ${desk.layout} whole`}>
          <section class="zone tmine" style={seatColours(seat)}>
            <Civilisation />
          </section>
        </div>
      </DeskProvider>
    </Dialog>
  );
}
