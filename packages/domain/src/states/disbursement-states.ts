import { stateTable } from './state-table.ts';
import type { StateOf } from './state-table.ts';

/** Money that is to leave: one, however often it is tried. */
export const disbursementStates = stateTable({
  name: 'Disbursement',
  first: 'ordered',
  states: {
    ordered: 'To be sent, or on its way.',
    failed: 'Known not to have arrived; it may be sent again under the same id.',
    left: 'The money has left.',
  },
  events: {
    fail: { from: ['ordered'], to: 'failed', rule: 'only_a_running_payout_ends' },
    // A success that is told after a failure is still money that left.
    leave: { from: ['ordered', 'failed'], to: 'left', rule: 'only_a_running_payout_ends' },
    'send-again': { from: ['failed'], to: 'ordered', rule: 'only_a_failed_payout_is_sent_again' },
  },
});

export type DisbursementState = StateOf<typeof disbursementStates>;

/** One try to send it, as far as its channel is known to have come. */
export const attemptStates = stateTable({
  name: 'Disbursement attempt',
  first: 'intended',
  states: {
    intended: 'Written down; nobody has been called.',
    calling: 'The channel is being called, or whoever called it has died.',
    sent: 'The channel has taken it.',
    unknown: 'Nobody knows whether the channel has taken it.',
    failed: 'The channel says that it failed.',
    left: 'The channel says that it was paid.',
  },
  events: {
    call: { from: ['intended'], to: 'calling', rule: 'only_an_intended_attempt_is_called' },
    // An answer may come late, after somebody else has asked again; by a file it comes without a call.
    take: { from: ['intended', 'calling', 'unknown'], to: 'sent', rule: 'only_an_open_attempt_is_taken' },
    // After a restore nobody knows whether what was intended had been sent.
    lose: { from: ['intended', 'calling', 'sent'], to: 'unknown', rule: 'only_an_open_attempt_is_lost' },
    // The channel took nothing, or never heard of it: it is sent once more.
    'not-take': {
      from: ['calling', 'sent', 'unknown'],
      to: 'intended',
      rule: 'only_an_open_attempt_is_made_again',
    },
    fail: {
      from: ['intended', 'calling', 'sent', 'unknown'],
      to: 'failed',
      rule: 'only_an_open_attempt_fails',
    },
    leave: {
      from: ['intended', 'calling', 'sent', 'unknown', 'failed'],
      to: 'left',
      rule: 'what_has_left_has_left',
    },
  },
});

export type AttemptState = StateOf<typeof attemptStates>;
