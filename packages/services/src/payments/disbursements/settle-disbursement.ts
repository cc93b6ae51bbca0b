import { decideRefund } from '@candor/domain/decisions';
import { isRefusal } from '@candor/domain/refusals';
import { makeEntry } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { OrderRule } from '@candor/domain/states';
import type { Refusal } from '@candor/domain/refusals';
import type { RefundRule } from '@candor/domain/decisions';
import { lockDisbursement, updateDisbursement, type Payout } from '@candor/store/disbursements';
import { postEntry, type PostingRefusal } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import type { Decide } from '../../kernel/commands/command.ts';
import { changeLoan } from '../../lending/loans/change-loan.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import type { LoanRefusal } from '../../lending/loans/change-loan.ts';
import { beginLoan } from './begin-loan.ts';
import type { BegunLoan } from './begin-loan.ts';

export type SettledDisbursement = { readonly payoutId: string; readonly loanId: string | null };

type Rule = OrderRule | RefundRule | LoanRefusal | 'payout_is_unknown';
type Left = Pick<BegunLoan, 'loanId' | 'concern'> & Pick<Payout, 'schedule'>;

/**
 * A channel confirms that the money has left. An order's loan begins; a refund is done. Told twice, it is
 * done once. Told after a failure it still has left: what the failure had undone is done again, and where
 * that can't be (the order was withdrawn, the credit was used) the money is booked as gone and a person is
 * told.
 */
export const settlePayout: Decide<{ readonly payoutId: string }, SettledDisbursement, Rule> = async (
  tx,
  { payoutId },
) => {
  const payout = await lockDisbursement(tx, payoutId);
  if (!payout) return { refused: 'payout_is_unknown', facts: { payout: payoutId } };
  if (payout.state === 'left') return { output: settled(payout), facts: { again: true } };
  const on = await businessDateOf(tx, payout.market);
  const ended = await (payout.kind === 'refund' ? refundLeft(tx, payout, on) : loanLeft(tx, payout, on));
  if ('refused' in ended) return ended;
  const { loanId, schedule, concern } = ended;
  const left = { ...payout, loanId, schedule, state: 'left', leftOn: on } as const;
  await updateDisbursement(tx, left);
  const about = { payout: payoutId, market: payout.market, loan: settled(left).loanId };
  const outbox = [{ topic: 'payout.left', payload: about } as const];
  if (concern === null) return { output: settled(left), facts: { on }, outbox };
  const loud = { topic: 'payout.needs-a-person', payload: { ...about, why: concern } } as const;
  return { output: settled(left), facts: { on, concern }, outbox: [...outbox, loud] };
};

function settled({ id, loanId }: Payout): SettledDisbursement {
  return { payoutId: id, loanId: loanId === null ? null : String(loanId) };
}

async function loanLeft(tx: Tx, payout: Payout, on: CalendarDate): Promise<Left | Refusal<Rule>> {
  const begun = await beginLoan(tx, payout, on);
  if (isRefusal(begun) || begun.loanId !== null) return begun;
  return (await bookLeft(tx, payout, on)) ?? begun;
}

async function refundLeft(tx: Tx, payout: Payout, on: CalendarDate): Promise<Left | Refusal<Rule>> {
  const { loanId, schedule } = payout;
  const concern = await creditTakenAgain(tx, payout);
  if (isRefusal(concern)) return concern;
  return (await bookLeft(tx, payout, on)) ?? { loanId, schedule, concern };
}

/** When the refund of a credit failed it became credit again. */
async function creditTakenAgain(
  tx: Tx,
  { id, loanId, amount, state }: Payout,
): Promise<RefundRule | Refusal<LoanRefusal> | null> {
  if (loanId === null || state !== 'failed') return null;
  const refund = { by: id, amount };
  const changed = await changeLoan(tx, loanId, (loan, on) => decideRefund(loan, refund, on));
  if (!isRefusal(changed)) return null;
  if (changed.refused === 'credit_is_already_used') return changed.refused;
  return changed as Refusal<LoanRefusal>;
}

async function bookLeft(
  tx: Tx,
  { id, market, currency, amount }: Payout,
  businessDate: CalendarDate,
): Promise<PostingRefusal | undefined> {
  const entry = makeEntry('settle-payout', { market, businessDate, currency }, { payout: id, amount });
  const posted = await postEntry(tx, entry);
  return 'refused' in posted ? posted : undefined;
}
