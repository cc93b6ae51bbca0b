import type { Calls, RequestOf } from '@candor/contract';
import { actOrAskAsSeen, askAsSeen, previewAct, ruleSentence } from '@candor/services/approvals';
import { previewMark } from '@candor/services/backoffice/approvals';
import { openAttachment } from '@candor/services/customers/file';
import {
  isProofOfRequest,
  keepPaymentProof,
  readMarketOfPayment,
} from '@candor/services/backoffice/payments';
import { idOfWords } from '@candor/services/payments/payments';
import { readLoanNamed } from '@candor/services/lending/loans';
import { runCommand } from '@candor/services/kernel/commands';
import type { CallHandlers, HandlerParts } from '../../handler-parts.ts';
import { keyRefused } from '../../key-refused.ts';
import { notTaken } from '../customers/not-taken.ts';
import { previewAnswer } from '../act-preview-answer.ts';
import { figuresChanged } from '../loan-refusals.ts';
import { moneyRefusal } from '../money-answers.ts';
import { isOthers } from '../taken-item.ts';

type Posting = 'console.payment-preview' | 'console.payment-post';
type Proving = 'console.payment-proof' | 'console.approval-attachment';
type Reversing = 'console.reversal-preview' | 'console.payment-reverse';

/** A15.690 on: payments that are posted by hand, and payments that are reversed. */
export function consoleServicingHandlers(parts: HandlerParts): CallHandlers<Posting | Proving | Reversing> {
  return { ...postingHandlers(parts), ...provingHandlers(parts), ...reversingHandlers(parts) };
}

type HandPayment = RequestOf<Calls['console.payment-preview']>;

const postInput = (
  loanId: bigint,
  { way, reference, amount, receivedOn, proof = '', attachmentId, excess }: HandPayment,
) => ({
  loanId: String(loanId),
  way,
  reference,
  amount: String(amount),
  receivedOn,
  proof: proof.trim(),
  ...(attachmentId !== undefined && { attachmentId }),
  ...(excess !== undefined && { excess }),
});

function postingHandlers({ borrowing }: HandlerParts): CallHandlers<Posting> {
  const { database, now } = borrowing;
  return {
    'console.payment-preview': async (asked, { staff: { staffId } }) => {
      const { market } = asked;
      const loanId = await readLoanNamed(database, market, asked.loan);
      if (loanId === undefined) return { refused: 'not_found' };
      const look = { act: 'payment.post', market, input: postInput(loanId, asked), staffId } as const;
      const seen = await previewAct(database, borrowing, look, now());
      if ('refused' in seen) return { refused: 'money_cannot_change_so', detail: ruleSentence(seen.refused) };
      return { ...previewAnswer(seen.preview), mark: previewMark(seen.preview) };
    },

    'console.payment-post': async ({ reason, seen, ...asked }, { staff, requestId, idempotencyKey }) => {
      const { market } = asked;
      const loanId = await readLoanNamed(database, market, asked.loan);
      if (loanId === undefined) return { refused: 'not_found' };
      const input = {
        requestId: idOfWords(`post ${staff.staffId} ${idempotencyKey}`),
        act: 'payment.post',
        market,
        subject: `loan:${loanId}`,
        input: postInput(loanId, asked),
        reason,
        seen,
      } as const;
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const request = { actor, requestId, idempotencyKey, now: now(), input };
      const answer = await runCommand(database, askAsSeen(borrowing), request);
      if (answer.kind === 'done') return { approvalId: answer.output.requestId };
      const isOld = answer.kind === 'refused' && answer.refusal.refused === 'figures_have_changed';
      return isOld ? figuresChanged : moneyRefusal(answer);
    },
  };
}

/** A15.730, A15.731: a picture or PDF that shows a payment, kept by its maker and opened by its approver. */
function provingHandlers({ borrowing }: HandlerParts): CallHandlers<Proving> {
  const { database, now } = borrowing;
  return {
    'console.payment-proof': async (
      { market, loan, name, base64 },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      const loanId = await readLoanNamed(database, market, loan);
      if (loanId === undefined) return { refused: 'not_found' };
      const id = idOfWords('payment-proof', staffId, idempotencyKey, base64);
      const file = { id, name, bytes: Buffer.from(base64, 'base64') };
      const answer = await keepPaymentProof(borrowing, {
        input: { loanId: String(loanId), file },
        actor: { kind: 'staff', id: staffId },
        requestId,
        idempotencyKey,
        now: now(),
      });
      if (answer.kind === 'not-taken') return notTaken(answer.name);
      if (answer.kind === 'refused') return { refused: 'not_found' };
      return answer.kind === 'done' ? answer.output : keyRefused(answer.kind);
    },

    'console.approval-attachment': async (asked, { staff, requestId }) => {
      if (!(await isProofOfRequest(database, asked))) return { refused: 'not_found' };
      const { attachmentId } = asked;
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const request = { input: { attachmentId }, actor, requestId, now: now() };
      const opened = await openAttachment(borrowing, request);
      if (!opened) return { refused: 'not_found' };
      const { name, mediaType, content } = opened;
      return { fileName: name, mediaType, base64: content.toString('base64') };
    },
  };
}

function reversingHandlers({ borrowing }: HandlerParts): CallHandlers<Reversing> {
  const { database, now } = borrowing;
  return {
    'console.reversal-preview': async ({ paymentId, why }, { staff: { staffId } }) => {
      const market = await readMarketOfPayment(database, paymentId);
      if (!market) return { refused: 'not_found' };
      const look = { act: 'payment.reverse', market, input: { paymentId, why }, staffId } as const;
      const seen = await previewAct(database, borrowing, look, now());
      if ('refused' in seen) return { refused: 'money_cannot_change_so', detail: ruleSentence(seen.refused) };
      const { preview, isAlone } = seen;
      return { ...previewAnswer(preview), needsSecondPerson: !isAlone, mark: previewMark(preview) };
    },

    'console.payment-reverse': async ({ paymentId, why, reason, seen }, context) => {
      const { staff, requestId, idempotencyKey } = context;
      if (await isOthers(borrowing, { queue: 'money', itemId: paymentId }, context))
        return { refused: 'item_is_taken' };
      const market = await readMarketOfPayment(database, paymentId);
      if (!market) return { refused: 'not_found' };
      const input = {
        requestId: idOfWords(`reverse ${staff.staffId} ${idempotencyKey}`),
        act: 'payment.reverse',
        market,
        subject: `payment:${paymentId}`,
        input: { paymentId, why },
        reason,
        seen,
      } as const;
      const actor = { kind: 'staff', id: staff.staffId } as const;
      const request = { actor, requestId, idempotencyKey, now: now(), input };
      const answer = await runCommand(database, actOrAskAsSeen(borrowing), request);
      if (answer.kind === 'done')
        return { outcome: answer.output.outcome, approvalId: answer.output.requestId };
      const isOld = answer.kind === 'refused' && answer.refusal.refused === 'figures_have_changed';
      return isOld ? figuresChanged : moneyRefusal(answer);
    },
  };
}
