import { decideRefund, isRefusal } from '@candor/domain';
import type { RefundRule } from '@candor/domain';
import { insertPayout } from '@candor/store';
import type { Command } from '../commands/command.ts';
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

/** Sends a borrower's credit back, in part or whole. It leaves like a payout. */
export const refundCredit: Command<RefundCredit, LoanAnswer, RefundRule | LoanRefusal> = {
  name: 'loan.refund',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { refundId, loanId, amount }) {
    const changed = await changeLoan(tx, loanId, (loan, on) =>
      decideRefund(loan, { by: refundId, amount }, on),
    );
    if (isRefusal(changed)) return changed;
    const { market, currency } = changed.before;
    await insertPayout(tx, {
      id: refundId,
      market,
      currency,
      kind: 'refund',
      orderId: null,
      loanId,
      paymentId: null,
      amount,
      state: 'ordered',
      attempts: 1,
      schedule: null,
      orderedOn: changed.on,
      leftOn: null,
    });
    const ordered = {
      topic: 'payout.ordered',
      payload: { payout: refundId, market, amount: String(amount) },
    };
    return {
      output: loanAnswer(changed),
      facts: loanFacts(changed),
      outbox: [ordered, ...loanMessages(changed)],
    };
  },
};
