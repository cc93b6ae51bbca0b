import type { LoanRange } from '../end-of-day/end-of-day-chunks.ts';
import type { DayOfMarket } from '../end-of-day/end-of-day-runs.ts';
import type { Tx } from '../database/database.ts';

/**
 * What went out, what was planned, what came in and what the accounts moved on a day. An entry that takes
 * another back counts against what it takes back, on the day on which it does. Written again it is the same,
 * with what came meanwhile. The day's entries are added up range by range: each statement reads so many
 * lines, however many loans had interest on the day.
 */
export async function snapshotFlows(tx: Tx, { market, day }: DayOfMarket): Promise<void> {
  for (const table of ['portfolio_flow', 'portfolio_account'])
    await tx.query({ text: `delete from ${table} where market = $1 and on_day = $2`, values: [market, day] });
  await tx.query({ name: 'portfolio-planned', text: planned, values: [market, day] });
  for (let after = 0n; ;) {
    const range = await nextEntries(tx, { market, day }, after);
    if (!range) return;
    const values = [market, day, range.first, range.last];
    await tx.query({ name: 'portfolio-flows', text: flows, values });
    await tx.query({ name: 'portfolio-accounts', text: accounts, values });
    after = range.last;
  }
}

const entriesAtOnce = 20_000;
const linesAtOnce = 400_000;

/** The day's next entries: so many, or as many as have so many lines; one at least. */
async function nextEntries(
  tx: Tx,
  { market, day }: DayOfMarket,
  after: bigint,
): Promise<LoanRange | undefined> {
  const { rows } = await tx.query<{ last: bigint | null }>({
    name: 'portfolio-next-entries',
    text: `select coalesce(max(id) filter (where lines <= ${linesAtOnce}), min(id)) as last
           from (select id, sum(line_count) over (order by id) as lines
                 from (select id, line_count from ledger_entry where market = $1 and business_date = $2::date and id > $3
                       order by id limit ${entriesAtOnce}) e) c`,
    values: [market, day, after],
  });
  const last = rows[0]?.last ?? null;
  return last === null ? undefined : { first: after + 1n, last };
}

/** What the plans in force say falls due on the day. */
const planned = `
  insert into portfolio_flow (market, on_day, product_id, product_version, paid_out_loans, paid_out, planned,
                              principal, interest, fee, penalty, ahead, written_off)
  select $1, $2::date, l.product_id, l.product_version, 0, 0, sum(r.principal + r.interest + r.fee), 0, 0, 0, 0, 0, 0
  from plan_row r join loan_plan p on p.loan_id = r.loan_id and p.no = r.plan_no join loan l on l.id = r.loan_id
  where r.due_on = $2::date and p.since <= $2::date and (p.until_on is null or $2::date < p.until_on)
    and not exists (select 1 from loan_plan q where q.loan_id = p.loan_id and q.no > p.no
                    and q.since <= $2::date and (q.until_on is null or $2::date < q.until_on))
    and l.market = $1
  group by l.product_id, l.product_version`;

const flows = `
  with moved as (
    select substr(x.subject, 6)::bigint as loan_id, coalesce(o.event, e.event) as event, x.account, x.minor
    from ledger_entry e
    left join ledger_entry o on o.id = e.reverses
    join ledger_line x on x.entry_id = e.id
    where e.market = $1 and e.business_date = $2::date and e.id between $3 and $4 and x.subject like 'loan:%'
      and coalesce(o.event, e.event) in ('disburse', 'allocate', 'overpay', 'write-off', 'cancel')
  ), fact as (
    select loan_id,
           case when event = 'disburse' then sign(minor) else 0 end as paid_out_loans,
           case when event = 'disburse' then minor else 0 end as paid_out,
           case when account = 1210 and event in ('allocate', 'cancel') then -minor else 0 end as principal,
           case when account in (1220, 9010) and event in ('allocate', 'cancel') then -minor else 0 end as interest,
           case when account = 1230 and event in ('allocate', 'cancel') then -minor else 0 end as fee,
           case when account in (1240, 9030) and event in ('allocate', 'cancel') then -minor else 0 end as penalty,
           case when account = 2020 and event = 'overpay' then -minor else 0 end as ahead,
           case when account between 1210 and 1240 and event = 'write-off' then -minor else 0 end as written_off
    from moved
  )
  insert into portfolio_flow as kept (market, on_day, product_id, product_version, paid_out_loans, paid_out, planned,
                              principal, interest, fee, penalty, ahead, written_off)
  select $1, $2::date, l.product_id, l.product_version, sum(f.paid_out_loans), sum(f.paid_out), 0,
         sum(f.principal), sum(f.interest), sum(f.fee), sum(f.penalty), sum(f.ahead), sum(f.written_off)
  from fact f join loan l on l.id = f.loan_id
  where l.market = $1
  group by l.product_id, l.product_version
  on conflict (market, on_day, product_id, product_version) do update set
    paid_out_loans = kept.paid_out_loans + excluded.paid_out_loans, paid_out = kept.paid_out + excluded.paid_out,
    principal = kept.principal + excluded.principal, interest = kept.interest + excluded.interest,
    fee = kept.fee + excluded.fee, penalty = kept.penalty + excluded.penalty,
    ahead = kept.ahead + excluded.ahead, written_off = kept.written_off + excluded.written_off`;

const accounts = `
  insert into portfolio_account as kept (market, on_day, account, debit, credit)
  select $1, $2::date, x.account, coalesce(sum(x.minor) filter (where x.minor > 0), 0), coalesce(-sum(x.minor) filter (where x.minor < 0), 0)
  from ledger_entry e join ledger_line x on x.entry_id = e.id
  where e.market = $1 and e.business_date = $2::date and e.id between $3 and $4
  group by x.account
  on conflict (market, on_day, account) do update set debit = kept.debit + excluded.debit, credit = kept.credit + excluded.credit`;
