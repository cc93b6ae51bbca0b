import type { ApprovalStep } from '@candor/store/approvals';

/** What somebody did to a request, after their name; nobody's name stands before the last. */
export const stepWords: Readonly<Record<ApprovalStep | 'lapsed', string>> = {
  asked: 'requested approval',
  'asked-back': 'requested more info',
  answered: 'answered',
  agreed: 'approved',
  refused: 'declined',
  withdrawn: 'withdrew the request',
  lapsed: 'Lapsed: nobody decided in time',
};
