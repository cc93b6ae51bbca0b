import { describe, expect, it } from 'vitest';
import { decideRepay } from '../decisions/decide-repay.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { rational, zero } from '../numbers/rational.ts';
import type { SurplusRule } from '../repayment/allocate-repayment.ts';
import type { InterestMethod } from '../schedule/loan-terms.ts';
import { after, day, workedLoan, workedTerms } from '../testing/worked-loan.ts';

const pay = (loan: Loan, on: string, amount: bigint, surplus: SurplusRule) =>
  after(loan, decideRepay(loan, { by: `${on} ${amount}`, amount, receivedOn: day(on), surplus }, day(on)));
const rest = (loan: Loan) =>
  rowStates(loan).flatMap(({ row, left }) => {
    const { interest, principal, fee } = left;
    return totalOfParts(left) === 0n ? [] : [[row.dueOn.slice(5), principal, interest, fee]];
  });
const by = (method: InterestMethod) => ({ ...workedTerms.interest, method });
const firstPaid = pay(workedLoan(), '2026-10-18', 291_019n, 'keep');

describe('more than an instalment', () => {
  it('prepays with interest only to the day, and the next payment is smaller', () => {
    const prepaid = pay(firstPaid, '2026-11-15', 400_000n, 'smaller');
    expect(rest(prepaid)).toEqual([['12-18', 167_132n, 8_249n, 0n]]);
    expect(totalOfParts(outstanding(firstPaid)) - 400_000n - totalOfParts(outstanding(prepaid))).toBe(6_656n);
  });

  it('kept is credit, and the rows stay as they are', () => {
    const kept = pay(firstPaid, '2026-11-15', 400_000n, 'keep');
    expect(rest(kept)).toEqual([['12-18', 278_486n, 12_532n, 0n]]);
    expect(borrowerCredit(kept)).toBe(108_981n);
  });

  const six = pay(workedLoan({ instalments: 6 }), '2026-10-18', 155_103n, 'keep');

  it('makes all later rows smaller', () => {
    const rows = rest(pay(six, '2026-10-18', 200_000n, 'smaller'));
    expect(rows).toHaveLength(5);
    expect(rows[0]).toEqual(['11-18', 87_904n, 21_640n, 0n]);
  });

  it('or makes them fewer, none larger than before', () => {
    const rows = rest(pay(six, '2026-10-18', 200_000n, 'shorter'));
    expect(rows.map(([dueOn]) => dueOn)).toEqual(['11-18', '12-18', '01-18', '02-18']);
    expect(rows[0]).toEqual(['11-18', 112_407n, 21_640n, 0n]);
  });

  it.each([
    ['declining-equal-principal', 133_333n],
    ['flat', 133_333n],
  ] as const)('of a loan by %s keeps its method', (method, principal) => {
    const loan = workedLoan({ instalments: 6, interest: by(method) });
    const [first] = planOf(loan).rows;
    expect(first?.principal).toBe(principal);
    const paid = pay(loan, '2026-10-18', (first?.principal ?? 0n) + (first?.interest ?? 0n), 'keep');
    const rows = rest(pay(paid, '2026-10-18', 166_667n, 'smaller'));
    expect(rows.map(([, part]) => part)).toEqual([100_000n, 100_000n, 100_000n, 100_000n, 100_000n]);
    // A quarter of what was left is prepaid: a quarter of the flat interest is gone.
    if (method === 'flat')
      expect(rows.map(([, , interest]) => interest)).toEqual([27_000n, 27_000n, 27_000n, 27_000n, 27_000n]);
  });

  it('leaves fees that are still to come as they were, over the rows that are left', () => {
    const fees = [
      { name: 'service', percent: zero, fixed: 6_000n, taxPercent: zero, taken: 'spread' as const },
    ];
    const loan = workedLoan({ instalments: 6, fees });
    const paid = pay(loan, '2026-10-18', 156_103n, 'keep');
    const rows = rest(pay(paid, '2026-10-18', 300_000n, 'shorter'));
    expect(rows.map(([, , , fee]) => fee)).toEqual([1_667n, 1_667n, 1_666n]);
  });

  it('is charged for like a settlement, where the product charges, and never more than it saves', () => {
    const early = { earlySettlement: { chargePercent: rational(2n) } };
    const charged = pay(workedLoan({ instalments: 6 }, early), '2026-10-18', 155_103n, 'keep');
    const prepaid = pay(charged, '2026-10-18', 102_000n, 'smaller');
    expect(planOf(prepaid)).toMatchObject({ cause: 'prepayment', charge: 2_000n });
    expect(totalOfParts(outstanding(charged)) - totalOfParts(outstanding(prepaid))).toBe(100_000n + 13_896n);
    const late = { earlySettlement: { chargePercent: rational(50n) } };
    const dear = pay(workedLoan({}, late), '2026-10-18', 291_019n, 'keep');
    const capped = pay(dear, '2026-11-18', 300_000n, 'smaller');
    const saved = 12_532n - (rowStates(capped).at(-1)?.left.interest ?? 0n);
    expect(planOf(capped).charge).toBe(saved);
  });

  it('twice on one day is the same as once', () => {
    const once = pay(firstPaid, '2026-11-15', 400_000n, 'smaller');
    const twice = pay(pay(firstPaid, '2026-11-15', 300_000n, 'smaller'), '2026-11-15', 100_000n, 'smaller');
    expect(rest(twice)).toEqual(rest(once));
  });

  it('that would not even cover the interest of a row to the peso is divided to the centavo', () => {
    const loan = workedLoan({ rounding: { mode: 'half-even', to: 100_000n } });
    const { total } = loan.schedule.rows[0] ?? { total: 0n };
    const prepaid = pay(pay(loan, '2026-10-18', total, 'keep'), '2026-10-18', 400_000n, 'smaller');
    expect(planOf(prepaid).rows.every(({ principal }) => principal >= 0n)).toBe(true);
    expect(rest(prepaid)).toHaveLength(2);
  });

  it('is kept instead where the new rows would cost more: at 14 % a day, rounded up', () => {
    const loan = workedLoan({
      amount: 25_450_729n,
      instalments: 14,
      every: { count: 1, unit: 'half-month' },
      interest: { ...workedTerms.interest, rate: rational(14n), per: 'day' },
      fees: [],
      rounding: { mode: 'up', to: 1n },
    });
    const kept = pay(loan, '2026-09-18', 101_801n, 'smaller');
    expect(planOf(kept)).toEqual(planOf(loan));
    expect(borrowerCredit(kept)).toBe(101_801n);
  });
});
