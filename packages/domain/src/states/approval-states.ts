import { stateTable } from './state-table.ts';
import type { StateOf } from './state-table.ts';

export const approvalStates = stateTable({
  name: 'Approval request',
  first: 'waiting',
  states: {
    waiting: 'Waits for an approver; the first of two may have agreed.',
    'asked-back': 'The approver wants to know more from whoever asked.',
    done: 'Agreed to, and done.',
    refused: 'Declined.',
    withdrawn: 'Whoever asked no longer wants it.',
    lapsed: 'Nobody decided in time.',
  },
  events: {
    agree: { from: ['waiting'], to: 'done', rule: 'approval_is_decided' },
    refuse: { from: ['waiting'], to: 'refused', rule: 'approval_is_decided' },
    'ask-back': { from: ['waiting'], to: 'asked-back', rule: 'approval_is_decided' },
    answer: { from: ['asked-back'], to: 'waiting', rule: 'approval_is_decided' },
    withdraw: { from: ['waiting', 'asked-back'], to: 'withdrawn', rule: 'approval_is_decided' },
    lapse: { from: ['waiting', 'asked-back'], to: 'lapsed', rule: 'approval_is_decided' },
  },
});

export type ApprovalState = StateOf<typeof approvalStates>;
