import type { ReadTx, Tx } from '../database/database.ts';

export type LoanNoteAbout = 'delay' | 'settle' | 'message' | 'hardship';

export type LoanNote = {
  readonly id: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly about: LoanNoteAbout;
  readonly reason: string | null;
  /** Null when the account is gone. */
  readonly sealed: string | null;
  readonly at: Date;
};

export async function insertLoanNote(
  tx: Tx,
  row: Omit<LoanNote, 'staffName'> & { readonly loanId: bigint },
): Promise<void> {
  await tx.query({
    name: 'loan-note-insert',
    text: `insert into loan_note (id, loan_id, staff_id, about, reason, sealed, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [row.id, row.loanId, row.staffId, row.about, row.reason, row.sealed, row.at],
  });
}

/** Newest first. */
export async function listLoanNotes(tx: ReadTx, loanId: bigint, limit: number): Promise<LoanNote[]> {
  const { rows } = await tx.query<LoanNote>({
    name: 'loan-note-list',
    text: `select n.id, n.staff_id as "staffId", s.name as "staffName", n.about, n.reason, n.sealed, n.at
           from loan_note n join staff s on s.id = n.staff_id where n.loan_id = $1 order by n.n desc limit $2`,
    values: [loanId, limit],
  });
  return rows;
}

/** What was written about a borrower goes with the account. */
export async function forgetLoanNotes(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'loan-note-forget',
    text: `update loan_note set sealed = null
           where sealed is not null and loan_id in (select id from loan where borrower_id = $1)`,
    values: [borrowerId],
  });
}
