// A second opinion on schedules, written from the rules and not from the code: exact fractions throughout,
// one plain loop, no shortcut. Tests compare the two on random loans.
import type { LoanTerms } from '../schedule/loan-terms.ts';
import { daysOf, slowDay, slowStep } from './slow-calendar.ts';
import { over, plus, slowRound, times, whole } from './slow-fraction.ts';
import type { SlowFraction } from './slow-fraction.ts';

export type SlowRow = {
  n: number;
  dueOn: string;
  days: number;
  principal: bigint;
  interest: bigint;
  fee: bigint;
  total: bigint;
  balance: bigint;
};

export function slowSchedule(terms: LoanTerms): { rows: SlowRow[]; netReceived: bigint } {
  const { amount, instalments, rounding } = terms;
  const dates = slowDates(terms);
  const factors = dates.map((date, k) =>
    slowFactor(terms, k === 0 ? terms.disbursedOn : (dates[k - 1] ?? ''), date),
  );
  const { rowFees, deducted } = slowFees(terms);
  const level = slowLevel(terms, factors);
  const flatTotal = factors.reduce<SlowFraction>(
    (sum, factor) => plus(sum, times(whole(amount), factor)),
    whole(0),
  );
  const flatShare = slowRound(over(flatTotal, whole(instalments)), 1n, rounding.mode);
  let flatLeft = slowRound(flatTotal, 1n, rounding.mode);
  let balance = amount;
  const rows = dates.map((dueOn, k) => {
    const isLast = k === instalments - 1;
    const isFlat = terms.interest.method === 'flat';
    let interest = slowRound(times(whole(balance), factors[k] ?? whole(0)), 1n, rounding.mode);
    if (isFlat) interest = isLast ? flatLeft : smaller(flatShare, flatLeft);
    flatLeft -= interest;
    const planned = terms.interest.method === 'declining-equal-principal' ? level : level - interest;
    const principal = isLast ? balance : smaller(planned, balance);
    balance -= principal;
    const fee = rowFees[k] ?? 0n;
    const days = slowDay(dueOn) - slowDay(k === 0 ? terms.disbursedOn : (dates[k - 1] ?? ''));
    return { n: k + 1, dueOn, days, principal, interest, fee, total: principal + interest + fee, balance };
  });
  return { rows, netReceived: amount - deducted };
}

function slowDates({ disbursedOn, firstDueOn, every, instalments }: LoanTerms): string[] {
  return Array.from({ length: instalments }, (_, k) =>
    firstDueOn === null
      ? slowStep(disbursedOn, every.unit, every.count * (k + 1))
      : slowStep(firstDueOn, every.unit, every.count * k),
  );
}

function slowFactor({ interest, every }: LoanTerms, from: string, to: string): SlowFraction {
  const yearly = times(
    [interest.rate.num, interest.rate.den * 100n],
    whole({ day: 365, month: 12, year: 1 }[interest.per]),
  );
  const days = daysOf(from, to);
  const n = every.count;
  const equal = { month: [n, 12], week: [7 * n, 365], day: [n, 365], 'half-month': [n, 24] }[every.unit];
  const thirty = { month: 30 * n, 'half-month': 15 * n, week: days.length, day: days.length }[every.unit];
  const parts: Record<string, SlowFraction> = {
    'equal-periods': [BigInt(equal[0] ?? 0), BigInt(equal[1] ?? 0)],
    '30/360': [BigInt(thirty), 360n],
    'actual/360': [BigInt(days.length), 360n],
    'actual/364': [BigInt(days.length), 364n],
    'actual/365': [BigInt(days.length), 365n],
    'actual/actual': plus(
      [BigInt(days.filter(({ isLeap }) => !isLeap).length), 365n],
      [BigInt(days.filter(({ isLeap }) => isLeap).length), 366n],
    ),
  };
  return times(yearly, parts[interest.dayCount] ?? whole(0));
}

/** The level instalment, the level principal or the flat instalment, rounded to the step. */
function slowLevel(
  { amount, instalments, interest, rounding }: LoanTerms,
  factors: readonly SlowFraction[],
): bigint {
  let exact = over(whole(amount), whole(instalments));
  if (interest.method === 'flat') {
    const total = factors.reduce<SlowFraction>(
      (sum, factor) => plus(sum, times(whole(amount), factor)),
      whole(amount),
    );
    exact = over(total, whole(instalments));
  }
  if (interest.method === 'declining-equal-instalment') {
    let discount = whole(1);
    let sum = whole(0);
    for (const factor of factors) {
      discount = over(discount, plus(whole(1), factor));
      sum = lowest(plus(sum, discount));
    }
    exact = over(whole(amount), sum);
  }
  return slowRound(exact, rounding.to, rounding.mode);
}

/** Without this the sum of sixty fractions fills a book. */
function lowest([top, bottom]: SlowFraction): SlowFraction {
  let [a, b] = [top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return [top / a, bottom / a];
}

function slowFees({ amount, instalments, fees, rounding }: LoanTerms): {
  rowFees: bigint[];
  deducted: bigint;
} {
  const rowFees = Array.from({ length: instalments }, () => 0n);
  let deducted = 0n;
  for (const { percent, fixed, taxPercent, taken } of fees) {
    const fee = slowRound([amount * percent.num, percent.den * 100n], 1n, rounding.mode) + fixed;
    const gross = fee + slowRound([fee * taxPercent.num, taxPercent.den * 100n], 1n, rounding.mode);
    if (taken === 'deducted') deducted += gross;
    if (taken === 'first-instalment') rowFees[0] = (rowFees[0] ?? 0n) + gross;
    if (taken !== 'spread') continue;
    let left = gross;
    for (let k = 0; k < instalments; k += 1) {
      const share = slowRound([gross, BigInt(instalments)], 1n, rounding.mode);
      const part = k === instalments - 1 ? left : smaller(share, left);
      rowFees[k] = (rowFees[k] ?? 0n) + part;
      left -= part;
    }
  }
  return { rowFees, deducted };
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
