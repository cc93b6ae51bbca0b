import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { rational, zero } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { sampleTerms } from '../testing/sample-terms.ts';
import type { FeeTerms, LoanTerms } from './loan-terms.ts';
import { makeSchedule } from './make-schedule.ts';
import type { Schedule } from './make-schedule.ts';

const day = (text: string) => text as CalendarDate;
const interest = (different: Partial<LoanTerms['interest']>) => ({ ...sampleTerms().interest, ...different });
const fee = (different: Partial<FeeTerms>): FeeTerms => ({
  name: 'processing',
  percent: zero,
  fixed: 0n,
  taxPercent: zero,
  taken: 'deducted',
  ...different,
});

function made(different: Partial<LoanTerms>): Schedule {
  const schedule = makeSchedule(sampleTerms(different));
  if (isRefusal(schedule)) throw new Error(schedule.refused);
  return schedule;
}

describe('a schedule', () => {
  it('of 10,000.00 at 7 % a month in 6 months has five rows of 2,097.96 and a last of 2,097.95', () => {
    const { rows, netReceived, totals } = made({});
    expect(rows.map(({ total }) => total)).toEqual([
      209_796n,
      209_796n,
      209_796n,
      209_796n,
      209_796n,
      209_795n,
    ]);
    expect(netReceived).toBe(970_000n);
    expect(totals).toEqual({
      principal: 1_000_000n,
      interest: 258_775n,
      fee: 0n,
      total: 1_258_775n,
      deducted: 30_000n,
      cost: 288_775n,
    });
  });

  it('of equal principal repays the same share each time and the odd cent last', () => {
    const { rows } = made({
      amount: 100_000n,
      instalments: 3,
      interest: interest({ method: 'declining-equal-principal' }),
    });
    expect(rows.map(({ principal, interest: charged }) => [principal, charged])).toEqual([
      [33_333n, 7_000n],
      [33_333n, 4_667n],
      [33_334n, 2_333n],
    ]);
  });

  it('of one instalment is paid at once at the end', () => {
    const { rows } = made({
      instalments: 1,
      every: { count: 30, unit: 'day' },
      interest: interest({ rate: rational(73n), per: 'year' }),
    });
    expect(rows).toEqual([
      {
        n: 1,
        dueOn: '2026-01-31',
        days: 30,
        principal: 1_000_000n,
        interest: 60_000n,
        fee: 0n,
        total: 1_060_000n,
        balance: 0n,
      },
    ]);
  });

  it('lasts a single day', () => {
    const { rows } = made({
      instalments: 1,
      every: { count: 1, unit: 'day' },
      interest: interest({ rate: rational(1n), per: 'day' }),
    });
    expect(rows[0]).toMatchObject({ dueOn: '2026-01-02', days: 1, interest: 10_000n });
  });

  it('at 0 % divides the loan and charges nothing', () => {
    const { rows } = made({ amount: 10_000n, instalments: 3, interest: interest({ rate: zero }) });
    expect(rows.map(({ total, interest: charged }) => [total, charged])).toEqual([
      [3_333n, 0n],
      [3_333n, 0n],
      [3_334n, 0n],
    ]);
  });

  it('begins on 29 February and has a last day of February in every year', () => {
    const { rows } = made({
      disbursedOn: day('2024-02-29'),
      every: { count: 12, unit: 'month' },
      instalments: 4,
    });
    expect(rows.map(({ dueOn }) => dueOn)).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
  });

  it('has its first due date moved and the later ones following it', () => {
    const moved = made({
      firstDueOn: day('2026-02-15'),
      instalments: 3,
      interest: interest({ dayCount: 'actual/365', per: 'year', rate: rational(365n, 10n) }),
    });
    expect(moved.rows.map(({ dueOn, days }) => [dueOn, days])).toEqual([
      ['2026-02-15', 45],
      ['2026-03-15', 28],
      ['2026-04-15', 31],
    ]);
    expect(moved.rows[0]?.interest).toBe(45_000n);
  });

  it('of equal periods charges a whole period for a moved first one', () => {
    expect(made({ firstDueOn: day('2026-02-15') }).rows[0]?.interest).toBe(70_000n);
  });

  it('is exact where a double is not: 9,007,199,254,740,993 minor units', () => {
    const { rows, totals } = made({
      amount: 9_007_199_254_740_993n,
      instalments: 2,
      interest: interest({ rate: zero }),
    });
    expect(rows.map(({ total }) => total)).toEqual([4_503_599_627_370_496n, 4_503_599_627_370_497n]);
    expect(totals.total).toBe(9_007_199_254_740_993n);
  });

  it('rounded to a step that repays too soon leaves empty rows, none negative', () => {
    const { rows } = made({
      amount: 5_000n,
      instalments: 7,
      interest: interest({ rate: zero }),
      rounding: { mode: 'up', to: 1_000n },
    });
    expect(rows.map(({ principal }) => principal)).toEqual([1_000n, 1_000n, 1_000n, 1_000n, 1_000n, 0n, 0n]);
  });

  it('of a flat loan never charges more interest than the total, whatever rounding adds', () => {
    const { rows } = made({
      amount: 50n,
      instalments: 6,
      interest: interest({ method: 'flat', rate: rational(1n) }),
      rounding: { mode: 'up', to: 1n },
    });
    expect(rows.map(({ interest: charged }) => charged)).toEqual([1n, 1n, 1n, 0n, 0n, 0n]);
  });
});

