import { partiesOfFee } from '@candor/domain/schedule';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import { checkCharge, isMarketId, spanOf, type ChargeKey, type ChargeRefusal } from '@candor/markets';
import { insertLoan, type NewLoan } from '@candor/store/loans';
import type { PostingRefusal } from '@candor/store/ledger';
import type { Tx } from '@candor/store/database';
import { postDrafts } from '../../lending/loan-entries/book-loan.ts';
import { entryToPost } from '@candor/domain/loan-entries';

/**
 * The money has left: the loan begins, and with it its books.
 *   8,000.00 lent, 240.00 deducted, 7,760.00 left the bank.
 */
export async function disburseLoan(
  tx: Tx,
  made: NewLoan,
  { payoutId, today }: { readonly payoutId: string; readonly today: CalendarDate },
): Promise<bigint | Refusal<ChargeRefusal> | PostingRefusal> {
  const { schedule } = made.loan;
  const deducted = schedule.fees.filter(({ taken, fee, tax }) => taken === 'deducted' && fee + tax > 0n);
  const forbidden = forbiddenDeduction(made, deducted);
  if (forbidden) return forbidden;
  const id = await insertLoan(tx, made);
  const loan = String(id);
  const drafts = [
    entryToPost('disburse', { loan, amount: schedule.terms.amount }),
    ...deducted.map((line) => {
      const { name, fee, tax } = line;
      return entryToPost('deduct-fee', { loan, name, fee, tax, parties: partiesOfFee(schedule, line) });
    }),
    entryToPost('settle-payout', { payout: payoutId, amount: schedule.netReceived }),
  ];
  return (await postDrafts(tx, { ...made, id }, drafts, today)) ?? id;
}

function forbiddenDeduction(
  { market, loan, enteredOn, disclosed }: NewLoan,
  deducted: readonly { readonly name: string; readonly fee: bigint; readonly tax: bigint }[],
): Refusal<ChargeRefusal> | undefined {
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  let chargedSoFar = 0n;
  for (const { name, fee, tax } of deducted) {
    const amount = fee + tax;
    const refusal = checkCharge(market, {
      loan: spanOf(loan.schedule),
      enteredOn,
      charge: { key: `fee:${name}`, amount },
      chargedSoFar,
      late: null,
      disclosed: disclosed as readonly ChargeKey[],
    });
    if (refusal) return refusal;
    chargedSoFar += amount;
  }
  return undefined;
}
