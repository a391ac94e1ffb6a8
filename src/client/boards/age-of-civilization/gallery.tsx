import './styles/index.css';
import { useMemo, useState } from 'preact/hooks';
import { REGIONS, type Region } from '../../../games/age-of-civilization/cards/civilisations.js';
import { civOf } from '../../../games/age-of-civilization/cards/index.js';
import type { ActionId } from '../../../games/age-of-civilization/state.js';
import { plain, SearchField, SelectField } from '../../app/gallery/gallery-fields.js';
import type { Lang } from '../../i18n/i18n.js';
import { useSpokenLang } from '../../i18n/spoken.js';
import { Dialog, Icon, Mark, Segmented, Tag } from '../../kit/index.js';
import { CARD_FILES, CARD_KINDS, type CardFile, type CardKind, FILTER_ACTIONS, isOurs } from './cards.js';
import { REGION_GLYPHS } from './glyphs.js';
import { Picture } from './picture.js';
import { AbilityLine } from './sentence.js';
import { type Words, words, wordsOf } from './words.js';
import { CardZoom } from './zoom.js';

interface Filters {
  readonly text: string;
  readonly kind: CardKind | 'all';
  readonly region: Region | 'all';
  readonly action: ActionId | 'all';
  readonly prov: 'all' | 'printed' | 'ours';
}
const NO_FILTERS: Filters = { text: '', kind: 'all', region: 'all', action: 'all', prov: 'all' };

function matches(file: CardFile, f: Filters, words: Words): boolean {
  if (f.kind !== 'all' && file.kind !== f.kind) return false;
  if (f.region !== 'all' && file.region !== f.region) return false;
  if (f.action !== 'all' && !file.actions.includes(f.action)) return false;
  if (f.prov !== 'all' && isOurs(file) !== (f.prov === 'ours')) return false;
  const wanted = plain(f.text.trim());
  if (!wanted) return true;
  const said = [
    words.name(file.names, file.nameId),
    ...file.passages(words).map((p) => p.text),
    file.region ? words.name('region', file.region) : '',
  ];
  return plain(said.join(' ')).includes(wanted);
}

interface GalleryProps {
  readonly lang: Lang;
  openRule(id: string): void;
}

/** Every card of the game, with search and filters; what we designed ourselves is marked D. */
export function Gallery({ lang: wanted, openRule }: GalleryProps) {
  const lang = useSpokenLang(words, wanted);
  return lang ? <Cards lang={lang} openRule={openRule} /> : <div aria-busy="true" />;
}

function Cards({ lang, openRule }: GalleryProps) {
  const words = wordsOf(lang);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [open, setOpen] = useState<CardFile | null>(null);
  const found = useMemo(() => CARD_FILES.filter((file) => matches(file, filters, words)), [filters, words]);
  const set = (more: Partial<Filters>) => setFilters((was) => ({ ...was, ...more }));
  return (
    <div class="cardgallery">
      <FilterBar filters={filters} set={set} words={words} />
      <p class="gcount" role="status">
        {words.t('gallery.count', { n: found.length })}
        {filters !== NO_FILTERS && (
          <button type="button" class="lnk" onClick={() => setFilters(NO_FILTERS)}>
            {words.t('gallery.clear')}
          </button>
        )}
      </p>
      {found.length === 0 && <p class="none-left">{words.t('gallery.empty')}</p>}
      <ul class="ggrid">
        {found.map((file) => (
          <li key={file.id}>
            <GalleryCard file={file} words={words} onOpen={() => setOpen(file)} />
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={words.name(open.names, open.nameId)} closeLabel={words.t('close')} onClose={() => setOpen(null)} class="cardzoomdlg">
          <CardZoom card={open.id} lang={lang} openRule={openRule} />
        </Dialog>
      )}
    </div>
  );
}

function FilterBar({ filters, set, words }: { filters: Filters; set(more: Partial<Filters>): void; words: Words }) {
  const { t } = words;
  return (
    <search class="gfilters">
      <SearchField label={t('gallery.search')} value={filters.text} onInput={(text) => set({ text })} />
      <Segmented
        label={t('gallery.kind')}
        value={filters.kind}
        onChange={(kind) => set({ kind, region: kind === 'civ' || kind === 'all' ? filters.region : 'all' })}
        options={[
          { value: 'all', label: t('gallery.all') },
          ...CARD_KINDS.map((kind) => ({ value: kind, label: t(`gallery.kind.${kind}`) })),
        ]}
      />
      <SelectField
        label={t('gallery.region')}
        all={t('gallery.all')}
        value={filters.region}
        options={REGIONS.map((id) => ({ id, name: words.name('region', id) }))}
        onChange={(region) => set({ region })}
      />
      <SelectField
        label={t('gallery.action')}
        all={t('gallery.all')}
        value={filters.action}
        options={FILTER_ACTIONS.map((id) => ({ id, name: words.name('action', id) }))}
        onChange={(action) => set({ action })}
      />
      <SelectField
        label={t('gallery.prov')}
        all={t('gallery.all')}
        value={filters.prov}
        options={(['printed', 'ours'] as const).map((id) => ({ id, name: t(`gallery.prov.${id}`) }))}
        onChange={(prov) => set({ prov })}
      />
    </search>
  );
}

function GalleryCard({ file, words, onOpen }: { file: CardFile; words: Words; onOpen: () => void }) {
  const name = words.name(file.names, file.nameId);
  const [first, second] = file.passages(words);
  const civ = file.kind === 'civ';
  return (
    <button
      type="button"
      class="card civ gcard"
      style={{ '--v': file.drawing.colour }}
      aria-label={words.t('gallery.open', { card: name })}
      onClick={onOpen}
    >
      <span class="band">
        {file.region && <Icon name={REGION_GLYPHS[file.region]} size={14} />}
        <span class="grow nm">{name}</span>
        {civ && (
          <span class="pop2">
            {civOf(file.nameId).population}
            <Icon name="meeple" size={15} />
          </span>
        )}
      </span>
      <span class="vb">
        <Picture of={file.drawing} w={190} h={70} glyphX={0.56} />
        {isOurs(file) && (
          <span class="dmark">
            <Tag tone="design" title={words.g('prov.D')}>
              D
            </Tag>
          </span>
        )}
      </span>
      <span class="abil">{first && (first.abilities ? <AbilityLine abilities={first.abilities} words={words} /> : first.text)}</span>
      {second && (civ || file.kind === 'special' || file.kind === 'action') && (
        <span class="inh">
          {civ && <Mark name="hand-down" size={13} />}
          <span>{second.abilities ? <AbilityLine abilities={second.abilities} words={words} /> : second.text}</span>
        </span>
      )}
    </button>
  );
}
