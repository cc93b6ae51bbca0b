export type { LoanAgreement, LoanLimits } from './agreement.ts';
export { applyEvent, applyEvents } from './apply-event.ts';
export { beyondCredit, creditWaits } from './beyond-credit.ts';
export { bringInLoan } from './bring-in-loan.ts';
export { type LoanCosts, costCharged, costPaid, costRoom, costSoFar, costToTheEnd } from './costs.ts';
export { isDisputed } from './is-disputed.ts';
export type { LoanEvent } from './loan-event.ts';
export type {
  AllocatedMoney,
  AllocationLine,
  Dispute,
  LateCharge,
  Loan,
  LoanRow,
  Pause,
  Plan,
  PlanCause,
  Recovery,
} from './loan.ts';
export { loanAsItWas } from './loan-as-it-was.ts';
export { openLoan } from './open-loan.ts';
export { borrowerCredit, outstanding, overdue } from './outstanding.ts';
export { type Parts, eachPart, noParts, toldParts, totalOfParts } from './parts.ts';
