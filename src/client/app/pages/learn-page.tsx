import { metaOf } from '../../../games/index.js';
import { type Lang, type Say, sayer, useLang } from '../../i18n/i18n.js';
import { en } from '../../i18n/learn.en.js';
import { fr } from '../../i18n/learn.fr.js';
import { useText } from '../../i18n/shell.js';
import { LostPage } from '../lost-page.js';
import { Link } from '../router.js';
import { useTitle } from '../use-title.js';
import { BirthPicture, KnowledgePicture, TimePicture, WarPicture, WorkersPicture } from './learn-pictures.js';
import './learn.css';

const SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };
const PICTURES = [TimePicture, BirthPicture, WorkersPicture, KnowledgePicture, WarPicture];

/** A first look at the game: five pictures made of its own pieces, in our own words. */
export function LearnPage({ game }: { readonly game: string }) {
  const lang = useLang();
  const say = SAYERS[lang];
  const shell = useText();
  const meta = metaOf(game);
  const title = say('learn.title', { game: meta?.name ?? '' });
  useTitle(title);
  if (meta?.status !== 'ready') return <LostPage />;
  return (
    <main class="page learn" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      <p class="lead">{say('learn.lead')}</p>
      <ol class="lessons">
        {PICTURES.map((Picture, i) => {
          const n = (i + 1) as 1 | 2 | 3 | 4 | 5;
          return (
            <li key={n} class="sheet-of-paper lesson-card">
              <div class="picture">
                <Picture say={say} lang={lang} />
              </div>
              <div class="lesson-text">
                <span class="numeral" aria-hidden="true">
                  {n}
                </span>
                <h2>{shell(`lesson.${n}`)}</h2>
                <p>{say(`learn.${n}.text`)}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <div class="row learn-next">
        <Link to={`/new/${game}`} class="btn pri">
          {say('learn.play')}
        </Link>
        <Link to={`/rules/${game}`} class="btn sec">
          {say('learn.rules')}
        </Link>
        <Link to={`/gallery/${game}`} class="btn sec">
          {say('learn.cards')}
        </Link>
      </div>
    </main>
  );
}
