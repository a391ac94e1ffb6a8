import type { ComponentChildren } from 'preact';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import type { CardSymbol, Sign, SignName } from '../../../games/through-the-ages/say/ability-signs.js';
import { briefSigns, terseSigns } from '../../../games/through-the-ages/say/brief-signs.js';
import { Arrow, Icon, type IconName, sign } from '../../kit/index.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import type { labels } from './labels.en.js';
import { Age, Face, SymbolMark, type SymbolName, Yellow } from './pieces.js';
import type { Words } from './words.js';

interface SignsProps {
  readonly card: string;
  readonly words: Words;
  readonly seats: number;
  /** No room for sentences: two lines of signs, and dots where more is to be read in the zoom. */
  readonly brief?: boolean;
  /** Letters of a sentence for which there is room; a longer one gives way to signs where there are any. */
  readonly room?: number;
}

/** A card in signs, short enough for a small one; its sentences stand in the zoom. */
export function CardSigns({ card, words, seats, brief = false, room = Number.POSITIVE_INFINITY }: SignsProps) {
  const row = cardOf(card);
  const { lines, isCut } = brief ? briefSigns(row, seats) : terseSigns(row, seats, (text) => words.text(text).length > room);
  return (
    <span class={brief ? 'tsigns brief' : 'tsigns'} aria-hidden={brief}>
      {isCut && lines.length === 0 && <i class="dots">…</i>}
      {lines.map((line, i) => (
        <span key={i} class="ln">
          {isCut && i === lines.length - 1 && <i class="dots">…</i>}
          {line.map((part, k) => (
            <OneSign key={k} part={part} words={words} brief={brief} />
          ))}
        </span>
      ))}
    </span>
  );
}

function OneSign({ part, words, brief }: { part: Sign; words: Words; brief: boolean }): ComponentChildren {
  switch (part.kind) {
    case 'amount':
      return (
        <span class="tfig">
          <b>{sign(part.n, part.sign)}</b>
          <Amount of={part.of} sad={part.n < 0} words={words} />
        </span>
      );
    case 'icon':
      return <Subject icon={part.icon} words={words} brief={brief} />;
    case 'times':
      return <b>×{part.n}</b>;
    case 'level':
      return <Age level={part.level} />;
    case 'arrow':
      return <Arrow />;
    case 'text':
      return <>{words.text(part.text)}</>;
    case 'colon':
      return <span class="colon">:</span>;
    case 'per':
      return <>{brief ? '/' : words.t('sign.per')}</>;
    default:
      return <>{words.t(`sign.${part.kind}`)}</>;
  }
}

/** Symbols that have no mark of their own on the board. */
const MADE: { readonly [K in Exclude<CardSymbol, SymbolName>]?: IconName } = {
  militaryCards: TABLE_GLYPHS.hand,
  handLimits: TABLE_GLYPHS.hand,
  defence: TYPE_GLYPHS.bonus,
};
function Amount({ of, sad, words }: { of: CardSymbol; sad: boolean; words: Words }): ComponentChildren {
  if (of === 'population') return <Yellow size={13} />;
  if (of === 'happy') return <Face size={13} sad={sad} />;
  if (of === 'armament')
    return (
      <>
        <SymbolMark what="resources" size={13} />
        <Icon name={TYPE_GLYPHS.infantry} size={12} />
      </>
    );
  if (of === 'stages' || of === 'urbanLimit') return <span class="wd">{words.t(`sign.${of}`)}</span>;
  const icon = (MADE as Readonly<Record<string, IconName>>)[of];
  return icon ? <Icon name={icon} size={13} /> : <SymbolMark what={of as SymbolName} size={13} />;
}

const DRAWN: { readonly [K in SignName]?: IconName } = {
  colony: TYPE_GLYPHS.territory,
  army: TYPE_GLYPHS.tactic,
  strongest: TABLE_GLYPHS.strongest,
  weakest: TABLE_GLYPHS.weakest,
  'symbol:militaryCards': TABLE_GLYPHS.hand,
  'type:unit': TYPE_GLYPHS.infantry,
  'type:ruling': TYPE_GLYPHS.government,
};
/** On the smallest cards a sign stands even for what a word says better. */
const DRAWN_BRIEFLY: { readonly [K in SignName]?: IconName } = {
  finished: 'check-mark',
  revolution: TYPE_GLYPHS.government,
  'type:technology': 'open-book',
};
/** Words of which the smallest cards have room for a part. */
const SAID_BRIEFLY: { readonly [K in SignName]?: keyof typeof labels } = {
  level: 'brief.level',
  'ahead:strength': 'brief.stronger',
  'ahead:culture': 'brief.ahead',
};
/** What no icon says as well as a word. */
type Said = Extract<keyof typeof labels, `sign.${SignName}`>;

function Subject({ icon, words, brief }: { icon: SignName; words: Words; brief: boolean }): ComponentChildren {
  if (icon === 'happy' || icon === 'discontent') return <Face size={13} sad={icon === 'discontent'} />;
  if (icon === 'worker' || (brief && icon === 'growth')) return <Yellow size={13} />;
  const [kind, name = ''] = icon.split(':');
  const glyph =
    (brief ? DRAWN_BRIEFLY[icon] : undefined) ??
    DRAWN[icon] ??
    (TYPE_GLYPHS as Readonly<Record<string, IconName>>)[kind === 'type' ? name : ''];
  if (glyph) return <Icon name={glyph} size={13} />;
  if (kind === 'symbol') return <SymbolMark what={name as SymbolName} size={13} />;
  return <span class="wd">{words.t(((brief && SAID_BRIEFLY[icon]) || `sign.${icon}`) as Said)}</span>;
}
