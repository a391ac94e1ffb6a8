import { Icon, type IconName, Mark } from '../kit/index.js';

interface Stop {
  readonly label: string | number;
  /** Which age or era, for its colour. */
  readonly look?: string | undefined;
}

/** From one age to the next, beside the title of a scene. */
export const Passage = ({ from, to }: { readonly from: Stop; readonly to?: Stop | undefined }) => (
  <span class="passage" aria-hidden="true">
    <b class={from.look}>{from.label}</b>
    {to && (
      <>
        <Mark name="next" size={16} />
        <b class={to.look}>{to.label}</b>
      </>
    )}
  </span>
);

/** What kind of scene it is, where no card says so. */
export const Emblem = ({ icon }: { readonly icon: IconName }) => (
  <span class="emblem" aria-hidden="true">
    <Icon name={icon} size={30} />
  </span>
);
