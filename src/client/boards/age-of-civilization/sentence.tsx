import type { ComponentChildren } from 'preact';
import { abilityTokens, type Token, type TokenIcon } from '../../../games/age-of-civilization/ability-tokens.js';
import type { Ability } from '../../../games/age-of-civilization/cards/ability.js';
import type { ActionId } from '../../../games/age-of-civilization/state.js';
import { Coin, Icon, Points, Shield, sign } from '../../kit/index.js';
import { SYMBOL_GLYPHS, TABLE_GLYPHS } from './glyphs.js';
import { actionGlyph, techGlyph } from './looks.js';
import type { Words } from './words.js';

/** 'words' names the actions, as on cards; 'icons' draws them, for narrow cells. */
export type Manner = 'words' | 'icons';

/** Abilities as signs and short words: trigger, arrow, effect. */
export function AbilityLine({ abilities, words, manner = 'words' }: { abilities: readonly Ability[]; words: Words; manner?: Manner }) {
  return (
    <>
      {abilities.map((ability, i) => (
        <span key={ability.id} class="clause">
          {i > 0 && ' '}
          <Tokens tokens={tidy(abilityTokens(ability))} words={words} manner={manner} />
        </span>
      ))}
    </>
  );
}

/** After a word that ends with a colon no arrow is needed. */
const COLON: ReadonlySet<TokenIcon> = new Set<TokenIcon>(['endOfGame', 'gain', 'endOfTurn', 'war']);
function tidy(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, i) => {
    const before = tokens[i - 1];
    return !(token.kind === 'arrow' && before?.kind === 'icon' && COLON.has(before.icon));
  });
}

export function Tokens({ tokens, words, manner = 'words' }: { tokens: readonly Token[]; words: Words; manner?: Manner }) {
  const parts: ComponentChildren[] = [];
  tokens.forEach((token, i) => {
    if (i > 0 && token.kind !== 'arrow' && tokens[i - 1]!.kind !== 'arrow') parts.push(' ');
    parts.push(<Sign key={i} token={token} words={words} manner={manner} />);
  });
  return <>{parts}</>;
}

function Sign({ token, words, manner }: { token: Token; words: Words; manner: Manner }) {
  switch (token.kind) {
    case 'coins':
      return <Coin n={token.n} signed={token.sign} size="s" label={words.t('said.coins', { n: token.n })} />;
    case 'points':
      return <Points n={token.n} signed={token.sign} size="s" label={words.t('said.points', { n: token.n })} />;
    case 'strength':
      return <Shield n={token.n} signed={token.sign} size="s" label={`${words.t('strength')} ${sign(token.n, token.sign)}`} />;
    case 'workers':
      return (
        <span class="few">
          {sign(token.n, token.sign)}
          <Icon name="meeple" size={14} label={words.t('workers')} />
        </span>
      );
    case 'cubes':
      return (
        <span class="few">
          {sign(token.n, token.sign)}
          <TechMark words={words} />
        </span>
      );
    case 'per':
      return <span class="per">/</span>;
    case 'arrow':
      return (
        <span class="ar" aria-hidden="true">
          →
        </span>
      );
    case 'text':
      return <>{words.text(token.text)}</>;
    case 'icon':
      return <SignIcon icon={token.icon} words={words} manner={manner} />;
  }
}

/** A technology in general: an uncoloured cube. */
export const TechMark = ({ words }: { words: Words }) => (
  <svg class="i anycube" viewBox="0 0 24 24" role="img" aria-label={words.t('said.tech')}>
    <path d="M12 1.5 22 7v10.5L12 22.8 2 17.5V7z" />
    <path class="lid" d="M12 1.5 22 7 12 12.4 2 7z" />
  </svg>
);

const PLAIN_WORDS = {
  birth: 'sent.birth',
  annex: 'sent.annex',
  acquire: 'sent.acquire',
  endOfGame: 'sent.endOfGame',
  gain: 'sent.gain',
  strongest: 'sent.strongest',
  noTech: 'sent.noTech',
  upcoming: 'sent.upcoming',
  civ: 'sent.civ',
} as const;

function SignIcon({ icon, words, manner }: { icon: TokenIcon; words: Words; manner: Manner }) {
  if (icon.startsWith('action:')) {
    const action = icon.slice(7) as ActionId;
    const name = words.name('action', action);
    return manner === 'words' ? <>{name}</> : <Icon name={actionGlyph(action)} size={15} label={name} />;
  }
  if (icon.startsWith('tech:')) return <Icon name={techGlyph(icon.slice(5))} size={16} label={words.name('tech', icon.slice(5))} />;
  switch (icon) {
    case 'endOfTurn':
      return <Icon name="hourglass" size={14} label={words.t('sent.turn')} />;
    case 'war':
      return <Icon name={SYMBOL_GLYPHS.war} size={15} label={words.t('sent.war')} />;
    case 'rest':
      return manner === 'words' ? <>{words.g('source.rest')}</> : <Icon name={SYMBOL_GLYPHS.rest} size={15} label={words.g('source.rest')} />;
    case 'wonder':
      return <Icon name={actionGlyph('wonder')} size={15} label={words.t('said.wonder')} />;
    case 'worker':
      return <Icon name="meeple" size={14} label={words.t('workers')} />;
    case 'techAny':
      return <TechMark words={words} />;
    case 'slot':
      return <Icon name={TABLE_GLYPHS.me} size={15} label={words.t('sent.private')} />;
    default: {
      const key = PLAIN_WORDS[icon as keyof typeof PLAIN_WORDS];
      return <>{key && words.t(key)}</>;
    }
  }
}
