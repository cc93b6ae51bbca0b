import { describe, expect, it } from 'vitest';
import { endOfDayChecks } from './end-of-day-checks.ts';

const facts = {
  accruedLoans: '4825',
  chargedLoans: '486',
  refusedLoans: '0',
  stuckLoans: '0',
  reminders: '1204',
  differences: [],
};

describe('A15.16 · how the last day ended', () => {
  it('says what it did, from what it wrote down', () => {
    expect(endOfDayChecks('ph', facts, [])).toEqual([
      { is: 'kept', name: 'Books tie', words: 'difference ₱0.00' },
      { is: 'kept', name: 'Interest accrued', words: '4,825 loans' },
      { is: 'kept', name: 'Late charges within legal limits', words: '486 loans' },
      { is: 'kept', name: 'Reminders planned', words: '1,204' },
    ]);
  });

  it('shouts where the books differ, a loan was left out or a charge refused, and names a channel that differs', () => {
    const bad = {
      ...facts,
      stuckLoans: '1',
      refusedLoans: '2',
      differences: [
        { what: 'balances', currency: 'PHP', minor: '-150' },
        { what: 'principal', currency: 'PHP', minor: '50' },
      ],
    };
    const checks = endOfDayChecks('ph', bad, [{ channel: 'dragonpay', count: 3 }]);
    expect(checks.filter(({ is }) => is !== 'kept')).toEqual([
      { is: 'broken', name: 'Books differ', words: 'difference ₱2.00' },
      { is: 'look', name: 'Late charges within legal limits', words: '2 loans refused' },
      { is: 'broken', name: 'Skipped', words: '1 loan' },
      { is: 'look', name: 'Dragonpay differs', words: '3 to explain' },
    ]);
  });
});
