/** How far the time of the site may lean towards the clock of the system, as a part of the time that passes. */
const LEAN = 0.02;

/**
 * The time of the site, in milliseconds since 1970. It goes on evenly, whatever somebody does to the clock of the system:
 * it never goes back, and a clock that was set is followed slowly. It does not begin before the newest thing that is kept,
 * so that a clock that was ahead before a restart does no harm after it.
 */
export function openClock(newest = 0, wall: () => number = Date.now, steady: () => number = () => performance.now()): () => number {
  let time = Math.max(wall(), newest);
  let last = steady();
  return () => {
    const now = steady();
    const passed = now - last;
    last = now;
    const behind = wall() - (time + passed);
    const most = passed * LEAN;
    time += passed + Math.max(-most, Math.min(most, behind));
    return Math.round(time);
  };
}
