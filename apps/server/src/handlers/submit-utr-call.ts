import type { Calls } from '@candor/contract';
import { transferRules } from '@candor/markets/transfers';
import { runCommand } from '@candor/services/kernel/commands';
import { submitPaymentProof } from '@candor/services/payments/transfers';
import type { Handler } from '../http/handler.ts';
import { languageOf, type HandlerParts } from './handler-parts.ts';
import { paymentSheet } from './payment-sheet.ts';
import { isOfKey, keyRefused } from './key-refused.ts';

/** A7.7: the borrower gives the bank's number of what they have paid. */
export function submitUtrCall({
  database,
  identity: { seal, now },
}: HandlerParts): Handler<Calls['loan.submit-utr']> {
  return async (
    { paymentId, utr, imageId },
    { market, session: { borrowerId }, facts, requestId, idempotencyKey },
  ) => {
    const input = { paymentId, borrowerId, market, utr, pictureId: imageId ?? null };
    const actor = { kind: 'borrower', id: borrowerId } as const;
    const request = { input, actor, requestId, idempotencyKey, now: now() };
    const answer = await runCommand(database, submitPaymentProof(seal), request);
    if (isOfKey(answer)) return keyRefused(answer.kind);
    if (answer.kind === 'refused') {
      const { refused } = answer.refusal;
      if (refused === 'too_many_numbers_were_given') return { refused: 'too_many_numbers' };
      const isUnknown = refused === 'payment_is_unknown' || refused === 'picture_is_unknown';
      return { refused: isUnknown ? 'not_found' : 'order_cannot_change_now' };
    }
    const { claim, paymentId: shown } = answer.output;
    if (claim === 'utr_is_malformed')
      return { refused: claim, detail: `For example: ${transferRules[market].numberExample}` };
    if (claim === 'utr_was_used') return { refused: claim };
    const reader = { borrowerId, market, language: languageOf(facts, market), now: now(), seal };
    const sheet = await paymentSheet(database, reader, shown);
    return sheet ?? { refused: 'not_found' };
  };
}
