import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';
import { loanConfirmCall } from './loan-confirm-call.ts';
import { loanDetailsCall } from './loan-details-call.ts';
import { loanDueDaysCall } from './due-day/loan-due-days-call.ts';
import { loanOfferCall } from './loan-offer-call.ts';

export function loanHandlers(
  parts: HandlerParts,
): CallHandlers<'loan.confirm' | 'loan.details' | 'loan.due-days' | 'loan.offer'> {
  return {
    'loan.confirm': loanConfirmCall(parts),
    'loan.details': loanDetailsCall(parts),
    'loan.due-days': loanDueDaysCall(parts),
    'loan.offer': loanOfferCall(parts),
  };
}
