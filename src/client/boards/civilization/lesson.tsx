import './styles/index.css';
import './glyphs.js';
import { type Lang, type Say, sayer } from '../../i18n/i18n.js';
import { Die } from '../../kit/die.js';
import { Arrow, Coin, Icon, Points, seatColours } from '../../kit/index.js';
import { FivePictures } from '../../kit/lesson-card.js';
import { TABLE_GLYPHS, TECH_GLYPHS, UNIT_GLYPHS } from './glyphs.js';
import { en } from './lesson.en.js';
import { fr } from './lesson.fr.js';
import { ATLAS, BORDERS, COAST, LAND_OUTLINE } from './map/atlas.js';
import { FaceDown, Flag, Settlement, SettlementIcon } from './map/pieces.js';
import { Face, MarkerDisc } from './signs.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };
type PictureProps = { readonly say: Say<typeof en> };

const PICTURES = [WorldPicture, SettlerPicture, BattlePicture, ProductionPicture, TechnologyPicture];

/** Civilization in five pictures. */
export function Lesson({ lang }: { readonly lang: Lang }) {
  const say = SAYERS[lang];
  return (
    <FivePictures pictures={PICTURES} lang={lang} say={say} title={(n) => say(`learn.${n}.title`)} text={(n) => say(`learn.${n}.text`)} />
  );
}

/** A part of the world with some pieces; `at` is the map point in its middle. */
function MapPicture({
  view,
  sites,
  seeds,
}: {
  readonly view: string;
  readonly sites: readonly (readonly [string, number, number])[];
  readonly seeds?: readonly string[];
}) {
  return (
    <div class="civ-map lesson-map">
      <svg viewBox={view} class="plate still" aria-hidden="true">
        <path d={LAND_OUTLINE} class="land" fill-rule="evenodd" />
        {sites.map(([id, seat]) => (
          <path key={id} d={ATLAS.spaces.get(id)!.outline} class="wash" fill-rule="evenodd" style={seatColours(seat)} />
        ))}
        <path d={BORDERS} class="border" />
        <path d={COAST} class="coast" />
        {sites.map(([id, seat, size]) => (
          <g key={id} transform={`translate(${ATLAS.spaces.get(id)!.at.join(' ')}) scale(.8)`}>
            <Settlement seat={seat} size={size} />
          </g>
        ))}
        {seeds?.map((id) => (
          <g key={id} transform={`translate(${ATLAS.spaces.get(id)!.at.join(' ')})`}>
            <FaceDown seen={false} scale={0.8} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function WorldPicture(_props: PictureProps) {
  return (
    <MapPicture
      view="380 90 360 190"
      sites={[
        ['nile', 0, 2],
        ['atlas', 0, 1],
        ['gaul', 1, 3],
        ['persia', 2, 1],
      ]}
      seeds={['sahara', 'iberia', 'nubia', 'arabia', 'anatolia', 'germania', 'steppe']}
    />
  );
}

/** A settler walks two steps, looks, and becomes a village. */
function SettlerPicture({ say }: PictureProps) {
  return (
    <div class="lesson-row">
      <Icon name={UNIT_GLYPHS.settler} size={64} />
      <Arrow />
      <svg width="76" height="76" viewBox="-10 -10 22 22" aria-hidden="true">
        <FaceDown seen scale={1.2} />
      </svg>
      <Arrow />
      <MarkerDisc id="wine" size={60} label={say('learn.wine')} />
      <Arrow />
      <SettlementIcon seat={0} size={1} width={104} />
    </div>
  );
}

function BattlePicture({ say }: PictureProps) {
  return (
    <div class="lesson-row against">
      <svg width="78" height="66" viewBox="-6 -26 40 34" aria-hidden="true">
        <Flag seat={1} count={3} />
      </svg>
      <span class="lesson-dice">
        <Die n={6} seat={1} size={34} />
        <Die n={3} seat={1} size={34} />
        <b>+2</b>
      </span>
      <Icon name={TABLE_GLYPHS.battle} size={40} label={say('learn.against')} />
      <span class="lesson-dice">
        <Die n={5} seat={0} size={34} />
        <Die n={4} seat={0} size={34} />
      </span>
      <svg width="78" height="66" viewBox="-6 -26 40 34" aria-hidden="true">
        <Flag seat={0} count={2} />
      </svg>
    </div>
  );
}

function ProductionPicture({ say }: PictureProps) {
  return (
    <div class="lesson-row">
      <SettlementIcon seat={0} size={3} width={110} />
      <Face happy size={44} label={say('learn.happy')} />
      <Icon name={TABLE_GLYPHS.productive} size={44} label={say('learn.productive')} />
      {(['wine', 'iron', 'gems'] as const).map((id) => (
        <MarkerDisc key={id} id={id} size={46} />
      ))}
      <Arrow />
      <Coin n={24} size="big" />
    </div>
  );
}

function TechnologyPicture(_props: PictureProps) {
  return (
    <div class="lesson-row">
      <Icon name={TECH_GLYPHS.bronze_working} size={64} />
      <Arrow />
      <Icon name={TECH_GLYPHS.iron_working} size={64} />
      <Arrow />
      <Icon name={TABLE_GLYPHS.wonder} size={64} />
      <Points n={4} size="big" />
    </div>
  );
}
