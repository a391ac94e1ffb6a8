import { type RefObject, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { LiveRegion } from '../kit/index.js';
import type { AnyBoardPackage } from './board-package.js';
import { placeOf } from './card-at.js';
import { spokenText } from './spoken-text.js';
import type { Snapshot } from './table.js';

/** So long the focus rests before more is said than what it rests on: who only passes hears names. */
const REST_MS = 700;
const noLinks = () => undefined;

interface CardToldProps {
  readonly desk: RefObject<HTMLElement | null>;
  readonly pack: AnyBoardPackage;
  readonly snapshot: Snapshot<Shape>;
}

/** For screen readers: the words of the card on which the focus rests, or of the one a choice is about. Eyes have its signs. */
export function CardTold({ desk, pack, snapshot }: CardToldProps) {
  const lang = useLang();
  const [told, setTold] = useState('');
  useEffect(() => {
    const root = desk.current;
    if (!root) return;
    let timer = 0;
    const away = () => {
      clearTimeout(timer);
      setTold('');
    };
    const come = ({ target }: FocusEvent) => {
      away();
      const card = target instanceof Element && target.matches(':focus-visible') ? cardUnder(target) : undefined;
      if (card === undefined) return;
      timer = window.setTimeout(() => {
        const page = document.createElement('div');
        render(<pack.CardZoom card={card} lang={lang} snapshot={snapshot} openRule={noLinks} />, page);
        setTold(spokenText(page));
        render(null, page);
      }, REST_MS);
    };
    root.addEventListener('focusin', come);
    root.addEventListener('focusout', away);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('focusin', come);
      root.removeEventListener('focusout', away);
    };
  }, [desk, pack, snapshot, lang]);
  return <LiveRegion message={told} />;
}

const cardUnder = (el: Element): string | undefined =>
  el.closest<HTMLElement>('[data-zoom]')?.dataset.zoom ??
  placeOf(el.closest<HTMLElement>('[data-about]')?.dataset.about?.split(' ') ?? [])?.dataset.zoom;
