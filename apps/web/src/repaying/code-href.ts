import { routePath } from '@candor/contract/routes';
import type { Payment } from './payment.ts';

/**
 * Where a code is shown: a transfer of one's own is made from the repay page, everything else by the
 * instructions.
 */
export function codeHref({
  loanId,
  paymentId,
  takesUtr,
}: Pick<Payment, 'loanId' | 'paymentId' | 'takesUtr'>): string {
  return takesUtr
    ? routePath('repay', { loanId, paymentId })
    : routePath('paymentInstructions', { paymentId });
}
