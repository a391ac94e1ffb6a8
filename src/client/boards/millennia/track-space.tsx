import { lengthOf, trackOf } from '../../../games/millennia/ask/selectors.js';
import { bookOf } from '../../../games/millennia/cards/index.js';
import type { Space, TrackId } from '../../../games/millennia/cards/tracks.js';
import { ghostAt, type Place, standingAt } from '../../../games/millennia/guide/facts.js';
import { describeAbility, describeMaximise, describeSpace } from '../../../games/millennia/say/describe-ability.js';
import type { Seat } from '../../../kernel/types.js';
import { stateClass } from '../../kit/index.js';
import { listed } from '../../table/board-words.js';
import { classes, type Desk, lookAt, nameOfSeat, useDesk } from './desk.js';
import { Marker } from './pieces.js';
import { spaceId } from './places.js';
import { SpaceSigns } from './space-signs.js';

/** The field before the first space. */
export function StartCell({ track }: { track: TrackId }) {
  const { s, next, mine } = useDesk();
  return (
    <span class={classes('sp z', ghostAt(mine, next, track, 0, 'none') && 'prev')}>
      <Markers place={{ track, n: 0, branch: 'none' }} seats={standingAt(s, track, 0, 'none')} />
    </span>
  );
}

/** The place that a choice means: a book to use, the bonus of a space, or a branch to enter. */
function targetOf(desk: Desk, place: Place): string {
  const book = desk.s.books[place.key];
  if (book && desk.stateOf(book) !== 'rest') return book;
  if (place.branch !== 'none' && desk.stateOf(`branch:${place.branch}`) !== 'rest') return `branch:${place.branch}`;
  return `space:${place.key}`;
}

/** Final points and a longer effect do not fit one line. */
const isTwoLined = ({ endVP, unlocks, income, book, immediate }: Space): boolean => {
  const first = immediate?.[0]?.do;
  return (endVP ?? unlocks ?? income) !== undefined && (book === true || first === 'advanceLowest' || first === 'gainJoker');
};

/** One space: its effect, its book token, and who stands on it. */
export function SpaceCell({ place, narrow }: { place: Place; narrow?: boolean }) {
  const desk = useDesk();
  const { s, words, mine, next } = desk;
  const { track, n, branch, space, key } = place;
  const book = space.book ? s.books[key] : undefined;
  const seats = standingAt(s, track, n, branch);
  const ghost = ghostAt(mine, next, track, n, branch);
  const standing = seats.map((seat) => nameOfSeat(desk, seat));
  const row = trackOf(s, track);
  const beyond = n === lengthOf(s, track) && row.spaces.length === 10 ? describeMaximise(row) : undefined;
  const facts = [
    `${words.g(`track.${track}`)} ${n}`,
    branch !== 'none' && words.g(`branch.${branch}`),
    words.text(describeSpace(space)),
    book && words.name(book),
    book && words.text(describeAbility(bookOf(book).ability)),
    beyond && words.text(beyond),
    standing.length > 0 && words.t('standing', { who: listed(standing, words.t('and')) }),
  ];
  const look = lookAt(desk, targetOf(desk, place), facts, spaceId(s, key));
  return (
    <button {...look.props} class={classes('sp', narrow && 'nar', isTwoLined(space) && 'two', stateClass(look.state), ghost && 'prev')}>
      <span class="e">
        <SpaceSigns space={space} book={book} words={words} />
      </span>
      <Markers place={place} seats={seats} ghost={ghost === 'stands'} />
    </button>
  );
}

function Markers({ place, seats, ghost }: { place: Pick<Place, 'track' | 'n' | 'branch'>; seats: readonly Seat[]; ghost?: boolean }) {
  const { me } = useDesk();
  return (
    <span class={classes('m', seats.length + Number(ghost ?? false) > 2 && 'many')}>
      {ghost && <Marker seat={me} ghost />}
      {seats.map((seat) => (
        <Marker key={seat} seat={seat} flip={`${place.track}:${seat}`} />
      ))}
    </span>
  );
}
