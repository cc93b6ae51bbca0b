import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type BureauRefusal = {
  readonly id: string;
  readonly market: string;
  readonly fileId: string;
  readonly n: number;
  readonly loanId: bigint;
  readonly code: string;
  readonly words: string;
  readonly state: 'open' | 'mended' | 'resent';
  readonly raisedAt: Date;
  readonly dueOn: CalendarDate;
};

const refusalColumns = `id, market, file_id as "fileId", n, loan_id as "loanId", code, words, state, raised_at as "raisedAt", due_on as "dueOn"`;

/** False where this row was refused before. */
export async function insertBureauRefusal(tx: Tx, refusal: Omit<BureauRefusal, 'state'>): Promise<boolean> {
  const { id, market, fileId, n, loanId, code, words, raisedAt, dueOn } = refusal;
  const { rowCount } = await tx.query({
    name: 'bureau-refusal-insert',
    text: `insert into bureau_refusal (id, market, file_id, n, loan_id, code, words, state, raised_at, due_on)
           values ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9) on conflict do nothing`,
    values: [id, market, fileId, n, loanId, code, words, raisedAt, dueOn],
  });
  return rowCount > 0;
}

export async function findBureauRefusal(tx: ReadTx, id: string): Promise<BureauRefusal | undefined> {
  const { rows } = await tx.query<BureauRefusal>({
    name: 'bureau-refusal-find',
    text: `select ${refusalColumns} from bureau_refusal where id = $1`,
    values: [id],
  });
  return rows[0];
}

/** False where it is not open any more. */
export async function mendBureauRefusal(
  tx: Tx,
  id: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'bureau-refusal-mend',
    text: `update bureau_refusal set state = 'mended', mended_by = $2, mended_at = $3 where id = $1 and state = 'open'`,
    values: [id, by, at],
  });
  return rowCount > 0;
}
