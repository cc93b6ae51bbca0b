export { insertApprovalCases, itemsAtApprover } from './approval-cases.ts';
export {
  type ApprovalLimit,
  approvalLimitOf,
  listApprovalLimits,
  setApprovalLimit,
} from './approval-limits.ts';
export {
  type ApprovalRow,
  areApprovalsOver,
  endApproval,
  findApproval,
  insertApproval,
  listApprovalsAbout,
  listApprovalsOfIds,
  listOwnLapsed,
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
