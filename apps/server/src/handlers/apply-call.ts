import type { Calls, FieldFault } from '@candor/contract';
import { markets, type MarketId } from '@candor/markets';
import { applyForLoan, applicationIdOfKey, type ApplyForLoan } from '@candor/services/lending/applications';
import { runCommand, type RefusalOf } from '@candor/services/kernel/commands';
import { timeIn } from '@candor/services/kernel/time';
import type { Handler, Refusal } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { handlerTexts } from './handler-texts.ts';
import { keyRefused } from './key-refused.ts';

type Code = Calls['product.apply']['errors'][number];

/**
 * Applied for once, however often it is sent: by its key, and because a borrower has one open order at a
 * time.
 */
export function applyCall({ borrowing }: HandlerParts): Handler<Calls['product.apply']> {
  return async ({ productId, amount, term, orderId, bureauConsent }, context) => {
    const { session, market, facts, requestId, idempotencyKey } = context;
    const input: ApplyForLoan = {
      orderId: orderId ?? applicationIdOfKey(session.borrowerId, idempotencyKey),
      isAgain: orderId !== undefined,
      borrowerId: session.borrowerId,
      market,
      productId,
      amount: BigInt(amount),
      term,
      bureauTextVersion: bureauConsent?.textVersion ?? null,
      language: languageOf(facts, market),
    };
    const answer = await runCommand(borrowing.database, applyForLoan, {
      input,
      actor: { kind: 'borrower', id: session.borrowerId },
      idempotencyKey,
      requestId,
      now: borrowing.now(),
    });
    if (answer.kind === 'done') return { ...answer.output, missing: [] };
    if (answer.kind !== 'refused') return keyRefused(answer.kind);
    const { refused, facts: why } = answer.refusal;
    if (refused === 'applied_too_often_today') {
      const retryAfterSeconds = secondsOfTheDay(market, borrowing.now());
      const detail = handlerTexts(input.language)('apply.too-often');
      return { refused: 'too_many_requests', detail, retryAfterSeconds };
    }
    const code = told[refused];
    return code === 'certification_is_incomplete'
      ? { refused: code, fields: missingFields(String(why?.['missing'] ?? '')) }
      : { refused: code };
  };
}

/** Until the borrower's day is over. */
function secondsOfTheDay(market: MarketId, now: Date): number {
  const [hours, minutes] = timeIn(markets[market].timeZone, now).split(':').map(Number);
  return 86_400 - ((hours ?? 0) * 3_600 + (minutes ?? 0) * 60);
}

type Rule = Exclude<RefusalOf<typeof applyForLoan>, 'applied_too_often_today'>;

/** What the wire calls each rule. A rule that is not named here does not compile. */
const told: Readonly<Record<Rule, Code>> = {
  order_is_of_another_borrower: 'not_found',
  order_is_of_another_market: 'not_found',
  only_a_draft_is_submitted: 'order_cannot_change_now',
  borrower_has_an_open_order: 'borrower_has_an_open_order',
  borrower_is_in_arrears: 'borrower_is_in_arrears',
  certification_is_incomplete: 'certification_is_incomplete',
  consent_text_changed: 'consent_text_changed',
  amount_is_not_offered: 'amount_is_not_offered',
  term_is_not_offered: 'term_is_not_offered',
  // What the price or the law stands against is, for a borrower, not on offer.
  amount_is_not_positive: 'product_is_not_offered',
  borrower_is_of_another_market: 'product_is_not_offered',
  due_date_is_beyond_the_calendar: 'product_is_not_offered',
  effective_rate_is_above_the_ceiling: 'product_is_not_offered',
  fee_is_negative: 'product_is_not_offered',
  fees_leave_nothing_to_pay_out: 'product_is_not_offered',
  first_due_date_is_not_after_the_payout: 'product_is_not_offered',
  instalments_out_of_range: 'product_is_not_offered',
  interest_rate_is_negative: 'product_is_not_offered',
  no_rate_balances_the_flows: 'product_is_not_offered',
  nominal_rate_is_above_the_ceiling: 'product_is_not_offered',
  nothing_is_received: 'product_is_not_offered',
  nothing_is_repaid: 'product_is_not_offered',
  only_a_confirmed_order_is_paid_out: 'product_is_not_offered',
  only_a_running_payout_ends: 'product_is_not_offered',
  only_a_submitted_order_is_reviewed: 'product_is_not_offered',
  only_an_open_offer_expires: 'product_is_not_offered',
  only_an_open_offer_is_confirmed: 'product_is_not_offered',
  only_an_order_in_review_is_decided: 'product_is_not_offered',
  only_before_the_payout_is_an_order_withdrawn: 'product_is_not_offered',
  product_is_not_offered: 'product_is_not_offered',
  product_is_unknown: 'product_is_not_offered',
  rate_is_beyond_all_measure: 'product_is_not_offered',
  rounding_step_is_not_positive: 'product_is_not_offered',
  step_out_of_range: 'product_is_not_offered',
  terms_make_no_schedule: 'product_is_not_offered',
  total_cost_is_above_the_ceiling: 'product_is_not_offered',
};

function missingFields(steps: string): NonNullable<Refusal['fields']> {
  return steps.split(', ').map((step): FieldFault => ({
    path: `/missing/${step}`,
    rule: 'required',
    message: 'This step is still to be done.',
  }));
}
