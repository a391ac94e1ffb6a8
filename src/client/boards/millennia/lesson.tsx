import './styles/signs.css';
import './styles/lesson.css';
import { TRACKS } from '../../../games/millennia/cards/tracks.js';
import { type Lang, type Say, sayer } from '../../i18n/i18n.js';
import { Arrow, Coin, Icon, Points, Vignette } from '../../kit/index.js';
import { FivePictures } from '../../kit/lesson-card.js';
import { AGE_GLYPHS, TABLE_GLYPHS, TRACK_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { en } from './lesson.en.js';
import { fr } from './lesson.fr.js';
import { colourOfType, Marker } from './pieces.js';
import { TypeMark } from './signs.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };
type PictureProps = { readonly say: Say<typeof en> };

const PICTURES = [AgesPicture, GridPicture, TechnologyPicture, TrackPicture, EndPicture];

/** Millennia in five pictures. */
export function Lesson({ lang }: { readonly lang: Lang }) {
  const say = SAYERS[lang];
  return (
    <FivePictures pictures={PICTURES} lang={lang} say={say} title={(n) => say(`learn.${n}.title`)} text={(n) => say(`learn.${n}.text`)} />
  );
}

const AGE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Eight ages in a row; below, the seven tracks. */
function AgesPicture(_props: PictureProps) {
  return (
    <div class="mpic">
      <div class="mpic-ages">
        {AGE_NUMBERS.map((age) => (
          <span key={age}>
            <Icon name={AGE_GLYPHS[age]} size={22} />
            <b>{age}</b>
          </span>
        ))}
      </div>
      <div class="mpic-tracks">
        {TRACKS.map((track, i) => (
          <span key={track} class="mpic-track" style={{ '--at': [5, 3, 2, 6, 4, 7, 3][i] }}>
            <Icon name={TRACK_GLYPHS[track]} size={18} />
            <i />
            <Marker seat={0} size={18} />
          </span>
        ))}
      </div>
    </div>
  );
}

const ROWS = [
  ['agriculture', 'economics', 'arts'],
  ['engineering', 'social', 'army'],
] as const;

/** Two rows with their gold, markers in them, one card taken. */
function GridPicture({ say }: PictureProps) {
  return (
    <div class="mpic mpic-grid">
      {ROWS.map((types, row) => (
        <div key={types[0]} class="mpic-row">
          <Coin n={row + 3} />
          <span class="mpic-slots">
            <Marker seat={row} size={20} />
            {row === 0 ? <Marker seat={1} size={20} /> : <i />}
          </span>
          {types.map((type, i) => (
            <span key={type} class={row === 0 && i === 1 ? 'mpic-card gone' : 'mpic-card'}>
              <TypeMark type={type} size={26} />
            </span>
          ))}
        </div>
      ))}
      <small>
        <Coin n={3} size="s" /> {say('learn.income')}
      </small>
    </div>
  );
}

/** A technology with its ages; two of them turned move a marker. */
function TechnologyPicture({ say }: PictureProps) {
  return (
    <div class="mpic mpic-tech">
      <figure>
        <Vignette id="lesson-arts" colour={colourOfType('arts')} glyph={TYPE_GLYPHS.arts} far="city" near="hills" w={120} h={84} />
        <span class="life">
          {AGE_NUMBERS.map((age) => (
            <i key={age} class={age === 2 ? 'past' : age === 3 ? 'now' : age === 4 ? 'on' : ''} />
          ))}
        </span>
        <figcaption>{say('learn.ages')}</figcaption>
      </figure>
      <div class="mpic-deal">
        <TypeMark type="arts" size={30} label={say('learn.arts')} />
        <b>+</b>
        <TypeMark type="social" size={30} label={say('learn.social')} />
        <Arrow />
        <Icon name={TRACK_GLYPHS.culture} size={34} label={say('learn.culture')} />
        <b>+1</b>
      </div>
      <small>
        <Icon name={TABLE_GLYPHS.engaged} size={14} /> {say('learn.turned')}
      </small>
    </div>
  );
}

/** Five spaces of Trade with a lock before the last two. */
function TrackPicture({ say }: PictureProps) {
  return (
    <div class="mpic mpic-line">
      <Icon name={TRACK_GLYPHS.trade} size={34} />
      <span class="mpic-space">
        <span class="mring">2</span>
        <Marker seat={1} size={20} />
      </span>
      <span class="mpic-space">
        <Coin n={3} signed size="s" />
        <Marker seat={0} size={20} />
      </span>
      <span class="mpic-space">
        <span class="mpic-book">
          <Icon name={TABLE_GLYPHS.book} size={20} />
        </span>
        <Marker seat={0} size={20} ghost />
      </span>
      <span class="mpic-lock">
        <Icon name="padlock" size={20} label={say('learn.locked')} />
      </span>
      <span class="mpic-space">
        <Points n={5} signed size="s" />
      </span>
      <span class="mpic-space">
        <Icon name={TABLE_GLYPHS.diplomacy} size={20} />
      </span>
    </div>
  );
}

/** Influence times Politics, War twice, a wonder. */
function EndPicture({ say }: PictureProps) {
  return (
    <div class="mpic mpic-end">
      <p>
        <Icon name={TRACK_GLYPHS.influence} size={26} /> 4 × <Icon name={TRACK_GLYPHS.politics} size={26} /> 6 = <Points n={24} />
      </p>
      <p>
        <Icon name={TRACK_GLYPHS.war} size={26} /> 5 × 2 = <Points n={10} />
      </p>
      <p>
        <Icon name={TABLE_GLYPHS.wonder} size={26} /> 3 × <Icon name={TABLE_GLYPHS.building} size={26} /> 4 = <Points n={12} />
      </p>
      <small>{say('learn.sum')}</small>
    </div>
  );
}
