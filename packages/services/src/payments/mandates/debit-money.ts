import { owedThrough } from '@candor/domain/mandates';
import { broughtTo } from '@candor/domain/late';
import { isRefusal } from '@candor/domain/refusals';
import { debitStates, nextState } from '@candor/domain/states';
import { isMarketId } from '@candor/markets';
import type { Tx } from '@candor/store/database';
import { loadLoan } from '@candor/store/loans';
import {
  lockDebit,
  noticeOfPayment,
  updateDebit,
  updateNotice,
  type DebitNotice,
} from '@candor/store/mandates';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { creditBackBy } from '../reversals/credit-back.ts';
import type { ArrivedPayment } from '../payments/arrived-payment.ts';

export type DebitMoney = {
  /** What of it goes on the loan; the rest is sent back. */
  readonly onLoan: bigint;
  /** What is written once it is known that the money is booked. */
  readonly outbox: readonly OutboxMessage[];
};

/**
 * Money that came by a debit, whatever was said of that before. It pays what the loan asks by the due that it
 * was permitted for, and no more: what was paid otherwise while the debit was on its way is not credit for
 * later dues, which nobody permitted, but is sent back by a day that the borrower is told. It stays in
 * suspense until finance releases it, as every refund is released.
 *   October's 2,910.19 was paid by hand at 08:59, the debit of 2,910.19 came at 09:00: all of it goes back.
 */
export async function takeDebitMoney(
  tx: Tx,
  paymentId: string,
  payment: ArrivedPayment & { readonly loanId: bigint },
): Promise<DebitMoney | null> {
  const notice = await noticeOfPayment(tx, paymentId);
  const stored = notice && (await loadLoan(tx, payment.loanId));
  if (!notice || !stored || !isMarketId(stored.market)) return null;
  const debit = await lockDebit(tx, notice.debitId);
  if (!debit) throw new Error(`notice ${paymentId} has no debit`);
  const state = nextState(debitStates, debit.state, 'collect');
  if (!isRefusal(state)) await updateDebit(tx, { ...debit, state });
  const owed = owedThrough(broughtTo(stored.loan, stored.on), notice.dueOn);
  if (owed >= payment.amount) return { onLoan: payment.amount, outbox: [] };
  const returnBy = creditBackBy(stored.market, payment.receivedOn);
  await updateNotice(tx, { ...(notice satisfies DebitNotice), returnBy });
  return {
    onLoan: owed,
    outbox: [{ topic: 'debit.told', payload: { debit: notice.debitId, payment: paymentId, of: 'returned' } }],
  };
}
