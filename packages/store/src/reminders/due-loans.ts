import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

export type DueLoan = {
  readonly loan: bigint;
  readonly borrowerId: string;
  readonly productId: string;
  readonly dueOn: CalendarDate;
  /** Credit stands on it, which may cover what falls due. */
  readonly hasCredit: boolean;
};

/** The oldest unpaid due date of each active loan of a range, if it is one of these days. */
export async function loansDueOn(
  tx: ReadTx,
  {
    market,
    firstLoan,
    lastLoan,
  }: { readonly market: string; readonly firstLoan: bigint; readonly lastLoan: bigint },
  days: readonly CalendarDate[],
): Promise<readonly DueLoan[]> {
  const { rows } = await tx.query<DueLoan>({
    name: 'day-end-due-rows',
    // Added to, so that no index on due dates is taken: it would find a quarter of all loans for every chunk.
    text: `select id as loan, borrower_id as "borrowerId", product_id as "productId", next_due_on as "dueOn",
             credit > 0 as "hasCredit" from loan
           where market = $1 and state = 'active' and id between $2 and $3 and next_due_on + 0 = any ($4::date[])
           order by id`,
    values: [market, firstLoan, lastLoan, days],
  });
  return rows;
}

export type StoppedLoan = {
  readonly loanId: bigint;
  readonly hasPromised: boolean;
  readonly asksForHelp: boolean;
  readonly isDisputed: boolean;
  readonly hasComplaint: boolean;
};

/**
 * Those of these loans for which something stands that a plan may wait for: a promise whose day has not
 * passed, a request for help that is considered, a dispute of the oldest instalment that is unpaid, a
 * complaint of the borrower's that nobody has answered.
 */
export async function stoppedLoans(
  tx: ReadTx,
  loanIds: readonly bigint[],
  on: CalendarDate,
): Promise<StoppedLoan[]> {
  const { rows } = await tx.query<StoppedLoan>({
    name: 'reminder-stopped-loans',
    text: `select s.* from (
             select l.id as "loanId",
               exists (select 1 from hardship_request r where r.loan_id = l.id and r.state = 'granted' and r.promised_on >= $2) as "hasPromised",
               exists (select 1 from hardship_request r where r.loan_id = l.id and r.state = 'considered' and r.paused_until > $2) as "asksForHelp",
               exists (select 1 from dispute d join loan_row w on w.loan_id = d.loan_id and w.n = d.n
                       where d.loan_id = l.id and d.until_on is null and w.due_on = l.next_due_on and w.plan_no =
                         (select max(p.no) from loan_plan p where p.loan_id = l.id and p.until_on is null)) as "isDisputed",
               exists (select 1 from complaint c where c.borrower_id = l.borrower_id and c.state in ('open', 'reopened')) as "hasComplaint"
             from loan l where l.id = any ($1::bigint[])
           ) s where s."hasPromised" or s."asksForHelp" or s."isDisputed" or s."hasComplaint"`,
    values: [loanIds.map(String), on],
  });
  return rows;
}

/** Whether a complaint of the borrower's is open. */
export async function hasOpenComplaint(tx: ReadTx, borrowerId: string): Promise<boolean> {
  const { rows } = await tx.query<{ is: number }>({
    name: 'reminder-open-complaint',
    text: `select 1 as is from complaint where borrower_id = $1 and state in ('open', 'reopened') limit 1`,
    values: [borrowerId],
  });
  return rows.length > 0;
}
