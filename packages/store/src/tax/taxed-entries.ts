import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

/** An entry that moved tax payable and has no paper yet. */
export type TaxedEntry = {
  readonly entryId: bigint;
  readonly event: string;
  readonly suppliedOn: CalendarDate;
  readonly loanId: bigint;
  readonly orderId: string | null;
  readonly borrowerId: string;
  /** The fee's own name, where its entry has one. */
  readonly feeName: string | null;
  /** Minor units, positive where tax was booked, negative where it was taken back. */
  readonly taxable: bigint;
  readonly tax: bigint;
  /** The entry that it undoes. */
  readonly reverses: bigint | null;
};

/**
 * As SQL: entries of a market ($1) behind its mark that moved tax payable and have no paper. A deducted fee
 * names its loan in its key alone: `deduct-fee:42:processing`, `reverse:deduct-fee:42:processing`.
 */
const waiting = `
  from ledger_line t
  join ledger_entry e on e.id = t.entry_id
  where t.account = 2010 and e.market = $1
    and t.entry_id > coalesce((select through from tax_invoice_mark where market = $1), 0)
    and not exists (select 1 from tax_invoice i where i.entry_id = t.entry_id)`;

export async function listTaxedEntries(tx: ReadTx, market: string, limit: number): Promise<TaxedEntry[]> {
  const { rows } = await tx.query<TaxedEntry>({
    name: 'tax-entries-waiting',
    text: `with waiting as (select t.entry_id, -sum(t.minor) as tax ${waiting} group by 1 order by 1 limit $2),
           known as (
             select w.entry_id, w.tax, e.event, e.business_date, e.reverses, regexp_replace(e.natural_key, '^reverse:', '') as key,
                    (select -sum(minor) from ledger_line where entry_id = w.entry_id and account in (2040, 4020)) as taxable,
                    (select min(subject) from ledger_line where entry_id = w.entry_id and subject like 'loan:%') as subject
             from waiting w join ledger_entry e on e.id = w.entry_id
           )
           select k.entry_id as "entryId", k.event, k.business_date as "suppliedOn", l.id as "loanId", l.order_id as "orderId",
                  l.borrower_id as "borrowerId", coalesce(k.taxable, 0)::bigint as taxable, k.tax::bigint as tax,
                  case when k.key ~ '^(deduct|charge)-fee:' then split_part(k.key, ':', 3) end as "feeName", k.reverses
           from known k
           join loan l on l.id = coalesce(substr(k.subject, 6), split_part(k.key, ':', 2))::bigint
           order by k.entry_id`,
    values: [market, limit],
  });
  return rows;
}

/** Of two who issue at once the second finds nothing to do. */
export async function holdTaxInvoices(tx: Tx, market: string): Promise<boolean> {
  const { rows } = await tx.query<{ held: boolean }>({
    name: 'tax-hold',
    text: `select pg_try_advisory_xact_lock(hashtextextended('tax-invoices:' || $1, 0)) as held`,
    values: [market],
  });
  return rows[0]?.held ?? false;
}

/** More than so many are not counted: that many wait only where none can be numbered. */
const countedAtMost = 1_000;

/** How many wait for their paper. */
export async function countTaxedEntries(tx: ReadTx, market: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'tax-entries-count',
    text: `select count(*)::int as count from (select t.entry_id ${waiting} group by 1 order by 1 limit $2) w`,
    values: [market, countedAtMost],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Entries that were posted so long ago are all there: whatever transaction they came in has ended. When none
 * of them waits for a paper the next look begins behind them. By the database's clock, which wrote when they
 * were posted.
 */
export async function moveTaxMark(tx: Tx, market: string, settledAfterSeconds: number): Promise<void> {
  await tx.query({
    name: 'tax-mark',
    text: `insert into tax_invoice_mark as m (market, through)
           select $1, max(i.entry_id) from tax_invoice i join ledger_entry e on e.id = i.entry_id
           where i.market = $1 and e.posted_at <= clock_timestamp() - make_interval(secs => $2)
             and i.entry_id > coalesce((select through from tax_invoice_mark where market = $1), 0)
             and i.entry_id < coalesce((select min(t.entry_id) ${waiting}), 9223372036854775807)
           having max(i.entry_id) is not null
           on conflict (market) do update set through = greatest(m.through, excluded.through)`,
    values: [market, settledAfterSeconds],
  });
}
