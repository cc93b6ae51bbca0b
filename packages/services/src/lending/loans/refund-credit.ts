import { decideRefund } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import type { RefundRule } from '@candor/domain/decisions';
import {
  insertDisbursement,
  lockDisbursement,
  updateDisbursement,
  type Payout,
} from '@candor/store/disbursements';
import type { Command } from '../../kernel/commands/command.ts';
import { changeLoan } from './change-loan.ts';
import type { LoanRefusal } from './change-loan.ts';
import { loanAnswer, loanFacts, loanMessages } from './loan-answer.ts';
import type { LoanAnswer } from './loan-answer.ts';

export type RefundCredit = {
  /** Chosen by whoever asks: it is the payout's id at the channel, and the same for every attempt. */
  readonly refundId: string;
  readonly loanId: bigint;
  readonly amount: bigint;
};

/**
 * Sends a borrower's credit back, in part or whole. It leaves like a payout; if that failed, again under its
 * id: no channel can pay it twice.
 */
export const refundCredit: Command<
  RefundCredit,
  LoanAnswer,
  RefundRule | LoanRefusal | 'refund_is_of_something_else'
> = {
  name: 'loan.refund',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { refundId, loanId, amount }) {
    const before = await lockDisbursement(tx, refundId);
    if (before && (before.kind !== 'refund' || before.loanId !== loanId))
      return { refused: 'refund_is_of_something_else', facts: { refund: refundId } };
    const changed = await changeLoan(tx, loanId, (loan, on) =>
      before && before.state !== 'failed'
        ? { refused: 'payment_is_already_counted', facts: { payment: refundId } }
        : decideRefund(loan, { by: refundId, amount }, on),
    );
    if (isRefusal(changed)) return changed;
    const { market, currency } = changed.before;
    const payout: Payout = {
      id: refundId,
      market,
      currency,
      kind: 'refund',
      orderId: null,
      loanId,
      paymentId: null,
      amount,
      state: 'ordered',
      attempts: (before?.attempts ?? 0) + 1,
      schedule: null,
      orderedOn: changed.on,
      leftOn: null,
    };
    await (before ? updateDisbursement(tx, payout) : insertDisbursement(tx, payout));
    const ordered = {
      topic: 'payout.ordered',
      payload: { payout: refundId, market, amount: String(amount) },
    } as const;
    return {
      output: loanAnswer(changed),
      facts: loanFacts(changed),
      outbox: [ordered, ...loanMessages(changed)],
    };
  },
};
