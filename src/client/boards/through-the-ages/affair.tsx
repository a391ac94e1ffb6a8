import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { cardOf, pactOf } from '../../../games/through-the-ages/cards/index.js';
import { describeTerms } from '../../../games/through-the-ages/say/military.js';
import type { Step } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, prefersLessMotion, Roving, Vignette } from '../../kit/index.js';
import { Auction, Expedition, Fight, Who } from './affair-forces.js';
import { CardLine } from './card-line.js';
import { classes, type Desk, useDesk } from './desk.js';
import { Dealt } from './draft.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { colourOf, glyphOf } from './looks.js';
import { Age } from './pieces.js';

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

/** Of these only the card tells something: it has all the room it needs. */
const QUESTIONS: ReadonlySet<Step['step']> = new Set(['choose', 'take-cards']);
const ATTACKS: ReadonlySet<Step['step']> = new Set(['attack', 'defence', 'spoils']);

export function Affair() {
  const desk = useDesk();
  const step = desk.s.steps.at(-1);
  const card = affairOf(step);
  const place = useRef<HTMLElement>(null);
  // On a phone it may lie out of sight, and the question is about it.
  const isFar = desk.layout === 'phone' && desk.snapshot.acting !== null;
  useEffect(() => {
    if (isFar) place.current?.scrollIntoView({ block: 'start', behavior: prefersLessMotion() ? 'instant' : 'smooth' });
  }, [isFar, step?.step, card]);
  if (!step || card === undefined || !card.includes('.')) return null;
  return (
    <section
      ref={place}
      class={classes(
        'zone taffair',
        ATTACKS.has(step.step) && 'wax',
        QUESTIONS.has(step.step) && 'asking',
        step.step === 'choose' && step.choice.ask === 'plan' && 'plans',
      )}
      aria-label={desk.words.name(card)}
      data-section="row"
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
        <span class="grow">{words.short(card)}</span>
        <Age level={row.level} />
      </span>
      <Vignette id={card} colour={colourOf(card)} w={220} h={36} glyph={glyphOf(card)} class="vb" />
      <span class="tx">{row.type === 'pact' ? words.text({ key: `pact.${row.clause}` }) : <CardLine card={card} words={words} />}</span>
    </button>
  );
}

function Body({ desk, step }: { desk: Desk; step: Step }): ComponentChildren {
  const { t } = desk.words;
  const who = (seat: Seat) => <Who desk={desk} seat={seat} />;
  switch (step.step) {
    case 'auction':
      return <Auction desk={desk} step={step} />;
    case 'expedition':
      return <Expedition desk={desk} step={step} />;
    case 'attack':
    case 'defence':
      return <Fight desk={desk} step={step} />;
    case 'spoils':
      return (
        <p>
          {t('spoils.from')} {who(step.loser)} {t('spoils.to')} {who(step.victor)}
          {step.left > 0 && ` · ${t('spoils.left', { n: step.left })}`}
        </p>
      );
    case 'pact-offer':
      return <Offer desk={desk} step={step} />;
    case 'choose':
      if (step.choice.ask === 'plan') return <Plans desk={desk} cards={step.choice.cards} />;
      return <Decides desk={desk} seat={step.seat} />;
    default:
      return 'seat' in step && <Decides desk={desk} seat={step.seat} />;
  }
}

const Decides = ({ desk, seat }: { desk: Desk; seat: Seat }) => (
  <p>
    {seat === desk.snapshot.acting ? (
      desk.words.t('decides.me')
    ) : (
      <>
        <Who desk={desk} seat={seat} /> {desk.words.t('decides')}
      </>
    )}
  </p>
);

/** The events of which one is chosen (TTX-CRD-48). */
function Plans({ desk, cards }: { desk: Desk; cards: readonly string[] }) {
  return (
    <Roving class="tdealt">
      {cards.map((card) => (
        <Dealt key={card} desk={desk} card={card} />
      ))}
    </Roving>
  );
}

/** A pact with the names filled in: what each side would have. */
function Offer({ desk, step: { card, from, to, role } }: { desk: Desk; step: Extract<Step, { step: 'pact-offer' }> }) {
  const { words } = desk;
  const row = pactOf(card);
  const [a, b] = role === 'a' ? [from, to] : [to, from];
  return (
    <>
      <p>
        {words.t('pact.offers')} <Who desk={desk} seat={from} /> {words.t('pact.to')} <Who desk={desk} seat={to} />
      </p>
      <div class="sides">
        {[
          { role: 'A', seat: a, terms: row.a },
          { role: 'B', seat: b, terms: row.b },
        ].map((side) => (
          <div key={side.role} class={classes('side', side.seat === desk.me && 'me')}>
            <p>
              <i class="role">{side.role}</i> <Who desk={desk} seat={side.seat} />
            </p>
            <p>{words.text(describeTerms(side.terms))}</p>
          </div>
        ))}
      </div>
    </>
  );
}
