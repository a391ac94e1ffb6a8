import { useEffect, useRef } from 'preact/hooks';
import { getSettings } from '../site/settings.js';
import { playSound } from '../table/sounds.js';
import { type OnlineSay, useOnlineText } from './texts.js';

const KEY = 'epoque.notify';

const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Does the browser let us? */
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Does the player want to be told? Undefined until asked. */
export function wantsNotices(): boolean | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : kept === 'yes';
  } catch {
    return false;
  }
}

/** Tell or do not tell when it is my turn; the browser asks for its part. False: it does not allow notices, the sound remains. */
export async function keepNotices(on: boolean): Promise<boolean> {
  try {
    localStorage.setItem(KEY, on ? 'yes' : 'no');
  } catch {
    // Blocked storage: asked again at the next visit.
  }
  return !on || (canNotify() && (await Notification.requestPermission()) === 'granted');
}

/** A notice outside the page, when nobody looks at it. */
export function notifyOutside(title: string, text: string, tag: string): void {
  if (!document.hidden || !wantsNotices() || !mayNotify()) return;
  try {
    const shown = new Notification(title, { body: text, tag, lang: getSettings().lang });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones have notices for service workers only: title and sound remain.
  }
}

/** The title of the tab says whether it is my turn. */
export const titleOf = (myTurn: boolean, game: string, say: OnlineSay): string => (myTurn ? `● ${say('room.your-turn')} · ${game}` : game);

/** My turn: with a sound, and outside the page when it is in the background. */
export function useTurnNotice(myTurn: boolean, game: string): void {
  const say = useOnlineText();
  const before = useRef(true);
  useEffect(() => {
    if (myTurn && !before.current) {
      playSound('coin', getSettings().sound || wantsNotices() === true);
      notifyOutside(game, say('room.your-turn'), 'epoque-turn');
    }
    before.current = myTurn;
  }, [myTurn, game]);
}
