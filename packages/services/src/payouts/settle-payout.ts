import { isRefusal, makeEntry, nextState, openLoan, orderStates } from '@candor/domain';
import type { CalendarDate, OrderRule, Refusal } from '@candor/domain';
import type { ChargeRefusal } from '@candor/markets';
import {
  findSignedAgreement,
  lockOrder,
  lockPayout,
  postEntry,
  updateOrder,
  updatePayout,
  type Payout,
  type PostingRefusal,
  type Tx,
} from '@candor/store';
import type { Command } from '../commands/command.ts';
import { businessDateOf } from '../loans/change-loan.ts';
import { disburseLoan } from './disburse-loan.ts';

export type SettledPayout = { readonly payoutId: string; readonly loanId: string | null };

type Rule = OrderRule | ChargeRefusal | PostingRefusal['refused'] | 'payout_is_unknown';

/** A channel confirms that the money has left. An order's loan begins; a refund is done. Told twice, it is done once. */
export const settlePayout: Command<{ readonly payoutId: string }, SettledPayout, Rule> = {
  name: 'payout.settle',
  subject: ({ payoutId }) => `payout:${payoutId}`,
  async decide(tx, { payoutId }) {
    const payout = await lockPayout(tx, payoutId);
    if (!payout) return { refused: 'payout_is_unknown', facts: { payout: payoutId } };
    if (payout.state === 'left') return { output: settled(payout), facts: { again: true } };
    if (payout.state !== 'ordered')
      return { refused: 'only_a_running_payout_ends', facts: { state: payout.state } };
    const on = await businessDateOf(tx, payout.market);
    const loanId = await (payout.kind === 'refund' ? refundLeft(tx, payout, on) : loanBegins(tx, payout, on));
    if (loanId !== null && typeof loanId !== 'bigint') return loanId;
    const left = { ...payout, loanId, state: 'left', leftOn: on } as const;
    await updatePayout(tx, left);
    const { market } = payout;
    const message = {
      topic: 'payout.left',
      payload: { payout: payoutId, market, loan: settled(left).loanId },
    };
    return { output: settled(left), facts: { on }, outbox: [message] };
  },
};

function settled({ id, loanId }: Payout): SettledPayout {
  return { payoutId: id, loanId: loanId === null ? null : String(loanId) };
}

async function refundLeft(
  tx: Tx,
  payout: Payout,
  businessDate: CalendarDate,
): Promise<bigint | null | PostingRefusal> {
  const { id, market, currency, amount, loanId } = payout;
  const entry = makeEntry('settle-payout', { market, businessDate, currency }, { payout: id, amount });
  const posted = await postEntry(tx, entry);
  return 'refused' in posted ? posted : loanId;
}

async function loanBegins(
  tx: Tx,
  { id: payoutId, orderId, schedule, currency }: Payout,
  today: CalendarDate,
): Promise<bigint | Refusal<Rule>> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  const signed = order && (await findSignedAgreement(tx, order.id));
  if (!order || !signed || !schedule) throw new Error(`payout ${payoutId} belongs to no signed order`);
  const state = nextState(orderStates, order.state, 'payout-arrives');
  if (isRefusal(state)) return state;
  const loan = openLoan(schedule, signed.agreement);
  const { borrowerId, market, productId, productVersion } = order;
  const loanId = await disburseLoan(
    tx,
    {
      orderId: order.id,
      borrowerId,
      market,
      currency,
      productId,
      productVersion,
      loan,
      enteredOn: signed.signedOn,
      disclosed: signed.disclosed,
    },
    { payoutId, today },
  );
  if (typeof loanId === 'bigint') await updateOrder(tx, { ...order, state });
  return loanId;
}
