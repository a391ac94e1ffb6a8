import type { Mil } from '../../../games/millennia/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Coin, Icon, Tag, Vignette } from '../../kit/index.js';
import type { Snapshot } from '../../table/table.js';
import { type CardFile, cardName, colourOf, drawingOf, fileOf } from './cards.js';
import { Signs } from './signs.js';
import { type Words, wordsOf } from './words.js';

interface ZoomProps {
  readonly card: string;
  readonly lang: Lang;
  readonly snapshot?: Snapshot<Mil>;
  openRule(id: string): void;
}

/** A card in large: all its words, its rules, and where each value comes from. */
export function CardZoom({ card, lang, openRule }: ZoomProps) {
  const words = wordsOf(lang);
  const file = fileOf(card);
  if (!file) return null;
  return (
    <article class="cardzoom" style={{ '--v': colourOf(file) }}>
      <div class="band">
        <Icon name={file.icon} size={20} />
        <h3 class="grow">{cardName(file, words)}</h3>
        {file.cost !== undefined && <Coin n={file.cost} label={words.t('zoom.cost', { n: file.cost })} />}
      </div>
      <Vignette {...drawingOf(file)} w={320} h={128} glyphX={0.56} />
      <div class="zbody">
        {file.passages(words).map((passage) => (
          <div key={passage.title} class="zpart">
            <h4 class="caps">{passage.title}</h4>
            {passage.tokens && (
              <p class="zline">
                <Signs tokens={passage.tokens} words={words} size={18} />
              </p>
            )}
            {passage.text && <p>{passage.text}</p>}
          </div>
        ))}
        <Sources file={file} words={words} />
        <p class="zrules">
          {file.rules.map((id) => (
            <button key={id} type="button" class="lnk" onClick={() => openRule(id)}>
              {id}
            </button>
          ))}
        </p>
      </div>
    </article>
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
