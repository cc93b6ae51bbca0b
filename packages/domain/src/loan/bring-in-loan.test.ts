import { describe, expect, it } from 'vitest';
import { decideDay } from '../decisions/decide-day.ts';
import { lateChargeOfRow } from '../late/late-charge.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import { after, day, granted, workedAgreement, workedTerms } from '../testing/worked-loan.ts';
import { loanTimeline } from '../timeline/loan-timeline.ts';
import { bringInLoan } from './bring-in-loan.ts';
import { outstanding } from './outstanding.ts';
import { noParts, totalOfParts } from './parts.ts';

const asOf = day('2026-11-10');
const rest = granted(
  makeSchedule({
    ...workedTerms,
    amount: 544_981n,
    disbursedOn: day('2026-10-18'),
    instalments: 2,
    firstDueOn: day('2026-11-18'),
    fees: [],
  }),
);
const overdue = { ...noParts, principal: 255_019n, interest: 36_000n };
const late = { dueOn: day('2026-10-18'), parts: overdue };
const beside = { asOf, since: asOf, terms: workedTerms, agreement: workedAgreement };

describe('a loan that comes over on 10 November', () => {
  it('owes what is overdue and the instalments to come, with the interest to the day', () => {
    const loan = bringInLoan({ ...beside, rest, arrears: late });
    expect(totalOfParts(outstanding(loan))).toBe(873_056n);
    // 360.00 + 245.24 × 23/31
    expect(loan.accrued).toBe(54_195n);
    expect(loan.schedule.totals).toMatchObject({ principal: 800_000n, interest: 73_056n, deducted: 0n });
    expect(loan.agreement.coolingOffDays).toBe(0);
  });

  it('is charged late for the days after it, and none before', () => {
    const loan = bringInLoan({ ...beside, rest, arrears: late });
    expect(lateChargeOfRow(loan, 1, asOf)).toBe(0n);
    // 2,910.19 at 5 % a month: 4.85 a day.
    expect(lateChargeOfRow(loan, 1, day('2026-11-12'))).toBe(970n);
    const later = bringInLoan({ ...beside, since: day('2026-11-12'), rest, arrears: late });
    expect([lateChargeOfRow(later, 1, day('2026-11-12')), later.accrued]).toEqual([0n, loan.accrued]);
  });

  it('grows from there by the day', () => {
    const loan = bringInLoan({ ...beside, rest, arrears: null });
    const grown = after(loan, decideDay(loan, day('2026-11-15')));
    expect([loan.accrued, grown.accrued]).toEqual([18_195n, 22_151n]);
  });

  it('that is paid ahead has no interest yet, and one that is all overdue has no more to come', () => {
    const ahead = granted(
      makeSchedule({ ...rest.terms, disbursedOn: day('2026-11-18'), firstDueOn: day('2026-12-18') }),
    );
    expect(bringInLoan({ ...beside, rest: ahead, arrears: null }).accrued).toBe(0n);
    const over = bringInLoan({ ...beside, rest: null, arrears: late });
    expect(after(over, decideDay(over, day('2026-12-10'))).accrued).toBe(36_000n);
  });

  it('is told as one event, of what is owed', () => {
    const loan = bringInLoan({ ...beside, rest, arrears: late });
    expect(loanTimeline(loan, null)).toEqual([
      { on: asOf, kind: 'brought-in', by: null, amount: 873_056n, change: 873_056n, owedAfter: 873_056n },
    ]);
  });
});
