import { type Lang, type Say, sayer } from '../../i18n/i18n.js';
import { useText } from '../../i18n/shell.js';
import { FivePictures } from '../../kit/lesson-card.js';
import { en } from './lesson.en.js';
import { fr } from './lesson.fr.js';
import { BirthPicture, KnowledgePicture, TimePicture, WarPicture, WorkersPicture } from './lesson-pictures.js';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };
const PICTURES = [TimePicture, BirthPicture, WorkersPicture, KnowledgePicture, WarPicture];

/** Age of Civilization in five pictures; their titles also stand on the home page. */
export function Lesson({ lang }: { readonly lang: Lang }) {
  const say = SAYERS[lang];
  const shell = useText();
  return (
    <FivePictures pictures={PICTURES} lang={lang} say={say} title={(n) => shell(`lesson.${n}`)} text={(n) => say(`learn.${n}.text`)} />
  );
}
