import type { ComponentChildren } from 'preact';
import { cardOf, territoryOf } from '../../../games/through-the-ages/cards/index.js';
import { forceOf, payableBy } from '../../../games/through-the-ages/expeditions.js';
import { attackOf, defenceOf, isWar } from '../../../games/through-the-ages/fights.js';
import type { Commitment, Step } from '../../../games/through-the-ages/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, Seal, Vignette } from '../../kit/index.js';
import { CardLine } from './card-line.js';
import { classes, type Desk, nameOfSeat, useDesk } from './desk.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { colourOf, glyphOf } from './looks.js';
import { Age, Fig, Yellow } from './pieces.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;

/** Something that interrupts the turn: an auction, an attack, an offer, a question of an event. Drawn over the row. */
export function affairOf(step: Step | undefined): string | undefined {
  switch (step?.step) {
    case 'auction':
    case 'expedition':
    case 'attack':
    case 'defence':
    case 'spoils':
    case 'pact-offer':
      return step.card;
    case 'choose':
    case 'take-cards':
      return step.cause;
    default:
      return undefined;
  }
}

export function Affair() {
  const desk = useDesk();
  const step = desk.s.steps.at(-1);
  const card = affairOf(step);
  if (!step || card === undefined || !card.includes('.')) return null;
  return (
    <section
      class={classes('zone taffair', (step.step === 'attack' || step.step === 'defence' || step.step === 'spoils') && 'wax')}
      aria-label={desk.words.name(card)}
    >
      <BigCard desk={desk} card={card} />
      <div class="aff">
        <Body desk={desk} step={step} />
      </div>
    </section>
  );
}

function BigCard({ desk, card }: { desk: Desk; card: string }) {
  const { words, zoom } = desk;
  const row = cardOf(card);
  return (
    <button type="button" class="card abig" style={{ '--v': colourOf(card) }} onClick={() => zoom(card)} data-zoom={card}>
      <span class="band">
        <Icon name={TYPE_GLYPHS[row.type]} size={14} />
        <span class="grow">{words.name(card)}</span>
        <Age level={row.level} />
      </span>
      <Vignette id={card} colour={colourOf(card)} w={220} h={36} glyph={glyphOf(card)} class="vb" />
      <span class="tx">
        <CardLine card={card} words={words} />
      </span>
    </button>
  );
}

function Body({ desk, step }: { desk: Desk; step: Step }): ComponentChildren {
  const { words } = desk;
  const { t } = words;
  const who = (seat: Seat) => <Who desk={desk} seat={seat} />;
  switch (step.step) {
    case 'auction':
      return <Auction desk={desk} step={step} />;
    case 'expedition':
      return (
        <>
          <p>
            {who(step.seat)} {t('expedition.won', { n: step.bid })}
          </p>
          <Put desk={desk} put={step.sent} />
          <p class="sum">
            {t('expedition.force')} <b class="fig">{forceOf(desk.s, step.seat, step.sent)}</b> / {step.bid} ·{' '}
            <Fig n={territoryOf(step.card).level} what="colonization" words={words} />
          </p>
        </>
      );
    case 'attack':
    case 'defence':
      return <Fight desk={desk} step={step} />;
    case 'spoils':
      return (
        <p>
          {who(step.victor)} {t('spoils.from')} {who(step.loser)}
          {step.left > 0 && ` · ${t('spoils.left', { n: step.left })}`}
        </p>
      );
    case 'pact-offer':
      return (
        <p>
          {who(step.from)} {t('pact.offers')} {who(step.to)} ·{' '}
          {t('pact.roles', {
            a: nameOfSeat(desk, step.role === 'a' ? step.from : step.to),
            b: nameOfSeat(desk, step.role === 'a' ? step.to : step.from),
          })}
        </p>
      );
    default:
      return (
        <p>
          {'seat' in step ? who(step.seat) : null} {t('decides')}
        </p>
      );
  }
}

const Who = ({ desk, seat }: { desk: Desk; seat: Seat }) => (
  <span class="awho">
    <Seal seat={seat} size={20} waiting={desk.snapshot.asked.includes(seat)} />
    <b>{nameOfSeat(desk, seat)}</b>
  </span>
);

/** Who is still in, who leads with what, and how far I could go, which only I am told. */
function Auction({ desk, step }: { desk: Desk; step: Of<'auction'> }) {
  const { s, me, words, snapshot } = desk;
  const { t } = words;
  return (
    <>
      <p>
        {t('auction.bid')} <b class="fig">{step.bid}</b>
        {step.leader !== null && (
          <>
            {' '}
            <Who desk={desk} seat={step.leader} />
          </>
        )}
      </p>
      <p class="in">
        {t('auction.in')}{' '}
        {step.bidders.map((seat) => (
          <Who key={seat} desk={desk} seat={seat} />
        ))}
      </p>
      {snapshot.viewer === me && <p class="s12">{t('auction.max', { n: payableBy(s, me) })}</p>}
    </>
  );
}

function Put({ desk, put }: { desk: Desk; put: Commitment }) {
  const { words } = desk;
  if (put.units.length + put.cards.length === 0) return <p class="s12 mut">{words.t('put.nothing')}</p>;
  return (
    <p class="put">
      {put.units.map((unit, i) => (
        <span key={`${unit}${i}`} class="chipy">
          <Yellow size={14} look="ghost" /> {words.short(unit)}
        </span>
      ))}
      {put.cards.map((card, i) => (
        <span key={`${card}${i}`} class="chipy">
          <Icon name={TYPE_GLYPHS.bonus} size={13} /> {words.short(card)}
        </span>
      ))}
    </p>
  );
}

/** Two sides and a balance. */
function Fight({ desk, step }: { desk: Desk; step: Of<'attack'> | Of<'defence'> }) {
  const { s, words } = desk;
  const { t } = words;
  const attack = step.step === 'attack' ? step.put : step.attack;
  const defence = step.step === 'defence' ? step.put : { units: [], cards: [] };
  const a = attackOf(s, step.attacker, step.target, attack);
  const d = defenceOf(s, step.target, defence);
  return (
    <div class="fight">
      <div>
        <Who desk={desk} seat={step.attacker} />
        <b class="big">{a}</b>
        <Put desk={desk} put={attack} />
      </div>
      <span class={a > d ? 'scale loss' : 'scale gain'}>
        <Icon name={TABLE_GLYPHS.rivals} size={26} />
        {a > d ? t('fight.missing', { n: a - d + (isWar(step.card) ? 1 : 0) }) : t('fight.holds')}
      </span>
      <div>
        <Who desk={desk} seat={step.target} />
        <b class="big">{d}</b>
        <Put desk={desk} put={defence} />
      </div>
    </div>
  );
}
