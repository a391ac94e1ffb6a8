import { seatColours } from '../../kit/index.js';
import { Balance, Combination } from './combination.js';
import { Counters } from './counters.js';
import { nameOfSeat, useDesk } from './desk.js';
import { Hand, MyCards } from './my-cards.js';
import { MyTechnologies } from './my-technologies.js';

/** My area: technologies, counters, buildings, and what the choice at hand would do. */
export function Mine() {
  const desk = useDesk();
  const { me, words, snapshot, layout } = desk;
  const own = snapshot.seats[me]?.kind === 'me';
  return (
    <section
      class="zone mine"
      style={seatColours(me)}
      data-section="me"
      aria-label={own ? words.t('zone.mine') : words.t('zone.areaOf', { who: nameOfSeat(desk, me) })}
    >
      <div class="mL">
        <MyTechnologies />
        <Counters />
      </div>
      <MyCards />
      <div class="mR">
        <Hand />
        {layout === 'phone' ? <Balance /> : <Combination />}
      </div>
    </section>
  );
}
