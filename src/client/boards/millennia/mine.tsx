import { seatColours } from '../../kit/index.js';
import { Balance, Combination } from './combination.js';
import { Counters } from './counters.js';
import { classes, nameOfSeat, useDesk } from './desk.js';
import { Hand, isBuiltUp, MyCards } from './my-cards.js';
import { MyTechnologies } from './my-technologies.js';

/** So many technologies want more room than buildings do. */
const MANY = 8;

/** My area: technologies, counters, buildings, and what the choice at hand would do. */
export function Mine() {
  const desk = useDesk();
  const { me, mine, words, snapshot, layout } = desk;
  const own = snapshot.seats[me]?.kind === 'me';
  return (
    <section
      class={classes('zone mine', isBuiltUp(mine) && 'built', mine.techs.length > MANY && 'learned')}
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
