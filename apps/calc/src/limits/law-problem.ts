import type { Refusal } from '@candor/domain/refusals';
import type { Schedule } from '@candor/domain/schedule';
import { checkQuote } from '@candor/markets';
import type { MarketId, QuoteRefusal } from '@candor/markets';
import type { Problem } from '../problem.ts';

type Facts = Readonly<Record<string, string | number>>;

/** Each ceiling, said in the calculator's own field names. A new one doesn't compile until it is here. */
const problems: Readonly<Record<QuoteRefusal, (facts: Facts) => Problem>> = {
  nominal_rate_is_above_the_ceiling: ({ ceiling, value, limit }) => ({
    field: 'interest.rate',
    rule: `at most ${ceiling} % per month for such a loan (${limit}); this is ${value} %`,
    example: `"rate": "${ceiling}", "per": "month"`,
  }),
  effective_rate_is_above_the_ceiling: ({ ceiling, value, limit }) => ({
    field: 'fees',
    rule: `interest and fees together at most ${ceiling} % per month, effective, for such a loan (${limit}); this is ${value} %`,
    example: 'smaller fees: "calc -- limits" names the largest lawful ones',
  }),
  total_cost_is_above_the_ceiling: ({ ceiling, value, limit }) => ({
    field: 'fees',
    rule: `interest and fees together at most ${ceiling} % of the principal for such a loan (${limit}); this is ${value} %`,
    example: 'smaller fees: "calc -- limits" names the largest lawful ones',
  }),
};

/**
 * Why the law of a market forbids a loan that is entered into on the day of its payout; nothing if it allows
 * it.
 */
export function lawProblem(market: MarketId, schedule: Schedule): Problem | undefined {
  const refusal: Refusal<QuoteRefusal> | undefined = checkQuote(market, schedule, schedule.terms.disbursedOn);
  return refusal && problems[refusal.refused](refusal.facts ?? {});
}
