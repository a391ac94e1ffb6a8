const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a device is, in two words that its person recognises: proper names, the same in every language. Nothing finer is kept. */
export function deviceOf(agent: string | undefined): string {
  const find = (list: typeof BROWSERS): string[] =>
    list.flatMap(([pattern, name]) => (pattern.test(agent ?? '') ? [name] : [])).slice(0, 1);
  return [...find(BROWSERS), ...find(SYSTEMS)].join(', ');
}
