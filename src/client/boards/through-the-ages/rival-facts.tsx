import { grossOf } from '../../../games/through-the-ages/ask/crops.js';
import { attackOf, cardsLeft, defenceCardsOf, isTooStrong } from '../../../games/through-the-ages/ask/fights.js';
import { defenceValue, NOTHING_PUT } from '../../../games/through-the-ages/ask/forces.js';
import { cultureOf, scienceOf, strengthOf } from '../../../games/through-the-ages/ask/ratings.js';
import { playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import { editionOf, versionOf } from '../../../games/through-the-ages/editions/index.js';
import { strengthParts } from '../../../games/through-the-ages/guide/strength-parts.js';
import type { State } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, Seal, sign } from '../../kit/index.js';
import { type Desk, nameOfSeat } from './desk.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { logLines } from './log-lines.js';
import { glyphOf } from './looks.js';
import { Head, SymbolMark, type SymbolName, Yellow } from './pieces.js';

interface Side {
  readonly desk: Desk;
  readonly seat: Seat;
}

const workersOf = (s: State, seat: Seat): number => playerOf(s, seat).holdings.reduce((n, h) => n + h.workers, playerOf(s, seat).pool);

const COMPARED: readonly { readonly what: SymbolName; readonly rate?: true; readonly of: (s: State, seat: Seat) => number }[] = [
  { what: 'culture', of: (s, seat) => playerOf(s, seat).culture },
  { what: 'culture', rate: true, of: cultureOf },
  { what: 'science', of: (s, seat) => playerOf(s, seat).science },
  { what: 'science', rate: true, of: scienceOf },
  { what: 'strength', of: strengthOf },
  { what: 'food', rate: true, of: (s, seat) => grossOf(playerOf(s, seat), 'food') },
  { what: 'resources', rate: true, of: (s, seat) => grossOf(playerOf(s, seat), 'resources') },
  { what: 'yellowTokens', of: workersOf },
];

/** Figure by figure beside mine, and by how much they differ. */
function Compared({ desk, seat }: Side) {
  const { s, me, words } = desk;
  const { t } = words;
  return (
    <section class="zone">
      <Head title={t('rival.beside')} />
      <table class="tbeside">
        <thead>
          <tr>
            <td />
            {[me, seat].map((x) => (
              <th key={x} scope="col">
                <Seal seat={x} size={18} /> <span class="sr">{nameOfSeat(desk, x)}</span>
              </th>
            ))}
            <th scope="col" class="s12">
              {t('rival.gap')}
            </th>
          </tr>
        </thead>
        <tbody>
          {COMPARED.map(({ what, rate, of }) => {
            const [mine, theirs] = [of(s, me), of(s, seat)];
            return (
              <tr key={`${what}${rate ?? ''}`}>
                <th scope="row">
                  {what === 'yellowTokens' ? <Yellow size={14} /> : <SymbolMark what={what} size={14} />}{' '}
                  {what === 'yellowTokens'
                    ? t('rival.workers')
                    : rate
                      ? t('rival.rate', { what: t(`symbol.${what}` as 'symbol.food') })
                      : t(`symbol.${what}` as 'symbol.food')}
                </th>
                <td>{rate ? sign(mine, true) : mine}</td>
                <td>
                  <b>{rate ? sign(theirs, true) : theirs}</b>
                </td>
                <td class={theirs > mine ? 'loss' : theirs < mine ? 'gain' : ''}>{theirs === mine ? '=' : sign(theirs - mine, true)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** What the strength is the sum of. */
function Strength({ desk, seat }: Side) {
  const { s, words, zoom } = desk;
  return (
    <section class="zone">
      <Head title={words.t('rival.strength')} n={strengthOf(s, seat)} />
      <ul class="tparts">
        {strengthParts(s, seat).map(({ of, n }) => (
          <li key={of}>
            {of === 'rest' ? (
              <span>{words.t('rival.rest')}</span>
            ) : (
              <button type="button" class="plain" data-zoom={of} onClick={() => zoom(of)}>
                <Icon name={glyphOf(of)} size={14} /> {words.short(of)}
              </button>
            )}
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Could it attack me with an aggression now, and what could I put against it? Its cards nobody knows. */
function Threat({ desk, seat }: Side) {
  const { s, me, words } = desk;
  const { t } = words;
  const attack = attackOf(s, seat, me, NOTHING_PUT);
  const tooStrong = isTooStrong(s, seat, me, NOTHING_PUT);
  const defence = tooStrong ? tooStrong.need - 1 : strengthOf(s, me);
  const isDanger = editionOf(s).attacks.weakerOnly ? tooStrong === undefined : attack > defence;
  const cards = defenceCardsOf(s, me)
    .map((card) => defenceValue(s, playerOf(s, me), card))
    .sort((a, b) => b - a)
    .slice(0, cardsLeft(s, me, NOTHING_PUT));
  const more = cards.reduce((sum, n) => sum + n, 0);
  return (
    <section class={isDanger ? 'zone tthreat' : 'zone'}>
      <Head title={t('rival.threat')} />
      <p>
        <Icon name={TYPE_GLYPHS.aggression} size={16} /> {t(isDanger ? 'rival.attacks' : 'rival.tooWeak', { attack, defence })}
      </p>
      <p>
        <Icon name={TYPE_GLYPHS.bonus} size={16} /> {t('rival.defence', { n: cards.length, more })}
      </p>
    </section>
  );
}

const LINES = 9;
/** What it did last. */
function Deeds({ desk, seat }: Side) {
  const { words, snapshot, lang } = desk;
  const lines = logLines(snapshot.log.slice(-160), snapshot, lang).filter((line) => line.kind === 'line' && line.seat === seat);
  return (
    <section class="zone">
      <Head title={words.t('rival.deeds')} />
      <ul class="tparts">
        {lines
          .slice(-LINES)
          .reverse()
          .map((line, i) => (
            <li key={i}>
              <span>{line.text}</span>
              <span class="dl">{line.deltas}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Beside a rival's civilisation: how it compares, what its strength comes from, what it can do to me and what it did. */
export const RivalFacts = ({ desk, seat }: Side) => (
  <div class="trivalfacts">
    <Compared desk={desk} seat={seat} />
    {versionOf(desk.s).isAdvanced && <Strength desk={desk} seat={seat} />}
    {versionOf(desk.s).contacts.includes('aggression') && <Threat desk={desk} seat={seat} />}
    <Deeds desk={desk} seat={seat} />
  </div>
);
