import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanState } from '@candor/domain/states';
import type { ReadTx } from '../database/database.ts';

/** What is kept of a loan for lists, as of a day: see `saveFigures`. */
export type KeptFigures = {
  readonly owed: bigint;
  readonly overdue: bigint;
  /** The day that days past due are counted from. */
  readonly dueFrom: CalendarDate;
  readonly payoff: bigint | null;
  readonly nextDueOn: CalendarDate | null;
  readonly restructuredOn: CalendarDate | null;
};

/** A loan in a list of many, with what is kept of it for that. */
export type LoanListLine = KeptFigures & {
  readonly id: bigint;
  readonly orderId: string | null;
  readonly borrowerId: string;
  readonly productName: string;
  readonly productVersion: number;
  readonly state: LoanState;
  readonly amount: bigint;
  readonly disbursedOn: CalendarDate;
  /** The day that its figures are of; null: not all of them are kept. */
  readonly figuresOf: CalendarDate | null;
};

const columns = `select l.id, l.order_id as "orderId", l.borrower_id as "borrowerId", l.product_version as "productVersion",
    coalesce((select p.name from product_name p where p.product_id = l.product_id and p.language = 'en'), l.product_id) as "productName",
    l.state, l.amount, l.disbursed_on as "disbursedOn",
    f.owed, f.overdue, f.due_from as "dueFrom", f.payoff, f.next_due_on as "nextDueOn", f.restructured_on as "restructuredOn",
    case when f.has_payoff then f.as_of end as "figuresOf"`;

const selected = `${columns} from loan l join loan_figure f on f.loan_id = l.id`;

type Reader = { readonly market: string; readonly limit: number };

/** The loans of some borrowers, newest first. */
export async function listLoansOfBorrowers(
  tx: ReadTx,
  { market, limit }: Reader,
  borrowerIds: readonly string[],
): Promise<LoanListLine[]> {
  const { rows } = await tx.query<LoanListLine>({
    name: 'loan-lines-of-borrowers',
    text: `${selected} where l.market = $1 and l.borrower_id = any ($2::uuid[]) order by l.id desc limit $3`,
    values: [market, borrowerIds, limit],
  });
  return rows;
}

/** These loans, newest first. */
export async function listLoansById(
  tx: ReadTx,
  { market, limit }: Reader,
  ids: readonly bigint[],
): Promise<LoanListLine[]> {
  const { rows } = await tx.query<LoanListLine>({
    name: 'loan-lines-by-id',
    text: `${selected} where l.market = $1 and l.id = any ($2::bigint[]) order by l.id desc limit $3`,
    values: [market, ids.map(String), limit],
  });
  return rows;
}
