import { SPECIAL_EFFECTS, SPECIALS, type SpecialId } from '../../../games/millennia/cards/actions.js';
import { describeEffects } from '../../../games/millennia/say/describe-ability.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, Roving, sign, stateClass } from '../../kit/index.js';
import { classes, lookAt, nameOfSeat, unlessOpen, useDesk } from './desk.js';
import { SPECIAL_GLYPHS } from './glyphs.js';
import { Marker } from './pieces.js';
import { specialId } from './places.js';
import { BoardActionButton } from './tracks.js';

/** Special actions: reserved with a marker in phase A, performed in phase E. Beside them the actions open to all. */
export function Specials() {
  const { words } = useDesk();
  return (
    <Roving class="spa" label={words.t('zone.specials')}>
      <h3 class="caps">{words.t('zone.specials')}</h3>
      {SPECIALS.map((id) => (
        <Special key={id} id={id} />
      ))}
      <span class="aux">
        {(['espionage', 'academy', 'industry'] as const).map((id) => (
          <BoardActionButton key={id} id={id} named />
        ))}
      </span>
    </Roving>
  );
}

function Special({ id }: { id: SpecialId }) {
  const desk = useDesk();
  const { s, words, me, next, layout } = desk;
  const seats: Seat[] = s.players.flatMap((p, seat) => p.specials.filter((x) => x === id).map(() => seat));
  const [effect] = SPECIAL_EFFECTS[id];
  const n = effect && 'n' in effect && typeof effect.n === 'number' ? effect.n : 1;
  const before = s.players[me]!.specials.filter((x) => x === id).length;
  const after = next?.specials.filter((x) => x === id).length ?? before;
  const look = lookAt(
    desk,
    `special:${id}`,
    [
      words.name(`special:${id}`),
      words.text(describeEffects(SPECIAL_EFFECTS[id])),
      seats.length > 0 && words.t('reserved.by', { who: seats.map((seat) => nameOfSeat(desk, seat)).join(', ') }),
    ],
    unlessOpen(desk, `special:${id}`, specialId(id)),
  );
  return (
    <button {...look.props} class={classes('sa', stateClass(look.state))}>
      {layout === 'phone' && <Icon name={SPECIAL_GLYPHS[id]} size={16} />}
      <b>{words.short(`special:${id}`)}</b>
      <span class="ms">
        {after > before && <Marker seat={me} size={19} ghost />}
        {seats.map((seat, i) => (
          <Marker key={`${seat}.${i}`} seat={seat} size={seats.length > 1 ? 15 : 19} />
        ))}
        {seats.length === 0 && after <= before && <i class="ho g">{sign(n, true)}</i>}
      </span>
    </button>
  );
}
