import { beginPayment, paymentIdOfRequest, type WantedPayment } from '@candor/services/payments/payments';
import { channelOffering } from '@candor/services/kernel/ports';
import { makeCode } from '@candor/services/payments/instructions';
import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { runCommand } from '@candor/services/kernel/commands';
import type { Calls } from '@candor/contract';
import type { CallContext } from '../http/handler.ts';
import { languageOf, type CallHandlers, type HandlerParts } from './handler-parts.ts';
import { paymentSheet, type PaymentSheet } from './payment-sheet.ts';
import { submitUtrCall } from './submit-utr-call.ts';
import {
  extensionRules,
  payingRefused,
  repaymentRules,
  withdrawalRules,
  type PayingRule,
} from './paying-refusals.ts';

type Asked = { readonly orderId: string; readonly payTypeId: string; readonly wanted: WantedPayment };
type Context = Pick<
  CallContext<Calls['loan.generate-code']>,
  'market' | 'session' | 'idempotencyKey' | 'requestId' | 'facts'
>;

/**
 * A7.5, A7.7, A7.9 and A7.10: a borrower wants to pay, for whatever it is; each makes a payment and its code.
 */
export function payingHandlers(
  parts: HandlerParts,
): CallHandlers<'loan.generate-code' | 'loan.delay-accept' | 'loan.cancel' | 'loan.submit-utr'> {
  return {
    'loan.generate-code': async ({ loanId, choice, amount, surplus, payTypeId }, context) => {
      const wanted = { meantFor: 'repayment', choice, amount: BigInt(amount), surplus } as const;
      const sheet = await begun(parts, { orderId: loanId, payTypeId, wanted }, context);
      return 'why' in sheet ? payingRefused(sheet.why, repaymentRules) : sheet;
    },

    'loan.delay-accept': async ({ loanId, quoteKey, payTypeId }, context) => {
      const wanted = { meantFor: 'delay', quoteKey } as const;
      const sheet = await begun(parts, { orderId: loanId, payTypeId, wanted }, context);
      return 'why' in sheet ? payingRefused(sheet.why, extensionRules) : sheet;
    },

    'loan.cancel': async ({ loanId, payBack, payTypeId }, context) => {
      const wanted = { meantFor: 'cooling-off-exit', payBack: BigInt(payBack) } as const;
      const sheet = await begun(parts, { orderId: loanId, payTypeId, wanted }, context);
      return 'why' in sheet ? payingRefused(sheet.why, withdrawalRules) : sheet;
    },

    'loan.submit-utr': submitUtrCall(parts),
  };
}

/**
 * The payment is stored, then its channel is asked for a code. Its id follows from the caller's key: whoever
 * sends the same again, also after an answer was lost, gets the same payment and the same code.
 */
async function begun(
  { borrowing }: HandlerParts,
  { orderId, payTypeId, wanted }: Asked,
  { market, session: { borrowerId }, idempotencyKey, requestId, facts }: Context,
): Promise<PaymentSheet | { readonly why: PayingRule }> {
  const { database, seal, now, collectChannels } = borrowing;
  const paymentId = paymentIdOfRequest(borrowerId, idempotencyKey);
  const permits = [permit(seal, 'paymentByBorrower', borrowerId)];
  if ((await takeAll(database, permits, now())) > 0) return { why: 'too_many_requests' };
  const channel = channelOffering(collectChannels[market], payTypeId, market, amountOf(wanted))?.id ?? '';
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
  const reader = { borrowerId, market, language: languageOf(facts, market), now: now(), seal };
  const sheet = await paymentSheet(database, reader, paymentId);
  return sheet ?? { why: 'loan_is_unknown' };
}

/** What is to be paid, where whoever pays has said it. */
function amountOf(wanted: WantedPayment): bigint | null {
  if (wanted.meantFor === 'delay') return null;
  return wanted.meantFor === 'repayment' ? wanted.amount : wanted.payBack;
}
