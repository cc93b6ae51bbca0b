export { type ApplyRule, decideApply } from './decide-apply.ts';
export { decideCancel } from './decide-cancel.ts';
export { decideDay } from './decide-day.ts';
export { decideDelay, decideDelayFromCredit } from './decide-delay.ts';
export { type DisputeRule, decideDispute } from './decide-dispute.ts';
export { type PayOutRule, decidePayOut } from './decide-pay-out.ts';
export { type RefundRule, decideRefund } from './decide-refund.ts';
export { decideRepay } from './decide-repay.ts';
export {
  type Restructure,
  type RestructureRule,
  decideRestructure,
  highestInstalment,
} from './decide-restructure.ts';
export { type ReverseRule, decideReverse } from './decide-reverse.ts';
export { decideSettle } from './decide-settle.ts';
export { type Sign, type SignRule, decideSign } from './decide-sign.ts';
export { type TakeBackRule, decideTakeBackCharge } from './decide-take-back-charge.ts';
export { type WaiveRule, decideWaive } from './decide-waive.ts';
export { decideWriteOff } from './decide-write-off.ts';
export { type Approval, isDearerThanApproved } from './is-dearer-than-approved.ts';
export type { MoneyIn, MoneyRule } from './money-rules.ts';
export { mostSignable } from './most-signable.ts';
export { ifSignable } from './signable-schedule.ts';
export { stillMissing } from './recovery-events.ts';
export { schedulesOnLeaving } from './schedules-on-leaving.ts';
