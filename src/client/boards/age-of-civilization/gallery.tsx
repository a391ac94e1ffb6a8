import './styles/index.css';
import { useCallback } from 'preact/hooks';
import { REGIONS, type Region } from '../../../games/age-of-civilization/cards/civilisations.js';
import { civOf } from '../../../games/age-of-civilization/cards/index.js';
import type { ActionId } from '../../../games/age-of-civilization/state/state.js';
import { CardBrowser, type CardButton, type CommonFilters, type GalleryProps, spokenGallery } from '../../kit/gallery/card-browser.js';
import { plain, SelectField } from '../../kit/gallery/gallery-fields.js';
import { Icon, Mark, Segmented, Tag } from '../../kit/index.js';
import { CARD_FILES, CARD_KINDS, type CardFile, type CardKind, FILTER_ACTIONS, isOurs } from './cards.js';
import { REGION_GLYPHS } from './glyphs.js';
import { Picture } from './picture.js';
import { AbilityLine } from './sentence.js';
import { type Words, words, wordsOf } from './words.js';
import { CardZoom } from './zoom.js';

interface Filters extends CommonFilters {
  readonly kind: CardKind | 'all';
  readonly region: Region | 'all';
  readonly action: ActionId | 'all';
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

function Cards({ lang, openRule }: GalleryProps) {
  const words = wordsOf(lang);
  const { t } = words;
  const fits = useCallback((file: CardFile, filters: Filters) => matches(file, filters, words), [words]);
  return (
    <CardBrowser
      cards={CARD_FILES}
      t={t}
      all={NO_FILTERS}
      matches={fits}
      nameOf={(file) => words.name(file.names, file.nameId)}
      face={(file, button) => <GalleryCard file={file} words={words} button={button} />}
      zoom={(file) => <CardZoom card={file.id} lang={lang} openRule={openRule} />}
      fields={(filters, set) => (
        <>
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
        </>
      )}
    />
  );
}

/** Every card of the game, with search and filters; what we designed ourselves is marked D. */
export const Gallery = spokenGallery(words, Cards);

export function GalleryCard({ file, words, button }: { file: CardFile; words: Words; button: CardButton }) {
  const name = words.name(file.names, file.nameId);
  const [first, second] = file.passages(words);
  const civ = file.kind === 'civ';
  return (
    <button {...button} class="card civ gcard" style={{ '--v': file.drawing.colour }}>
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
