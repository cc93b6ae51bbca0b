import type { Loan, PlanCause } from '@candor/domain/loan';
import type { Payment } from '@candor/store/payments';

/** The change of the rows that a payment is meant to bring about. */
const causes: Readonly<Partial<Record<Payment['meantFor'], PlanCause>>> = {
  delay: 'delay',
  'cooling-off-exit': 'cancellation',
  settlement: 'settlement',
};

/**
 * Whether a counted payment did what it was made for; else it was an ordinary repayment, or the borrower's
 * credit.
 */
export function isAsMeant(
  { id, meantFor }: Pick<Payment, 'id' | 'meantFor'>,
  { plans, state }: Loan,
): boolean {
  const wanted = causes[meantFor];
  // A settlement on the last day changes no row.
  if (wanted === undefined || (meantFor === 'settlement' && state !== 'active')) return true;
  return plans.some(({ by, cause }) => by === id && cause === wanted);
}
