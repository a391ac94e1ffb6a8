import type { VNode } from 'preact';
import { FORK } from '../../../games/millennia/ask/selectors.js';
import { describeEvent } from '../../../games/millennia/say/describe-event.js';
import type { GameEvent, State } from '../../../games/millennia/state/state.js';
import { Coin, Icon, sign } from '../../kit/index.js';
import { capital, small } from '../../table/board-words.js';
import { BRANCH_GLYPHS, TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import type { Words } from './words.js';

export const MEANS = ['gold', 'vp', 'jokers', 'rp'] as const;
export type Means = Record<(typeof MEANS)[number], number>;
type Told = Exclude<GameEvent, { event: 'change' }>;

/** What somebody does, with the action in bold; the price stands at the end of the line. */
export function headOf(e: Told, words: Words, names: readonly string[]): VNode | string {
  switch (e.event) {
    case 'phase':
      return words.g(`phase.${e.phase}`);
    case 'used':
      return <b>{capital(words.name(e.what))}</b>;
    case 'built':
      return e.cost > 0 ? words.t('log.built', { card: words.name(e.card) }) : words.text(describeEvent(e, names));
    case 'bought':
      return (
        <>
          <b>{words.g('action.research')}</b>, {words.find(`effect.${e.effect}`)}
        </>
      );
    default:
      return words.text(describeEvent(e, names));
  }
}

interface Note {
  readonly key: string;
  readonly text: VNode | string;
}

/** What can follow from something: said behind its line. `who` is named where several seats share the line. */
export function noteOf(e: Told, words: Words, who: string | undefined): Note | undefined {
  switch (e.event) {
    case 'advanced':
    case 'back': {
      const branch = e.event === 'advanced' ? e.branch : undefined;
      const [icon, label, at] = branch
        ? [BRANCH_GLYPHS[branch], words.g(`branch.${branch}`), e.position - FORK]
        : [TRACK_GLYPHS[e.track], words.g(`track.${e.track}`), e.position];
      return {
        key: `${who ?? ''}${branch ?? e.track}`,
        text: (
          <span class="mfig">
            {who ? `${who} ` : <Icon name={icon} size={13} label={label} />}→ {at}
          </span>
        ),
      };
    }
    case 'performed':
      return { key: e.special, text: small(words.name(`special:${e.special}`)) };
    case 'token':
      return { key: e.token, text: words.g(`token.${e.token}`) };
    case 'book':
      return { key: e.book, text: <Marked icon={TABLE_GLYPHS.book} label={words.g('kind.book')} text={words.name(e.book)} /> };
    case 'claimed':
      return { key: e.card, text: <Marked icon={TABLE_GLYPHS.research} label={words.g('kind.research')} text={words.name(e.card)} /> };
    case 'drawn':
    case 'kept':
    case 'lost':
    case 'maximised':
    case 'discarded':
    case 'extended':
      return { key: JSON.stringify(e), text: small(words.text(describeEvent(e, []))) };
    case 'played':
      return e.as === 'discarded' ? { key: e.card, text: small(words.text(describeEvent(e, []))) } : undefined;
    default:
      return undefined;
  }
}

const Marked = ({ icon, label, text }: { icon: Parameters<typeof Icon>[0]['name']; label: string; text: string }) => (
  <span class="mfig">
    <Icon name={icon} size={13} label={label} /> {text}
  </span>
);

export function targetsOf(e: GameEvent): string[] {
  switch (e.event) {
    case 'selected':
      return [e.tech];
    case 'special-placed':
      return [`special:${e.slot}`];
    case 'performed':
      return [`special:${e.special}`];
    case 'built':
    case 'claimed':
    case 'ended':
    case 'discarded':
      return [e.card];
    case 'extended':
      return [e.tech];
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

/** The card that the line is about; of what was drawn or kept, only what the reader has seen. */
export function cardsOf(e: GameEvent): readonly string[] {
  switch (e.event) {
    case 'played':
    case 'claimed':
    case 'built':
    case 'discarded':
    case 'automa-took':
      return [e.card];
    case 'kept':
      return e.card ? [e.card] : [];
    case 'drawn':
      return e.cards.flatMap((card) => card ?? []);
    default:
      return [];
  }
}

/** What the final scoring counts, by where it comes from; the rest are wonders and buildings (MIL-END-04). */
const SCORED: Readonly<Record<string, string>> = {
  'track:prosperity': 'MIL-END-01',
  'track:population': 'MIL-END-01',
  'track:culture': 'MIL-END-01',
  'track:politics': 'MIL-END-02',
  'track:war': 'MIL-END-03',
  'score:diplomacy': 'MIL-END-05',
};

/** The rule of what comes or goes by itself. */
export function ruleOfChange(phase: State['phase'], source: string): string | undefined {
  if (phase === 'END') return SCORED[source] ?? 'MIL-END-04';
  if (source === 'phase:C') return 'MIL-INC-01';
  return source === 'phase:G' ? 'MIL-MNT-01' : undefined;
}

const RULES: { readonly [K in GameEvent['event']]?: string } = {
  selected: 'MIL-SEL-02',
  'special-placed': 'MIL-SEL-03',
  prosperity: 'MIL-PRO-02',
  built: 'MIL-CON-03',
  used: 'MIL-ACT-01',
  bought: 'MIL-RES-02',
  'war-phase': 'MIL-WAR-02',
  ended: 'MIL-MNT-02',
  'automa-took': 'MIL-SOL-06',
  'automa-war': 'MIL-SOL-12',
  end: 'MIL-END-08',
  passed: 'MIL-CON-01',
  played: 'MIL-DIP-02',
  drawn: 'MIL-DIP-01',
  kept: 'MIL-DIP-01',
};
export const ruleOf = (e: GameEvent): string | undefined => RULES[e.event];

/** What the line's own seat gained or lost, at its end. */
export function Deltas({ own, words }: { own: Means; words: Words }) {
  return (
    <span class="dl">
      {MEANS.filter((what) => own[what] !== 0).map((what) => (
        <span key={what} class="mfig">
          <em class={own[what] > 0 ? 'p' : 'm'}>{sign(own[what], true)}</em>
          <Mean what={what} n={own[what]} words={words} />
        </span>
      ))}
    </span>
  );
}

function Mean({ what, n, words }: { what: (typeof MEANS)[number]; n: number; words: Words }) {
  if (what === 'gold') return <Coin label={words.g('piece.gold')} />;
  if (what === 'vp') return <Icon name="laurels" size={14} class="lp" label={words.g('piece.vp')} />;
  if (what === 'jokers') return <Icon name={TABLE_GLYPHS.joker} size={13} label={words.t('unit.jokers', { n })} />;
  return <Icon name={TABLE_GLYPHS.rp} size={13} label={words.t('unit.rp', { n })} />;
}
