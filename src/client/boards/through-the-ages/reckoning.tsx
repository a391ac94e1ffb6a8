import { isActive } from '../../../games/through-the-ages/ask/selectors.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { finalRule, type ReckoningLine, reckoningOf } from '../../../games/through-the-ages/guide/reckoning.js';
import { Dialog, Seal } from '../../kit/index.js';
import { type Desk, nameOfSeat } from './desk.js';

/** What the end would bring everybody, line by line, from what I may know. */
export function ReckoningSheet({ desk, onClose }: { desk: Desk; onClose(): void }) {
  const { s, words, zoom } = desk;
  const { t } = words;
  const { lines, totals, unknown } = reckoningOf(s);
  const seats = Array.from({ length: s.seats }, (_, i) => (desk.me + i) % s.seats).filter((seat) => isActive(s, seat));
  const rule = finalRule(s);
  return (
    <Dialog
      title={t(s.lastRound === null ? 'reckoning.title' : 'reckoning.title.last')}
      closeLabel={t('close')}
      onClose={onClose}
      class="treckoning"
    >
      <table class="tsheet">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Seal seat={seat} size={18} /> {nameOfSeat(desk, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={JSON.stringify(line.of)}>
              <th scope="row">
                <LineName line={line} desk={desk} zoom={zoom} />
              </th>
              {seats.map((seat) => (
                <td key={seat}>{line.points[seat]}</td>
              ))}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{t('result.total')}</th>
            {seats.map((seat) => (
              <td key={seat}>
                <b>{totals[seat]}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {unknown > 0 && <p class="s12">{t('reckoning.unknown', { n: unknown })}</p>}
      {!versionOf(s).finalBonus && !lines.some(({ of }) => typeof of === 'object') && <p class="s12">{t('reckoning.none')}</p>}
      <button
        type="button"
        class="lnk"
        onClick={() => {
          onClose();
          desk.openRule(rule);
        }}
      >
        {rule}
      </button>
    </Dialog>
  );
}

function LineName({ line: { of }, desk: { words }, zoom }: { line: ReckoningLine; desk: Desk; zoom(card: string): void }) {
  if (typeof of === 'string') return <>{of === 'culture' || of === 'turns' ? words.t(`reckoning.${of}`) : words.t(`final.${of}`)}</>;
  return (
    <button type="button" class="lnk" data-zoom={of.card} onClick={() => zoom(of.card)}>
      {words.name(of.card)}
    </button>
  );
}
