import { stateTable } from './state-table.ts';
import type { RuleOf, StateOf } from './state-table.ts';

/** Overdue is not a state: it is a date that has passed. */
export const complaintStates = stateTable({
  name: 'Complaint',
  first: 'open',
  states: {
    open: 'Sent; waits for an answer.',
    answered: 'Answered; the borrower may reply.',
    closed: 'Done.',
    reopened: 'The borrower is not satisfied; waits for an answer again.',
  },
  events: {
    answer: { from: ['open', 'reopened'], to: 'answered', rule: 'only_a_waiting_complaint_is_answered' },
    close: { from: ['answered'], to: 'closed', rule: 'only_an_answered_complaint_is_closed' },
    // Who leaves waits for no answer.
    leave: {
      from: ['open', 'answered', 'reopened'],
      to: 'closed',
      rule: 'only_an_answered_complaint_is_closed',
    },
    reopen: { from: ['answered', 'closed'], to: 'reopened', rule: 'only_an_answered_complaint_is_reopened' },
  },
});

export type ComplaintState = StateOf<typeof complaintStates>;
export type ComplaintRule = RuleOf<typeof complaintStates>;
