import { amountText } from '@candor/domain/money';
import type { Breach } from '@candor/markets';
import type { JsonValue } from '../json.ts';

/**
 * A term that breaks a limit, with what it may be at most (or at least), and the loan in which it is worst.
 */
export function breachAnswer(breach: Breach): { readonly [name: string]: JsonValue } {
  const { refused, limit, term, set, ceiling, value, largestLawful, leastLawful, worst } = breach;
  return {
    term,
    limit,
    rule: refused,
    set,
    value,
    ceiling,
    largestLawful,
    leastLawful,
    worst: worst && {
      amount: amountText(worst.amount),
      instalments: worst.term.instalments,
      every: { count: worst.term.every.count, unit: worst.term.every.unit },
      disbursedOn: worst.disbursedOn,
    },
  };
}

/** "fees[0].fixed is 600.00; ph-eir-12 allows 12, this comes to 12.765957; at most 535.71" */
export function breachLine({ term, set, limit, ceiling, value, largestLawful, leastLawful }: Breach): string {
  const cure =
    leastLawful === null
      ? largestLawful === null
        ? 'no value of this term alone makes it lawful'
        : `at most ${largestLawful}`
      : `at least ${leastLawful}`;
  return `${term} is ${set}; ${limit} says ${ceiling}, this comes to ${value}; ${cure}`;
}
