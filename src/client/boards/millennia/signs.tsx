import type { VNode } from 'preact';
import type { Sign, SignName } from '../../../games/millennia/say/describe-ability.js';
import { Arrow, Coin, Icon, type IconName, Points, sign } from '../../kit/index.js';
import { ACTION_GLYPHS, BRANCH_GLYPHS, SPECIAL_GLYPHS, TABLE_GLYPHS, TRACK_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import type { Words } from './words.js';

const PLAIN: { readonly [name: string]: IconName } = {
  wonder: TABLE_GLYPHS.wonder,
  research: TABLE_GLYPHS.research,
  diplomacy: TABLE_GLYPHS.diplomacy,
  book: TABLE_GLYPHS.book,
  prosperity: TABLE_GLYPHS.prosperity,
  democracy: BRANCH_GLYPHS.democracy,
  tyranny: BRANCH_GLYPHS.tyranny,
  opponents: TABLE_GLYPHS.opponents,
  lowest: TABLE_GLYPHS.tracks,
  penalty: 'drop',
  build: TABLE_GLYPHS.build,
  maximise: TABLE_GLYPHS.maximise,
  discard: 'trash-can',
};

/** The glyph of a sign by its name: 'type:arts', 'track:war', 'book'. */
export function glyphOf(name: SignName): IconName {
  const [kind, which = ''] = name.split(':');
  if (kind === 'type') return TYPE_GLYPHS[which as keyof typeof TYPE_GLYPHS];
  if (kind === 'track') return TRACK_GLYPHS[which as keyof typeof TRACK_GLYPHS];
  if (kind === 'special') return SPECIAL_GLYPHS[which as keyof typeof SPECIAL_GLYPHS] ?? TABLE_GLYPHS.special;
  if (kind === 'action') return ACTION_GLYPHS[(which === 'tradeForGold' ? 'trade' : which) as keyof typeof ACTION_GLYPHS];
  if (kind === 'building') return TABLE_GLYPHS.building;
  if (kind === 'unlock') return TABLE_GLYPHS.unlocked;
  if (kind === 'phase') return 'hourglass';
  return PLAIN[name]!;
}

/** A technology type: its glyph on its colour (`data-type`), wherever it stands. */
export function TypeMark({ type, size = 16, label }: { type: string; size?: number; label?: string }) {
  return (
    <span class="mty" data-type={type}>
      <Icon name={TYPE_GLYPHS[type as keyof typeof TYPE_GLYPHS]} size={size} {...(label ? { label } : undefined)} />
    </span>
  );
}

function OneSign({ part, words, size }: { part: Sign; words: Words; size: number }): VNode {
  switch (part.kind) {
    case 'icon':
      return <IconSign name={part.icon} size={size} />;
    case 'gold':
      return <Coin n={part.n} signed={part.sign} size="s" />;
    case 'vp':
      return <Points n={part.n} signed={part.sign} size="s" />;
    case 'endVp':
      return (
        <span class="mend">
          <Icon name="laurels" size={size} />
          {part.n}
        </span>
      );
    case 'income':
      return <span class="mring">{part.n}</span>;
    case 'joker':
    case 'rp':
      return (
        <span class="mfig">
          {sign(part.n, part.sign)}
          <Icon name={TABLE_GLYPHS[part.kind]} size={size} />
        </span>
      );
    case 'advance':
      return (
        <span class="mfig">
          {part.track === 'lowest' ? <Icon name={PLAIN.lowest!} size={size} /> : <Icon name={TRACK_GLYPHS[part.track]} size={size} />}
          {sign(part.n, true)}
        </span>
      );
    case 'text':
      return <span class="mword">{words.text(part.text)}</span>;
    case 'arrow':
      return <Arrow />;
    default:
      return <span class="mjoint">{JOINTS[part.kind]}</span>;
  }
}
const JOINTS = { colon: ':', or: '/', plus: '+', times: '×', per: '/' } as const;

function IconSign({ name, size }: { name: SignName; size: number }) {
  const [kind, which = ''] = name.split(':');
  if (kind === 'type') return <TypeMark type={which} size={size} />;
  if (kind === 'building')
    return (
      <span class="mbc" data-colour={which}>
        <Icon name={TABLE_GLYPHS.building} size={size} />
      </span>
    );
  if (kind === 'phase') return <span class="mphase">{which}</span>;
  return <Icon name={glyphOf(name)} size={size} />;
}

/** An ability, a price or a space as a row of signs. The words beside it or `label` say the same to screen readers. */
export function Signs({ signs, words, size = 14, label }: { signs: readonly Sign[]; words: Words; size?: number; label?: string }) {
  return (
    <span class="msigns" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {signs.map((part, i) => (
        <OneSign key={i} part={part} words={words} size={size} />
      ))}
    </span>
  );
}
