import type { PaymentState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import type { StatementLine } from './statement-lines.ts';

export type ListedLine = Omit<StatementLine, 'sealed' | 'market'> & {
  readonly id: bigint;
  readonly importedAt: Date;
  readonly state: PaymentState;
  readonly orderId: string | null;
  readonly borrowerId: string | null;
};

/** Lines of statements that were read, the newest first. */
export async function listStatementLines(
  tx: ReadTx,
  market: string,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<ListedLine[]> {
  const { rows } = await tx.query<ListedLine>({
    ...preparedFirst('statement-lines-list', before),
    text: `select s.id, s.reference, s.amount, s.value_on as "valueOn", s.payment_id as "paymentId", s.found_by as "foundBy",
             s.imported_at as "importedAt", p.state, l.order_id as "orderId", l.borrower_id as "borrowerId"
           from statement_line s join payment p on p.id = s.payment_id left join loan l on l.id = p.loan_id
           where s.market = $1 and ($2::bigint is null or s.id < $2) order by s.id desc limit $3`,
    values: [market, before, limit],
  });
  return rows;
}
