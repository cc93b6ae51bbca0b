import { amountText } from '@candor/domain/money';
import { decimalText, rational } from '@candor/domain/numbers';
import type { ProductTerms } from '@candor/domain/product';
import type { Rational } from '@candor/domain/numbers';

/** A term that can be turned down until the product is lawful. */
export interface Lever {
  /** The term, as a path. */
  readonly term: string;
  /** What it is set to, in the smallest steps that we name; rounded up. */
  readonly steps: bigint;
  readonly text: (steps: bigint) => string;
  readonly set: (steps: bigint) => ProductTerms;
}

/**
 * Percentages are named to the ten-thousandth: "5.3571". Nobody quotes a finer one, and it is rounded down.
 */
const stepsInPercent = 10_000n;

/**
 * The terms that make a loan dear: the interest rate and each part of each fee, unless it is nothing already.
 */
export function priceLevers(terms: ProductTerms): Lever[] {
  const { interest, fees } = terms;
  const withFee = (k: number, change: Partial<ProductTerms['fees'][number]>): ProductTerms => ({
    ...terms,
    fees: fees.map((fee, index) => (index === k ? { ...fee, ...change } : fee)),
  });
  const levers = [
    ...fees.flatMap((fee, k) => [
      percentLever(`fees[${k}].percent`, fee.percent, (percent) => withFee(k, { percent })),
      moneyLever(`fees[${k}].fixed`, fee.fixed, (fixed) => withFee(k, { fixed })),
    ]),
    percentLever('interest.rate', interest.rate, (rate) => ({ ...terms, interest: { ...interest, rate } })),
  ];
  return levers.filter(({ steps }) => steps > 0n);
}

function percentLever(term: string, value: Rational, set: (percent: Rational) => ProductTerms): Lever {
  return {
    term,
    steps: (value.num * stepsInPercent + value.den - 1n) / value.den,
    text: (steps) => decimalText(rational(steps, stepsInPercent), 4, 'down'),
    set: (steps) => set(rational(steps, stepsInPercent)),
  };
}

function moneyLever(term: string, value: bigint, set: (fixed: bigint) => ProductTerms): Lever {
  return { term, steps: value, text: amountText, set };
}

/** The largest percentage that can be named and is not above this one: 5/30 → "0.1666". */
export function percentDown(value: Rational): string {
  return decimalText(value, 4, 'down');
}
