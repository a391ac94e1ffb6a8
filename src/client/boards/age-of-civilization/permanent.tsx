import { sacrificesWorkers, upcomingCards, workersNeeded } from '../../../games/age-of-civilization/ask/selectors.js';
import { PERMANENT } from '../../../games/age-of-civilization/cards/actions.js';
import { actionOf } from '../../../games/age-of-civilization/cards/index.js';
import type { ActionId } from '../../../games/age-of-civilization/state/state.js';
import { Icon, Roving } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { accountOfPrice, Bargain, sayBargain } from './amounts.js';
import { classes, lookAt, useDesk } from './desk.js';
import { actionGlyph } from './looks.js';
import { Slots } from './places.js';
import { Reason } from './reason.js';

/** More cards to come leave no room for long notes; nor does a low screen. */
const ROOMY = 3;

/** The permanent card: a brass frame that lies over three cards of the track and slides one place each round. */
export function Permanent() {
  return (
    <div class="permframe" data-flip="permanent">
      <Roving class="perm">
        {PERMANENT.map((action) => (
          <PermanentAction key={action} action={action} />
        ))}
        {['a', 'b', 'c', 'd'].map((corner) => (
          <i key={corner} class={`rivet ${corner}`} />
        ))}
      </Roving>
    </div>
  );
}

function PermanentAction({ action }: { action: ActionId }) {
  const desk = useDesk();
  const { s, me, words, layout } = desk;
  const name = words.name('action', action);
  const look = lookAt(desk, `place:${action}`, [name, ...sayBargain(s, me, action, words)], `action:${action}`);
  const lost = sacrificesWorkers(s, me, action);
  const note = look.reason ? (
    <span class="why">
      <Reason look={look} />
    </span>
  ) : (
    lost && (
      <span class="note">
        {layout !== 'phone' && upcomingCards(s) <= ROOMY && <span class="roomy">{words.t('note.sacrificed')}</span>}
        <span class="brief">{words.t('note.sacrificed.short')}</span>
      </span>
    )
  );
  return (
    <button {...look.props} title={accountOfPrice(s, me, action, words)} class={classes('pc', ringOf(look))}>
      <span class="pb">
        <span class="ph">
          {layout === 'desktop' && <Icon name={actionGlyph(action)} size={17} />}
          {name}
        </span>
        <Bargain
          s={s}
          seat={me}
          action={action}
          words={words}
          size={layout === 'phone' && action === 'research' ? 's' : 'm'}
          bare={action === 'wonder' && (layout === 'phone' || workersNeeded(s, me, action) > 1)}
        />
        {layout === 'desktop' && note}
      </span>
      <span class="ps">
        <Slots place={action} action={action} count={actionOf(action).slots} state={look.state} />
        {layout === 'phone' && note}
      </span>
    </button>
  );
}
