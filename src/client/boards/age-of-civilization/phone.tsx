import { useEffect, useRef } from 'preact/hooks';
import { standingOf } from '../../../games/age-of-civilization/ask/selectors.js';
import { seatColours, useRoving } from '../../kit/index.js';
import { MyWonders, Purse, Score, Strength, Workers } from './counters.js';
import { useDesk } from './desk.js';
import { Draft } from './draft.js';
import { EndAbilities } from './end-abilities.js';
import { ForecastStrip } from './forecast-strip.js';
import { CivMarket, SpecialMarket, WonderMarket } from './markets.js';
import { Permanent } from './permanent.js';
import { PhoneStack } from './stack.js';
import { TrackCard } from './track-card.js';
import { Tree } from './tree.js';

/** One column: the track, my area, the markets. The tabs jump to the parts marked with `data-section`. */
export function PhoneBoard() {
  const { s, me, words } = useDesk();
  const drafting = s.packs.length > 0;
  return (
    <div class="aoc phone">
      <PhoneTrack />
      {drafting && <Draft />}
      <section class="pme" data-section="me" style={seatColours(me)} aria-label={words.t('zone.mine')}>
        <div class="me1">
          <Purse />
          <Score />
          <Workers />
          <Strength />
        </div>
        <EndAbilities />
        <PhoneStack />
        <Tree />
        <MyWonders />
      </section>
      {!drafting && (
        <div class="pmarkets" data-section="markets">
          <CivMarket />
          <WonderMarket />
          {s.options.innovation && <SpecialMarket />}
        </div>
      )}
    </div>
  );
}

/** A strip that opens on the three usable cards: the past peeks at the left, the future at the right. */
function PhoneTrack() {
  const { s, words } = useDesk();
  const strip = useRef<HTMLDivElement>(null);
  useRoving(strip);
  useEffect(() => {
    const first = strip.current?.querySelector<HTMLElement>('.act.use');
    if (first && strip.current) strip.current.scrollLeft = first.offsetLeft - 12;
  }, [s.round]);
  return (
    <section class="ptrack" data-section="table" aria-label={words.t('zone.track')}>
      <Permanent />
      <div ref={strip} class="strip">
        {s.track.map((id, i) => (
          <TrackCard key={id} id={id} position={i + 1} narrow={standingOf(s, i + 1) === 'upcoming'} />
        ))}
      </div>
      <ForecastStrip />
    </section>
  );
}
