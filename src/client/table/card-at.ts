/** The element that stands for one of these places and shows a card: it knows which. */
export function placeOf(targets: readonly string[]): HTMLElement | undefined {
  for (const target of targets) {
    const place = document.querySelector<HTMLElement>(`.board [data-target="${CSS.escape(target)}"][data-zoom]`);
    if (place) return place;
  }
  return undefined;
}
