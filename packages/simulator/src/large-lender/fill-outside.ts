import type { Tx } from '@candor/store/database';
import { idOf, lenderDay, marketOf, type LenderSize } from './lender-size.ts';

const now = `timestamptz '${lenderDay} 04:00Z'`;
const anybody = '(select id from staff order by email limit 1)';
const file = idOf('bureau-file', 'market || no');

/**
 * What goes out of the house and comes in from others: bureaus, integrators, earlier systems, the tax office.
 */
export async function fillOutside(tx: Tx, { past, waiting }: LenderSize): Promise<void> {
  for (const text of [
    `insert into bureau_file (id, market, on_day, covers, since, send_by, state, rows, made_at)
     select ${file}, market, '${lenderDay}'::date - 15 * no, 'all', '${lenderDay}'::date - 15 * no - 15, '${lenderDay}'::date - 15 * no + 7,
       'answered', 0, ${now} from business_clock, generate_series(1, 60) no`,
    `insert into bureau_row (file_id, n, loan_id, borrower_id, status, opened_on, sanctioned, instalment, outstanding, overdue, written_off,
       days_late, is_disputed, is_correction, left_out)
     select ${file}, row_number() over (partition by market order by id), id, borrower_id, 'current', disbursed_on, amount, 1, 1, 0, 0, 0,
       false, false, case when id % 9 = 0 then 'no_consent' end from (select *, 1 as no from loan where order_id is not null) l`,
    `insert into bureau_row_sum select file_id, status, coalesce(left_out, ''), count(*), sum(outstanding) from bureau_row group by 1, 2, 3`,
    `insert into bureau_refusal (id, market, file_id, n, loan_id, code, words, state, raised_at, due_on, mended_at, mended_by)
     select ${idOf('bureau-refusal', 'r.loan_id')}, f.market, r.file_id, r.n, r.loan_id, 'E1', 'The name is too long',
       case when r.n % 50 = 0 and r.n <= ${25 * waiting} then 'open' else 'mended' end, ${now}, '${lenderDay}'::date + 7,
       case when r.n % 50 = 0 and r.n <= ${25 * waiting} then null else ${now} end, ${anybody}
     from bureau_row r join bureau_file f on f.id = r.file_id where r.n % 25 = 0`,
    `insert into bureau_dispute (id, market, loan_id, borrower_id, file_id, n, raised_by, about, raised_at, raised_on, decide_by, state, decided_at)
     select ${idOf('bureau-dispute', 'r.loan_id')}, f.market, r.loan_id, r.borrower_id, r.file_id, r.n, 'borrower', 'late',
       ${now} - r.n * interval '1 minute', '${lenderDay}', '${lenderDay}'::date + (r.n % 20)::int,
       case when r.n <= ${waiting} / 2 then 'open' else 'stands' end, case when r.n <= ${waiting} / 2 then null else ${now} - r.n * interval '1 minute' end
     from bureau_row r join bureau_file f on f.id = r.file_id where r.n <= ${past / 2 + waiting}`,
    `insert into webhook_endpoint (id, market, name, url, events, secret_sealed, state, made_by, made_at)
     select ${idOf('endpoint', 'i')}, ${marketOf('i')}, 'Shop ' || i, 'https://shop.example/' || i, '{loan.settled}', '', 'on', ${anybody},
       ${now} - i * interval '1 hour' from generate_series(1, 120) i`,
    `insert into webhook_delivery (id, endpoint_id, cause, event, body, made_at, attempts, next_attempt_at, delivered_at, given_up_at)
     select ${idOf('delivery', 'i')}, ${idOf('endpoint', '1')}, i, 'loan.settled', '{}', ${now} - i * interval '1 minute', 1, ${now},
       case when i % 9 > 0 then ${now} end, case when i % 9 = 0 then ${now} end from generate_series(1, ${past + 9 * 60}) i`,
    `insert into webhook_attempt (delivery_id, number, at, took_ms, status) select id, 1, made_at, 90, 200 from webhook_delivery`,
    `insert into api_key (id, market, name, scopes, secret_hash, made_by, made_at, expires_at)
     select lpad(i::text, 12, '0'), ${marketOf('i')}, 'Key ' || i, '{loan.read}', sha256(i::text::bytea), ${anybody}, ${now} - i * interval '1 hour',
       ${now} + interval '1 year' from generate_series(1, 120) i`,
    `insert into loan_import (id, market, as_of, file_name, fingerprint, heads, summary, request_id, asked_by, asked_at, rows, refused, begun_at,
       ended_at)
     select ${idOf('import', 'i')}, ${marketOf('i')}, '${lenderDay}', 'loans.csv', repeat('0', 64), '["Loan"]', '{"rows":1,"good":0,"refused":1,"known":0,"late":0,"products":{}}', ${idOf('approval', 'i')},
       ${anybody}, ${now} - i * interval '1 hour', ${past}, ${past}, ${now}, ${now} from generate_series(1, 120) i`,
    `insert into import_row (import_id, line, state, reasons)
     select ${idOf('import', '1')}, i + 1, 'refused', '[]' from generate_series(1, ${past}) i`,
    `insert into provision (market, month, as_of, exposure, required, before, posted_at)
     select market, (date_trunc('month', '${lenderDay}'::date) - k * interval '1 month')::date, '${lenderDay}', 100, 10, 10, ${now}
     from business_clock, generate_series(1, 12) k`,
    `insert into provision_class (market, month, class, percent, loans, exposure, required, before)
     select market, month, 'standard', '0.4', 10, 100, 10, 10 from provision`,
    `insert into provision_loan (market, month, loan_id, class, days_late, exposure, required)
     select market, '2026-10-01', id, 'standard', 0, 100, id % 977 from loan where order_id is not null`,
    `insert into tax_invoice (market, kind, year, serial, number, entry_id, loan_id, order_id, supplied_on, issued_on, taxable, central,
       state, integrated, place, sealed, issued_at)
     select 'in', 'invoice', '26-27', row_number() over (order by id), 'I' || id, id, id, order_id, disbursed_on, disbursed_on, 100, 9, 9, 0,
       '27', '', ${now}
     from loan where market = 'in' and order_id is not null`,
  ])
    await tx.query({ text });
}
