import { isRefusal } from '../refusals/index.ts';
import { nextState, stateTable } from './state-table.ts';
import type { RuleOf, StateOf } from './state-table.ts';

/**
 * A borrower's permission to debit what is due: theirs to give, to rest and to take back. Another account or
 * another ceiling is another mandate, because whoever holds the account confirms each.
 */
export const mandateStates = stateTable({
  name: 'Mandate',
  first: 'asked',
  states: {
    asked: 'The borrower wants it; the bank, the wallet or the UPI app has not confirmed it.',
    active: 'Confirmed: what is due is debited.',
    paused: 'Rests: nothing is debited until the borrower goes on.',
    declined: 'Not confirmed, by the borrower or by whoever keeps the account.',
    cancelled: 'Ended by the borrower, here or where the account is.',
    expired: 'Its last day is over, its loan has ended, or nobody confirmed it in time.',
  },
  events: {
    authorise: { from: ['asked'], to: 'active', rule: 'only_an_asked_mandate_is_answered' },
    decline: { from: ['asked'], to: 'declined', rule: 'only_an_asked_mandate_is_answered' },
    pause: { from: ['active'], to: 'paused', rule: 'only_an_active_mandate_is_paused' },
    resume: { from: ['paused'], to: 'active', rule: 'only_a_paused_mandate_goes_on' },
    // One tap, whatever it was waiting for.
    cancel: { from: ['asked', 'active', 'paused'], to: 'cancelled', rule: 'only_a_running_mandate_ends' },
    expire: { from: ['asked', 'active', 'paused'], to: 'expired', rule: 'only_a_running_mandate_ends' },
  },
});

export type MandateState = StateOf<typeof mandateStates>;
export type MandateRule = RuleOf<typeof mandateStates>;

/** Asked for, in force or resting: a loan has one such at most, and it can still be ended. */
export const isRunningMandate = ({ state }: { readonly state: MandateState }): boolean =>
  !isRefusal(nextState(mandateStates, state, 'cancel'));

/** The debit of one due under a mandate: one, however often it is tried. */
export const debitStates = stateTable({
  name: 'Mandate debit',
  first: 'planned',
  states: {
    planned: 'To be debited; the borrower has not been told the amount.',
    notified: 'The borrower and the channel were told the amount and the day.',
    requested: 'The channel was asked to debit; what became of it is not known.',
    bounced: 'The channel says that it was not debited; it may be tried again.',
    collected: 'The channel says that it was debited.',
    dropped: 'Called off: paid otherwise, skipped, moved, or not allowed any longer.',
    failed: 'Not debited, and no try is left.',
  },
  events: {
    // Told anew where another amount is owed: nothing is debited that differs from its notice.
    notify: {
      from: ['planned', 'notified', 'bounced'],
      to: 'notified',
      rule: 'only_an_open_debit_is_notified',
    },
    request: { from: ['notified', 'bounced'], to: 'requested', rule: 'only_a_notified_debit_is_requested' },
    bounce: { from: ['requested'], to: 'bounced', rule: 'only_a_requested_debit_bounces' },
    drop: { from: ['planned', 'notified', 'bounced'], to: 'dropped', rule: 'only_an_open_debit_is_dropped' },
    'give-up': { from: ['notified', 'bounced'], to: 'failed', rule: 'only_an_open_debit_is_dropped' },
    collect: {
      // A success that is told after a bounce is still money.
      from: ['requested', 'bounced', 'dropped', 'failed'],
      to: 'collected',
      rule: 'what_was_collected_was_collected',
    },
  },
});

export type DebitState = StateOf<typeof debitStates>;
export type DebitRule = RuleOf<typeof debitStates>;
