import type { Calls } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import { loanPurposes } from '@candor/markets';
import { confirmLoan, type ConfirmRefusal } from '@candor/services/lending/contracts';
import { runCommand } from '@candor/services/kernel/commands';
import type { Handler, Refusal } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { triesSentence } from './session-words.ts';
import { isOfKey, keyRefused } from './key-refused.ts';

type Told = Refusal<Calls['loan.confirm']['errors'][number]>;

/**
 * What the wire calls each rule. A rule that is not named here does not compile: nobody is told of figures
 * that are right.
 */
const toldAs: Readonly<
  Record<Exclude<ConfirmRefusal, 'purpose_is_not_offered'>, Exclude<Told['refused'], 'invalid_request'>>
> = {
  not_found: 'not_found',
  offer_has_expired: 'offer_has_expired',
  amount_is_not_offered: 'amount_is_not_offered',
  amount_is_above_the_approved: 'amount_is_above_the_approved',
  term_is_not_offered: 'term_is_not_offered',
  due_day_is_not_offered: 'due_day_is_not_offered',
  month_is_dearer_than_approved: 'month_is_dearer_than_approved',
  payout_account_is_missing: 'payout_account_is_missing',
  payout_account_is_not_the_borrowers: 'payout_account_is_not_the_borrowers',
  disclosure_is_not_read: 'disclosure_is_not_read',
  agreement_is_not_accepted: 'agreement_is_not_accepted',
  figures_have_changed: 'figures_have_changed',
  order_is_unknown: 'not_found',
  key_facts_have_expired: 'offer_has_expired',
  code_is_wrong: 'code_wrong',
  disclosure_has_changed: 'figures_have_changed',
  agreement_has_changed: 'figures_have_changed',
  // Signed already, or not offered yet.
  only_a_draft_is_submitted: 'order_cannot_change_now',
  only_a_submitted_order_is_reviewed: 'order_cannot_change_now',
  only_an_order_in_review_is_decided: 'order_cannot_change_now',
  only_an_open_offer_is_confirmed: 'order_cannot_change_now',
  only_an_open_offer_expires: 'order_cannot_change_now',
  only_before_the_payout_is_an_order_withdrawn: 'order_cannot_change_now',
  only_a_confirmed_order_is_paid_out: 'order_cannot_change_now',
  only_a_running_payout_ends: 'order_cannot_change_now',
  // It was priced when it was approved; since then the law or the product no longer lets it be.
  terms_make_no_schedule: 'order_cannot_change_now',
  nominal_rate_is_above_the_ceiling: 'order_cannot_change_now',
  effective_rate_is_above_the_ceiling: 'order_cannot_change_now',
  total_cost_is_above_the_ceiling: 'order_cannot_change_now',
  amount_is_not_positive: 'order_cannot_change_now',
  instalments_out_of_range: 'order_cannot_change_now',
  step_out_of_range: 'order_cannot_change_now',
  first_due_date_is_not_after_the_payout: 'order_cannot_change_now',
  interest_rate_is_negative: 'order_cannot_change_now',
  fee_is_negative: 'order_cannot_change_now',
  rounding_step_is_not_positive: 'order_cannot_change_now',
  due_date_is_beyond_the_calendar: 'order_cannot_change_now',
  fees_leave_nothing_to_pay_out: 'order_cannot_change_now',
  nothing_is_received: 'order_cannot_change_now',
  nothing_is_repaid: 'order_cannot_change_now',
  no_rate_balances_the_flows: 'order_cannot_change_now',
  rate_is_beyond_all_measure: 'order_cannot_change_now',
  outside_contact_hours: 'order_cannot_change_now',
  person_must_not_be_contacted: 'order_cannot_change_now',
  limit_raise_was_not_requested: 'order_cannot_change_now',
};

const purposeFault: Told = {
  refused: 'invalid_request',
  fields: [
    {
      path: '/purpose',
      rule: 'not_one_of',
      message: 'Please choose one of the purposes that the offer lists.',
      example: loanPurposes[0] ?? '',
    },
  ],
};

/** A7.1: the signature, once, whatever is tapped twice or lost on the way. */
export function loanConfirmCall({ database, identity }: HandlerParts): Handler<Calls['loan.confirm']> {
  const { seal, now } = identity;
  return async (input, { market, session: { borrowerId }, facts, idempotencyKey, requestId }) => {
    const { shown, amount, firstDueOn, ...signed } = input;
    const answer = await runCommand(database, confirmLoan(seal), {
      input: {
        ...signed,
        borrowerId,
        amount: BigInt(amount),
        firstDueOn: (firstDueOn ?? null) as CalendarDate | null,
        language: languageOf(facts, market),
        shown: {
          netReceived: BigInt(shown.netReceived),
          totalToRepay: BigInt(shown.totalToRepay),
          firstDueOn: shown.firstDueOn as CalendarDate,
        },
      },
      actor: { kind: 'borrower', id: borrowerId },
      idempotencyKey,
      requestId,
      now: now(),
    });
    if (isOfKey(answer)) return keyRefused(answer.kind);
    if (answer.kind === 'refused') return told(answer.refusal.refused);
    const { output } = answer;
    if (output.is === 'code_wrong') return { refused: 'code_wrong', detail: triesSentence(output.triesLeft) };
    if (output.is !== 'signed') return { refused: output.is };
    return { orderId: output.orderId, state: output.state };
  };
}

function told(rule: ConfirmRefusal): Told {
  return rule === 'purpose_is_not_offered' ? purposeFault : { refused: toldAs[rule] };
}
