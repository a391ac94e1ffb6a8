import type { Amount, Effect } from '../../../games/millennia/cards/ability.js';
import { bookOf } from '../../../games/millennia/cards/index.js';
import type { Space } from '../../../games/millennia/cards/tracks.js';
import { effectSigns } from '../../../games/millennia/say/describe-ability.js';
import { rateOf } from '../../../games/millennia/say/describe-amount.js';
import { Coin, Icon, type IconName, sign } from '../../kit/index.js';
import { TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import { Signs } from './signs.js';
import type { Words } from './words.js';

/**
 * A space of a track is barely fifty pixels wide: its effects are drawn closer than the sentences of cards. Laurels count at
 * the end, a hollow coin is income, pills and full coins come at once.
 */
export function SpaceSigns({ space, book, words }: { space: Space; book: string | undefined; words: Words }) {
  const alone = !space.immediate && !book;
  return (
    <>
      {space.penalty?.map((e, i) => (
        <Penalty key={i} e={e} />
      ))}
      {space.endVP !== undefined && (
        <span class="mend">
          <Icon name="laurels" size={13} />
          {space.endVP}
        </span>
      )}
      {space.income !== undefined && <span class="mring">{space.income}</span>}
      {space.wonderDiscount !== undefined && (
        <span class="wd">
          {alone && <Icon name={TABLE_GLYPHS.wonder} size={13} />}
          {sign(-space.wonderDiscount)}
        </span>
      )}
      {space.immediate?.map((e, i) => (
        <Gain key={i} e={e} words={words} />
      ))}
      {space.unlocks && (
        <span class="opn">
          <Icon name={TABLE_GLYPHS.unlocked} size={12} />
          <Icon name={TRACK_GLYPHS[space.unlocks]} size={12} />
        </span>
      )}
      {book && (
        <span class="bkt">
          <Icon name={TABLE_GLYPHS.book} size={11} />
          {bookOf(book).ability.effect?.map((e, i) => (
            <Gain key={i} e={e as Effect} words={words} />
          ))}
        </span>
      )}
    </>
  );
}

function Gain({ e, words }: { e: Effect; words: Words }) {
  if (e.do === 'gainVP')
    return (
      <span class="pt s nl">
        <Worth n={e.n} />
      </span>
    );
  if (e.do === 'gainGold' && typeof e.n === 'number') return <Coin n={e.n} signed size="s" />;
  if (e.do === 'advanceLowest')
    return (
      <span class="mfig">
        {e.times}× <Icon name={TABLE_GLYPHS.tracks} size={12} />+{e.n}
      </span>
    );
  if (e.do === 'performAction') return <Icon name={TABLE_GLYPHS.diplomacy} size={15} />;
  return <Signs signs={effectSigns([e])} words={words} size={13} />;
}

/** '+4', '2/▲' for two per wonder, '½' for one per two, '=⚔' for as many as the position. */
function Worth({ n }: { n: Amount }) {
  if (typeof n === 'number') return <>{sign(n, true)}</>;
  const rate = rateOf(n);
  const of = rate?.of[0];
  if (rate && of)
    return (
      <>
        {rate.every === 2 ? '½' : `${rate.times}/`}
        <Icon name={countGlyph(of)} size={11} class={of.startsWith('buildings.') ? of.slice(10) : undefined} />
      </>
    );
  if ('min' in n)
    return (
      <span class="least">
        min{n.min.map((x, i) => typeof x === 'object' && 'pos' in x && <Icon key={i} name={TRACK_GLYPHS[x.pos]} size={10} />)}
      </span>
    );
  const [times, position] = 'mul' in n ? n.mul : [1, n];
  return (
    <>
      {times === 1 ? '=' : `${String(times)}×`}
      {typeof position === 'object' && 'pos' in position && <Icon name={TRACK_GLYPHS[position.pos]} size={11} />}
    </>
  );
}

const COUNT_GLYPHS: Readonly<Record<string, IconName>> = {
  wonders: TABLE_GLYPHS.wonder,
  research: TABLE_GLYPHS.research,
  diplomacy: TABLE_GLYPHS.diplomacy,
  books: TABLE_GLYPHS.book,
};
const countGlyph = (of: string): IconName => COUNT_GLYPHS[of] ?? TABLE_GLYPHS.building;

function Penalty({ e }: { e: Effect }) {
  if (e.do === 'penaltyPayGold') return <Coin n={-e.n} size="s" />;
  if (e.do === 'penaltyDiscardDiplomacy')
    return (
      <span class="pen">
        <Icon name={TABLE_GLYPHS.diplomacy} size={11} />
        {sign(-e.n)}
      </span>
    );
  return e.do === 'penaltyCapTrack' ? (
    <span class="pen">
      <Icon name={TRACK_GLYPHS[e.track]} size={11} />≤{e.max}
    </span>
  ) : null;
}
