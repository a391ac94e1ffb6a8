import { incomeOf } from '../ask/production.js';
import { seatsFrom } from '../ask/table.js';
import { criticalAt } from '../cards/tables.js';
import { gain } from '../change/gold.js';
import { rollTwo } from '../change/rolls.js';
import type { Auto } from './step.js';

/** One roll for all (CIV-PRB-02); lent cards return afterwards (CIV-TRD-02, CIV-AMB-24). */
export const production: Auto<'production'> = {
  auto(t) {
    const { s } = t;
    s.phase = 'production';
    t.emit({ event: 'phase', phase: 'production', seat: null });
    const dice = rollTwo(t);
    const resource = criticalAt(s.era, dice[0] + dice[1]);
    t.emit({ event: 'critical', dice, resource });
    for (const seat of seatsFrom(s, s.first)) {
      const income = incomeOf(s, seat, resource);
      t.emit({ event: 'income', seat, income });
      gain(t, seat, income.total, 'production');
    }
    s.loans = [];
  },
};
