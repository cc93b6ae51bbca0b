import { describe, expect, it } from 'vitest';
import { rational } from '../numbers/rational.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { day, granted } from '../testing/worked-loan.ts';
import { schedulesOnLeaving } from './schedules-on-leaving.ts';
import { signableSchedule } from './signable-schedule.ts';

const february: LoanTerms = {
  amount: 1_000_000n,
  disbursedOn: day('2027-02-01'),
  instalments: 1,
  every: { count: 1, unit: 'month' },
  firstDueOn: null,
  interest: { rate: rational(24n), per: 'year', method: 'flat', dayCount: 'actual/365' },
  fees: [],
  rounding: { mode: 'half-even', to: 1n },
};
const signed = granted(signableSchedule(february));

describe('a loan whose money left later than it was signed', () => {
  it('has the due dates and the interest of the days from then on', () => {
    const march = granted(signableSchedule({ ...february, disbursedOn: day('2027-03-01') }));
    const [follows] = schedulesOnLeaving(march, day('2027-04-01'));
    expect(follows).toMatchObject({
      terms: { disbursedOn: '2027-04-01' },
      totals: { interest: 19_726n },
      rows: [{ dueOn: '2027-05-01', days: 30 }],
    });
  });

  it('costs what was signed where the longer month would make it dearer', () => {
    expect(signed.totals.interest).toBe(18_411n);
    const [schedule, ...others] = schedulesOnLeaving(signed, day('2027-03-01'));
    expect(others).toEqual([]);
    expect(schedule).toMatchObject({
      terms: { disbursedOn: '2027-03-01' },
      totals: signed.totals,
      rows: [{ dueOn: '2027-04-01', days: 31, interest: 18_411n, total: 1_018_411n }],
    });
  });

  it('keeps a first due date that was agreed, unless the money left on or after it', () => {
    const moved = granted(signableSchedule({ ...february, firstDueOn: day('2027-03-10') }));
    expect(schedulesOnLeaving(moved, day('2027-02-08'))[0].rows[0]?.dueOn).toBe('2027-03-10');
    expect(schedulesOnLeaving(moved, day('2027-03-10'))[0].rows[0]?.dueOn).toBe('2027-04-10');
  });
});
