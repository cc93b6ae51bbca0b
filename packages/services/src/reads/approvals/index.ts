export { readRequestsAbout } from './read-requests-about.ts';
export { readApprovalPage, readApprovalQueue } from './read-approval-queue.ts';
