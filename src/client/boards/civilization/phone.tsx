import { incomeOf } from '../../../games/civilization/ask/production.js';
import { isAdvanced } from '../../../games/civilization/ask/table.js';
import { Coin, sign } from '../../kit/index.js';
import { useDesk } from './desk.js';
import { strengthOf } from './facts.js';
import { pageOf } from './page-of.js';
import { battleOf } from './panels/battle-facts.js';
import { ChoiceRows } from './panels/goal-list.js';
import { Ledger } from './panels/ledger.js';
import { Cards, Treasury } from './panels/mine.js';
import { StackBox } from './panels/stack-box.js';
import { Whereabouts } from './panels/whereabouts.js';
import { World } from './panels/world.js';
import { BattlePanel, PurchaseSheet, TradeSheet } from './sheets.js';

/** The other pages begin turned away: the tabs may have looked for them before they came. Pages: the map, the same choices as a list, my civilisation. In their phases trade and purchase lie on my page. */
export function PhoneBoard() {
  const { s, words, plan, snapshot } = useDesk();
  const page = pageOf(s, snapshot.acting !== null);
  return (
    <div class="civ phone-civ">
      <section class="phone-map" data-section="map" aria-label={words.t('page.map')}>
        <World />
        <Figures />
        {plan?.stack && <StackBox />}
        {battleOf(s) && <BattlePanel />}
      </section>
      <section class="phone-page" data-section="list" data-away="" aria-label={words.t('list.title')}>
        {plan?.stack && <StackBox />}
        {plan ? <ChoiceRows plan={plan} /> : <p class="empty">{words.t('list.wait')}</p>}
      </section>
      <section class="phone-page" data-section="me" data-away="" aria-label={words.t('zone.mine')}>
        {page === 'trade' && <TradeSheet />}
        {page === 'purchase' && <PurchaseSheet placing={plan} />}
        <Treasury />
        {!(page === 'purchase' && isAdvanced(s)) && <Ledger />}
        <Cards />
        <Whereabouts />
      </section>
    </div>
  );
}

/** The line under the map: what I have to go on. */
function Figures() {
  const { s, me, mine, words } = useDesk();
  const { armies, fleets, settlers } = strengthOf(s, me);
  return (
    <p class="figures-line">
      <Coin n={mine.gold} size="s" label={words.t('gold', { n: mine.gold })} />
      <span>
        {words.t('production')} <b class="gain">{sign(incomeOf(s, me, null).total, true)}</b>
      </span>
      <span>
        {words.t('armies')} <b>{armies}</b>
      </span>
      <span>
        {words.name('category.fleet')} <b>{fleets}</b>
      </span>
      <span>
        {words.name('category.settler')} <b>{settlers}</b>
      </span>
    </p>
  );
}
