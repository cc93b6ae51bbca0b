import type { PersonSeal } from '@candor/services/kernel';
import type { Tx } from '@candor/store/database';
import { clearingOf, currencyOf, idOf, lenderDay, marketOf, type LenderSize } from './lender-size.ts';

const now = `timestamptz '${lenderDay} 04:00Z'`;

/**
 * Orders that never became loans, payouts and money on their way, what is late in its queue: what waits, and
 * what of it is over.
 */
export async function fillWaiting(
  tx: Tx,
  seal: PersonSeal,
  { loans, past, waiting }: LenderSize,
): Promise<void> {
  // Numbers after the loans' own: in review first, then what was offered, refused, sent back, on its way out,
  // failed.
  const states = ['in-review', 'approved', 'refused', 'sent-back', 'paying-out', 'payout-failed'];
  await tx.query({
    text: `insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count,
             every_unit, submitted_on, most_amount, open_until, applied_at, changed_at)
           select ${idOf('order', 'i')}, ${marketOf('i')}, ${idOf('borrower', 'i')}, p.id, 1, ($3::text[])[1 + (i - $1 - 1) / $2],
             1000000, 4, 30, 'day', '${lenderDay}'::date - (i % 30)::int, null, null, ${now} - i % 2500000 * interval '1 second',
             ${now} - i % 100000 * interval '7 seconds'
           from generate_series($1::bigint + 1, $1::bigint + $2::bigint * cardinality($3::text[])) i
           cross join lateral (select min(id) as id from product where market = ${marketOf('i')}) p`,
    values: [loans, waiting, states],
  });
  const from = (place: number) =>
    `generate_series(${loans + place * waiting + 1}, ${loans + (place + 1) * waiting}) i`;
  for (const text of [
    `insert into decision (id, order_id, submission, market, table_version, outcome, reasons, decided_on, decided_at)
     select ${idOf('decision', 'i')}, ${idOf('order', 'i')}, i, ${marketOf('i')}, 1, 'refer', '["income_is_unclear"]', '${lenderDay}', ${now}
     from ${from(0)} where i % 3 > 0`,
    ...[4, 5].map(
      (
        place,
      ) => `insert into payout (id, market, currency, kind, order_id, amount, state, schedule, ordered_on)
     select ${idOf('payout', 'i')}, ${marketOf('i')}, ${currencyOf('i')}, 'loan', ${idOf('order', 'i')}, 1000000,
       '${place === 4 ? 'ordered' : 'failed'}', '{}', '${lenderDay}'::date - (i % 3)::int from ${from(place)}`,
    ),
    `insert into payout_intent (payout_id, attempt, channel, account_id, state, intended_at, changed_at)
     select ${idOf('payout', 'i')}, 1, 'manual', ${idOf('account', 'i')}, 'intended', ${now} - i % 5000 * interval '1 second', ${now}
     from ${from(4)}`,
    `insert into payout_concern (market, payout_id, why, raised_at)
     select ${marketOf('i')}, ${idOf('payout', 'i')}, 'channel_is_silent', ${now} - i % 5000 * interval '1 second' from ${from(5)}`,
    `insert into payout_hold (payout_id, held_by, why, held_at)
     select ${idOf('payout', 'i')}, (select min(id::text)::uuid from staff), 'To be looked at', ${now} from ${from(4)} where i % 3 = 0`,
    `insert into payout (id, market, currency, kind, loan_id, amount, state, ordered_on, left_on)
     select ${idOf('refund', 'i')}, market, currency, 'refund', id, 5000, 'left', paid_out_on + 130, paid_out_on + 130
     from drawn where i <= ${past}`,
    `insert into payout_batch (market, made_on, made_at, lines)
     select ${marketOf('i')}, '${lenderDay}'::date - (i % 300)::int, ${now}, 20 from generate_series(1, ${past}) i`,
    `insert into payment (id, market, currency, channel, amount, state, loan_id, created_at)
     select ${idOf('claimed', 'i')}, market, currency, 'bank', 270000 + i, 'claimed', id, ${now} - i * interval '1 minute'
     from drawn where i <= ${waiting}`,
    `insert into utr_claim (payment_id, market, utr, state, said_at, said_on)
     select ${idOf('claimed', 'i')}, market, 'UTR' || i, 'waiting', ${now} - i * interval '1 minute', '${lenderDay}' from drawn
     where i <= ${waiting}`,
    `insert into statement_line (market, reference, amount, value_on, sealed, payment_id, found_by, imported_at)
     select market, 'LINE' || i, 270000, paid_out_on + 29, '', ${idOf('payment', `i || '-1'`)}, 'reference', paid_out_on + 29
     from drawn where i <= ${past} and paid > 0`,
    `insert into channel_difference (market, channel, kind, reference, ours, theirs, found_on, found_at, closed_at)
     select ${marketOf('i')}, ${clearingOf('i')}, 'other-amount', 'DIFF' || i, 100, 200, '${lenderDay}'::date - 9, ${now} - i * interval '1 second',
       case when i > ${waiting} then ${now} end from generate_series(1, ${waiting + past}) i`,
  ])
    await tx.query({ text });
  await fillSuspense(tx, seal, waiting);
}

/** Money that nobody owns yet, as a bank's statement told of it. Its entries stand in the books. */
async function fillSuspense(tx: Tx, seal: PersonSeal, waiting: number): Promise<void> {
  const lines = Array.from({ length: waiting }, (_, place) => {
    const [i, market] = [place + 1, (place + 1) % 4 < 2 ? 'ph' : 'in'];
    return { i, sealed: seal.seal(`NEFT FROM SOMEBODY ${i}`, `statement:${market}:SUSP${i}`) };
  });
  const money = idOf('suspense', 'i');
  await tx.query({
    text: `insert into payment (id, market, currency, channel, external_id, amount, state, received_on, known_on, created_at)
           select ${money}, ${marketOf('i')}, ${currencyOf('i')}, 'bank', 'SUSP' || i, 50000 + i, 'received', '${lenderDay}'::date - (i % 2)::int,
             '${lenderDay}'::date - (i % 2)::int,
             ${now} - i * interval '1 minute' from generate_series(1, $1::bigint) i`,
    values: [waiting],
  });
  await tx.query({
    text: `insert into statement_line (market, reference, amount, value_on, sealed, payment_id, imported_at)
           select ${marketOf('i')}, 'SUSP' || i, 50000 + i, '${lenderDay}', sealed, ${money}, ${now}
           from unnest($1::bigint[], $2::text[]) as l (i, sealed)`,
    values: [lines.map(({ i }) => i), lines.map(({ sealed }) => sealed)],
  });
  await tx.query({
    text: `with entry as (
             insert into ledger_entry (natural_key, event, market, business_date, line_count)
             select 'receive:' || ${money}, 'receive', ${marketOf('i')}, '${lenderDay}'::date - (i % 2)::int, 2
             from generate_series(1, $1::bigint) i returning id, natural_key, market)
           insert into ledger_line (entry_id, n, account, subject, currency, minor)
           select e.id, l.n, l.account, l.subject, p.currency, l.minor
           from entry e join payment p on p.id = split_part(e.natural_key, ':', 2)::uuid,
           lateral (values (1, 1102, null, p.amount), (2, 2030, 'payment:' || p.id, -p.amount)) as l (n, account, subject, minor)`,
    values: [waiting],
  });
}
