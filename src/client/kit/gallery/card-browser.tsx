import { createContext, type FunctionComponent, type VNode } from 'preact';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { Lang, Say } from '../../i18n/i18n.js';
import { type Fetched, useSpokenLang } from '../../i18n/spoken.js';
import { Button, Dialog } from '../index.js';
import { SearchField, SelectField } from './gallery-fields.js';

/** What every gallery can be filtered by. */
export interface CommonFilters {
  readonly text: string;
  readonly prov: 'all' | 'printed' | 'ours';
}

type GalleryLabels = {
  readonly close: string;
  readonly 'gallery.all': string;
  readonly 'gallery.search': string;
  readonly 'gallery.clear': string;
  readonly 'gallery.empty': string;
  readonly 'gallery.count': (p: { n: number }) => string;
  readonly 'gallery.open': (p: { card: string }) => string;
  readonly 'gallery.prov': string;
  readonly 'gallery.prov.printed': string;
  readonly 'gallery.prov.ours': string;
};

interface BrowserProps<C extends { readonly id: string }, F extends CommonFilters> {
  readonly cards: readonly C[];
  readonly t: Say<GalleryLabels>;
  /** Nothing filtered. */
  readonly all: F;
  matches(card: C, filters: F): boolean;
  /** The filters of this game, between the search field and the origin; `count` says how many cards another filter would leave. */
  fields(filters: F, set: (more: Partial<F>) => void, count: (more: Partial<F>) => number): VNode;
  nameOf(card: C): string;
  /** What stands on the card; `button` is spread on its element. */
  face(card: C, button: CardButton): VNode;
  zoom(card: C): VNode;
}

export interface CardButton {
  readonly type: 'button';
  readonly 'aria-label': string;
  onClick(): void;
}

export interface GalleryProps {
  readonly lang: Lang;
  openRule(id: string): void;
}

/** A gallery that is drawn as soon as the words of its game are there. */
export const spokenGallery = (words: Fetched, Cards: FunctionComponent<GalleryProps>): FunctionComponent<GalleryProps> =>
  function Gallery({ lang: wanted, openRule }) {
    const lang = useSpokenLang(words, wanted);
    return lang ? <Cards lang={lang} openRule={openRule} /> : <div aria-busy="true" />;
  };

/** What a page adds to the gallery: the card that is open at first, and what stands below an open one. */
export const GalleryFrame = createContext<{ readonly opened: string; below?(card: string): VNode | null }>({ opened: '' });

/** Every card of a game, with search and filters; one opens in large. */
export function CardBrowser<C extends { readonly id: string }, F extends CommonFilters>(props: BrowserProps<C, F>) {
  const { cards, t, all, matches, fields, nameOf, face, zoom } = props;
  const [filters, setFilters] = useState(all);
  const { opened, below } = useContext(GalleryFrame);
  const [open, setOpen] = useState<C | null>(null);
  useEffect(() => setOpen(cards.find(({ id }) => id === opened) ?? null), [cards, opened]);
  const found = useMemo(() => cards.filter((card) => matches(card, filters)), [cards, matches, filters]);
  const set = (more: Partial<F>) => setFilters((was) => ({ ...was, ...more }));
  const count = (more: Partial<F>) => cards.filter((card) => matches(card, { ...filters, ...more })).length;
  return (
    <div class="cardgallery">
      <search class="gfilters">
        <SearchField label={t('gallery.search')} value={filters.text} onInput={(text) => set({ text } as Partial<F>)} />
        {fields(filters, set, count)}
        <SelectField
          label={t('gallery.prov')}
          all={t('gallery.all')}
          value={filters.prov}
          options={(['printed', 'ours'] as const).map((id) => ({ id, name: t(`gallery.prov.${id}`) }))}
          onChange={(prov) => set({ prov } as Partial<F>)}
        />
      </search>
      <div class="gfound">
        <p class="gcount" role="status">
          {t('gallery.count', { n: found.length })}
          {filters !== all && (
            <button type="button" class="lnk" onClick={() => setFilters(all)}>
              {t('gallery.clear')}
            </button>
          )}
        </p>
        {found.length === 0 && <p class="none-left">{t('gallery.empty')}</p>}
        <ul class="ggrid">
          {found.map((card) => (
            <li key={card.id}>
              {face(card, { type: 'button', 'aria-label': t('gallery.open', { card: nameOf(card) }), onClick: () => setOpen(card) })}
            </li>
          ))}
        </ul>
      </div>
      {open && (
        <Dialog title={nameOf(open)} closeLabel={t('close')} onClose={() => setOpen(null)} class="cardzoomdlg">
          {found.length > 1 && found.includes(open) && <Turning cards={found} at={found.indexOf(open)} nameOf={nameOf} turn={setOpen} />}
          {zoom(open)}
          {below?.(open.id)}
        </Dialog>
      )}
    </div>
  );
}

interface TurningProps<C> {
  readonly cards: readonly C[];
  readonly at: number;
  nameOf(card: C): string;
  turn(card: C): void;
}
/** From an open card to its neighbours among those that were found, also by the arrow keys. */
function Turning<C>({ cards, at, nameOf, turn }: TurningProps<C>) {
  const beside = (by: number): C => cards[(at + by + cards.length) % cards.length]!;
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.key === 'ArrowRight' || e.key === 'ArrowLeft') turn(beside(e.key === 'ArrowRight' ? 1 : -1));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <nav class="gturn">
      <Button small onClick={() => turn(beside(-1))}>
        <span aria-hidden="true">‹</span> {nameOf(beside(-1))}
      </Button>
      <span>
        {at + 1} / {cards.length}
      </span>
      <Button small onClick={() => turn(beside(1))}>
        {nameOf(beside(1))} <span aria-hidden="true">›</span>
      </Button>
    </nav>
  );
}
