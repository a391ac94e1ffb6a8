import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { wonderOf } from '../../../games/through-the-ages/cards/index.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, Seal } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { classes, type Desk, lookAt, nameOfSeat, useDesk } from './desk.js';
import { glyphOf } from './looks.js';
import { Fig } from './pieces.js';

const stagesAsked = (wonder: string): boolean => wonderOf(wonder).traits.some((x) => x.trait === 'common-work');
/** Wonders in progress at which all may build (TTX-CRD-43). */
const commonWorks = ({ s }: Desk): readonly { readonly owner: Seat; readonly id: string; readonly stages: number }[] =>
  s.players.flatMap(({ wonder }, owner) => (wonder && stagesAsked(wonder.id) ? [{ owner, ...wonder }] : []));

export const hasMarks = (desk: Desk): boolean => {
  const { prize, games } = desk.s.marks;
  return prize !== undefined || games !== undefined || commonWorks(desk).length > 0;
};

/** What concerns everybody at the table: games that are on, a prize to be won, a wonder that all may build. */
export function Marks() {
  const desk = useDesk();
  const { s, words, me, mine, zoom } = desk;
  const { prize, games } = s.marks;
  const whose = desk.snapshot.viewer === me ? undefined : desk.snapshot.seats[me]?.name;
  return (
    <>
      {games && (
        <button type="button" class="tthread mark" data-roving data-zoom={games.card} onClick={() => zoom(games.card)}>
          <span class="rope">
            <Icon name={glyphOf(games.card)} size={16} />
            <b>{words.t('mark.games')}</b>
            <Seal seat={games.seat} size={16} />
          </span>
          <span class="what">
            {games.seat === me
              ? words.t('mark.games.mine', { n: games.culture })
              : words.t('mark.games.text', { who: nameOfSeat(desk, games.seat), n: games.culture })}
          </span>
        </button>
      )}
      {prize && (
        <button type="button" class="tthread mark" data-roving data-zoom={prize.card} onClick={() => zoom(prize.card)}>
          <span class="rope">
            <Icon name={glyphOf(prize.card)} size={16} />
            <b>{words.t('mark.prize')}</b>
            <Fig n={prize.culture} what="culture" signed size={13} words={words} />
          </span>
          <span class="what">{words.t('mark.prize.text', { n: prize.technologies, done: mine.lore.developed ?? 0, who: whose })}</span>
        </button>
      )}
      {commonWorks(desk).map((work) => (
        <CommonWork key={work.owner} desk={desk} {...work} />
      ))}
    </>
  );
}

/** The others may build a stage of it, for its price and its culture: an offer, lit while it can be taken. */
function CommonWork({ desk, owner, id, stages }: { desk: Desk; owner: Seat; id: string; stages: number }) {
  const { words, me } = desk;
  const row = wonderOf(id);
  const trait = row.traits.find((x) => x.trait === 'common-work');
  const culture = trait?.trait === 'common-work' ? trait.culture : 0;
  const look = lookAt(desk, owner === me ? TARGETS.wonder : TARGETS.seat(owner), [words.name(id)], id);
  return (
    <button {...look.props} class={classes('tthread mark', ringOf(look))}>
      <span class="rope">
        <Icon name={glyphOf(id)} size={16} />
        <b>{words.short(id)}</b>
        <Seal seat={owner} size={16} />
        <span class="s12">
          {stages}/{row.stages.length}
        </span>
      </span>
      <span class="what">
        {words.t('mark.work')}{' '}
        <Fig
          n={-row.stages[Math.min(stages, row.stages.length - 1)]!}
          what={row.paidIn === 'food' ? 'food' : 'resources'}
          size={12}
          words={words}
        />{' '}
        <Fig n={culture} what="culture" signed size={12} words={words} />
      </span>
    </button>
  );
}
