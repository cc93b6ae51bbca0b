import type { LoanState, OrderState } from '@candor/domain/states';

/** What a borrower can do next with an order. */
export type NextAction = 'wait' | 'mend' | 'confirm' | 'repay' | 'read' | 'apply-again' | 'change-account';

const actions: Readonly<Record<OrderState, NextAction>> = {
  draft: 'mend',
  submitted: 'wait',
  'in-review': 'wait',
  'sent-back': 'mend',
  refused: 'read',
  approved: 'confirm',
  expired: 'apply-again',
  withdrawn: 'apply-again',
  confirmed: 'wait',
  'paying-out': 'wait',
  'payout-failed': 'change-account',
  'paid-out': 'read',
};

/** What was written off is still owed, and is taken. */
export function nextAction(order: OrderState, loan: LoanState | null): NextAction {
  return loan === 'active' || loan === 'written-off' ? 'repay' : actions[order];
}
