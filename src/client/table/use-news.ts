import { useState } from 'preact/hooks';
import type { Seat, Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { AnyBoardPackage, LogLine } from './board-package.js';
import type { PhoneTab } from './phone-tabs.js';
import type { Snapshot } from './table.js';
import { tableSay } from './texts.js';

/** The tabs of the phone: who has played and how much has happened since the part was last in sight. */
export function useNews(
  pack: AnyBoardPackage,
  snapshot: Snapshot<Shape>,
  lines: readonly LogLine[],
  me: Seat,
  lang: Lang,
): { readonly tabs: readonly PhoneTab[]; readonly seen: (id: string) => void } {
  const say = tableSay(lang);
  const [seenAt, setSeenAt] = useState<Readonly<Record<string, number>>>({});
  const start = lines.length;
  const since = (id: string) => lines.slice(seenAt[id] ?? start).filter((line) => line.kind === 'line');
  const players = new Set(since('others').flatMap((line) => (line.seat === undefined || line.seat === me ? [] : [line.seat])));
  const tabs: PhoneTab[] = [
    ...pack.phoneTabs.map((tab) => {
      const now = pack.phoneTab?.(tab.id, snapshot, lang);
      // Who looks on reads whose area it is.
      const theirs = tab.id === 'me' && snapshot.viewer !== me && snapshot.seats[me]?.name;
      return { ...tab, label: now?.label ?? (theirs || tab.label[lang]), news: now?.waits ?? 0 };
    }),
    { id: 'others', icon: 'meeple', label: say('table.others'), news: players.size },
    { id: 'log', icon: 'feather', label: say('table.log'), news: since('log').length },
  ];
  return {
    tabs,
    seen: (id) =>
      setSeenAt((was) => {
        const fresh = was.others === undefined ? { others: start, log: start } : was;
        return { ...fresh, [id]: lines.length };
      }),
  };
}
