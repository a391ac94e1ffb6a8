/** How many times as large everything is drawn, by the setting. */
const TIMES: Readonly<Record<string, number>> = { large: 1.125, largest: 1.25 };

const timesNow = (): number => TIMES[document.documentElement.dataset.size ?? ''] ?? 1;

/** What asks for so many pixels of room asks for more where everything is larger: the layouts answer as if the browser had zoomed. */
export const inTextSize = (query: string, times = timesNow()): string =>
  query.replace(/(\d+(?:\.\d+)?)px/g, (_, n: string) => `${Math.round(Number(n) * times * 100) / 100}px`);

/** What the style sheets ask as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

function scaleRules(rules: CSSRuleList, times: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      const scaled = inTextSize(query, times);
      if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled;
    }
    if (rule instanceof CSSGroupingRule) scaleRules(rule.cssRules, times);
  }
}

function scaleSheets(): void {
  for (const { cssRules } of document.styleSheets) scaleRules(cssRules, timesNow());
}

let watching = false;

/** Fit all style sheets to the size of the text, also those that are fetched later. As long as it is normal, nothing is to be done. */
export function fitToTextSize(): void {
  if (!watching && timesNow() === 1) return;
  scaleSheets();
  if (watching) return;
  watching = true;
  // A sheet tells that it is there by an event that does not bubble.
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && scaleSheets(), true);
}
