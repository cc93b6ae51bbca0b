import { rational } from '@candor/domain/numbers';
import { day, workedLoan } from '@candor/domain/testing/worked-loan';
import { describe, expect, it } from 'vitest';
import { lateOutlook } from './late-outlook.ts';
import { loanPosition } from '../loan-position.ts';

const lateCharge = { kind: 'percent', percent: rational(9n, 2n), per: 'month', graceDays: 3 } as const;
const loan = workedLoan({}, { lateCharge });
const outlook = (on: string, of = loan) => lateOutlook(of, loanPosition(of, day(on), 'ph'), 'ph');

describe('what waiting costs', () => {
  it('A2.1 · ten days late: 26.19 so far, 4.37 with each day, to the cent of what would be paid', () => {
    const found = outlook('2026-10-28');
    expect(found).toMatchObject({ scheduled: 291_019n, perDay: 437n, freeUntil: null, chargedFrom: 4 });
    expect(found?.days).toEqual([
      { on: '2026-10-28', charge: 2_619n, pay: 293_638n },
      { on: '2026-10-29', charge: 3_056n, pay: 294_075n },
      { on: '2026-11-04', charge: 5_675n, pay: 296_694n },
    ]);
  });

  it('A2.1 · in the days of grace it says until when it is free, and what a day adds then', () => {
    expect(outlook('2026-10-20')).toMatchObject({ freeUntil: '2026-10-21', perDay: 437n });
    expect(outlook('2026-10-22')).toMatchObject({ freeUntil: null });
  });

  it('A2.1 · two late instalments add up, and at the ceiling waiting adds nothing more', () => {
    const two = outlook('2026-11-30');
    expect(two?.scheduled).toBe(582_038n);
    const capped = workedLoan(
      {},
      { lateCharge, limits: { mostCost: 97_056n, mostLatePercentPerMonth: null } },
    );
    expect(outlook('2026-10-28', capped)).toMatchObject({ perDay: 0n, freeUntil: null });
  });

  it('A2.1 · says nothing where nothing is late', () => {
    expect(outlook('2026-10-18')).toBeNull();
  });
});
