import type { VNode } from 'preact';
import { CARD_VP, starsOf, WAR_VP } from '../../../games/millennia/ask/scoring.js';
import { playerOf, positionOf } from '../../../games/millennia/ask/selectors.js';
import { CHALLENGE } from '../../../games/millennia/cards/automa.js';
import { buildingOf, wonderOf } from '../../../games/millennia/cards/index.js';
import { cardSigns } from '../../../games/millennia/guide/facts.js';
import { describeSource } from '../../../games/millennia/say/describe-event.js';
import type { Mil, Player, SourceId } from '../../../games/millennia/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, Seal, sign, Zone } from '../../kit/index.js';
import type { ResultExtrasProps } from '../../table/board-package.js';
import { capital } from '../../table/board-words.js';
import type { Snapshot } from '../../table/table.js';
import { TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import { type Scored, scoredIn } from './result.js';
import { Signs } from './signs.js';
import { type Words, wordsOf } from './words.js';

/** The scoring sheet: the final scoring of each player point by point; alone, the result against the automa as well. */
export function ScoreSheet({ snapshot, lang, openRule }: ResultExtrasProps<Mil>) {
  const words = wordsOf(lang);
  const scored = scoredIn(snapshot.log);
  const order = [...snapshot.standings].sort((a, b) => a.rank - b.rank).map(({ seat }) => seat);
  return (
    <>
      <Zone title={words.t('sheet.title')} class="milsheet">
        {order.map((seat, i) => (
          <Sheet key={seat} seat={seat} open={i === 0 || seat === snapshot.viewer} snapshot={snapshot} scored={scored} words={words} />
        ))}
        <Tie snapshot={snapshot} words={words} />
        <button type="button" class="lnk" onClick={() => openRule('MIL-END-01')}>
          {words.t('sheet.rule')}
        </button>
      </Zone>
      {snapshot.view.automa && <AgainstAutoma snapshot={snapshot} words={words} />}
    </>
  );
}

interface SheetProps {
  readonly seat: Seat;
  readonly open: boolean;
  readonly snapshot: Snapshot<Mil>;
  readonly scored: readonly Scored[];
  readonly words: Words;
}

/** One player: what was scored before, then each line with how it comes about and the sum so far. */
function Sheet({ seat, open, snapshot, scored, words }: SheetProps) {
  const { g, t } = words;
  const p = playerOf(snapshot.view, seat);
  const mine = scored.filter((x) => x.seat === seat);
  const add = (list: readonly Scored[]): number => list.reduce((sum, x) => sum + x.vp, 0);
  const before = add(mine.filter((x) => !x.final));
  const rows = mine.filter((x) => x.final).map((row, i, all) => ({ ...row, sum: before + add(all.slice(0, i + 1)) }));
  return (
    <details open={open}>
      <summary>
        <Seal seat={seat} size={22} /> {snapshot.seats[seat]?.name} · {p.vp} {g('piece.vp')}
      </summary>
      <div class="scroll-x">
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{t('sheet.line')}</th>
              <th scope="col">{t('sheet.how')}</th>
              <th scope="col">{g('piece.vp')}</th>
              <th scope="col">{t('sheet.sum')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{g('score.during')}</th>
              <td class="how" />
              <td>{before}</td>
              <td>{before}</td>
            </tr>
            {rows.map((row) => (
              <tr key={row.source}>
                <th scope="row">{capital(words.text(describeSource(row.source)))}</th>
                <td class="how">{howOf(row.source, p, words)}</td>
                <td>{sign(row.vp, true)}</td>
                <td>{row.sum}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{g('score.total')}</th>
              <td class="how" />
              <td />
              <td>{p.vp}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}

/** How the points of a line come about: positions of markers, or what the card counts. */
function howOf(source: SourceId, p: Player, words: Words): VNode | string {
  const { g, t } = words;
  const at = (track: 'influence' | 'politics' | 'war') => (
    <>
      <Icon name={TRACK_GLYPHS[track]} size={14} label={g(`track.${track}`)} /> {positionOf(p, track)}
    </>
  );
  if (source === 'track:politics')
    return (
      <>
        {at('influence')} × {at('politics')}
      </>
    );
  if (source === 'track:war')
    return (
      <>
        {at('war')} × {WAR_VP}
      </>
    );
  if (source === 'score:diplomacy') return `${p.hand.length} × ${CARD_VP}`;
  if (source.startsWith('track:')) return t('sheet.space', { n: p.tracks[source.slice(6) as keyof Player['tracks']] });
  const { ability } = source.startsWith('wonder-') ? wonderOf(source) : buildingOf(source);
  return (
    <>
      <Signs signs={cardSigns(ability)} words={words} size={14} />
      {p.copied === source && <small> {t('sheet.copied')}</small>}
    </>
  );
}

/** MIL-END-08: who was last in the order of Age 1 wins a tie. */
function Tie({ snapshot: { view, standings, seats }, words }: { snapshot: Snapshot<Mil>; words: Words }) {
  const winner = standings.find(({ rank }) => rank === 1);
  if (!winner || standings.filter(({ score }) => score === winner.score).length < 2) return null;
  return <p>{words.g('score.tie', { who: seats[winner.seat]?.name ?? '', n: view.order.indexOf(winner.seat) + 1 })}</p>;
}

/** The automa's points, the difference, and the stars it is worth (MIL-SOL-16, MIL-SOL-17). */
function AgainstAutoma({ snapshot: { view }, words: { g, t } }: { snapshot: Snapshot<Mil>; words: Words }) {
  const automa = view.automa!;
  const mine = playerOf(view, 0).vp;
  const result = mine - automa.vp;
  const stars = starsOf(result);
  const next = CHALLENGE.find((row) => row.stars > stars);
  const fromWar = WAR_VP * automa.war;
  return (
    <Zone title={g('score.result')} class="milsheet">
      <table class="figures">
        <tbody>
          <tr>
            <th scope="row">{g('score.total')}</th>
            <td>{mine}</td>
          </tr>
          <tr>
            <th scope="row">{g('score.automa.maximised')}</th>
            <td>{sign(fromWar - automa.vp)}</td>
          </tr>
          <tr>
            <th scope="row">{g('score.automa.war')}</th>
            <td>{sign(-fromWar)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{g('score.result')}</th>
            <td>{sign(result)}</td>
          </tr>
        </tfoot>
      </table>
      <p class="milstars">
        {CHALLENGE.map((row) => (
          <Icon key={row.stars} name={TABLE_GLYPHS.star} size={24} class={row.stars <= stars ? 'on' : 'off'} />
        ))}
        <span>{stars > 0 ? g('score.stars', { n: stars }) : g('score.stars.none')}</span>
      </p>
      {next && <p class="muted">{t('sheet.next', { n: next.vp - result, stars: next.stars })}</p>}
    </Zone>
  );
}
