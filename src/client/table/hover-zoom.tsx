import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Glimpse } from '../kit/index.js';
import type { AnyBoardPackage } from './board-package.js';
import type { Snapshot } from './table.js';
import { useTableText } from './texts.js';

const REST_MS = 350;
const noLinks = () => undefined;

interface HoverZoomProps {
  readonly desk: RefObject<HTMLElement | null>;
  readonly pack: AnyBoardPackage;
  readonly snapshot: Snapshot<Shape>;
}

/** The card under a resting mouse, in large. It takes neither clicks nor the focus; key Z opens the same card to stay. */
export function HoverZoom({ desk, pack, snapshot }: HoverZoomProps) {
  const say = useTableText();
  const lang = useLang();
  const anchor = useRestedOn(desk);
  const card = anchor?.dataset.zoom;
  if (!anchor?.isConnected || card === undefined) return null;
  return (
    <Glimpse anchor={anchor} class="glimpse">
      <pack.CardZoom card={card} lang={lang} snapshot={snapshot} openRule={noLinks} />
      <p class="muted">
        <span class="kbd">Z</span> {say('zoom.keep')}
      </p>
    </Glimpse>
  );
}

/** The card the mouse has come to rest on. Only real movements count: a card that slides under the pointer does not open. */
function useRestedOn(desk: RefObject<HTMLElement | null>): HTMLElement | null {
  const [rested, setRested] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const root = desk.current;
    if (!root) return;
    let over: HTMLElement | null = null;
    let timer = 0;
    const go = (to: HTMLElement | null) => {
      clearTimeout(timer);
      setRested(null);
      over = to;
    };
    const onMove = (e: PointerEvent) => {
      if (e.pointerType !== 'mouse') return;
      const card = (e.target as Element).closest<HTMLElement>('[data-zoom]');
      if (card === over) return;
      go(card);
      if (card) timer = window.setTimeout(() => setRested(card), REST_MS);
    };
    const leave = () => go(null);
    // Pressing is playing: the picture makes room, and stays away until the pointer has been elsewhere.
    const press = () => go(over);
    root.addEventListener('pointermove', onMove, { passive: true });
    root.addEventListener('pointerleave', leave);
    root.addEventListener('pointerdown', press);
    addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointermove', onMove);
      root.removeEventListener('pointerleave', leave);
      root.removeEventListener('pointerdown', press);
      removeEventListener('keydown', press);
    };
  }, [desk]);
  return rested;
}
