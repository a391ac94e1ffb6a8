import type { ComponentChildren, VNode } from 'preact';
import type { Yield } from '../../../games/through-the-ages/cards/ability.js';
import { Drawing, Icon, pathOf, sign } from '../../kit/index.js';
import { SYMBOL_GLYPHS } from './glyphs.js';
import { AGE_NAMES } from './looks.js';
import type { Words } from './words.js';

/** A white or red action token; a spent one is struck through, so that shape says it and not colour alone. */
export function Disc({
  kind,
  used,
  fleeting,
  size = 13,
}: {
  kind: 'civil' | 'military';
  used?: boolean;
  fleeting?: boolean;
  size?: number;
}) {
  return (
    <i
      class={`tdisc ${kind}${used ? ' used' : fleeting ? ' fleeting' : ''}`}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      aria-hidden="true"
    />
  );
}

interface DiscsProps {
  readonly kind: 'civil' | 'military';
  readonly left: number;
  readonly total: number;
  /** Those of this turn only; they look paler. */
  readonly extra?: number;
  readonly size?: number;
  readonly label: string;
}

/** So many action tokens, the spent ones last. */
export function Discs({ kind, left, total, extra = 0, size = 13, label }: DiscsProps) {
  const shown = Math.max(left, total);
  return (
    <span class="tdiscs" role="img" aria-label={label}>
      {Array.from({ length: shown }, (_, i) => (
        <Disc key={i} kind={kind} used={i >= left} fleeting={i >= left - extra} size={size} />
      ))}
    </span>
  );
}

export type TokenLook = 'solid' | 'empty' | 'ghost';

/** A worker. */
export function Yellow({ size = 16, look = 'solid' }: { size?: number; look?: TokenLook }) {
  return (
    <Drawing field={512} size={size} class={`tyel ${look}`}>
      <path d={pathOf('meeple')} />
    </Drawing>
  );
}

/** A blue token. */
export const Bead = ({ size = 13, look = 'solid' }: { size?: number; look?: TokenLook }) => (
  <i class={`tbead ${look}`} style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }} aria-hidden="true" />
);

/** A happy or an unhappy face, drawn by us. */
export function Face({ sad, size = 14, label }: { sad?: boolean; size?: number; label?: string }) {
  return (
    <Drawing field={24} size={size} label={label} class={sad ? 'tface sad' : 'tface'}>
      <circle cx="12" cy="12" r="10" />
      <path d={sad ? 'M7.5 17.2c2.4-3 6.6-3 9 0' : 'M7 14c2.6 4 7.4 4 10 0'} />
      <path d="M8.6 8.6v1.8M15.4 8.6v1.8" />
    </Drawing>
  );
}

export type SymbolName = keyof typeof SYMBOL_GLYPHS | 'happy' | 'civilActions' | 'militaryActions' | 'blueTokens' | 'yellowTokens';

/** Goods of a change, and their signs. */
export const GOODS_SYMBOLS = {
  culture: 'culture',
  science: 'science',
  food: 'food',
  resources: 'resources',
  yellow: 'yellowTokens',
  blue: 'blueTokens',
} as const satisfies Readonly<Record<string, SymbolName>>;

/** What lies on the table as a piece is drawn as that piece. */
const PIECES = {
  civilActions: (size: number): VNode => <Disc kind="civil" size={size - 1} />,
  militaryActions: (size: number): VNode => <Disc kind="military" size={size - 1} />,
  blueTokens: (size: number): VNode => <Bead size={size - 1} />,
  yellowTokens: (size: number): VNode => <Yellow size={size} />,
};
const isPiece = (what: SymbolName): what is keyof typeof PIECES => what in PIECES;

export function SymbolMark({ what, size = 14, label }: { what: SymbolName; size?: number; label?: string }) {
  if (what === 'happy') return <Face size={size} {...(label ? { label } : undefined)} />;
  if (isPiece(what))
    return (
      <>
        {PIECES[what](size)}
        {label && <span class="sr"> {label}</span>}
      </>
    );
  return <Icon name={SYMBOL_GLYPHS[what]} size={size} class={`c-${what}`} {...(label ? { label } : undefined)} />;
}

const COUNTED = ['resources', 'civilActions', 'militaryActions', 'blueTokens', 'yellowTokens'] as const;

/** What a figure counts, as it is read aloud: '1 resource', '2 resources'. */
export function unitOf(what: SymbolName, n: number | string, words: Words): string {
  const counted = COUNTED.find((it) => it === what);
  return counted && Math.abs(Number(n)) === 1 ? words.t(`symbol.one.${counted}`) : words.t(`symbol.${what}`);
}

/** A figure with its symbol: '+2' and a lyre. */
export function Fig({
  n,
  what,
  signed,
  size = 14,
  words,
}: {
  n: number | string;
  what: SymbolName;
  signed?: boolean;
  size?: number;
  words?: Words;
}) {
  return (
    <span class="tfig">
      <b>{sign(n, signed)}</b>
      {what === 'happy' && typeof n === 'number' && n < 0 ? (
        <Face sad size={size} />
      ) : (
        <SymbolMark what={what} size={size} {...(words ? { label: unitOf(what, n, words) } : undefined)} />
      )}
    </span>
  );
}

const ORDER = [
  'food',
  'resources',
  'culture',
  'science',
  'strength',
  'happy',
  'colonization',
  'civilActions',
  'militaryActions',
  'blueTokens',
  'yellowTokens',
] as const;

/** The symbols of a card in their usual order; the urban limit is shown elsewhere. */
export function Yields({ gives, size, words }: { gives: Yield; size?: number; words: Words }) {
  return (
    <>
      {ORDER.map((what) => {
        const n = gives[what];
        return n ? <Fig key={what} n={n} what={what} signed words={words} {...(size ? { size } : undefined)} /> : null;
      })}
    </>
  );
}

export const Age = ({ level }: { level: number }) => <b class={`tage a${level}`}>{AGE_NAMES[level]}</b>;

/** The back of a card: its age, hatched for military cards. */
export const Back = ({ level, military }: { level: number; military?: boolean }) => (
  <span class={`tback a${level}${military ? ' mil' : ''}`}>{AGE_NAMES[level]}</span>
);

/** A figure that will change: '→ 5'. */
export function Then({ now, then }: { now: number; then: number | undefined }) {
  return then === undefined || then === now ? null : <span class="pv">→ {then}</span>;
}

export const Head = ({ title, n, children }: { title: string; n?: number | string; children?: ComponentChildren }) => (
  <div class="thd">
    <span class="caps">{title}</span>
    {n !== undefined && <b class="fig">{n}</b>}
    <span class="line" />
    {children && <span class="r">{children}</span>}
  </div>
);
