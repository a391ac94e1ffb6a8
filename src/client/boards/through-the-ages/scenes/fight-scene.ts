import { strengthOf } from '../../../../games/through-the-ages/ask/ratings.js';
import { playerOf } from '../../../../games/through-the-ages/ask/selectors.js';
import { cardOf } from '../../../../games/through-the-ages/cards/index.js';
import { strengthParts } from '../../../../games/through-the-ages/guide/strength-parts.js';
import { describeEvent } from '../../../../games/through-the-ages/say/event.js';
import type { GameEvent, State } from '../../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { capital } from '../../../table/board-words.js';
import type { MomentSeat, Tale } from '../../../table/moment.js';
import { effectOn } from './effects.js';
import type { Found } from './gather.js';
import type { Stage } from './stage.js';

type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

/** An aggression or a war that has been decided: both forces, and what the victor takes. */
export function fightScene({ ply, effects }: Found, e: Of<'fought'>, stage: Stage): Tale {
  const { words, names, live } = stage;
  const { t } = words;
  const was = stage.at(ply - 1);
  const isOpen = live.steps.some((step) => step.step === 'spoils' && step.card === e.card);
  const isDecided = e.attack > e.defence || (cardOf(e.card).type === 'war' && e.attack < e.defence);
  const goods = (seat: Seat): number =>
    effects.reduce((n, x) => (x.event === 'change' && x.seat === seat ? n + (x.by.food ?? 0) + (x.by.resources ?? 0) : n), 0);
  const won = goods(e.attacker);
  // Blue tokens that the bank lacks are not gained (TTA-TOK-05).
  const isShort = won > 0 && won < -goods(e.target);
  const column = (seat: Seat, figure: number, side: 'attack' | 'defence'): MomentSeat => ({
    seat,
    why: t(`scene.${side}`, { who: names[seat]!, n: figure }),
    figure,
    parts: forceParts(was, seat, figure, stage),
    ...effectOn(
      effects,
      seat,
      stage,
      isDecided && isOpen ? t('scene.decides', { who: names[seat]! }) : t('scene.nothing'),
      playerOf(was, seat).culture,
      isShort && seat === e.attacker ? t('scene.bank') : undefined,
    ),
  });
  return {
    // The title names the card already.
    sentence: `${capital(words.text(describeEvent(e, names)).replace(/^.*?: /, ''))}.`,
    cards: [e.card],
    seats: [column(e.attacker, e.attack, 'attack'), column(e.target, e.defence, 'defence')],
    rule: cardOf(e.card).type === 'war' ? 'TTA-WAR-04' : 'TTA-AGG-05',
  };
}

/** What a force is made of: what was put in for this fight, then what the civilisation has. */
function forceParts(s: State, seat: Seat, force: number, { words }: Stage): NonNullable<MomentSeat['parts']> {
  const { t } = words;
  const n = force - strengthOf(s, seat);
  const own = strengthParts(s, seat).map((part) => ({ label: part.of === 'rest' ? t('scene.rest') : words.short(part.of), n: part.n }));
  return n === 0 ? own : [{ label: t('scene.committed'), n }, ...own];
}

/** A war begins: nothing is lost yet, and both have a turn to arm. */
export function declaredScene({ ply }: Found, e: Of<'declared'>, stage: Stage): Tale {
  const { words, names } = stage;
  const { t } = words;
  const s = stage.at(ply);
  const column = (seat: Seat, tone: MomentSeat['tone']): MomentSeat => ({
    seat,
    why: t('scene.strength', { n: strengthOf(s, seat) }),
    figure: strengthOf(s, seat),
    parts: forceParts(s, seat, strengthOf(s, seat), stage),
    tone,
  });
  return {
    sentence: t('scene.declared', { who: names[e.seat]! }),
    cards: [e.card],
    seats: [column(e.seat, 'none'), column(e.target, 'loss')],
    rule: 'TTA-WAR-02',
  };
}
