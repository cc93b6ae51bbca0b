import { addParts, noParts, subtractParts, totalOfParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import { planOf } from '../instalments/row-states.ts';
import { divideByOrder } from '../repayment/divide-by-order.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import type { MoneyIn } from './money-rules.ts';

/**
 * Money on a loan that was written off: up to what was given up it is recovered, beyond that it is the
 * borrower's credit.
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

/**
 * What a payment brought back of what was written off, by the order of payment: for a receipt. The books
 * count it as one sum.
 *   4,000.00 of principal and 120.00 of interest were written off; the first 500.00 are 120.00 of interest
 *     and 380.00 of principal.
 */
export function recoveredBy(loan: Loan, by: string): Parts {
  const { writtenOff, recoveries, agreement } = loan;
  const [row] = planOf(loan).rows;
  if (!writtenOff || !row) return noParts;
  let left = writtenOff;
  let own = noParts;
  for (const recovery of recoveries) {
    const isOwn = recovery.by === by;
    if (!isOwn && recovery.until !== null) continue;
    const rows = [{ row, owed: writtenOff, paid: noParts, left }];
    const { lines } = divideByOrder(rows, recovery.amount, agreement.paymentOrder);
    const parts = lines[0]?.parts ?? noParts;
    if (recovery.until === null) left = subtractParts(left, parts);
    if (isOwn) own = addParts(own, parts);
  }
  return own;
}
