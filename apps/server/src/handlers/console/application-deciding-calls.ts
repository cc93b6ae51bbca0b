import type { Calls, RequestOf } from '@candor/contract';
import { isOverrideCode, overrideCodes } from '@candor/markets/authority';
import {
  applicationMark,
  decideApplicationAsSeen,
  previewApplication,
  rerunTable,
  type DecideApplication,
} from '@candor/services/backoffice/applications';
import { idOfWords } from '@candor/services/payments/payments';
import { runCommand, type RefusalOf } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { keyRefused } from '../key-refused.ts';

type DecidingCalls = CallHandlers<
  'console.application-preview' | 'console.application-decide' | 'console.application-rerun'
>;

/** A15.30, A15.31, A15.670: what would follow from a decision, the decision, and the table asked again. */
export function consoleApplicationDecidingHandlers({ borrowing }: HandlerParts): DecidingCalls {
  const { database, now } = borrowing;
  const inputOf = (
    asked: Asked,
    {
      note,
      overrideCode = null,
      requestId,
    }: { readonly note: string; readonly overrideCode?: string | null; readonly requestId: string },
  ): DecideApplication => ({
    orderId: asked.orderId,
    decision: asked.decision,
    mostAmount: asked.amount === undefined ? null : BigInt(asked.amount),
    term: asked.term ?? null,
    reasons: asked.reasons ?? [],
    returnNote: asked.returnNote ?? null,
    verified: asked.verified ?? [],
    note,
    overrideCode,
    requestId,
  });
  return {
    'console.application-preview': async (asked, { staff: { staffId } }) => {
      const answer = await runCommand(database, previewApplication(borrowing), {
        input: inputOf(asked, { note: '', requestId: staffId }),
        actor: { kind: 'staff', id: staffId },
        dryRun: true,
        now: now(),
      });
      if (answer.kind === 'refused') return { refused: toldAs[answer.refusal.refused] };
      if (answer.kind !== 'done') throw new Error(`a preview was answered with ${answer.kind}`);
      const { told, openUntil, stepsToMend, authority, figures } = answer.output;
      return {
        mark: applicationMark(answer.output),
        told: [...told],
        figures,
        openUntil,
        stepsToMend: [...stepsToMend],
        authority: authority && {
          takes: authority.takes,
          dtiPerMille: authority.dtiPerMille,
          dtiLimitPerMille: authority.dtiLimitPerMille,
          why: [...authority.why],
          codes: authority.codes.filter(isOverrideCode).map((code) => ({
            code,
            words: overrideCodes[code],
            usedThisMonth: usedOf(authority.uses, code),
          })),
          approvers: [...authority.approvers],
          policyAmount: Number(authority.policyAmount),
          overPolicy: Number(authority.overPolicy),
        },
      };
    },

    'console.application-rerun': async ({ orderId }, { staff: { staffId }, requestId, idempotencyKey }) => {
      const answer = await runCommand(database, rerunTable(borrowing), {
        input: { orderId },
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      return { refused: rerunToldAs[answer.refusal.refused] };
    },

    'console.application-decide': async (
      { note, overrideCode = null, seen, ...asked },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      // The same key asks for the same: a lost answer does not ask twice.
      const approvalId = idOfWords(`application ${staffId} ${idempotencyKey}`);
      const answer = await runCommand(database, decideApplicationAsSeen(borrowing), {
        input: { ...inputOf(asked, { note, overrideCode, requestId: approvalId }), seen },
        actor: { kind: 'staff', id: staffId },
        idempotencyKey,
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return answer.output;
      if (answer.kind !== 'refused') return keyRefused(answer.kind);
      const { refused } = answer.refusal;
      return { refused: refused === 'figures_have_changed' ? refused : toldAs[refused] };
    },
  };
}

const rerunToldAs = {
  order_is_unknown: 'not_found',
  order_is_not_in_review: 'order_cannot_change_now',
  details_are_incomplete: 'kyc_is_incomplete',
} as const;

function usedOf(
  uses: readonly { readonly code: string; readonly count: number; readonly amount: string }[],
  code: string,
) {
  const use = uses.find((each) => each.code === code);
  return { count: use?.count ?? 0, amount: Number(use?.amount ?? 0) };
}

type Asked = RequestOf<Calls['console.application-preview']>;

type Rule = RefusalOf<ReturnType<typeof previewApplication>>;

/** What the wire calls each rule. A rule that is not named here does not compile. */
const toldAs = {
  order_is_unknown: 'not_found',
  reason_is_missing: 'reason_needed',
  reason_is_unknown: 'reason_needed',
  item_is_taken: 'item_is_taken',
  reason_not_borne_out: 'reason_not_borne_out',
  amount_is_not_offered: 'amount_is_not_offered',
  reason_needs_substance: 'reason_needs_substance',
  override_code_needed: 'override_code_needed',
  policy_declines: 'policy_declines',
  approval_waits_already: 'approval_waits_already',
  approval_is_open: 'approval_is_open',
  approval_is_in_your_interest: 'approval_is_in_your_interest',
  // Both say that the borrower did not ask for so much: the law, where it has a rule about it, and the
  // lender.
  amount_is_above_the_asked: 'amount_is_above_the_requested',
  limit_raise_was_not_requested: 'amount_is_above_the_requested',
  // The application, its price or its borrower is no longer what was decided on.
  amount_is_not_positive: 'order_cannot_change_now',
  day_is_in_the_past: 'order_cannot_change_now',
  due_date_is_beyond_the_calendar: 'order_cannot_change_now',
  effective_rate_is_above_the_ceiling: 'order_cannot_change_now',
  fee_is_negative: 'order_cannot_change_now',
  fees_leave_nothing_to_pay_out: 'order_cannot_change_now',
  first_due_date_is_not_after_the_payout: 'order_cannot_change_now',
  instalments_out_of_range: 'order_cannot_change_now',
  interest_rate_is_negative: 'order_cannot_change_now',
  no_rate_balances_the_flows: 'order_cannot_change_now',
  nominal_rate_is_above_the_ceiling: 'order_cannot_change_now',
  nothing_is_received: 'order_cannot_change_now',
  nothing_is_repaid: 'order_cannot_change_now',
  only_a_confirmed_order_is_paid_out: 'order_cannot_change_now',
  only_a_draft_is_submitted: 'order_cannot_change_now',
  only_a_running_payout_ends: 'order_cannot_change_now',
  only_a_submitted_order_is_reviewed: 'order_cannot_change_now',
  only_an_open_offer_expires: 'order_cannot_change_now',
  only_an_open_offer_is_confirmed: 'order_cannot_change_now',
  only_an_order_in_review_is_decided: 'order_cannot_change_now',
  only_before_the_payout_is_an_order_withdrawn: 'order_cannot_change_now',
  outside_contact_hours: 'order_cannot_change_now',
  payout_account_is_not_the_borrowers: 'order_cannot_change_now',
  person_must_not_be_contacted: 'order_cannot_change_now',
  rate_is_beyond_all_measure: 'order_cannot_change_now',
  rounding_step_is_not_positive: 'order_cannot_change_now',
  step_out_of_range: 'order_cannot_change_now',
  term_is_not_offered: 'term_is_not_offered',
  total_cost_is_above_the_ceiling: 'order_cannot_change_now',
} as const satisfies Readonly<Record<Rule, string>>;
