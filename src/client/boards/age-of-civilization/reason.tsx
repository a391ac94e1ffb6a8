import { Coin, Icon } from '../../kit/index.js';
import { type PlaceLook, useDesk } from './desk.js';

/** Why it is closed, in the fewest words; where there is little room, a figure and a piece where that says it all. */
export function Reason({ look }: { look: PlaceLook }) {
  const { layout, words } = useDesk();
  const { reason, lack } = look;
  if (!reason) return null;
  return (
    <>
      <Icon name="padlock" size={12} />
      {(layout !== 'phone' || !lack) && <span class={lack && 'roomy'}>{reason}</span>}
      {lack && (
        <span class="lack brief" title={reason}>
          {words.t('note.lacks', { n: lack.n })}{' '}
          {lack.what === 'coins' ? <Coin label={words.t('coins')} /> : <Icon name="meeple" size={13} label={words.t('workers')} />}
        </span>
      )}
    </>
  );
}
