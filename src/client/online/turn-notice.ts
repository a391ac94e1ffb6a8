import { useEffect, useRef } from 'preact/hooks';
import { metaOf } from '../../games/index.js';
import { getSettings } from '../app/settings.js';
import { useLang } from '../i18n/i18n.js';
import { playSound } from '../table/sounds.js';
import { onlineSay } from './texts.js';

const KEY = 'epoque.notify';

export const canNotify = (): boolean => typeof Notification !== 'undefined';

export function wantsNotices(): boolean {
  try {
    return canNotify() && Notification.permission === 'granted' && localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Switch notices of the browser on or off; the browser asks once. Says whether it allows them. */
export async function askToNotify(on: boolean): Promise<boolean> {
  const allowed = !on || (await Notification.requestPermission()) === 'granted';
  try {
    if (on && allowed) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: asked again at the next visit.
  }
  return allowed;
}

/** A notice outside the page, when nobody looks at it. */
export function notifyOutside(title: string, text: string, tag: string): void {
  if (document.hidden && wantsNotices()) new Notification(title, { body: text, tag, lang: getSettings().lang });
}

/** My turn: in the tab's title, with a sound, and outside the page when it is in the background. */
export function useTurnNotice(myTurn: boolean, game: string): void {
  const lang = useLang();
  const before = useRef(true);
  const name = metaOf(game)?.name ?? '';
  useEffect(() => {
    const say = onlineSay(lang);
    document.title = myTurn ? `● ${say('room.your-turn')} · ${name}` : name;
    if (myTurn && !before.current) {
      playSound('coin');
      notifyOutside(name, say('room.your-turn'), 'epoque-turn');
    }
    before.current = myTurn;
  }, [myTurn, name, lang]);
}
