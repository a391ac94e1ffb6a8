import { useState } from 'preact/hooks';
import { ranked } from '../../../games/through-the-ages/ask/ranking.js';
import { cultureOf, happinessOf, happyNeeded, scienceOf, strengthOf } from '../../../games/through-the-ages/ask/ratings.js';
import { isActive, playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { reckoningOf } from '../../../games/through-the-ages/guide/reckoning.js';
import { Icon, Seal, seatColours, sign } from '../../kit/index.js';
import { type Desk, isCrowded, nameOfSeat, useDesk } from './desk.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { SymbolMark, Then } from './pieces.js';
import { ReckoningSheet } from './reckoning.js';

/** Points with what comes at the end of the turn, strength with who is strongest and weakest for the next event, what the end would bring. */
export function Rates() {
  const desk = useDesk();
  const { s, me, words, preview } = desk;
  const { t } = words;
  const order = Array.from({ length: s.seats }, (_, i) => (me + i) % s.seats).filter((seat) => isActive(s, seat));
  const ranksNow = ranked(s, (seat) => strengthOf(s, seat));
  const ranksThen = preview ? ranked(preview, (seat) => strengthOf(preview, seat)) : ranksNow;
  const advanced = versionOf(s).isAdvanced;
  const [open, setOpen] = useState(false);
  const { totals } = reckoningOf(s);
  const foreseen = preview ? reckoningOf(preview).totals : totals;
  return (
    <section class="zone trates" aria-label={t('zone.rates')}>
      <table>
        <thead>
          <tr>
            <th class="caps" scope="col">
              {t('zone.rates')}
            </th>
            {(['culture', 'science', 'strength', 'happy'] as const).map((what) => (
              <th key={what} scope="col">
                <SymbolMark what={what} size={15} label={t(`symbol.${what}`)} />
              </th>
            ))}
            <th scope="col">
              <button
                type="button"
                class="plain fin"
                aria-label={t('reckoning.open')}
                title={t('reckoning.open')}
                onClick={() => setOpen(true)}
              >
                <Icon name={TABLE_GLYPHS.end} size={15} /> <span class="s12">{t('reckoning.short')}</span>
              </button>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const p = playerOf(s, seat);
            const strength = strengthOf(s, seat);
            const then = preview ? strengthOf(preview, seat) : strength;
            const happy = happinessOf(s, seat);
            const need = happyNeeded(s, seat);
            return (
              <tr key={seat} class={seat === me ? 'me' : ''} style={seatColours(seat)}>
                <th scope="row">
                  <Seal seat={seat} size={18} waiting={desk.snapshot.asked.includes(seat)} />
                  <b title={nameOfSeat(desk, seat)}>{nameOfSeat(desk, seat)}</b>
                </th>
                <Points has={p.culture} gains={cultureOf(s, seat)} />
                <Points has={p.science} gains={scienceOf(s, seat)} />
                <td class="f">
                  <b>{strength}</b>
                  <Then now={strength} then={then} />
                  {advanced && <Rank desk={desk} now={ranksNow.indexOf(seat)} then={ranksThen.indexOf(seat)} last={ranksNow.length - 1} />}
                </td>
                <td class={advanced && happy < need ? 'loss' : ''}>
                  <b>{happy}</b>
                  {advanced && <em>/{need}</em>}
                </td>
                <td class={foreseen[seat] === totals[seat] ? 'fin' : 'fin then'}>
                  <b>{foreseen[seat]}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {open && <ReckoningSheet desk={desk} onClose={() => setOpen(false)} />}
    </section>
  );
}

const Points = ({ has, gains }: { has: number; gains: number }) => (
  <td>
    <b>{has}</b>
    {gains !== 0 && <em>{sign(gains, true)}</em>}
  </td>
);

/** Who an event would find the strongest and the weakest, in words where there is room, and where the choice would put whom. */
function Rank({ desk, now, then, last }: { desk: Desk; now: number; then: number; last: number }) {
  const { t } = desk.words;
  const nameOf = (place: number) => (place === 0 ? 'strongest' : place === last ? 'weakest' : undefined);
  const name = nameOf(then);
  const tone = name === 'strongest' ? 'gain' : name === 'weakest' ? 'loss' : '';
  if (now === then && name === undefined) return null;
  if (isCrowded(desk.s)) return name ? <Icon name={TABLE_GLYPHS[name]} size={12} class={tone} label={t(name)} /> : null;
  return (
    <small class={`rank ${tone}`}>
      {now !== then && '→ '}
      {name ? t(`rank.${name}`) : t('rank.place', { n: then + 1 })}
    </small>
  );
}
