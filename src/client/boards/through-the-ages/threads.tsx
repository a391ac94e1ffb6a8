import { hasRoles } from '../../../games/through-the-ages/ask/pacts.js';
import { strengthOf } from '../../../games/through-the-ages/ask/ratings.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { pactOf } from '../../../games/through-the-ages/cards/index.js';
import { describeTerms } from '../../../games/through-the-ages/say/military.js';
import type { Pact, War } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, Roving, Seal } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { classes, type Desk, isCrowded, lookAt, nameOfSeat, useDesk } from './desk.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { hasMarks, Marks } from './marks.js';

/** Who is bound to whom: a thread for each pact and each declared war. */
export function Threads() {
  const desk = useDesk();
  const { s, words } = desk;
  const pacts = s.players.flatMap(({ pact }, owner) => (pact ? [{ owner, pact }] : []));
  const wars = s.players.flatMap(({ war }, by) => (war ? [{ by, war }] : []));
  if (pacts.length + wars.length === 0 && !hasMarks(desk)) return null;
  return (
    <section class="zone tthreads" aria-label={words.t('threads.title')}>
      <Roving class="tths">
        <Marks />
        {wars.map(({ by, war }) => (
          <WarThread key={war.card + by} desk={desk} by={by} war={war} />
        ))}
        {pacts.map(({ owner, pact }) => (
          <PactThread key={pact.card + owner} desk={desk} owner={owner} pact={pact} isOneOfMany={pacts.length > 1} />
        ))}
      </Roving>
    </section>
  );
}

const End = ({ desk, seat, role }: { desk: Desk; seat: Seat; role?: string | undefined }) => (
  <span class={classes('end', seat === desk.me && 'me')}>
    <Seal seat={seat} size={16} />
    <b>{nameOfSeat(desk, seat)}</b>
    {role && <i class="role">{role}</i>}
  </span>
);

function WarThread({ desk, by, war: { card, target } }: { desk: Desk; by: Seat; war: War }) {
  const { s, words, me } = desk;
  const { t } = words;
  const names = { by: nameOfSeat(desk, by), target: nameOfSeat(desk, target), card: words.name(card) };
  const when = by === me ? t('war.when.mine') : t('war.when', { who: names.by });
  const look = lookAt(desk, TARGETS.card(card), [t('war.said', names), when], card);
  return (
    <button {...look.props} class="tthread war">
      <span class="rope">
        <End desk={desk} seat={by} />
        <span class="cord">
          <Icon name={TABLE_GLYPHS.war} size={13} />
        </span>
        <End desk={desk} seat={target} />
      </span>
      <span class="what">
        <b>{names.card}</b> {t('war.strengths', { a: strengthOf(s, by), b: strengthOf(s, target) })} · {when}
      </span>
    </button>
  );
}

interface PactProps {
  readonly desk: Desk;
  readonly owner: Seat;
  readonly pact: Pact;
  readonly isOneOfMany: boolean;
}
/** Among many, those of others are one line, and all at a crowded table: their terms stand on the card. */
function PactThread({ desk, owner, pact: { card, partner, role }, isOneOfMany }: PactProps) {
  const { s, words, me } = desk;
  const row = pactOf(card);
  const [a, b] = role === 'a' ? [owner, partner] : [partner, owner];
  const said = words.t('pact.said', { card: words.name(card), a: nameOfSeat(desk, a), b: nameOfSeat(desk, b) });
  const look = lookAt(desk, TARGETS.pact(owner), [said], card);
  const roles = hasRoles(row);
  if (isCrowded(s) || (isOneOfMany && owner !== me && partner !== me))
    return (
      <button {...look.props} class={classes('tthread brief', ringOf(look))}>
        <Seal seat={a} size={16} />
        <Icon name={TABLE_GLYPHS.pact} size={13} />
        <Seal seat={b} size={16} />
        <b class="grow">{words.name(card)}</b>
      </button>
    );
  const terms = { a: words.text(describeTerms(row.a)), b: words.text(describeTerms(row.b)) };
  return (
    <button {...look.props} class={classes('tthread', ringOf(look))}>
      <span class="rope">
        <End desk={desk} seat={a} role={roles ? 'A' : undefined} />
        <span class="cord">
          <Icon name={TABLE_GLYPHS.pact} size={13} />
        </span>
        <End desk={desk} seat={b} role={roles ? 'B' : undefined} />
      </span>
      <span class="what">
        <b>{words.name(card)}</b> {roles ? `A\u202f: ${terms.a}\u00a0· B\u202f: ${terms.b}` : terms.a}
      </span>
    </button>
  );
}
