import { decideReverse } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { nextState, orderStates } from '@candor/domain/states';
import type { OrderRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import type { ReverseRule } from '@candor/domain/decisions';
import { lockApplication, updateApplication } from '@candor/store/applications';
import { lockDisbursement, updateDisbursement, type Payout } from '@candor/store/disbursements';
import type { Tx } from '@candor/store/database';
import type { Decide } from '../../kernel/commands/command.ts';
import { changeLoan } from '../../lending/loans/change-loan.ts';
import type { LoanRefusal } from '../../lending/loans/change-loan.ts';

export type FailDisbursement = { readonly payoutId: string; readonly why: string };

type Rule = OrderRule | ReverseRule | LoanRefusal | 'payout_is_unknown';

/**
 * A channel says for certain that a payout did not leave. An order's may be tried again under the same id; a
 * refunded credit is the borrower's credit again.
 */
export const failDisbursement: Decide<FailDisbursement, { readonly state: 'failed' }, Rule> = async (
  tx,
  { payoutId, why },
) => {
  const payout = await lockDisbursement(tx, payoutId);
  if (!payout) return { refused: 'payout_is_unknown', facts: { payout: payoutId } };
  if (payout.state !== 'ordered')
    return { refused: 'only_a_running_payout_ends', facts: { state: payout.state } };
  const refused = await undo(tx, payout);
  if (refused) return refused;
  await updateDisbursement(tx, { ...payout, state: 'failed' });
  const message = {
    topic: 'payout.failed',
    payload: { payout: payoutId, market: payout.market, why },
  } as const;
  return { output: { state: 'failed' }, facts: { why }, outbox: [message] };
};

async function undo(tx: Tx, { id, orderId, loanId, kind }: Payout): Promise<Refusal<Rule> | undefined> {
  if (kind === 'refund' && loanId !== null) {
    const changed = await changeLoan(tx, loanId, (loan, on) => decideReverse(loan, { by: id }, on));
    return isRefusal(changed) ? changed : undefined;
  }
  if (kind === 'refund') return undefined; // it waits in payout clearing to be tried again
  const order = orderId === null ? undefined : await lockApplication(tx, orderId);
  if (!order) throw new Error(`payout ${id} belongs to nothing`);
  const state = nextState(orderStates, order.state, 'payout-fails');
  if (isRefusal(state)) return state;
  await updateApplication(tx, { ...order, state });
  return undefined;
}
