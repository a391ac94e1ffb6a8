import type { VNode } from 'preact';
import { describeEvent, describeSource } from '../../../games/millennia/describe-event.js';
import type { GameEvent, Mil } from '../../../games/millennia/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { Coin, Icon, sign } from '../../kit/index.js';
import type { LogLine } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { type Words, wordsOf } from './words.js';

type Change = Extract<GameEvent, { event: 'change' }>;
const MEANS = ['gold', 'vp', 'jokers', 'rp'] as const;

/** A line while its changes are still being gathered. */
interface Draft {
  readonly ply: number;
  readonly kind: LogLine['kind'];
  readonly seat?: Seat;
  readonly text: VNode | string;
  readonly targets: string[];
  readonly rule?: string;
  readonly own: Record<(typeof MEANS)[number], number>;
  readonly affects: Set<Seat>;
  scores: boolean;
}

/** The events as the log tells them. A change belongs to the line before it if the same seat caused it; else it gets its own. */
export function logLines(events: readonly LoggedEvent<Mil>[], snapshot: Snapshot<Mil>, lang: Lang): readonly LogLine[] {
  const words = wordsOf(lang);
  const names = snapshot.seats.map((seat) => seat.name);
  const drafts: Draft[] = [];
  for (const { ply, e } of events) {
    if (e.event === 'change') fold(drafts, ply, e, words);
    else if (e.event !== 'engaged') drafts.push(open(ply, e, words, names));
  }
  return drafts.map((draft) => finish(draft, words));
}

const blank = () => ({ own: { gold: 0, vp: 0, jokers: 0, rp: 0 }, affects: new Set<Seat>(), scores: false });

function open(ply: number, e: Exclude<GameEvent, Change>, words: Words, names: readonly string[]): Draft {
  const seat = 'seat' in e ? e.seat : undefined;
  const rule = RULES[e.event];
  return {
    ply,
    kind: e.event === 'age' ? 'round' : e.event === 'phase' ? 'turn' : 'line',
    ...(seat === undefined ? undefined : { seat }),
    text: e.event === 'phase' ? words.g(`phase.${e.phase}`) : words.text(describeEvent(e, names)),
    targets: targetsOf(e),
    ...(rule ? { rule } : undefined),
    ...blank(),
  };
}

function targetsOf(e: GameEvent): string[] {
  switch (e.event) {
    case 'selected':
      return [e.tech];
    case 'special-placed':
      return [`special:${e.slot}`];
    case 'built':
    case 'claimed':
    case 'ended':
      return [e.card];
    case 'used':
      return [e.what];
    case 'advanced':
    case 'back':
    case 'maximised':
    case 'lost':
      return [`track:${e.track}`];
    case 'book':
      return [e.book];
    case 'bought':
      return [`effect:${e.effect}`];
    default:
      return [];
  }
}

const RULES: { readonly [K in GameEvent['event']]?: string } = {
  selected: 'MIL-SEL-02',
  'special-placed': 'MIL-SEL-03',
  prosperity: 'MIL-PRO-02',
  built: 'MIL-CON-03',
  lost: 'MIL-TRK-05',
  maximised: 'MIL-TRK-04',
  'war-phase': 'MIL-WAR-01',
  bought: 'MIL-RES-02',
  end: 'MIL-END-08',
};

function fold(drafts: Draft[], ply: number, e: Change, words: Words): void {
  const last = drafts.at(-1);
  const line = last && last.kind === 'line' && last.ply === ply && last.seat === e.seat ? last : ownLine(drafts, ply, e, words);
  line.affects.add(e.seat);
  if (e.vp) line.scores = true;
  for (const what of MEANS) line.own[what] += e[what] ?? 0;
}

function ownLine(drafts: Draft[], ply: number, e: Change, words: Words): Draft {
  const draft: Draft = { ply, kind: 'line', seat: e.seat, text: words.text(describeSource(e.source)), targets: [], ...blank() };
  drafts.push(draft);
  return draft;
}

function finish({ own, affects, ...line }: Draft, words: Words): LogLine {
  const deltas = MEANS.some((what) => own[what] !== 0) ? (
    <span class="dl">
      {MEANS.map(
        (what) =>
          own[what] !== 0 && (
            <>
              <em class={own[what] > 0 ? 'p' : 'm'}>{sign(own[what], true)}</em>
              <MeansMark what={what} words={words} />
            </>
          ),
      )}
    </span>
  ) : undefined;
  return { ...line, affects: [...affects], ...(deltas ? { deltas } : undefined) };
}

function MeansMark({ what, words }: { what: (typeof MEANS)[number]; words: Words }) {
  if (what === 'gold') return <Coin label={words.g('piece.gold')} />;
  if (what === 'vp') return <Icon name="laurels" size={14} class="lp" label={words.g('piece.vp')} />;
  if (what === 'jokers') return <Icon name={TABLE_GLYPHS.joker} size={13} label={words.g('piece.joker')} />;
  return <Icon name={TABLE_GLYPHS.rp} size={13} label={words.g('piece.rp.long')} />;
}
