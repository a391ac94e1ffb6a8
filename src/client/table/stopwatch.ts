export interface Stopwatch {
  /** Whole milliseconds in sight since the last lap. */
  lap(): number;
  close(): void;
}

/** Measures the time during which the page is looked at: nobody thinks about a game in a hidden window. */
export function openStopwatch(clock: () => number = () => performance.now(), page: Document = document): Stopwatch {
  let began = clock();
  let before = 0;
  const turn = () => {
    if (page.hidden) before += clock() - began;
    began = clock();
  };
  page.addEventListener('visibilitychange', turn);
  return {
    lap() {
      const lap = before + (page.hidden ? 0 : clock() - began);
      before = 0;
      began = clock();
      return Math.round(lap);
    },
    close: () => page.removeEventListener('visibilitychange', turn),
  };
}
