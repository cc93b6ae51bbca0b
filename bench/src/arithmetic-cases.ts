import { dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { makeSchedule, type LoanTerms, type Schedule } from '@candor/domain/schedule';
import { rational } from '@candor/domain/numbers';

/** One loan as each library wants to be asked, so that only answering is timed. */
export type BenchLoan = {
  readonly terms: LoanTerms;
  readonly schedule: Schedule;
  readonly asked: { readonly amount: number; readonly instalments: number; readonly percentAYear: number };
  /** What is received (negative) and repaid, so many days after the payout. */
  readonly days: readonly { readonly amount: bigint; readonly parts: number }[];
  readonly cash: readonly { readonly amount: number; readonly date: Date }[];
};

/** The same loans in every run: 1 to 24 months at 0.5 to 7 % a month, fee 0 to 8 %. */
export function monthlyLoans(count: number): BenchLoan[] {
  const next = numbers(20_261_115);
  return Array.from({ length: count }, () =>
    anyLoan(next, { instalments: 1 + next(24), every: { count: 1, unit: 'month' } }),
  );
}

/** Half of them monthly, half paid at once after 7 to 30 days: what is really lent. */
export function lentLoans(count: number): BenchLoan[] {
  return halfOfThemShort(count, { leastDays: 7, feeBelow: 9 });
}

/**
 * Half of them monthly, half paid at once after 1 to 30 days with a fee up to 40 %: a rate search must bear
 * the unlawful too.
 */
export function lawfulAndUnlawfulLoans(count: number): BenchLoan[] {
  return halfOfThemShort(count, { leastDays: 1, feeBelow: 41 });
}

function halfOfThemShort(
  count: number,
  { leastDays, feeBelow }: { leastDays: number; feeBelow: number },
): BenchLoan[] {
  const next = numbers(15_112_026);
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0)
      return anyLoan(next, { instalments: 1 + next(24), every: { count: 1, unit: 'month' } });
    const days = leastDays + next(31 - leastDays);
    return anyLoan(next, { instalments: 1, every: { count: days, unit: 'day' } }, feeBelow);
  });
}

function anyLoan(
  next: (below: number) => number,
  span: Pick<LoanTerms, 'instalments' | 'every'>,
  feeBelow = 9,
): BenchLoan {
  const [amount, tenths, fee] = [1_000 + next(49_000), 5 + next(66), next(feeBelow)];
  return benchLoan({
    ...span,
    amount: BigInt(amount) * 100n,
    disbursedOn: `2026-${two(1 + next(12))}-${two(1 + next(28))}` as CalendarDate,
    firstDueOn: null,
    interest: {
      rate: rational(BigInt(tenths), 10n),
      per: 'month',
      method: 'declining-equal-instalment',
      dayCount: 'equal-periods',
    },
    fees: [
      {
        name: 'processing',
        percent: rational(BigInt(fee)),
        fixed: 0n,
        taxPercent: rational(0n),
        taken: 'deducted',
      },
    ],
    rounding: { mode: 'half-up', to: 1n },
  });
}

function benchLoan(terms: LoanTerms): BenchLoan {
  const schedule = makeSchedule(terms);
  if (isRefusal(schedule)) throw new Error(schedule.refused);
  const { rate } = terms.interest;
  const start = dayNumber(terms.disbursedOn);
  const days = [
    { amount: -schedule.netReceived, parts: 0 },
    ...schedule.rows.map(({ total, dueOn }) => ({ amount: total, parts: dayNumber(dueOn) - start })),
  ];
  return {
    terms,
    schedule,
    asked: {
      amount: Number(terms.amount) / 100,
      instalments: terms.instalments,
      percentAYear: Number(rate.num * 12n) / Number(rate.den),
    },
    days,
    cash: days.map(({ amount, parts }) => ({
      amount: Number(amount) / 100,
      date: new Date(Date.parse(terms.disbursedOn) + parts * 86_400_000),
    })),
  };
}

/** The same whole numbers below a bound in every run (Park and Miller's generator). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
