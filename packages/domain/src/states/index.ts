export { type ApprovalState, approvalStates } from './approval-states.ts';
export {
  type CertificationRule,
  type CertificationState,
  certificationStates,
} from './certification-states.ts';
export { type ComplaintRule, type ComplaintState, complaintStates } from './complaint-states.ts';
export {
  type AttemptState,
  type DisbursementState,
  attemptStates,
  disbursementStates,
} from './disbursement-states.ts';
export { type LoanRule, type LoanState, loanStates } from './loan-states.ts';
export {
  type DebitRule,
  type DebitState,
  type MandateRule,
  type MandateState,
  debitStates,
  isRunningMandate,
  mandateStates,
} from './mandate-states.ts';
export { type OrderRule, type OrderState, orderStates } from './order-states.ts';
export { type PaymentRule, type PaymentState, paymentStates } from './payment-states.ts';
export { nextState, transitionsOf } from './state-table.ts';
export { statesDocument } from './states-document.ts';
