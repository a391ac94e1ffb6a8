import '../kit/icons/pages.generated.js';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { RuleRow, RuleSection } from '../../games/shared/rule-row.js';
import { type Lang, type Say, sayer, useLang } from '../i18n/i18n.js';
import { en } from '../i18n/rules.en.js';
import { fr } from '../i18n/rules.fr.js';
import { Icon, Tag } from '../kit/index.js';
import './rules.css';

export interface RuleBook {
  readonly sections: readonly RuleSection[];
  readonly rules: readonly RuleRow[];
}

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };
export const useRulesText = (): Say<typeof en> => SAYERS[useLang()];

/** Letters only, without accents: "Etape" finds "Étape". */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All words must occur, in the rule, its number or the name of its section. */
export function findRules(book: RuleBook, lang: Lang, words: string): readonly RuleRow[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const names = new Map(book.sections.map((section) => [section.id, section[lang]]));
  return wanted.length === 0
    ? book.rules
    : book.rules.filter((rule) => {
        const text = plain(`${rule.id} ${names.get(rule.section) ?? ''} ${rule[lang]}`);
        return wanted.every((word) => text.includes(word));
      });
}

const RULE_ID = /\b[A-Z]{3}-[A-Z]{2,4}(?:-[A-Z0-9]+)+\b/g;

/** The text of a rule; numbers of other rules become links. */
function RuleText({ text, book, onGo }: { readonly text: string; readonly book: RuleBook; readonly onGo: (id: string) => void }) {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE_ID)) {
    if (!book.rules.some((rule) => rule.id === match[0])) continue;
    parts.push(
      text.slice(end, match.index),
      <button type="button" class="lnk" onClick={() => onGo(match[0])}>
        {match[0]}
      </button>,
    );
    end = match.index + match[0].length;
  }
  return (
    <p>
      {parts.map((part, i) => (
        <Fragment key={i}>{part}</Fragment>
      ))}
      {text.slice(end)}
    </p>
  );
}

interface ReaderProps {
  readonly book: RuleBook;
  /** The rule to show and mark; '' for none. */
  readonly at: string;
  readonly onGo: (id: string) => void;
  /** A link to the rule that can be kept, on the page of the rules. */
  readonly linkTo?: (id: string) => string;
}

/** Search, sections, rules: the same on the page and beside the table. */
export function RulesReader({ book, at, onGo, linkTo }: ReaderProps) {
  const say = useRulesText();
  const lang = useLang();
  const [words, setWords] = useState('');
  const [section, setSection] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => findRules(book, lang, words), [book, lang, words]);
  const shown = section ? found.filter((rule) => rule.section === section) : found;
  const ids = useId();
  const go = (id: string) => {
    setWords('');
    setSection('');
    onGo(id);
  };
  useEffect(() => {
    if (!at) return;
    const target = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"]`);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [at, shown.length]);
  return (
    <div class="rules-reader">
      <search class="rules-find">
        <span class="find">
          <Icon name="magnifying-glass" size={16} />
          <input
            class="field"
            type="search"
            aria-label={say('rules.search')}
            placeholder={say('rules.search')}
            value={words}
            onInput={(e) => setWords(e.currentTarget.value)}
          />
        </span>
        <select class="field" aria-label={say('rules.section')} value={section} onChange={(e) => setSection(e.currentTarget.value)}>
          <option value="">{say('rules.all')}</option>
          {book.sections.map((row) => (
            <option key={row.id} value={row.id}>
              {row[lang]}
            </option>
          ))}
        </select>
        <span class="muted" role="status">
          {shown.length === 0 ? say('rules.none', { words }) : say('rules.count', { n: shown.length })}
        </span>
      </search>
      {linkTo && (
        <nav class="rules-toc" aria-label={say('rules.sections')}>
          <ul>
            {book.sections.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  aria-current={section === row.id ? 'true' : undefined}
                  onClick={() => setSection(section === row.id ? '' : row.id)}
                >
                  {row[lang]}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* It scrolls in the panel beside the table, so the keyboard must be able to hold it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section class="rules-list" ref={list} tabIndex={0} aria-label={say('rules.panel')}>
        {book.sections.map((row) => {
          const rules = shown.filter((rule) => rule.section === row.id);
          if (rules.length === 0) return null;
          return (
            <section key={row.id} aria-labelledby={`${ids}${row.id}`} data-section={row.id}>
              <h2 id={`${ids}${row.id}`}>{row[lang]}</h2>
              {rules.map((rule) => (
                <article key={rule.id} class={rule.id === at ? 'rule at' : 'rule'} data-rule={rule.id} tabIndex={-1}>
                  <div class="rule-head">
                    {linkTo ? (
                      <a href={linkTo(rule.id)} aria-label={say('rules.link', { id: rule.id })}>
                        {rule.id}
                      </a>
                    ) : (
                      <span>{rule.id}</span>
                    )}
                    {rule.prov !== 'R' && (
                      <Tag tone="design" title={say(`rules.${rule.prov}.long`)}>
                        {say(`rules.${rule.prov}`)}
                      </Tag>
                    )}
                  </div>
                  <RuleText text={rule[lang]} book={book} onGo={go} />
                </article>
              ))}
            </section>
          );
        })}
      </section>
    </div>
  );
}
