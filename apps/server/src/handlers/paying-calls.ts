import { beginPayment, paymentIdOfRequest, type WantedPayment } from '@candor/services/payments/payments';
import { channelOfPayType } from '@candor/services/kernel/ports';
import { makeCode } from '@candor/services/payments/instructions';
import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallContext } from '../http/handler.ts';
import type { Calls } from '@candor/contract';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { paymentSheet, type PaymentSheet } from './payment-sheet.ts';
import { submitUtrCall } from './submit-utr-call.ts';
import { keyRefused } from './key-refused.ts';

type Asked = { readonly orderId: string; readonly payTypeId: string; readonly wanted: WantedPayment };
type Context = Pick<
  CallContext<Calls['loan.generate-code']>,
  'market' | 'session' | 'idempotencyKey' | 'requestId' | 'facts'
>;

/** A7.5, A7.7, A7.9 and A7.10: a borrower wants to pay, for whatever it is; each makes a payment and its code. */
export function payingHandlers(
  parts: HandlerParts,
): CallHandlers<'loan.generate-code' | 'loan.delay-accept' | 'loan.cancel' | 'loan.submit-utr'> {
  return {
    'loan.generate-code': async ({ loanId, choice, amount, surplus, payTypeId }, context) => {
      const wanted = { meantFor: 'repayment', choice, amount: BigInt(amount), surplus } as const;
      const sheet = await begun(parts, { orderId: loanId, payTypeId, wanted }, context);
      if (!('why' in sheet)) return sheet;
      switch (sheet.why) {
        case 'nothing_is_owed':
        case 'amount_is_above_the_owed':
        case 'figures_have_changed':
          return { refused: sheet.why };
        case 'amount_is_not_positive':
        case 'amount_is_too_small':
          return { refused: 'amount_is_too_small' };
        default:
          return ofEvery(sheet.why) ?? { refused: 'order_cannot_change_now' };
      }
    },

    'loan.delay-accept': async ({ loanId, quoteKey, payTypeId }, context) => {
      const wanted = { meantFor: 'delay', quoteKey } as const;
      const sheet = await begun(parts, { orderId: loanId, payTypeId, wanted }, context);
      if (!('why' in sheet)) return sheet;
      if (sheet.why === 'figures_have_changed') return { refused: sheet.why };
      return ofEvery(sheet.why) ?? { refused: 'delay_is_not_possible' };
    },

    'loan.cancel': async ({ loanId, payBack, payTypeId }, context) => {
      const wanted = { meantFor: 'cooling-off-exit', payBack: BigInt(payBack) } as const;
      const sheet = await begun(parts, { orderId: loanId, payTypeId, wanted }, context);
      if (!('why' in sheet)) return sheet;
      if (sheet.why === 'figures_have_changed' || sheet.why === 'nothing_is_owed')
        return { refused: 'figures_have_changed' };
      return ofEvery(sheet.why) ?? { refused: 'cooling_off_has_ended' };
    },

    'loan.submit-utr': submitUtrCall(parts),
  };
}

/**
 * The payment is stored, then its channel is asked for a code. Its id follows from the caller's key: whoever sends the same again, also
 * after an answer was lost, gets the same payment and the same code.
 */
async function begun(
  { borrowing }: HandlerParts,
  { orderId, payTypeId, wanted }: Asked,
  { market, session: { borrowerId }, idempotencyKey, requestId, facts }: Context,
): Promise<PaymentSheet | { readonly why: string }> {
  const { database, seal, now, collectChannels } = borrowing;
  const paymentId = paymentIdOfRequest(borrowerId, idempotencyKey);
  const permits = [permit(seal, 'paymentByBorrower', borrowerId)];
  if ((await takeAll(database, permits, now())) > 0) return { why: 'too_many_requests' };
  const channel = channelOfPayType(collectChannels[market], payTypeId)?.id ?? '';
  const answer = await runCommand(database, beginPayment, {
    input: { paymentId, borrowerId, market, orderId, channel, payTypeId, wanted },
    actor: { kind: 'borrower', id: borrowerId },
    idempotencyKey,
    requestId,
    now: now(),
  });
  if (answer.kind === 'refused') return { why: answer.refusal.refused };
  if (answer.kind !== 'done') return { why: answer.kind };
  const made = await makeCode(borrowing, { paymentId, borrowerId, market });
  if (made !== 'made') return { why: made.refused };
  const reader = { borrowerId, market, language: languageOf(facts, market), now: now() };
  const sheet = await paymentSheet(database, reader, paymentId);
  return sheet ?? { why: 'loan_is_unknown' };
}

/** What any of the three may meet. */
function ofEvery(why: string) {
  switch (why) {
    case 'loan_is_unknown':
      return { refused: 'not_found' } as const;
    case 'channel_is_unknown':
    case 'pay_type_is_not_offered':
      return { refused: 'pay_type_is_not_offered' } as const;
    case 'channel_is_down':
    case 'too_many_payments_wait':
    case 'too_many_requests':
      return { refused: why } as const;
    case 'key-reused':
    case 'key-in-use':
      return keyRefused(why);
    default:
      return undefined;
  }
}
