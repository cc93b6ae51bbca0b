import { add, compare, decimalText, multiply, rational } from '@candor/domain/numbers';
import { isRefusal } from '@candor/domain/refusals';
import { rateIsAbove, rateValue } from '@candor/domain/rate';
import { scheduleFlows, scheduleRate } from '@candor/domain/schedule';
import type { Rational } from '@candor/domain/numbers';
import type { Schedule } from '@candor/domain/schedule';
import { isInScope, spanOf } from './is-in-scope.ts';
import type { QuoteRefusal } from './law-refusal.ts';
import type { LimitOf } from './limit.ts';
import { nominalPerMonth } from './nominal-per-month.ts';

/** The ceilings that the figures of one loan can be held against; all are percentages. */
export type QuoteCeiling = LimitOf<'nominal-rate' | 'effective-rate' | 'total-cost'>;

interface CeilingRule<Ceiling extends QuoteCeiling> {
  readonly refused: QuoteRefusal;
  readonly ceiling: (limit: Ceiling) => Rational;
  /** Whether a loan is above a percentage, decided without rounding: 12.0000000001 % is above 12 %. */
  readonly isAbove: (limit: Ceiling, schedule: Schedule, percent: Rational) => boolean;
  /** What is held against the ceiling; null if no figure is large enough. */
  readonly value: (limit: Ceiling, schedule: Schedule) => Rational | null;
}

type CeilingRules = {
  readonly [Kind in QuoteCeiling['kind']]: CeilingRule<Extract<QuoteCeiling, { kind: Kind }>>;
};

const hundredth = rational(1n, 100n);

const rules: CeilingRules = {
  'nominal-rate': {
    refused: 'nominal_rate_is_above_the_ceiling',
    ceiling: ({ percentPerMonth }) => percentPerMonth,
    isAbove: (_, schedule, percent) => compare(nominalOf(schedule), percent) > 0,
    value: (_, schedule) => nominalOf(schedule),
  },
  'effective-rate': {
    refused: 'effective_rate_is_above_the_ceiling',
    ceiling: ({ percent }) => percent,
    // Flows that no rate can balance are not a price that anybody could call lawful.
    isAbove: ({ convention }, schedule, percent) =>
      rateIsAbove(convention, scheduleFlows(schedule), multiply(percent, hundredth)) !== false,
    value: ({ convention }, schedule) => {
      const rate = scheduleRate(schedule, convention);
      return isRefusal(rate) ? null : multiply(rateValue(rate), rational(100n));
    },
  },
  'total-cost': {
    refused: 'total_cost_is_above_the_ceiling',
    ceiling: ({ percentOfPrincipal }) => percentOfPrincipal,
    isAbove: (_, schedule, percent) => compare(costOf(schedule), percent) > 0,
    value: (_, schedule) => costOf(schedule),
  },
};

export function isQuoteCeiling(limit: { readonly kind: string }): limit is QuoteCeiling {
  return Object.hasOwn(rules, limit.kind);
}

export function ruleOf<Ceiling extends QuoteCeiling>(limit: Ceiling): CeilingRule<Ceiling> {
  return rules[limit.kind] as unknown as CeilingRule<Ceiling>;
}

/** Whether a loan is inside a limit's scope and above it. */
export function isBroken(limit: QuoteCeiling, schedule: Schedule): boolean {
  const { isAbove, ceiling } = ruleOf(limit);
  return isInScope(limit.scope, spanOf(schedule)) && isAbove(limit, schedule, ceiling(limit));
}

/**
 * A percentage that is above a ceiling, for people to read: rounded up, and never so that it looks like the
 * ceiling itself, which a rate that is a hair above would when it is stated with six decimals.
 */
export function valueAbove(value: Rational | null, ceiling: Rational): string {
  if (value === null) return 'beyond all measure';
  const isShown = compare(value, ceiling) > 0;
  return decimalText(isShown ? value : add(ceiling, rational(1n, 1_000_000n)), 6, 'up');
}

function nominalOf({ terms }: Schedule): Rational {
  return nominalPerMonth(terms.interest, terms.every.unit);
}

/** Interest and fees with their taxes, in percent of the principal. */
function costOf({ terms, totals }: Schedule): Rational {
  return rational(100n * totals.cost, terms.amount);
}
