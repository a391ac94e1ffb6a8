import { changeSettings } from '../site/settings.js';
import { playSound } from './sounds.js';
import { useTableText } from './texts.js';

/** Asked once on a device, when nothing else is to be said; until then there is silence. */
export function SoundQuestion() {
  const say = useTableText();
  const answer = (wanted: boolean) => {
    changeSettings({ sound: wanted, soundAsked: true });
    playSound('coin');
  };
  return (
    <section class="lesson" aria-label={say('sound.title')}>
      <h2 class="caps">{say('sound.title')}</h2>
      <p>{say('sound.question')}</p>
      <p class="acts">
        <button type="button" class="btn sec s" onClick={() => answer(true)}>
          {say('sound.yes')}
        </button>
        <button type="button" class="btn gho s" onClick={() => answer(false)}>
          {say('sound.no')}
        </button>
      </p>
    </section>
  );
}
