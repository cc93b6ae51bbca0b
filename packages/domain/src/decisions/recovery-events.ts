import { totalOfParts } from '../loan/parts.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import type { MoneyIn } from './money-rules.ts';

/**
 * Money on a loan that was written off: up to what was given up it is recovered, beyond that it is the borrower's
 * credit.
 */
export function recoveryEvents(loan: Loan, { by, amount, receivedOn: on }: MoneyIn): LoanEvent[] {
  const missing = stillMissing(loan);
  const recovered = amount < missing ? amount : missing;
  const over = amount - recovered;
  const allocation = { by, on, until: null, amount: over, lines: [], charge: 0n, toCredit: over };
  return [
    ...(recovered > 0n
      ? [{ event: 'recovery-received', recovery: { by, on, amount: recovered, until: null } } as const]
      : []),
    ...(over > 0n ? [{ event: 'money-allocated', allocation } as const] : []),
    ...(recovered === missing && loan.state === 'written-off'
      ? [{ event: 'loan-recovered', on } as const]
      : []),
  ];
}

/** Of what was written off, what has not come back. */
export function stillMissing({ writtenOff, recoveries }: Loan): bigint {
  const recovered = recoveries.reduce((sum, { amount, until }) => (until === null ? sum + amount : sum), 0n);
  return writtenOff === null ? 0n : totalOfParts(writtenOff) - recovered;
}
