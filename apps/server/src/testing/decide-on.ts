import type { Applicant } from '@candor/simulator/borrowers';
import type { IdentityApp } from './identity-app.ts';

/** An order of hers was decided on what she has given, and refused. */
export async function decideOn(app: IdentityApp, { borrowerId, market }: Applicant): Promise<void> {
  await app.test.sql(
    `insert into decision_table (market, version, content, valid_from) values ($1, 1, '{}', '2026-01-01') on conflict do nothing`,
    [market],
  );
  const { rows } = await app.test.sql(
    `with ordered as (
       insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count, every_unit)
       select gen_random_uuid(), $1, $2, p.product_id, p.version, 'refused', 100000, 3, 1, 'month' from product_version p
       where p.market = $1 limit 1 returning id)
     insert into decision (id, order_id, submission, market, table_version, outcome, reasons, decided_on, decided_at)
     select gen_random_uuid(), ordered.id, 1, $1, t.version, 'refuse', '["x"]', '2026-11-16', $3
     from ordered, decision_table t where t.market = $1 limit 1 returning id`,
    [market, borrowerId, app.identity.now()],
  );
  if (rows.length !== 1) throw new Error('nothing was decided');
}
