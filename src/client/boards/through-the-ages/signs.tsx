import type { ComponentChildren } from 'preact';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { type CardSymbol, cardTokens, type Token, type TokenIcon } from '../../../games/through-the-ages/say/ability-tokens.js';
import { Arrow, Icon, type IconName, sign } from '../../kit/index.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import type { labels } from './labels.en.js';
import { Age, Face, SymbolMark, type SymbolName, Yellow } from './pieces.js';
import type { Words } from './words.js';

/** A card in signs, short enough for a small one; its sentences stand in the zoom. */
export function CardSigns({ card, words, seats }: { card: string; words: Words; seats: number }) {
  return (
    <span class="tsigns">
      {cardTokens(cardOf(card), seats).map((line, i) => (
        <span key={i} class="ln">
          {line.map((token, k) => (
            <Sign key={k} token={token} words={words} />
          ))}
        </span>
      ))}
    </span>
  );
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
