import type { Tx } from '@candor/store/database';
import { lenderDay, type LenderSize } from './lender-size.ts';

const days = `generate_series('${lenderDay}'::date - 365, '${lenderDay}'::date - 1, interval '1 day') as day`;
const offered = `(select id, market from product) p`;

/** A year of ends of days, as the portfolio keeps them: as many rows however many loans there are. */
export async function fillHistory(tx: Tx, { loans, past }: LenderSize): Promise<void> {
  for (const text of [
    `insert into day_end (market, business_date, finished_at, facts)
     select m.market, day, day + interval '1 day', '{"loans":1,"differences":[]}' from business_clock m, ${days}`,
    `insert into portfolio_day (market, on_day, principal, ledger)
     select m.market, day, ${loans} * 1000, ${loans} * 1000 from business_clock m, ${days}`,
    `insert into portfolio_bucket (market, on_day, product_id, product_version, bucket, loans, principal)
     select p.market, day, p.id, 1, b, ${loans} / 20, ${loans} * 100 from ${offered}, ${days}, generate_series(0, 4) b`,
    `insert into portfolio_flow (market, on_day, product_id, product_version, paid_out_loans, paid_out, planned, principal, interest,
       fee, penalty, ahead, written_off)
     select p.market, day, p.id, 1, 3, 3000000, 2000000, 1500000, 100000, 0, 0, 0, 0 from ${offered}, ${days}`,
    `insert into portfolio_account (market, on_day, account, debit, credit)
     select m.market, day, a.number, 1000, 1000 from business_clock m, ${days}, (select number from ledger_account where number < 9000 order by number limit 20) a`,
    `insert into portfolio_visit (market, on_day, name, times)
     select m.market, day, n, 500 from business_clock m, ${days}, unnest(array['products.listed', 'product.opened']) n`,
    `insert into portfolio_vintage (market, payout_month, product_id, age_months, loans, amount)
     select p.market, (date_trunc('month', '${lenderDay}'::date) - k * interval '1 month')::date, p.id, a, 10, 100000
     from ${offered}, generate_series(0, 11) k, generate_series(0, 11) a where a <= k`,
    `insert into portfolio_roll (market, month, product_id, was, became, loans, principal)
     select p.market, (date_trunc('month', '${lenderDay}'::date) - k * interval '1 month')::date, p.id, w, b, 10, 100000
     from ${offered}, generate_series(1, 12) k, generate_series(0, 4) w, generate_series(0, 4) b`,
    `insert into portfolio_standing (market, month, loan_id, product_id, bucket, principal)
     select market, '2026-10-01', id, 'any', 0, 1000 from drawn where state = 'active'`,
    `insert into ledger_closing (market, closed_through, last_entry_id)
     select m.market, (date_trunc('month', '${lenderDay}'::date) - k * interval '1 month')::date - 1, 1 from business_clock m, generate_series(1, 12) k`,
    `insert into analytics_event (market, name, category, at)
     select 'ph', 'product.opened', 'view', now() - i * interval '1 minute' from generate_series(1, ${past}) i`,
  ])
    await tx.query({ text });
}
