import type { Lang } from '../i18n/i18n.js';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", in the page's language. */
export function sayWhen(lang: Lang, time: number, now = Date.now()): string {
  const past = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of UNITS) if (now - time >= length) return past.format(-Math.floor((now - time) / length), unit);
  return past.format(0, 'second');
}
