import { useState } from 'preact/hooks';
import type { AnyBoardPackage } from '../boards/index.js';
import type { Lang } from '../i18n/i18n.js';
import type { LogLine } from './board-package.js';
import type { PhoneTab } from './phone-tabs.js';
import { tableSay } from './texts.js';

/** The tabs of the phone, each with the number of events since the part was last in sight. */
export function useNews(
  pack: AnyBoardPackage,
  lines: readonly LogLine[],
  lang: Lang,
): { readonly tabs: readonly PhoneTab[]; readonly seen: (id: string) => void } {
  const say = tableSay(lang);
  const [seenAt, setSeenAt] = useState<Readonly<Record<string, number>>>({});
  const start = lines.length;
  const count = (id: string, counts: (line: LogLine) => boolean): number =>
    lines.slice(seenAt[id] ?? start).filter((line) => line.kind === 'line' && counts(line)).length;
  const others = (line: LogLine) => line.seat !== undefined;
  const tabs: PhoneTab[] = [
    ...pack.phoneTabs.map((tab) => ({ ...tab, label: tab.label[lang], news: 0 })),
    { id: 'others', icon: 'meeple', label: say('table.others'), news: count('others', others) },
    { id: 'log', icon: 'feather', label: say('table.log'), news: count('log', () => true) },
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
