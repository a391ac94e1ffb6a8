import { abilityOf } from '../../../games/age-of-civilization/cards/index.js';
import { stateClass } from '../../kit/index.js';
import { nameOfOrigin } from './amounts.js';
import { classes, lookAt, useDesk } from './desk.js';
import { AbilityLine } from './sentence.js';

/** At the end of my turn: the abilities I may still use, laid over my counters. */
export function EndAbilities() {
  const desk = useDesk();
  const { snapshot, words } = desk;
  const ids = [...snapshot.choices, ...snapshot.blocked].flatMap((c) => (c.move.move === 'activate' ? [c.move.ability] : []));
  if (ids.length === 0) return null;
  return (
    <div class="endab">
      <span class="caps">{words.t('sent.turn')}</span>
      {ids.map((id) => {
        const look = lookAt(desk, `ability:${id}`, [nameOfOrigin(id, words)]);
        return (
          <button key={id} {...look.props} class={classes('eab', stateClass(look.state))}>
            <b>{nameOfOrigin(id, words)}</b>
            <span>{look.reason ? <span class="why">{look.reason}</span> : <AbilityLine abilities={[abilityOf(id)]} words={words} />}</span>
          </button>
        );
      })}
    </div>
  );
}
