import type { ComponentChildren } from 'preact';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { type CardSymbol, cardTokens, type Token, type TokenIcon } from '../../../games/through-the-ages/say/ability-tokens.js';
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
}

/** A card in signs, short enough for a small one; its sentences stand in the zoom. */
export function CardSigns({ card, words, seats, brief = false }: SignsProps) {
  const all = cardTokens(cardOf(card), seats);
  const lines = brief ? inBrief(all) : all;
  return (
    <span class={brief ? 'tsigns brief' : 'tsigns'} aria-hidden={brief}>
      {lines.map((line, i) => (
        <span key={i} class="ln">
          {brief && i === lines.length - 1 && lines.length < all.length && <i class="dots">…</i>}
          {line.map((token, k) => (
            <Sign key={k} token={token} words={words} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** The lines that signs alone can tell: of a technology what each worker makes, without saying so. */
function inBrief(lines: readonly Token[][]): Token[][] {
  const isOfWorkers = (line: readonly Token[]): boolean =>
    line[0]?.kind === 'icon' && line[0].icon === 'worker' && line[1]?.kind === 'colon';
  return lines
    .filter((line) => line.length <= 7 && line.every(({ kind }) => kind !== 'text'))
    .slice(0, 2)
    .map((line) => (isOfWorkers(line) ? line.slice(2) : withoutVerbs(line).filter((x) => x.kind !== 'amount' || x.of !== 'urbanLimit')));
}

/** 'build or upgrade farm: −4' is 'farm: −4': the picture of the card says the rest. */
function withoutVerbs(line: readonly Token[]): Token[] {
  const isVerb = (x: Token | undefined): boolean => x?.kind === 'icon' && (x.icon === 'building' || x.icon === 'upgrading');
  const start = line.findIndex((x, i) => !isVerb(x) && !(x.kind === 'or' && isVerb(line[i - 1])));
  return line.slice(Math.max(0, start));
}

function Sign({ token, words }: { token: Token; words: Words }): ComponentChildren {
  switch (token.kind) {
    case 'amount':
      return (
        <span class="tfig">
          <b>{sign(token.n, token.sign)}</b>
          <Amount of={token.of} sad={token.n < 0} words={words} />
        </span>
      );
    case 'icon':
      return <Subject icon={token.icon} words={words} />;
    case 'times':
      return <b>×{token.n}</b>;
    case 'level':
      return <Age level={token.level} />;
    case 'arrow':
      return <Arrow />;
    case 'text':
      return <>{words.text(token.text)}</>;
    case 'colon':
      return <>:</>;
    default:
      return <>{words.t(`sign.${token.kind}`)}</>;
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

const DRAWN: { readonly [K in TokenIcon]?: IconName } = {
  colony: TYPE_GLYPHS.territory,
  army: TYPE_GLYPHS.tactic,
  'type:unit': TYPE_GLYPHS.infantry,
  'type:ruling': TYPE_GLYPHS.government,
};
/** What no icon says as well as a word. */
type Said = Extract<keyof typeof labels, `sign.${TokenIcon}`>;

function Subject({ icon, words }: { icon: TokenIcon; words: Words }): ComponentChildren {
  if (icon === 'happy' || icon === 'discontent') return <Face size={13} sad={icon === 'discontent'} />;
  if (icon === 'worker') return <Yellow size={13} />;
  const [kind, name = ''] = icon.split(':');
  if (kind === 'symbol') return <SymbolMark what={name as SymbolName} size={13} />;
  const glyph = DRAWN[icon] ?? (TYPE_GLYPHS as Readonly<Record<string, IconName>>)[kind === 'type' ? name : ''];
  if (glyph) return <Icon name={glyph} size={13} />;
  return <span class="wd">{words.t(`sign.${icon}` as Said)}</span>;
}
