export { insertApprovalCases, itemsAtApprover } from './approval-cases.ts';
export {
  type ApprovalLimit,
  approvalLimitOf,
  listApprovalLimits,
  setApprovalLimit,
} from './approval-limits.ts';
export {
  type ApprovalPlace,
  type ApprovalRow,
  areApprovalsOver,
  endApproval,
  findApproval,
  insertApproval,
  listApprovalsAbout,
  listApprovalsEnded,
  listApprovalsOfIds,
  listApprovalsWaiting,
  listAskedBack,
  listRequestsAbout,
  listSubjectsAsked,
  lockApproval,
  lockApprovalsOver,
  reopenApproval,
  subjectsOfBorrower,
} from './approval-requests.ts';
export {
  type ApprovalStep,
  type ApprovalWord,
  insertApprovalWord,
  listApprovalWords,
} from './approval-words.ts';
export { type AuthorityLimitRow, insertAuthorityLimit, listAuthorityLimits } from './authority-limits.ts';
export { authorityUsed, insertAuthorityUse, listAuthorityUsed, lockAuthority } from './authority-uses.ts';
