import { expect, it } from 'vitest';
import { openStopwatch } from '../stopwatch.js';

it('a stopwatch counts only while the page is looked at', () => {
  let time = 0;
  const page = Object.assign(new EventTarget(), { hidden: false });
  const watch = openStopwatch(() => time, page as unknown as Document);
  const turn = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  time = 100;
  turn(true);
  time = 5000;
  expect(watch.lap()).toBe(100);
  turn(false);
  time = 5030.4;
  expect(watch.lap()).toBe(30);
  expect(watch.lap()).toBe(0);
  watch.close();
});
