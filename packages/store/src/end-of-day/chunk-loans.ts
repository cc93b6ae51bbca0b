import type { ReadTx, Tx } from '../database/database.ts';
import type { EndOfDayChunk } from './end-of-day-chunks.ts';

/**
 * A chunk with those of its loans that this transaction holds: what the day does, it does to them and to no
 * other.
 */
export type LockedChunk = EndOfDayChunk & { readonly loans: readonly bigint[] };

/** A chunk is thousands of loans and may wait for somebody who holds one of them. */
const patienceMs = 10 * 60_000;

/**
 * Holds the active loans of a chunk until the transaction ends: a repayment waits for the day's end of its
 * loan, and vice versa. A loan that becomes active later is left to the next day, which brings it the
 * interest of both.
 */
export async function lockChunkLoans(tx: Tx, chunk: EndOfDayChunk): Promise<LockedChunk> {
  const { market, firstLoan, lastLoan } = chunk;
  await tx.waitUpTo(patienceMs);
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'day-end-lock-loans',
    text: `select a.loan_id as id from loan l join loan_accrual a on a.loan_id = l.id
           where l.market = $1 and l.state = 'active' and l.id between $2 and $3 and a.loan_id between $2 and $3
           order by a.loan_id for no key update of a`,
    values: [market, firstLoan, lastLoan],
  });
  return { ...chunk, loans: rows.map(({ id }) => id) };
}

/** Interest to the day of every performing loan that is held, as one entry with a line for each. */
export async function accrueLoans(
  tx: Tx,
  { market, day, no, loans }: LockedChunk,
): Promise<{ readonly loans: number; readonly interest: bigint }> {
  const { rows } = await tx.query<{ loans: number; interest: bigint }>({
    name: 'day-end-accrue',
    text: 'select loans, interest from accrue_loans($1, $2, $3, $4)',
    values: [market, day, loans, `accrue:${market}:${day}:chunk-${no}`],
  });
  return rows[0] ?? { loans: 0, interest: 0n };
}

/**
 * The loans that are held to which the day may bring more than interest; the domain decides about each.
 * Something falls due or is overdue (a credit, a late charge, a class), a fee in a row is charged as the row
 * ends, the loan does not perform, or something happened to it today (its standing is as of today) that
 * leaves more to do.
 */
export async function loansToDecide(
  tx: ReadTx,
  { market, day, firstLoan, lastLoan, loans }: LockedChunk,
): Promise<readonly bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'day-end-to-decide',
    text: `select id from loan
           where market = $1 and state = 'active' and id between $3 and $4 and (next_due_on <= $2 or npa_since is not null)
           union
           select loan_id from kept_arrears where until_on is null and loan_id between $3 and $4
           union
           select l.id from row_standing r join loan l on l.id = r.loan_id
           where l.market = $1 and l.state = 'active' and r.loan_id between $3 and $4
             and (r.late_to = $2 and l.disbursed_on < $2
                  or r.fee > 0 and exists (select 1 from loan_row w
                                           where w.loan_id = r.loan_id and w.n = r.n and w.to_on = $2))
           order by 1`,
    values: [market, day, firstLoan, lastLoan],
  });
  const held = new Set(loans);
  return rows.flatMap(({ id }) => (held.has(id) ? [id] : []));
}
