// Published figures are kept as requests to the calculator; here they become what the domain takes.
import { parseMoney } from '../money/parse-money.ts';
import { parseFraction } from '../numbers/parse-fraction.ts';
import { add, multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { actuarialUnitPeriod } from '../rate/actuarial-unit-period.ts';
import { effectiveAnnual } from '../rate/effective-annual.ts';
import { eirMonthly } from '../rate/eir-monthly.ts';
import type { TimedFlow } from '../rate/equation.ts';
import { nominal12 } from '../rate/nominal-12.ts';
import type { RateConvention } from '../rate/rate-convention.ts';
import type { TimedFlows } from '../rate/rate-of-timed-flows.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import type { LoanTerms } from '../schedule/loan-terms.ts';

type FlowText = {
  amount: string;
  count?: number;
  period?: number;
  fraction?: string;
  years?: string;
  everyYears?: string;
};
export type AprText = {
  convention: string;
  periodsPerYear?: string;
  advances: FlowText[];
  payments: FlowText[];
};

export function conventionOf({ convention, periodsPerYear }: AprText): RateConvention {
  const known: RateConvention[] = [eirMonthly, nominal12, effectiveAnnual];
  return known.find(({ id }) => id === convention) ?? actuarialUnitPeriod(fraction(periodsPerYear));
}

export function flowsOf({ advances, payments }: AprText): TimedFlows {
  return { advances: advances.flatMap(repeated), payments: payments.flatMap(repeated) };
}

function repeated({ amount, count = 1, period, fraction: part, years, everyYears }: FlowText): TimedFlow[] {
  const first = period === undefined ? fraction(years) : add(rational(BigInt(period)), fraction(part));
  const apart = period === undefined ? fraction(everyYears ?? '0') : rational(1n);
  return Array.from({ length: count }, (_, k) => ({
    amount: fraction(amount),
    time: add(first, multiply(rational(BigInt(k)), apart)),
  }));
}

export type ScheduleText = Omit<LoanTerms, 'amount' | 'interest' | 'fees' | 'rounding' | 'firstDueOn'> & {
  amount: string;
  interest: Omit<LoanTerms['interest'], 'rate'> & { rate: string };
  fees: [];
  rounding: { mode: LoanTerms['rounding']['mode']; to: string };
};

export function termsOf({
  amount,
  interest,
  rounding,
  disbursedOn,
  instalments,
  every,
}: ScheduleText): LoanTerms {
  return {
    amount: granted(parseMoney(amount)),
    disbursedOn,
    instalments,
    every,
    firstDueOn: null,
    interest: { ...interest, rate: fraction(interest.rate) },
    fees: [],
    rounding: { mode: rounding.mode, to: granted(parseMoney(rounding.to)) },
  };
}

function fraction(text = ''): Rational {
  return granted(parseFraction(text));
}

function granted<Answer>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Error(`${answer.refused}: ${JSON.stringify(answer.facts)}`);
  return answer;
}
