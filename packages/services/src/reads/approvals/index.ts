export { readApprovalPage, readApprovalQueue } from './read-approval-queue.ts';
