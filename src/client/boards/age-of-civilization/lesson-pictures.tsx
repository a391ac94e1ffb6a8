import { cards as cardsEn } from '../../../games/age-of-civilization/text/cards.en.js';
import { cards as cardsFr } from '../../../games/age-of-civilization/text/cards.fr.js';
import { terms as termsEn } from '../../../games/age-of-civilization/text/terms.en.js';
import { terms as termsFr } from '../../../games/age-of-civilization/text/terms.fr.js';
import type { Lang, Say } from '../../i18n/i18n.js';
import { Arrow, Card, Coin, Cube, Icon, type IconName, Points, Seal, Sentence, Shield, Vignette, Worker } from '../../kit/index.js';
import { Slot } from '../../kit/slot.js';
import { ACTION_GLYPHS, REGION_GLYPHS, SYMBOL_GLYPHS, TECH_GLYPHS } from './glyphs.js';
import type { en } from './lesson.en.js';

interface PictureProps {
  readonly say: Say<typeof en>;
  readonly lang: Lang;
}

const NAMES: Readonly<Record<Lang, Readonly<Record<string, unknown>>>> = { en: { ...cardsEn, ...termsEn }, fr: { ...cardsFr, ...termsFr } };
const nameOf = (lang: Lang, key: string): string => String(NAMES[lang][key] ?? '');

interface Face {
  readonly id: string;
  readonly colour: string;
  readonly glyph: IconName;
}
const TRACK: readonly Face[] = [
  { id: 'AC-HUNTING', colour: 'var(--reg-south-asia)', glyph: ACTION_GLYPHS.hunting },
  { id: 'AC-FISHING', colour: 'var(--kind-library)', glyph: ACTION_GLYPHS.fishing },
  { id: 'AC-FARM', colour: 'var(--reg-africa)', glyph: ACTION_GLYPHS.farm },
  { id: 'AC-COMMERCE', colour: 'var(--kind-library)', glyph: ACTION_GLYPHS.commerce },
  { id: 'AC-CONQUEST', colour: 'var(--reg-east-asia)', glyph: ACTION_GLYPHS.conquest },
];

/** The brass frame over three cards; one is past, one still to come. */
export function TimePicture({ say, lang }: PictureProps) {
  return (
    <div class="pic-time">
      {TRACK.map((face, i) => (
        <div key={face.id} class={i === 0 ? 'gone' : i < 4 ? 'open' : 'soon'}>
          <Card
            name={nameOf(lang, `track.${face.id}`)}
            colour={face.colour}
            vignette={<Vignette id={face.id} colour={face.colour} glyph={face.glyph} w={90} h={60} />}
          />
          <small>{say(i === 0 ? 'learn.past' : i < 4 ? 'learn.now' : 'learn.soon')}</small>
        </div>
      ))}
      <span class="frame" aria-hidden="true" />
    </div>
  );
}

/** A stack of three: the newest on top, what the others hand down beside it. */
export function BirthPicture({ say, lang }: PictureProps) {
  const india = 'var(--reg-south-asia)';
  return (
    <div class="pic-birth">
      <figure>
        <Card
          name={nameOf(lang, 'civ.CIV-30')}
          colour={india}
          family={REGION_GLYPHS.south_asia}
          corner={
            <>
              3 <Icon name="meeple" size={14} />
            </>
          }
          vignette={<Vignette id="CIV-30" colour={india} glyph="elephant" far="dunes" w={150} h={80} />}
        >
          <Sentence>
            <Icon name={ACTION_GLYPHS.culture} /> <Coin n={4} size="s" /> <Arrow /> <Points n={2} signed size="s" />
          </Sentence>
        </Card>
        <figcaption>{say('learn.born')}</figcaption>
      </figure>
      <div class="col">
        <figure>
          <Card
            name={nameOf(lang, 'civ.CIV-21')}
            colour="var(--reg-mideast)"
            family={REGION_GLYPHS.middle_east}
            inherited={
              <Sentence>
                <Icon name={ACTION_GLYPHS.wonder} /> <Coin n={-1} size="s" />
              </Sentence>
            }
          />
          <figcaption>{say('learn.declined')}</figcaption>
        </figure>
        <figure>
          <Card
            name={nameOf(lang, 'civ.CIV-29')}
            colour={india}
            family={REGION_GLYPHS.south_asia}
            inherited={
              <Sentence>
                <Icon name={ACTION_GLYPHS.culture} /> <Coin n={-1} size="s" />
              </Sentence>
            }
          />
          <figcaption>{say('learn.annexed')}</figcaption>
        </figure>
      </div>
    </div>
  );
}

/** Two slots: the white one gives back, the red one keeps. */
export function WorkersPicture({ say, lang }: PictureProps) {
  return (
    <div class="pic-work">
      <div class="work-line">
        <b>{nameOf(lang, 'action.culture')}</b>
        <Sentence>
          <Coin n={4} /> <Arrow /> <Points n={2} signed />
        </Sentence>
        <Slot colour="white" seat={0} size={26} />
        <small>{say('learn.white')}</small>
      </div>
      <div class="work-line">
        <b>{nameOf(lang, 'action.slavery')}</b>
        <Sentence>
          <Arrow /> <Coin n={2} signed />
        </Sentence>
        <Slot colour="red" seat={0} size={26} />
        <small class="lost">{say('learn.red')}</small>
      </div>
      <div class="row purse">
        <Worker seat={0} size={30} />
        <Worker seat={0} size={30} look="spent" />
        <Worker seat={0} size={30} look="spent" />
        <Worker seat={0} size={30} look="empty" />
      </div>
    </div>
  );
}

const TECHS = ['science', 'engineering', 'education', 'currency', 'writing', 'navigation'] as const;

/** The lower technologies open the upper ones. */
export function KnowledgePicture({ lang }: PictureProps) {
  return (
    <div class="pic-tree">
      {TECHS.map((tech) => {
        const owned = tech === 'writing' || tech === 'navigation' || tech === 'education';
        return (
          <span key={tech} class={owned ? 'tech owned' : 'tech'}>
            <Icon name={TECH_GLYPHS[tech]} size={22} />
            {nameOf(lang, `tech.${tech}`)}
            {owned && <Cube seat={0} size={18} class="mark" />}
          </span>
        );
      })}
      <Card
        name={nameOf(lang, 'wonder.WON-parthenon')}
        colour="var(--kind-wonder)"
        class="wonder"
        vignette={<Vignette id="WON-parthenon" colour="var(--kind-wonder)" glyph="ancient-columns" far="hills" w={100} h={70} />}
      >
        <Sentence>
          <Icon name={ACTION_GLYPHS.culture} /> <Arrow /> <Points n={1} signed size="s" />
        </Sentence>
      </Card>
    </div>
  );
}

/** Three strengths; the weakest pays. */
export function WarPicture({ say }: PictureProps) {
  return (
    <div class="pic-war">
      <Icon name={SYMBOL_GLYPHS.war} size={56} class="swords" />
      {[6, 2, 0].map((strength, seat) => (
        <div key={strength} class={strength === 0 ? 'fighter weak' : 'fighter'}>
          <Seal seat={seat} size={40} />
          <Shield n={strength} size="big" />
          {strength === 0 && <small>{say('learn.weakest')}</small>}
        </div>
      ))}
      <Icon name={SYMBOL_GLYPHS.plague} size={44} class="rat" />
    </div>
  );
}
