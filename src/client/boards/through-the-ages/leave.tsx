import { useState } from 'preact/hooks';
import { activeCount, isActive } from '../../../games/through-the-ages/ask/selectors.js';
import { ruleIn } from '../../../games/through-the-ages/editions/citing.js';
import { throughTheAges } from '../../../games/through-the-ages/game.js';
import type { State } from '../../../games/through-the-ages/state/state.js';
import { refusalOf, type Seat } from '../../../kernel/index.js';
import { Button, Dialog } from '../../kit/index.js';
import { type Desk, useDesk } from './desk.js';

const mayLeave = (state: State, seat: Seat): boolean => refusalOf(throughTheAges, { state }, seat, { move: 'resign' }) === undefined;

/** Leaving the game is never suggested: it is a word at the edge that says the rule before it does anything (TTA-RES-01). */
export function Leave() {
  const desk = useDesk();
  const { s, me, snapshot, words, past } = desk;
  const [open, setOpen] = useState(false);
  if (past || s.over || snapshot.viewer !== me || !isActive(s, me)) return null;
  return (
    <>
      <button type="button" class="lnk s12" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.t('leave')}
      </button>
      {open && <LeaveDialog desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

function LeaveDialog({ desk, onClose }: { desk: Desk; onClose(): void }) {
  const { s, me, snapshot, words, play, openRule } = desk;
  const { t } = words;
  const isTime = snapshot.acting === me && mayLeave(s, me);
  const footer = (
    <>
      <Button kind="primary" onClick={onClose}>
        {t('leave.no')}
      </Button>
      <Button
        kind="wax"
        {...(isTime ? undefined : { reason: t('leave.later') })}
        onClick={() => {
          onClose();
          play({ move: 'resign' });
        }}
      >
        {t('leave.yes')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('leave')} closeLabel={t('close')} onClose={onClose} footer={footer} class="tleave">
      <p>{t('leave.rank')}</p>
      <p>{t(activeCount(s) === 2 ? 'leave.two' : 'leave.cards')}</p>
      {!isTime && <p class="loss">{t('leave.later')}</p>}
      <button
        type="button"
        class="lnk"
        onClick={() => {
          onClose();
          openRule(ruleIn(s, 'TTA-RES-01'));
        }}
      >
        {ruleIn(s, 'TTA-RES-01')}
      </button>
    </Dialog>
  );
}
