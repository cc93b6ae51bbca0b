import { decidePayOut } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import type { PayOutRule } from '@candor/domain/decisions';
import { checkQuote, isMarketId, markets, type QuoteRefusal } from '@candor/markets';
import { lockApplication, updateApplication } from '@candor/store/applications';
import { findSignedAgreement } from '@candor/store/contracts';
import {
  insertDisbursement,
  lockDisbursementOfApplication,
  updateDisbursement,
  type Payout,
} from '@candor/store/disbursements';
import type { Command } from '../../kernel/commands/command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { applicationMessage } from '../../lending/applications/application-answer.ts';

export type StartDisbursement = {
  readonly orderId: string;
  /** The id at the channel. A second attempt carries the first one's, so that no channel can pay twice. */
  readonly payoutId: string;
};

export type StartedDisbursement = {
  readonly payoutId: string;
  readonly amount: string;
  readonly attempt: number;
};

/** Orders the payout of a signed order, or orders it again after it is known to have failed. */
export const startDisbursement: Command<
  StartDisbursement,
  StartedDisbursement,
  PayOutRule | QuoteRefusal | 'order_is_unknown'
> = {
  name: 'payout.start',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, { orderId, payoutId }) {
    const order = await lockApplication(tx, orderId);
    if (!order || !isMarketId(order.market))
      return { refused: 'order_is_unknown', facts: { order: orderId } };
    const signed = await findSignedAgreement(tx, orderId);
    if (!signed) return { refused: 'only_a_confirmed_order_is_paid_out', facts: { state: order.state } };
    const before = await lockDisbursementOfApplication(tx, orderId);
    const { market, accountIsOwn } = order;
    const on = await businessDateOf(tx, market);
    const decided = decidePayOut(
      {
        order: order.state,
        signed: signed.schedule,
        payoutAccount: accountIsOwn === null ? null : { isTheBorrowers: accountIsOwn },
        payoutId: before?.id ?? null,
      },
      { payoutId },
      on,
    );
    if (isRefusal(decided)) return decided;
    const [{ amount, schedule }] = decided;
    const forbidden = checkQuote(market, schedule, signed.signedOn);
    if (forbidden) return forbidden;
    const attempt = (before?.attempts ?? 0) + 1;
    const payout: Payout = {
      id: payoutId,
      market,
      currency: markets[market].currency.code,
      kind: 'loan',
      orderId,
      amount,
      schedule,
      loanId: null,
      paymentId: null,
      state: 'ordered',
      attempts: attempt,
      orderedOn: on,
      leftOn: null,
    };
    await (before ? updateDisbursement(tx, payout) : insertDisbursement(tx, payout));
    const paying = { ...order, state: 'paying-out' } as const;
    await updateApplication(tx, paying);
    const ordered = { payout: payoutId, market, amount: String(amount), attempt };
    return {
      output: { payoutId, amount: String(amount), attempt },
      facts: { on, attempt },
      outbox: [{ topic: 'payout.ordered', payload: ordered }, applicationMessage(paying)],
    };
  },
};
