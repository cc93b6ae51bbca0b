import type { ReadTx } from '../database/database.ts';
import type { Part } from '../database/together.ts';

/** An entry that came with a payment and goes with it. */
export type PaymentEntry = {
  readonly entryId: bigint;
  /** Of a fee in the rows that was charged because it was paid before its day. */
  readonly fee: bigint;
};

export function paymentEntries({
  loanId,
  by,
  entries,
}: {
  readonly loanId: bigint;
  readonly by: string;
  readonly entries: readonly PaymentEntry[];
}): Part {
  return {
    name: 'payment-entry-insert',
    text: `insert into payment_entry (loan_id, by, entry_id, fee)
           select $1, $2, e.* from unnest($3::bigint[], $4::bigint[]) e`,
    values: [loanId, by, entries.map(({ entryId }) => entryId), entries.map(({ fee }) => fee)],
  };
}

/** Those of a payment that still stand in the books: what a reversal has to undo. */
export async function standingPaymentEntries(
  tx: ReadTx,
  loanId: bigint,
  by: string,
): Promise<PaymentEntry[]> {
  const { rows } = await tx.query<PaymentEntry>({
    name: 'payment-entry-standing',
    text: `select p.entry_id as "entryId", p.fee from payment_entry p
           where p.loan_id = $1 and p.by = $2
             and not exists (select 1 from ledger_entry r where r.reverses = p.entry_id)
           order by p.entry_id`,
    values: [loanId, by],
  });
  return rows;
}
