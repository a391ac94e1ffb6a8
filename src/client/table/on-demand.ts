import type { Moment, Tale } from './moment.js';

/** A moment whose tale is worked out when somebody first wants it: of all moments of a game few are ever shown. */
export function onDemand(head: Pick<Moment, 'ply' | 'key' | 'title' | 'line'>, tell: () => Tale): Moment {
  let told: Tale | undefined;
  const tale = (): Tale => {
    told ??= tell();
    return told;
  };
  return {
    ...head,
    get sentence() {
      return tale().sentence;
    },
    get cards() {
      return tale().cards;
    },
    get picture() {
      return tale().picture;
    },
    get plate() {
      return tale().plate;
    },
    get seats() {
      return tale().seats;
    },
    get rule() {
      return tale().rule;
    },
  };
}
