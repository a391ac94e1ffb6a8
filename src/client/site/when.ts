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

/** "31 h", "12 min", "40 s": as much as one wants to know. */
export function sayDuration(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes >= 90) return `${Math.round(minutes / 60)}\u202fh`;
  return minutes >= 1 ? `${Math.round(minutes)}\u202fmin` : `${Math.round(ms / 1000)}\u202fs`;
}
