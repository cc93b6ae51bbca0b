import { credit, debit, loanSubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

export type CancelFacts = {
  readonly loan: string;
  /** Deducted fees with their taxes. Their own entries are reversed beside this one. */
  readonly feesReturned: bigint;
  /** Posted day by day so far. */
  readonly interestAccrued: bigint;
  /** By the market's rule: India the disclosed APR on the net amount for the days; Philippines nothing. */
  readonly interestOwed: bigint;
};

/**
 * India: 20,000.00 less a fee of 400.00, so 19,600.00 received; exit after 2 days at a disclosed APR of 17.07
 * %: 18.33 are owed, 16.44 were accrued. The fee's entry is reversed, which leaves 400.00 to pay out; they
 * are set off against the principal:
 *   Dr payout clearing 400.00 · Dr interest receivable 1.89 · Cr principal receivable 400.00 · Cr interest
 *     income 1.89
 * and the loan owes 19,600.00 + 18.33 = 19,618.33.
 * Philippines: 10,000.00 less 535.71, exit after a day with 20.00 accrued and nothing owed:
 *   Dr payout clearing 535.71 · Dr interest income 20.00 · Cr principal receivable 535.71 · Cr interest
 *     receivable 20.00
 */
export const cancel: Posting<CancelFacts> = {
  when: "The borrower leaves in the cooling-off period. Each deducted fee's own entry is reversed beside it; what that frees is set off against the principal, so that the net amount received is owed, and interest becomes what the market's rule says.",
  oncePer: 'loan',
  key: ({ loan }) => [loan],
  lines: ({ loan, feesReturned, interestAccrued, interestOwed }) => {
    const more = interestOwed - interestAccrued;
    return [
      debit('payout-clearing', feesReturned),
      credit('principal-receivable', feesReturned, loanSubject(loan)),
      ...(more < 0n
        ? [debit('interest-income', -more), credit('interest-receivable', -more, loanSubject(loan))]
        : [debit('interest-receivable', more, loanSubject(loan)), credit('interest-income', more)]),
    ];
  },
  example: {
    story:
      'India: 20,000.00 less a fee of 400.00 were lent. After two days 16.44 of interest were accrued and, at the disclosed 17.07 % on the 19,600.00 received, 18.33 are owed: the exit costs 19,618.33.',
    facts: { loan: '43', feesReturned: 40_000n, interestAccrued: 1_644n, interestOwed: 1_833n },
  },
};
