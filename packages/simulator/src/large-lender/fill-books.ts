import type { ReadTx } from '@candor/store/database';
import { figures } from './fill-loans.ts';
import { clearingOf, idOf, lenderDay } from './lender-size.ts';

const { principal, interest, row, amount } = figures;

/**
 * Money that came, a payment for each row that is paid, and the payout before it; then the entries of both,
 * in the order of their days.
 */
export async function fillBooks(tx: ReadTx): Promise<void> {
  for (const text of [...moneyOfLoans, ...entries]) await tx.query({ text });
}

const payment = idOf('payment', `i || '-' || n`);

const moneyOfLoans = [
  // All but the last days' was remitted.
  `insert into payment (id, market, currency, channel, external_id, amount, state, loan_id, received_on, known_on, created_at, settled)
   select ${payment}, market, currency, ${clearingOf('i')}, 'REF' || i || 'N' || n, ${row}, 'allocated', id,
     paid_out_on + 30 * n - 1, paid_out_on + 30 * n - 1, paid_out_on + 30 * n - 1 + interval '5 hours',
     case when paid_out_on + 30 * n - 1 < '${lenderDay}'::date - 3 then ${row} else 0 end
   from drawn, generate_series(1, paid) n order by paid_out_on + 30 * n`,
  `insert into payout (id, market, currency, kind, order_id, loan_id, amount, state, schedule, ordered_on, left_on)
   select ${idOf('payout', 'i')}, market, currency, 'loan', order_id, id, ${amount}, 'left', '{}', paid_out_on, paid_out_on from drawn
   order by i`,
  `insert into payout_intent (payout_id, attempt, channel, account_id, state, intended_at, sent_at, sends, changed_at)
   select ${idOf('payout', 'i')}, 1, 'sandbox', ${idOf('account', 'i')}, 'left', paid_out_on, paid_out_on, 1, paid_out_on from drawn
   order by i`,
];

/** [event, key, day, lines]; each line [account, subject, minor]. */
const posted = [
  `select 'disburse' as event, 'disburse:' || id as key, market, currency, paid_out_on as day,
     array[1210, 1050] as accounts, array['loan:' || id, null] as subjects, array[${amount}, -${amount}]::bigint[] as minors from drawn`,
  `select 'settle-payout', 'settle-payout:' || ${idOf('payout', 'i')}, market, currency, paid_out_on,
     array[1050, 1010], array[null, null]::text[], array[${amount}, -${amount}] from drawn`,
  `select 'accrue', 'accrue:' || id || ':' || n, market, currency, paid_out_on + 30 * n, array[1220, 4010],
     array['loan:' || id, null], array[${interest}, -${interest}] from drawn, generate_series(1, due) n`,
  `select 'receive', 'receive:' || ${payment}, market, currency, paid_out_on + 30 * n - 1,
     array[case market when 'ph' then 1100 else 1101 end, 2030], array[null, 'payment:' || ${payment}], array[${row}, -${row}]
   from drawn, generate_series(1, paid) n`,
  `select 'allocate', 'allocate:' || ${payment}, market, currency, paid_out_on + 30 * n - 1, array[2030, 1220, 1210],
     array['payment:' || ${payment}, 'loan:' || id, 'loan:' || id], array[${row}, -${interest}, -${principal}]
   from drawn, generate_series(1, paid) n`,
  `select 'write-off', 'write-off:' || id, market, currency, paid_out_on + 201, array[5010, 1210], array[null, 'loan:' || id],
     array[${amount} - paid * ${principal}, paid * ${principal} - ${amount}] from drawn where state = 'written-off'`,
];

const entries = [
  `create temp table posted on commit drop as
   select row_number() over (order by day, key) + (select coalesce(max(id), 0) from ledger_entry) as id, p.*
   from (${posted.join(' union all ')}) p`,
  `insert into ledger_entry (id, natural_key, event, market, business_date, line_count, posted_at) overriding system value
   select id, key, event, market, least(day, '${lenderDay}'), cardinality(accounts), day + interval '6 hours' from posted order by id`,
  `insert into ledger_line (entry_id, n, account, subject, currency, minor)
   select p.id, l.n, l.account, l.subject, p.currency, l.minor
   from posted p, unnest(p.accounts, p.subjects, p.minors) with ordinality as l (account, subject, minor, n) order by p.id, l.n`,
  `select setval('ledger_entry_id_seq', (select max(id) from ledger_entry))`,
];

/** The bank account was opened a week ago: what is older is in its balance. */
export async function openBank(tx: ReadTx): Promise<void> {
  await tx.query({
    text: `insert into bank_opening (market, on_day, balance, proof, posted_at)
           select market, '${lenderDay}'::date - 7, 0, 'Account opening letter', now() from business_clock on conflict do nothing`,
  });
}
