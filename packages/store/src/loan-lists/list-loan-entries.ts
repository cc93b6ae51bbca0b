import { accountLabel } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/** An entry of the books as it touches one loan. */
export type LoanEntryRow = {
  readonly id: bigint;
  /** Its number in the market's journal; null for the seconds until it has one. */
  readonly no: bigint | null;
  readonly event: string;
  readonly on: CalendarDate;
  readonly reverses: bigint | null;
  /** By how much it changes what is owed: receivables less the borrower's credit. */
  readonly amount: bigint;
  /** What is owed by the books after it. */
  readonly owed: bigint;
  readonly debit: readonly number[];
  readonly credit: readonly number[];
  /** How many entries touch the loan in all. */
  readonly count: number;
};

/**
 * Newest first. The end of a day posts one entry for a thousand loans: of such an entry only this loan's
 * lines and the house's are looked at, and the house's accounts stand at its end. What is only noted (from
 * 9000 on) is not owed.
 */
export async function listLoanEntries(
  tx: ReadTx,
  loanId: bigint,
  {
    below,
    above,
    limit,
  }: { readonly below: bigint | null; readonly above: bigint | null; readonly limit: number },
): Promise<LoanEntryRow[]> {
  const { rows } = await tx.query<LoanEntryRow>({
    name: 'loan-entries',
    text: `with own as (
             select entry_id, array_agg(distinct account) filter (where minor > 0) as debit,
                    array_agg(distinct account) filter (where minor < 0) as credit,
                    coalesce(sum(minor) filter (where account between 1200 and 1299 or account = 2020), 0)::bigint as amount
             from ledger_line where subject = $1 group by entry_id
           ), running as (
             select own.*, (sum(amount) over (order by entry_id))::bigint as owed, count(*) over ()::int as count from own
           ), page as (
             select * from running where ($2::bigint is null or entry_id < $2) and ($3::bigint is null or entry_id > $3)
             order by entry_id desc limit $4
           )
           select p.entry_id as id, (select n.no from ledger_number n where n.entry_id = p.entry_id) as no, e.event, e.business_date as "on", e.reverses, p.amount, p.owed, p.count,
                  array(select distinct a from unnest(coalesce(p.debit, '{}') || coalesce(other.debit, '{}')) a order by a) as debit,
                  array(select distinct a from unnest(coalesce(p.credit, '{}') || coalesce(other.credit, '{}')) a order by a) as credit
           from page p join ledger_entry e on e.id = p.entry_id
           left join lateral (
             select array_agg(distinct l.account) filter (where l.minor > 0) as debit,
                    array_agg(distinct l.account) filter (where l.minor < 0) as credit
             from ledger_line l
             where l.entry_id = p.entry_id and l.n > e.line_count - 8
               and (l.subject is null or l.subject not like 'loan:%')
           ) other on true
           order by p.entry_id desc`,
    values: [`loan:${loanId}`, below, above, limit],
  });
  return rows;
}

/** The newest entry that touches the loan; 0 if none does. */
export async function newestLoanEntry(tx: ReadTx, loanId: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint | null }>({
    name: 'loan-entry-newest',
    text: 'select max(entry_id) as id from ledger_line where subject = $1',
    values: [`loan:${loanId}`],
  });
  return rows[0]?.id ?? 0n;
}

export type EntryLine = {
  readonly entryId: bigint;
  readonly account: number;
  readonly name: string;
  readonly minor: bigint;
};

/** The lines of a few entries of one loan, as an accountant reads them. */
export async function listEntryLines(tx: ReadTx, entryIds: readonly bigint[]): Promise<EntryLine[]> {
  const { rows } = await tx.query<EntryLine>({
    name: 'loan-entry-lines',
    text: `select l.entry_id as "entryId", l.account, a.name, l.minor from ledger_line l join ledger_account a on a.number = l.account
           where l.entry_id = any ($1::bigint[]) order by l.entry_id, l.n limit 200`,
    values: [entryIds.map(String)],
  });
  return rows.map((row) =>
    Object.assign(row, { name: accountLabel({ number: row.account, name: row.name }) }),
  );
}
