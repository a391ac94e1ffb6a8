import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Ability } from '../../../games/age-of-civilization/cards/ability.js';
import { abilitySigns, type Sign, type SignName } from '../../../games/age-of-civilization/say/ability-signs.js';
import type { ActionId } from '../../../games/age-of-civilization/state/state.js';
import type { Text } from '../../../kernel/types.js';
import { Coin, Icon, Points, Shield, sign } from '../../kit/index.js';
import { capital } from '../../table/board-words.js';
import { SYMBOL_GLYPHS, TABLE_GLYPHS } from './glyphs.js';
import { actionGlyph, techGlyph } from './looks.js';
import type { Words } from './words.js';

/** 'words' names the actions, as on cards; 'icons' draws them, for narrow cells. */
export type Manner = 'words' | 'icons';

interface AbilityLineProps {
  readonly abilities: readonly Ability[];
  readonly words: Words;
  readonly manner?: Manner;
  /** How many cards are still to come: then what is counted from them is written as a figure. */
  readonly upcoming?: number;
}

/** What is drawn: the signs of the rules, and a comma between two effects of one action. */
type Part = Sign | { readonly kind: 'comma' };

/** Abilities as signs and short words: trigger, arrow, effect. */
export function AbilityLine(props: AbilityLineProps) {
  const { abilities, words, manner, upcoming } = props;
  // Signs are drawn for the eye; who listens hears the sentence of the rules.
  return useMemo(
    () => (
      <span class="as-one" role="img" aria-label={words.wording(abilities)}>
        <Clauses {...props} />
      </span>
    ),
    [abilities, words, manner, upcoming],
  );
}

function Clauses({ abilities, words, manner = 'words', upcoming }: AbilityLineProps) {
  const clauses = merge(abilities.map((ability) => tidy(counted(abilitySigns(ability), upcoming), manner)));
  return (
    <>
      {clauses.map((signs, i) => (
        <span key={i} class="clause">
          {i > 0 && ' '}
          <Signs signs={signs} words={words} manner={manner} />
        </span>
      ))}
    </>
  );
}

const isAction = (part: Part | undefined): boolean => part?.kind === 'icon' && part.icon.startsWith('action:');

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** 'Fishing +1, Commerce +1' becomes 'Fishing Commerce +1'; an action that was just named is not named again. */
function merge(clauses: readonly (readonly Sign[])[]): readonly (readonly Part[])[] {
  const found: Part[][] = [];
  for (const [head, ...effect] of clauses) {
    const last = found.at(-1);
    const actions = last?.filter(isAction) ?? [];
    if (last && head && isAction(last[0]) && isAction(head) && effect.length > 0) {
      if (isSame(last.slice(actions.length), effect) && last.slice(0, actions.length).every(isAction)) last.splice(actions.length, 0, head);
      else if (actions.length === 1 && isSame(last[0], head))
        last.push(...(last.at(-1)?.kind === 'text' ? [{ kind: 'comma' } as const] : []), ...effect);
      else found.push([head, ...effect]);
    } else if (head) found.push([head, ...effect]);
  }
  return found;
}

/** The number before what is counted, '2 upcoming cards'. */
const numberOf = (part: Part | undefined): number | undefined =>
  part?.kind === 'text' && part.text.key === 'icon.number' ? Number(part.text.params?.n) : undefined;

/** '1 per upcoming card', or per two of them, as the figure it is now. */
export function counted(signs: readonly Sign[], upcoming: number | undefined): readonly Sign[] {
  const at = signs.findIndex((part) => part.kind === 'icon' && part.icon === 'upcoming');
  const every = numberOf(signs[at - 1]);
  const per = every === undefined ? at - 1 : at - 2;
  const rate = signs[per - 1];
  if (upcoming === undefined || signs[per]?.kind !== 'per' || rate?.kind !== 'points') return signs;
  return [...signs.slice(0, per - 1), { ...rate, n: rate.n * Math.floor(upcoming / (every ?? 1)), sign: true }];
}

/** After a word that ends with a colon, and after a mere sign, no arrow is needed. */
const COLON: ReadonlySet<SignName> = new Set<SignName>(['endOfGame', 'gain', 'endOfTurn', 'war']);
const DRAWN: ReadonlySet<SignName> = new Set<SignName>(['annex', 'acquire']);
function tidy(signs: readonly Sign[], manner: Manner): readonly Sign[] {
  return signs.filter((part, i) => {
    const before = signs[i - 1];
    return !(
      part.kind === 'arrow' &&
      before?.kind === 'icon' &&
      (COLON.has(before.icon) || (manner === 'icons' && DRAWN.has(before.icon)))
    );
  });
}

export function Signs({ signs, words, manner = 'words' }: { signs: readonly Part[]; words: Words; manner?: Manner }) {
  const parts: ComponentChildren[] = [];
  signs.forEach((part, i) => {
    if (i > 0 && part.kind !== 'arrow' && part.kind !== 'comma' && signs[i - 1]!.kind !== 'arrow') parts.push(' ');
    parts.push(<OneSign key={i} part={part} words={words} manner={manner} first={i === 0} many={(numberOf(signs[i - 1]) ?? 1) > 1} />);
  });
  return <>{parts}</>;
}

