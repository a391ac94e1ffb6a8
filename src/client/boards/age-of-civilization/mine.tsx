import { Roving, seatColours } from '../../kit/index.js';
import { MyWonders, Purse, Score, Strength, Workers } from './counters.js';
import { nameOfSeat, useDesk } from './desk.js';
import { EndAbilities } from './end-abilities.js';
import { Stack } from './stack.js';
import { Tree } from './tree.js';

/** My area: civilisations, technologies, counters. */
export function Mine() {
  const desk = useDesk();
  const { me, words, snapshot } = desk;
  const own = snapshot.seats[me]?.kind === 'me';
  return (
    <section
      class="zone mine"
      style={seatColours(me)}
      aria-label={own ? words.t('zone.mine') : words.t('zone.areaOf', { who: nameOfSeat(desk, me) })}
    >
      <Roving class="stackzone">
        <Stack />
      </Roving>
      <Tree />
      <Roving class="ctr">
        <Purse />
        <Score />
        <Workers />
        <Strength />
        <MyWonders />
      </Roving>
      <EndAbilities />
    </section>
  );
}
