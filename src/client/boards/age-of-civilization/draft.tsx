import { KEPT } from '../../../games/age-of-civilization/ask/selectors.js';
import { Roving, Zone } from '../../kit/index.js';
import { CivCard } from './civ-card.js';
import { useDesk } from './desk.js';
import { WonderMarket } from './markets.js';

/** Before the game: the pack in my hands, of which I keep one, and what I have kept so far (AOC-DRF-1). */
export function Draft() {
  const { s, me, mine, words } = useDesk();
  const pack = s.packs[me] ?? [];
  return (
    <div class="draft" data-section="markets">
      <Zone
        class="packzone"
        title={words.t('zone.draft')}
        aside={<span class="muted s12">{words.t('of.start', { n: mine.hand.length, of: KEPT })}</span>}
      >
        <Roving class="pack" style={{ '--n': Math.max(pack.length, 3) }}>
          {pack.map((slot) => slot.card && <CivCard key={slot.card} id={slot.card} target={`pack:${slot.card}`} />)}
        </Roving>
      </Zone>
      <Zone class="keptzone" title={words.t('zone.kept')}>
        <Roving class="cgrid" style={{ '--n': KEPT }}>
          {mine.hand.map((slot) => slot.card && <CivCard key={slot.card} id={slot.card} target={`hand:${slot.card}`} />)}
          {Array.from({ length: KEPT - mine.hand.length }, (_, i) => (
            <span key={i} class="card place" aria-hidden="true" />
          ))}
        </Roving>
      </Zone>
      <WonderMarket />
    </div>
  );
}