interface OneProps<P> {
  readonly part: P;
  readonly words: Words;
  readonly manner: Manner;
  readonly first: boolean;
  /** More than one of it, where that changes its word. */
  readonly many: boolean;
}

function OneSign({ part, words, manner, first, many }: OneProps<Part>) {
  switch (part.kind) {
    case 'coins':
      return <Coin n={part.n} signed={part.sign} size="s" label={words.t('said.coins', { n: part.n })} />;
    case 'points':
      return <Points n={part.n} signed={part.sign} size="s" label={words.t('said.points', { n: part.n })} />;
    case 'strength':
      return <Shield n={part.n} signed={part.sign} size="s" label={`${words.t('strength')} ${sign(part.n, part.sign)}`} />;
    case 'workers':
      return (
        <span class="few">
          {sign(part.n, part.sign)}
          <Icon name="meeple" size={14} label={words.t('unit.workers', { n: part.n })} />
        </span>
      );
    case 'cubes':
      return (
        <span class="few">
          {sign(part.n, part.sign)}
          <TechMark words={words} />
        </span>
      );
    case 'comma':
      return <>,</>;
    case 'per':
      return <span class="per">/</span>;
    case 'arrow':
      return (
        <span class="ar" aria-hidden="true">
          →
        </span>
      );
    case 'text':
      return manner === 'icons' ? (
        <ShortText text={part.text} words={words} />
      ) : first ? (
        capital(words.text(part.text))
      ) : (
        words.text(part.text)
      );
    case 'icon':
      return <SignIcon part={part.icon} words={words} manner={manner} first={first} many={many} />;
  }
}

/** Words that have a shorter sign: 'at least 3' is '≥3', 'without worker' is no meeple. */
function ShortText({ text, words }: { text: Text; words: Words }) {
  const said = words.text(text);
  const n = text.params?.n;
  if (text.key === 'icon.atLeast') return <span title={said}>≥{String(n)}</span>;
  if (text.key === 'icon.atMost') return <span title={said}>≤{String(n)}</span>;
  const tech = text.params?.techs;
  if (text.key === 'icon.without' && typeof tech === 'object')
    return (
      <span title={said}>
        ≠<Icon name={techGlyph(tech.key.slice(5))} size={14} label={said} />
      </span>
    );
  if (text.key !== 'icon.free' && text.key !== 'icon.noSacrifice') return <>{said}</>;
  return (
    <span class="few">
      {text.key === 'icon.free' ? '0' : '−0'}
      <Icon name="meeple" size={13} label={said} />
    </span>
  );
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
  endOfGame: 'sent.endOfGame',
  gain: 'sent.gain',
  noTech: 'sent.noTech',
  upcoming: 'sent.upcoming',
  civ: 'sent.civ',
} as const;

function SignIcon({ part: icon, words, manner, first, many }: OneProps<SignName>) {
  const word = (text: string) => (first ? capital(text) : text);
  if (icon.startsWith('action:')) {
    const action = icon.slice(7) as ActionId;
    const name = words.name('action', action);
    return manner === 'words' ? name : <Icon name={actionGlyph(action)} size={15} label={name} />;
  }
  if (icon.startsWith('tech:')) return <Icon name={techGlyph(icon.slice(5))} size={16} label={words.name('tech', icon.slice(5))} />;
  switch (icon) {
    case 'endOfTurn':
      return <Icon name="hourglass" size={14} label={words.t('sent.turn')} />;
    case 'war':
      return <Icon name={SYMBOL_GLYPHS.war} size={15} label={words.t('sent.war')} />;
    case 'rest':
      return manner === 'words' ? words.g('source.rest') : <Icon name={SYMBOL_GLYPHS.rest} size={15} label={words.g('source.rest')} />;
    case 'wonder':
      return <Icon name={actionGlyph('wonder')} size={15} label={words.t('said.wonder')} />;
    case 'worker':
      return <Icon name="meeple" size={14} label={words.t('workers')} />;
    case 'annex':
    case 'acquire': {
      const said = words.t(`sent.${icon}`);
      return manner === 'words' ? said : <Icon name={TABLE_GLYPHS.annexed} size={15} label={said} />;
    }
    case 'techAny':
      return <TechMark words={words} />;
    case 'strongest':
      return manner === 'words' ? (
        word(words.t('sent.strongest'))
      ) : (
        <b role="img" aria-label={words.t('sent.strongest')}>
          ≥
        </b>
      );
    case 'slot':
      return <Icon name={TABLE_GLYPHS.me} size={15} label={words.t('sent.private')} />;
    default: {
      const key = icon === 'upcoming' && many ? 'sent.upcoming.many' : PLAIN_WORDS[icon as keyof typeof PLAIN_WORDS];
      return <>{key && word(words.t(key))}</>;
    }
  }
}
