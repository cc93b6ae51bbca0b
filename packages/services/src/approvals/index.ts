export { actOrAsk, actOrAskAsSeen, isWithinAuthority } from './act-or-ask.ts';
export { type ActKey, approvableActs } from './approvable-acts.ts';
export { answerApproval } from './answer-approval.ts';
export { askAsSeen, askForApproval } from './ask-for-approval.ts';
export { askProductChange, productFaultsOf } from './ask-product-change.ts';
export { askTableChange } from './ask-table-change.ts';
export { askWithAccount } from './ask-with-account.ts';
export { decideApproval } from './decide-approval.ts';
export { lapseApprovals } from './lapse-approvals.ts';
export { type Approver, mayDecide, readApprover } from './may-decide.ts';
export {
  type ApprovalLine,
  type ApprovalView,
  readApproval,
  readApprovals,
  readApprovalsAbout,
} from './read-approvals.ts';
export { readAuthority } from './read-authority.ts';
