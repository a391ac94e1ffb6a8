import './styles/pieces.css';
import './styles/lesson.css';
import { type Lang, type Say, sayer } from '../../i18n/i18n.js';
import { Arrow, Icon, Vignette } from '../../kit/index.js';
import { FivePictures } from '../../kit/lesson-card.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { en } from './lesson.en.js';
import { fr } from './lesson.fr.js';
import { colourOf, glyphOf, KIND_COLOURS } from './looks.js';
import { usePictures } from './pictures.js';
import { Bead, Disc, Face, Fig, Yellow } from './pieces.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };
type PictureProps = { readonly say: Say<typeof en> };

const PICTURES = [RowPicture, ActionsPicture, WorkersPicture, BalancePicture, EndPicture];

/** Through the Ages in five pictures. */
export function Lesson({ lang }: { readonly lang: Lang }) {
  usePictures();
  const say = SAYERS[lang];
  return (
    <FivePictures pictures={PICTURES} lang={lang} say={say} title={(n) => say(`learn.${n}.title`)} text={(n) => say(`learn.${n}.text`)} />
  );
}

const ROW = ['t06.wonder.pyramids', 't06.leader.aristotle', 't06.mine.iron', 't06.leader.leonardo-da-vinci'] as const;

/** Four cards under rising prices. */
function RowPicture({ say }: PictureProps) {
  return (
    <div class="tpic">
      <div class="tpic-row">
        {ROW.map((card, i) => (
          <span key={card} class={i === 0 ? 'gone' : ''}>
            <span class="discs">
              {Array.from({ length: Math.max(1, i) }, (_, k) => (
                <Disc key={k} kind="civil" size={14} />
              ))}
            </span>
            <Vignette id={card} colour={colourOf(card)} glyph={glyphOf(card)} w={84} h={96} />
          </span>
        ))}
      </div>
      <small>← {say('learn.next')}</small>
    </div>
  );
}

const DEEDS = [TABLE_GLYPHS.row, TABLE_GLYPHS.worker, TYPE_GLYPHS.mine, TYPE_GLYPHS.wonder] as const;

/** A government with its discs, and what they do. */
function ActionsPicture(_props: PictureProps) {
  return (
    <div class="tpic">
      <Icon name={TYPE_GLYPHS.government} size={44} />
      <span class="discs">
        {Array.from({ length: 4 }, (_, i) => (
          <Disc key={i} kind="civil" size={26} used={i > 1} />
        ))}
        <Disc kind="military" size={26} />
        <Disc kind="military" size={26} />
      </span>
      <span class="discs">
        {DEEDS.map((icon) => (
          <span key={icon} class="tpic-deed">
            <Disc kind="civil" size={14} />
            <Icon name={icon} size={28} />
          </span>
        ))}
        <span class="tpic-deed">
          <Disc kind="military" size={14} />
          <Icon name={TYPE_GLYPHS.infantry} size={28} />
        </span>
      </span>
    </div>
  );
}

const WORK = [
  { type: 'farm', gives: 'food' },
  { type: 'mine', gives: 'resources' },
  { type: 'lab', gives: 'science' },
  { type: 'temple', gives: 'culture' },
  { type: 'infantry', gives: 'strength' },
] as const;

/** Workers at work and what they make. */
function WorkersPicture({ say }: PictureProps) {
  return (
    <div class="tpic">
      <div class="tpic-work">
        {WORK.map(({ type, gives }) => (
          <span key={type} style={{ '--v': KIND_COLOURS[type] }}>
            <Icon name={TYPE_GLYPHS[type]} size={24} />
            <Yellow size={30} />
            <Fig n={1} what={gives} signed size={18} />
          </span>
        ))}
      </div>
      <small>
        <Bead size={16} /> <Bead size={16} /> {say('learn.worth')}
      </small>
    </div>
  );
}

/** Hunger, faces, corruption. */
function BalancePicture(_props: PictureProps) {
  return (
    <div class="tpic tpic-balance">
      <span>
        <Yellow size={34} />
        <Arrow />
        <Fig n={-2} what="food" size={22} />
      </span>
      <span>
        <Face size={34} />
        <Face size={34} />
        <Face size={34} sad />
        <Arrow />
        <Icon name={TABLE_GLYPHS.uprising} size={34} />
      </span>
      <span>
        <Bead size={24} />
        <Bead size={24} />
        <Bead size={24} look="empty" />
        <Arrow />
        <Fig n={-2} what="resources" size={22} />
      </span>
    </div>
  );
}

const AFFAIRS = [TYPE_GLYPHS.event, TYPE_GLYPHS.territory, TYPE_GLYPHS.aggression, TYPE_GLYPHS.pact, TYPE_GLYPHS.war] as const;

function EndPicture(_props: PictureProps) {
  return (
    <div class="tpic">
      <span class="discs">
        {AFFAIRS.map((icon) => (
          <Icon key={icon} name={icon} size={34} />
        ))}
      </span>
      <Arrow />
      <span class="tpic-sum">
        <Fig n={137} what="culture" size={44} />
      </span>
    </div>
  );
}
