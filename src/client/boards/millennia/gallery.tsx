import './styles/index.css';
import { useCallback } from 'preact/hooks';
import { AGES } from '../../../games/millennia/ask/selectors.js';
import { TECH_TYPES, type TechType } from '../../../games/millennia/cards/technologies.js';
import { CardBrowser, type CardButton, type CommonFilters, type GalleryProps, spokenGallery } from '../../kit/gallery/card-browser.js';
import { plain, SelectField } from '../../kit/gallery/gallery-fields.js';
import { Coin, Icon, Tag } from '../../kit/index.js';
import { CARD_FILES, CARD_KINDS, type CardFile, type CardKind, cardName, colourOf, isOurs } from './cards.js';
import { Life } from './pieces.js';
import { Signs } from './signs.js';
import { type Words, words, wordsOf } from './words.js';
import { CardZoom } from './zoom.js';

interface Filters extends CommonFilters {
  readonly kind: CardKind | 'all';
  readonly age: string;
  readonly type: TechType | 'all';
}
const NO_FILTERS: Filters = { text: '', kind: 'all', age: 'all', type: 'all', prov: 'all' };

function matches(file: CardFile, f: Filters, words: Words): boolean {
  if (f.kind !== 'all' && file.kind !== f.kind) return false;
  if (f.age !== 'all' && String(file.age) !== f.age) return false;
  if (f.prov !== 'all' && isOurs(file) !== (f.prov === 'ours')) return false;
  const passages = file.passages(words);
  const shows = (type: TechType) => passages.some((p) => p.signs?.some((part) => part.kind === 'icon' && part.icon === `type:${type}`));
  if (f.type !== 'all' && file.type !== f.type && !shows(f.type)) return false;
  const wanted = plain(f.text.trim());
  return !wanted || plain([cardName(file, words), ...passages.map((p) => p.text)].join(' ')).includes(wanted);
}

function Cards({ lang, openRule }: GalleryProps) {
  const words = wordsOf(lang);
  const { t, g } = words;
  const fits = useCallback((file: CardFile, filters: Filters) => matches(file, filters, words), [words]);
  return (
    <CardBrowser
      cards={CARD_FILES}
      t={t}
      all={NO_FILTERS}
      matches={fits}
      nameOf={(file) => cardName(file, words)}
      face={(file, button) => <GalleryCard file={file} words={words} button={button} />}
      zoom={(file) => <CardZoom card={file.id} lang={lang} openRule={openRule} />}
      fields={(filters, set) => (
        <>
          <SelectField
            label={t('gallery.kind')}
            all={t('gallery.all')}
            value={filters.kind}
            options={CARD_KINDS.map((id) => ({ id, name: t(`gallery.kind.${id}`) }))}
            onChange={(kind) => set({ kind })}
          />
          <SelectField
            label={t('gallery.age')}
            all={t('gallery.all')}
            value={filters.age}
            options={Array.from({ length: AGES }, (_, i) => ({ id: String(i + 1), name: words.text({ key: `age.${i + 1}` }) }))}
            onChange={(age) => set({ age })}
          />
          <SelectField
            label={t('zoom.type')}
            all={t('gallery.all')}
            value={filters.type}
            options={TECH_TYPES.map((id) => ({ id, name: g(`type.${id}`) }))}
            onChange={(type) => set({ type })}
          />
        </>
      )}
    />
  );
}

/** Every card and token of the game, with search and filters; what we designed ourselves is marked D. */
export const Gallery = spokenGallery(words, Cards);

export function GalleryCard({ file, words, button }: { file: CardFile; words: Words; button: CardButton }) {
  const main = file.passages(words).findLast((passage) => passage.signs);
  return (
    <button {...button} class="card gcard mgcard" data-colour={file.colour} style={{ '--v': colourOf(file) }}>
      <span class="band">
        <Icon name={file.icon} size={16} />
        <span class="grow nm">{cardName(file, words)}</span>
        {file.cost !== undefined && <Coin n={file.cost} size="s" />}
      </span>
      <span class="mgkind">
        <span class="grow">{kindOf(file, words)}</span>
        {isOurs(file) && (
          <Tag tone="design" title={words.g('prov.D')}>
            D
          </Tag>
        )}
      </span>
      <span class="abil">
        {main?.signs && <Signs signs={main.signs} words={words} size={15} />}
        <span class="mgtext">{main?.text}</span>
      </span>
      {file.age !== undefined && file.last !== undefined && <Life from={file.age} last={file.last} age={0} words={words} />}
    </button>
  );
}

/** 'Technology, Age 3', 'Brown building, Age 1'. */
function kindOf({ kind, age, colour }: CardFile, { g }: Words): string {
  const what = colour ? g(`colour.${colour}`) : g(`kind.${kind}`);
  return age === undefined ? what : `${what}, ${g('age.number', { n: age })}`;
}
