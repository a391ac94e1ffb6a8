import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ranked } from '../../../games/through-the-ages/ask/ranking.js';
import { cultureOf, happinessOf, happyNeeded, scienceOf, strengthOf } from '../../../games/through-the-ages/ask/ratings.js';
import { isActive, playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import type { Seat } from '../../../kernel/types.js';
import { Button, Dialog, Seal, Segmented, seatColours, sign } from '../../kit/index.js';
import { botName } from '../../site/bot-name.js';
import { Civilisation } from './civilisation.js';
import { type Desk, DeskProvider, nameOfSeat } from './desk.js';
import { SymbolMark } from './pieces.js';
import { prompt } from './prompt.js';
import { RivalFacts } from './rival-facts.js';

/** The table as another seat has it before it, as far as I may know: nothing in it can be chosen. */
const deskBeside = (desk: Desk, seat: Seat): Desk => ({
  ...desk,
  me: seat,
  mine: playerOf(desk.s, seat),
  foreseen: undefined,
  ahead: desk.s,
  preview: null,
  previewed: null,
  choicesFor: () => [],
  stateOf: () => 'rest',
  reasonFor: () => undefined,
  targetProps: (target, zoom) => ({
    'data-target': `beside:${target}`,
    'data-state': 'rest',
    ...(zoom === undefined ? undefined : { 'data-zoom': zoom }),
    onClick: () => zoom !== undefined && desk.zoom(zoom),
    onMouseEnter() {},
    onMouseLeave() {},
    onFocus() {},
    onBlur() {},
  }),
});

/** Who it is, and the figures by which rivals are weighed. */
function RivalHead({ desk, seat, children }: { desk: Desk; seat: Seat; children: ComponentChildren }) {
  const { s, words } = desk;
  const { t } = words;
  const p = playerOf(s, seat);
  const byStrength = ranked(s, (other) => strengthOf(s, other));
  const rank = byStrength[0] === seat ? t('strongest') : byStrength.at(-1) === seat ? t('weakest') : '';
  const tiles = [
    { what: 'culture', n: p.culture, more: sign(cultureOf(s, seat), true) },
    { what: 'science', n: p.science, more: sign(scienceOf(s, seat), true) },
    { what: 'strength', n: strengthOf(s, seat), more: versionOf(s).isAdvanced ? rank : '' },
    { what: 'happy', n: happinessOf(s, seat), more: versionOf(s).isAdvanced ? t('rival.needed', { n: happyNeeded(s, seat) }) : '' },
  ] as const;
  return (
    <div class="trivalhead" style={seatColours(seat)}>
      <Seal seat={seat} size={44} />
      {tiles.map(({ what, n, more }) => (
        <span key={what} class="tile">
          <SymbolMark what={what} size={18} />
          <span>
            <small>{t(`symbol.${what}`)}</small>
            <b>{n}</b> <em>{more}</em>
          </span>
        </span>
      ))}
      {children}
    </div>
  );
}

/** What waits for me at the table meanwhile. */
function Pending({ desk, onClose }: { desk: Desk; onClose(): void }) {
  const { words, snapshot, lang } = desk;
  return (
    <div class="trivalfoot">
      {snapshot.acting !== null && <Seal seat={snapshot.acting} size={24} />}
      <p class="grow">
        <b>{prompt(snapshot, lang).sentence}</b> <small>{words.t('rival.looking')}</small>
      </p>
      <Button kind="primary" onClick={onClose}>
        {words.t('rival.back')}
      </Button>
    </div>
  );
}

/** The whole civilisation of a rival, in the parts of which mine is made, with all that concerns me beside it; ← and → go to the next. */
export function RivalSheet({ desk, seat: first, onClose }: { desk: Desk; seat: Seat; onClose(): void }) {
  const { s, me, words } = desk;
  const [seat, setSeat] = useState(first);
  const rivals = Array.from({ length: s.seats - 1 }, (_, i) => (me + 1 + i) % s.seats).filter((other) => isActive(s, other));
  const step = (by: number) => setSeat(rivals[(rivals.indexOf(seat) + by + rivals.length) % rivals.length] ?? seat);
  useEffect(() => {
    const turn = (e: KeyboardEvent) => {
      if (e.key === 'ArrowRight' || e.key === 'ArrowLeft') step(e.key === 'ArrowRight' ? 1 : -1);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  });
  // Where the rail has no room for it, here stands who plays this civilization.
  const info = desk.snapshot.seats[seat];
  const title = words.t('rival.whole', { who: nameOfSeat(desk, seat) });
  return (
    <Dialog
      title={info?.kind === 'bot' ? `${title} · ${botName(words.lang, info)}` : title}
      closeLabel={words.t('close')}
      onClose={onClose}
      footer={<Pending desk={desk} onClose={onClose} />}
      class="trivalsheet"
    >
      <RivalHead desk={desk} seat={seat}>
        {rivals.length > 1 && (
          <Segmented
            label={words.t('rival.which')}
            value={String(seat)}
            options={rivals.map((other) => ({ value: String(other), label: nameOfSeat(desk, other) }))}
            onChange={(other) => setSeat(Number(other))}
          />
        )}
      </RivalHead>
      <div class="trivalparts">
        <DeskProvider value={deskBeside(desk, seat)}>
          <div class={`tta ${desk.layout} whole`}>
            <section class="zone tmine" style={seatColours(seat)}>
              <Civilisation />
            </section>
          </div>
        </DeskProvider>
        <RivalFacts desk={desk} seat={seat} />
      </div>
    </Dialog>
  );
}
