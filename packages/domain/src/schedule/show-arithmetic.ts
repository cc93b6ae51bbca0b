import { divideRounded, roundToStep } from '../money/divide-rounded.ts';
import { add, multiply, rational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { discountFactor } from '../rate/discount-factor.ts';
import type { DatedConvention } from '../rate/rate-convention.ts';
import { rateValue } from '../rate/rate.ts';
import type { Rate } from '../rate/rate.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { duePeriods } from './due-dates.ts';
import type { FeeLine } from './fee-lines.ts';
import { exactLevelInstalment } from './level-instalment.ts';
import type { FeeTerms, InterestMethod, InterestTerms, RatePeriod, RoundingTerms } from './loan-terms.ts';
import type { Schedule, ScheduleRow } from './make-schedule.ts';
import { periodFactors, timesAYear, yearShares } from './period-factors.ts';
import type { YearShare } from './period-factors.ts';

/**
 * One step that a person can redo with pen and paper. Amounts are minor units; `exact` ones are not yet
 * rounded.
 */
export type ArithmeticStep =
  | { readonly step: 'fee'; readonly amount: bigint; readonly terms: FeeTerms; readonly line: FeeLine }
  | {
      readonly step: 'net-received';
      readonly amount: bigint;
      readonly deducted: bigint;
      readonly netReceived: bigint;
    }
  | {
      readonly step: 'yearly-rate';
      readonly rate: Rational;
      readonly per: RatePeriod;
      readonly yearly: Rational;
    }
  | {
      readonly step: 'flat-interest';
      readonly exact: Rational;
      readonly rounded: bigint;
      readonly rows: number;
    }
  | {
      readonly step: 'instalment';
      readonly method: InterestMethod;
      readonly exact: Rational;
      readonly rounded: bigint;
      readonly rounding: RoundingTerms;
    }
  | {
      readonly step: 'row';
      readonly row: ScheduleRow;
      /** What the interest is a share of: the balance at the yearly rate, or a flat loan's whole interest. */
      readonly basis: Rational;
      readonly yearly: Rational | null;
      readonly shares: readonly YearShare[];
      readonly exactInterest: Rational;
      /** The last row takes what rounding left over. */
      readonly isLast: boolean;
    }
  | {
      readonly step: 'present-value';
      readonly row: ScheduleRow;
      readonly time: Rational;
      readonly unit: 'month' | 'year' | 'unit-period';
      readonly factor: Rational;
      readonly value: Rational;
    }
  | {
      readonly step: 'rate';
      readonly rate: Rate;
      readonly law: string;
      readonly repaid: Rational;
      readonly received: bigint;
    };

/**
 * Every figure of a quote with its working: fees, net amount, rate, instalment, each row, and the proof of
 * the rate.
 */
export function showArithmetic(
  schedule: Schedule,
  convention: DatedConvention,
  rate: Rate,
): ArithmeticStep[] {
  const { terms, fees, totals, netReceived } = schedule;
  const { interest } = terms;
  return [
    ...fees.map(
      (line, index) =>
        ({ step: 'fee', amount: terms.amount, terms: terms.fees[index] ?? missing(), line }) as const,
    ),
    { step: 'net-received', amount: terms.amount, deducted: totals.deducted, netReceived },
    { step: 'yearly-rate', rate: interest.rate, per: interest.per, yearly: yearlyRate(interest) },
    ...repaymentSteps(schedule),
    ...rateSteps(schedule, convention, rate),
  ];
}

function yearlyRate({ rate, per }: InterestTerms): Rational {
  return multiply(rate, rational(timesAYear[per]));
}

function repaymentSteps({ terms, rows }: Schedule): ArithmeticStep[] {
  const { amount, instalments, interest, every, rounding } = terms;
  const { method } = interest;
  const periods = duePeriods(terms);
  if (isRefusal(periods)) throw new Error('the terms of a schedule have due dates');
  const factors = periodFactors(interest, every, periods);
  const sum = factors.nums.reduce((a, b) => a + b, 0n);
  const flatTotal = rational(amount * sum, factors.den);
  const count = rational(1n, BigInt(instalments));
  const exact = {
    'declining-equal-instalment': () => exactLevelInstalment(amount, factors),
    'declining-equal-principal': () => multiply(rational(amount), count),
    flat: () => multiply(add(rational(amount), flatTotal), count),
  }[method]();
  const rounded = roundToStep(exact.num, exact.den, rounding.to, rounding.mode);
  const yearly = yearlyRate(interest);
  const rowSteps = rows.map((row, k): ArithmeticStep => {
    const isLast = row.n === instalments;
    if (method === 'flat') {
      const shares = [{ parts: 1, whole: instalments }];
      const exactInterest = multiply(flatTotal, count);
      return { step: 'row', row, basis: flatTotal, yearly: null, shares, exactInterest, isLast };
    }
    const basis = rational(row.balance + row.principal);
    const shares = yearShares(interest.dayCount, every, periods[k] ?? missing());
    const exactInterest = rational(basis.num * (factors.nums[k] ?? 0n), factors.den);
    return { step: 'row', row, basis, yearly, shares, exactInterest, isLast };
  });
  const total = divideRounded(flatTotal.num, flatTotal.den, rounding.mode);
  const flatStep: ArithmeticStep = {
    step: 'flat-interest',
    exact: flatTotal,
    rounded: total,
    rows: instalments,
  };
  const instalmentStep: ArithmeticStep = { step: 'instalment', method, exact, rounded, rounding };
  return [...(method === 'flat' ? [flatStep] : []), instalmentStep, ...rowSteps];
}

/** Each row's worth on the day of the payout at the stated rate; together they are what was received. */
function rateSteps(
  { terms, rows, netReceived }: Schedule,
  convention: DatedConvention,
  rate: Rate,
): ArithmeticStep[] {
  const { num, den } = convention.statedTimes;
  const perUnit = multiply(rateValue(rate), rational(den, num));
  const values = rows.map((row) => {
    const between = convention.timeBetween(terms.disbursedOn, row.dueOn);
    const time = rational(BigInt(between.num), BigInt(between.den));
    const factor = discountFactor({ time, fraction: zero }, perUnit);
    const value = { num: row.total * factor.num, den: factor.den };
    return { step: 'present-value', row, time, unit: convention.timeUnit, factor, value } as const;
  });
  const repaid = values.reduce((sum, { value }) => add(sum, value), zero);
  return [...values, { step: 'rate', rate, law: convention.law, repaid, received: netReceived }];
}

function missing(): never {
  throw new Error('a schedule has a line for each fee and a period for each row');
}
