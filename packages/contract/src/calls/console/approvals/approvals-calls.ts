import { consoleApprovalAnswer } from './approval-answer.ts';
import { consoleApprovalDecide } from '../approvals.ts';
import { consoleApproval } from './approval.ts';
import { consoleApprovals } from './approvals.ts';

export const consoleApprovalsCalls = [
  consoleApprovals,
  consoleApproval,
  consoleApprovalDecide,
  consoleApprovalAnswer,
] as const;
