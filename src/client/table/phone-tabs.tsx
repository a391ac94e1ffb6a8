import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName, prefersLessMotion } from '../kit/index.js';
import { useTableText } from './texts.js';

export interface PhoneTab {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  /** What changed there since it was last seen. */
  readonly news: number;
}

/** A longer figure would not fit the mark. */
const MOST = 9;

/** Jump to a part of the one long column; the part in sight is marked. */
export function PhoneTabs({
  column,
  tabs,
  seen,
  pages,
  asked,
}: {
  column: RefObject<HTMLElement | null>;
  tabs: readonly PhoneTab[];
  seen: (id: string) => void;
  /** Only the chosen part is there, instead of one long column. */
  pages: boolean;
  /** The answers to the present question; another list is another question. */
  asked: readonly unknown[];
}) {
  const say = useTableText();
  const [at, setAt] = useState(tabs[0]?.id ?? '');
  useEffect(() => {
    const root = column.current;
    if (!root || pages) return;
    const onScroll = () => {
      const edge = root.getBoundingClientRect().top + root.clientHeight / 3;
      // A part may hold smaller ones that have no tab of their own.
      const sections = [...root.querySelectorAll<HTMLElement>(tabs.map(({ id }) => `[data-section="${id}"]`).join())];
      const last = root.scrollTop + root.clientHeight >= root.scrollHeight - 2;
      const current = last ? sections.at(-1) : sections.findLast((el) => el.getBoundingClientRect().top <= edge);
      if (current?.dataset.section) setAt(current.dataset.section);
    };
    onScroll();
    root.addEventListener('scroll', onScroll, { passive: true });
    return () => root.removeEventListener('scroll', onScroll);
  }, [column]);
  useEffect(() => seen(at), [at]);
  // After every drawing: a part may have come that was not there before.
  useLayoutEffect(() => {
    if (pages) for (const { id } of tabs) column.current?.querySelector(`[data-section="${id}"]`)?.toggleAttribute('data-away', id !== at);
  });
  const jump = (id: string) => {
    if (pages) return setAt(id);
    const section = column.current?.querySelector(`[data-section="${id}"]`);
    section?.scrollIntoView({ block: 'start', behavior: prefersLessMotion() ? 'auto' : 'smooth' });
  };
  // A question whose answers all lie in one part brings it into sight, once: cards to discard are in the hand, wherever one was.
  const brought = useRef<string>(undefined);
  useEffect(() => {
    const only = onlyPart(column.current, tabs);
    if (only && only.id !== brought.current && !only.inSight) jump(only.id);
    brought.current = only?.id;
  }, [asked]);
  return (
    <nav class="tabs" aria-label={say('table.menu')}>
      {tabs.map((tab) => (
        <button key={tab.id} type="button" data-tab={tab.id} aria-current={tab.id === at ? 'true' : undefined} onClick={() => jump(tab.id)}>
          <Icon name={tab.icon} size={22} />
          {tab.label}
          {tab.news > 0 && tab.id !== at && <span class="badge">{tab.news > MOST ? `${MOST}+` : tab.news}</span>}
        </button>
      ))}
    </nav>
  );
}

/** The part in which everything lies that can be chosen, and whether some of it is in sight. */
function onlyPart(root: HTMLElement | null, tabs: readonly PhoneTab[]): { readonly id: string; readonly inSight: boolean } | undefined {
  const answers = [...(root?.querySelectorAll<HTMLElement>('[data-state="can"]') ?? [])];
  const parts = new Set(
    answers.map((el) => el.closest<HTMLElement>(tabs.map(({ id }) => `[data-section="${id}"]`).join())?.dataset.section),
  );
  const [id] = parts;
  if (!root || parts.size !== 1 || id === undefined) return undefined;
  const { top, bottom } = root.getBoundingClientRect();
  const inSight = answers.some((el) => {
    const box = el.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= bottom;
  });
  return { id, inSight };
}