describe('the factor of a period', () => {
  // One year's rate of 36.5 % on 10,000.00, so that each part of a year can be seen.
  it.each([
    ['equal-periods', 'month', 1, '2024-01-31', 30_417n],
    ['equal-periods', 'half-month', 1, '2024-01-31', 15_208n],
    ['equal-periods', 'week', 2, '2024-01-31', 14_000n],
    ['equal-periods', 'day', 10, '2024-01-31', 10_000n],
    ['30/360', 'month', 2, '2024-01-31', 60_833n],
    ['30/360', 'half-month', 1, '2024-01-31', 15_208n],
    ['30/360', 'week', 1, '2024-01-31', 7_097n],
    ['30/360', 'day', 20, '2024-01-31', 20_278n],
    ['actual/360', 'month', 1, '2024-01-31', 29_403n],
    ['actual/364', 'month', 1, '2024-01-31', 29_080n],
    ['actual/365', 'month', 1, '2024-01-31', 29_000n],
    ['actual/actual', 'month', 1, '2024-01-31', 28_921n],
    ['actual/actual', 'day', 21, '2023-12-20', 20_975n],
  ] as const)('by %s, %s × %i', (dayCount, unit, count, disbursedOn, charged) => {
    const { rows } = made({
      disbursedOn: day(disbursedOn),
      every: { count, unit },
      interest: interest({ dayCount, per: 'year', rate: rational(365n, 10n) }),
    });
    expect(rows[0]?.interest).toBe(charged);
  });

  it.each([
    ['day', 1n],
    ['month', rational(365n, 12n)],
    ['year', 365n],
  ] as const)('takes a rate per %s for a year', (per, rate) => {
    const { rows } = made({
      interest: interest({
        per,
        rate: typeof rate === 'bigint' ? rational(rate) : rate,
        dayCount: 'actual/365',
      }),
    });
    expect(rows[0]?.interest).toBe(310_000n);
  });
});

describe('fees', () => {
  it('are a percentage and a fixed amount, with a tax on both', () => {
    const { fees, netReceived } = made({
      fees: [fee({ percent: rational(3n), fixed: 5_000n, taxPercent: rational(18n) })],
    });
    expect(fees).toEqual([{ name: 'processing', fee: 35_000n, tax: 6_300n, taken: 'deducted' }]);
    expect(netReceived).toBe(958_700n);
  });

  it.each([
    ['first-instalment', [30_000n, 0n, 0n]],
    ['spread', [10_000n, 10_000n, 10_000n]],
  ] as const)('taken as %s leave the payout whole', (taken, expected) => {
    const { rows, netReceived } = made({ instalments: 3, fees: [fee({ percent: rational(3n), taken })] });
    expect(rows.map((row) => row.fee)).toEqual(expected);
    expect(netReceived).toBe(1_000_000n);
  });

  it('spread with a remainder give it to the last instalment, each fee on its own', () => {
    const spread = fee({ fixed: 1_000n, taken: 'spread' });
    expect(made({ instalments: 3, fees: [spread, spread] }).rows.map((row) => row.fee)).toEqual([
      666n,
      666n,
      668n,
    ]);
  });

  it('may be larger than the loan if they are not deducted', () => {
    const { totals } = made({ fees: [fee({ percent: rational(150n), taken: 'spread' })] });
    expect(totals.fee).toBe(1_500_000n);
  });
});

describe('terms that can have no schedule are refused by the rule they break', () => {
  const rounding = (to: bigint) => ({ mode: 'half-even' as const, to });
  const faults: [rule: string, fault: Partial<LoanTerms>][] = [
    ['amount_is_not_positive', { amount: 0n }],
    ['instalments_out_of_range', { instalments: 0 }],
    ['step_out_of_range', { every: { count: 0, unit: 'month' } }],
    ['first_due_date_is_not_after_the_payout', { firstDueOn: day('2026-01-01') }],
    ['interest_rate_is_negative', { interest: interest({ rate: rational(-1n) }) }],
    ['fee_is_negative', { fees: [fee({ percent: rational(-1n) })] }],
    ['rounding_step_is_not_positive', { rounding: rounding(0n) }],
    ['due_date_is_beyond_the_calendar', { disbursedOn: day('9999-11-30') }],
    ['fees_leave_nothing_to_pay_out', { fees: [fee({ percent: rational(100n) })] }],
  ];

  // Each row repairs one fault of the row above: what is found first is the first rule of the list.
  it.each(faults.map(([rule], index) => [rule, index] as const))('%s', (rule, index) => {
    const remaining = Object.assign(
      {},
      ...faults
        .slice(index)
        .toReversed()
        .map(([, fault]) => fault),
    ) as Partial<LoanTerms>;
    expect(makeSchedule(sampleTerms(remaining))).toMatchObject({ refused: rule });
  });

  it.each<[rule: string, story: string, fault: Partial<LoanTerms>]>([
    ['instalments_out_of_range', 'more than ten years of days', { instalments: 3661 }],
    ['instalments_out_of_range', 'one and a half', { instalments: 1.5 }],
    ['instalments_out_of_range', 'not a number', { instalments: Number.NaN }],
    ['step_out_of_range', 'half a month', { every: { count: 0.5, unit: 'month' } }],
    ['amount_is_not_positive', 'below 0', { amount: -1n }],
    ['fee_is_negative', 'the fixed part', { fees: [fee({ fixed: -1n })] }],
    ['fee_is_negative', 'the tax', { fees: [fee({ taxPercent: rational(-1n) })] }],
    [
      'fees_leave_nothing_to_pay_out',
      'two and a half times the loan',
      { fees: [fee({ percent: rational(250n) })] },
    ],
  ])('%s: %s', (rule, _, fault) => {
    expect(makeSchedule(sampleTerms(fault))).toMatchObject({ refused: rule });
  });
});
