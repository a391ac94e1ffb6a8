import type { Mil } from '../../../games/millennia/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Coin, Icon, Tag, Vignette } from '../../kit/index.js';
import type { Snapshot } from '../../table/table.js';
import { type CardFile, cardName, colourOf, drawingOf, fileOf, type Passage } from './cards.js';
import { type PlaceFile, placeOf } from './places.js';
import { Signs } from './signs.js';
import { type Words, wordsOf } from './words.js';

interface ZoomProps {
  readonly card: string;
  readonly lang: Lang;
  readonly snapshot?: Snapshot<Mil>;
  openRule(id: string): void;
}

/** A card or a place of the board in large: all its words, its rules, and where each value comes from. */
export function CardZoom(props: ZoomProps) {
  const words = wordsOf(props.lang);
  const file = fileOf(props.card);
  const place = file ? undefined : placeOf(props.card, props.snapshot?.view.books);
  return file ? <CardFace file={file} words={words} {...props} /> : place ? <PlaceFace place={place} words={words} {...props} /> : null;
}

function CardFace({ file, words, openRule }: ZoomProps & { file: CardFile; words: Words }) {
  return (
    <article class="cardzoom" data-colour={file.colour} style={{ '--v': colourOf(file) }}>
      <div class="band">
        <Icon name={file.icon} size={20} />
        <h3 class="grow">{cardName(file, words)}</h3>
        {file.cost !== undefined && <Coin n={file.cost} label={words.t('zoom.cost', { n: file.cost })} />}
      </div>
      <Vignette {...drawingOf(file)} w={320} h={128} glyphX={0.56} />
      <div class="zbody">
        <Passages passages={file.passages(words)} words={words} />
        <Sources file={file} words={words} />
        <RuleLinks rules={file.rules} openRule={openRule} />
      </div>
    </article>
  );
}

function PlaceFace({ place, words, openRule }: ZoomProps & { place: PlaceFile; words: Words }) {
  return (
    <article class="cardzoom" style={{ '--v': 'var(--type-any)' }}>
      <div class="band">
        <Icon name={place.icon} size={20} />
        <h3 class="grow">{place.name(words)}</h3>
      </div>
      <div class="zbody">
        <Passages passages={place.passages(words)} words={words} />
        {place.ours && (
          <p class="zpart">
            <span>
              <Tag tone="design">D</Tag> {words.g('prov.D')}
            </span>
          </p>
        )}
        <RuleLinks rules={place.rules} openRule={openRule} />
      </div>
    </article>
  );
}

function Passages({ passages, words }: { passages: readonly Passage[]; words: Words }) {
  return (
    <>
      {passages.map((passage) => (
        <div key={passage.title} class="zpart">
          <h4 class="caps">{passage.title}</h4>
          {passage.signs && (
            <p class="zline">
              <Signs signs={passage.signs} words={words} size={18} />
            </p>
          )}
          {passage.text && <p>{passage.text}</p>}
        </div>
      ))}
    </>
  );
}

function RuleLinks({ rules, openRule }: Pick<ZoomProps, 'openRule'> & { rules: readonly string[] }) {
  return (
    <p class="zrules">
      {rules.map((id) => (
        <button key={id} type="button" class="lnk" onClick={() => openRule(id)}>
          {id}
        </button>
      ))}
    </p>
  );
}

/** R rulebook, P public, K known, D ours: what is ours is marked. */
function Sources({ file, words }: { file: CardFile; words: Words }) {
  return (
    <dl class="zsource">
      <dt class="caps">{words.t('zoom.source')}</dt>
      {file.prov.map(({ what, mark }) => (
        <dd key={what}>
          <Tag tone={mark.includes('D') ? 'design' : 'ok'} title={words.find(`prov.${mark}`) ?? mark}>
            {mark}
          </Tag>{' '}
          <b>{words.t(`zoom.prov.${what}`)}</b> <span>{words.find(`prov.${mark}`)}</span>
        </dd>
      ))}
    </dl>
  );
}
