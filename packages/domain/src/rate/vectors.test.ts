import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../numbers/parse-decimal.ts';
import { add, compare } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { conventionOf, flowsOf } from '../testing/read-vector.ts';
import type { AprText } from '../testing/read-vector.ts';
import published from '../vectors/apr.json' with { type: 'json' };
import { rateOfTimedFlows } from './rate-of-timed-flows.ts';
import { rateText } from './rate.ts';

function decimal(text: string): Rational {
  const value = parseDecimal(text);
  if (isRefusal(value)) throw new Error(text);
  return value;
}

const negative = ({ num, den }: Rational): Rational => ({ num: -num, den });

describe('published rates', () => {
  it.each(published.vectors.map((vector) => [vector.id, vector] as const))(
    '%s is met',
    (_, { request, expected }) => {
      const rate = rateOfTimedFlows(conventionOf(request as AprText), flowsOf(request as AprText));
      if (isRefusal(rate)) throw new Error(rate.refused);
      const difference = add(decimal(rateText(rate)), negative(decimal(expected.rate)));
      const size = difference.num < 0n ? negative(difference) : difference;
      expect(
        compare(size, decimal(expected.tolerance)),
        `${rateText(rate)} for ${expected.rate}`,
      ).toBeLessThanOrEqual(0);
    },
  );

  it('are all here', () => {
    expect(published.vectors).toHaveLength(56);
  });
});
