import { routePath } from '@candor/contract/routes';
import type { Payment } from './payment.ts';

/** Where one chooses anew what to pay and how. */
export function otherWayHref({ loanId, meantFor }: Pick<Payment, 'loanId' | 'meantFor'>): string {
  if (meantFor === 'delay') return routePath('repayDelay', { loanId });
  // The way out of the cooling-off days begins on the loan's own page.
  if (meantFor === 'cooling-off-exit') return routePath('loanDetail', { loanId });
  return routePath('repaymentChoice', { loanId });
}
