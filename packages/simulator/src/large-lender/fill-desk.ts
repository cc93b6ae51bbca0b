import type { Tx } from '@candor/store/database';
import { idOf, lenderDay, marketOf, type LenderSize } from './lender-size.ts';

const now = `timestamptz '${lenderDay} 04:00Z'`;
const staff = (place: string) => `(select id from staff order by email offset ${place} limit 1)`;

/**
 * What the lender's people have on their desks beside the money: complaints, hardship, second opinions; and
 * the log of all of it.
 */
export async function fillDesk(tx: Tx, { past, waiting, loans }: LenderSize): Promise<void> {
  const all = `generate_series(1, ${past + waiting}) i`;
  const waits = `i <= ${waiting}`;
  for (const text of [
    `insert into complaint (id, borrower_id, market, reference, kind, answer_way, state, asked_at, asked_on, promised_by, escalate_on,
       answered_at, changed_at, order_id)
     select ${idOf('complaint', 'i')}, ${idOf('borrower', 'i')}, ${marketOf('i')}, 'C-2026-' || upper(lpad(to_hex(i), 5, '0')), 'charge',
       'app', case when ${waits} then 'open' else 'answered' end, ${now} - i * interval '1 minute', '${lenderDay}'::date - 3,
       '${lenderDay}'::date + (i % 9)::int, '${lenderDay}'::date, case when ${waits} then null else ${now} end,
       ${now} - i * interval '1 minute', ${idOf('order', 'i')} from ${all}`,
    `insert into hardship_request (id, loan_id, option, promised_on, state, asked_at, asked_on, paused_until, decided_at, decided_on, why)
     select ${idOf('hardship', 'd.i')}, d.id, 'talk', null, case when d.i % 2 = 0 and d.${waits} then 'considered' else 'refused' end,
       ${now} - d.i * interval '1 minute', '${lenderDay}', '${lenderDay}'::date + 15,
       case when d.i % 2 = 0 and d.${waits} then null else ${now} end, case when d.i % 2 = 0 and d.${waits} then null else '${lenderDay}'::date end,
       case when d.i % 2 = 0 and d.${waits} then null else 'not-now' end
     from (select row_number() over (order by i) as i, id from drawn order by i limit ${past + 2 * waiting}) d`,
    `insert into hardship_request (id, loan_id, option, promised_on, state, asked_at, asked_on, paused_until, decided_at, decided_on)
     select ${idOf('promise', 'd.i')}, d.id, 'promise-to-pay', '${lenderDay}'::date + (d.i % 5)::int, 'granted', ${now}, '${lenderDay}',
       '${lenderDay}'::date + 5, ${now}, '${lenderDay}'
     from (select i, id from drawn where state = 'active' order by i limit ${waiting}) d`,
    `insert into contact_note (id, market, loan_id, borrower_id, staff_id, way, outcome, at)
     select ${idOf('contact', 'i')}, market, id, borrower_id, ${staff('0')}, 'call', 'no-answer', ${now} - i % 500 * interval '1 hour'
     from drawn where is_late and state = 'active'`,
    `insert into approval_request (id, market, act, subject, input, asked_by, asked_at, deadline_at, state, decided_by, decided_at)
     select ${idOf('approval', 'i')}, market, 'loan.waive', 'loan:' || id,
       jsonb_build_object('loanId', id::text, 'n', 1, 'part', 'interest', 'amount', '100', 'no', i), ${staff('1')}, ${now} - i * interval '1 minute',
       ${now} + interval '1 day' + i * interval '1 minute', case when ${waits} then 'waiting' else 'done' end,
       case when ${waits} then null else ${staff('0')} end, case when ${waits} then null else ${now} - i * interval '1 minute' end
     from drawn where i <= ${past + waiting}`,
    `insert into audit_log (id, at, actor_kind, actor_id, command, subject, outcome, request_id)
     select gen_random_uuid(), d.paid_out_on + a.k * interval '1 hour', a.actor,
       case a.actor when 'staff' then ${staff('0')}::text else d.borrower_id::text end, a.command, a.subject || d.order_id,
       case when (d.i + a.k) % 20 = 0 then 'refused: not_now' else 'done' end, 'request-' || d.i || '-' || a.k
     from drawn d, (values (1, 'borrower', 'order.apply', 'order:'), (2, 'system', 'order.decide', 'order:'),
       (3, 'staff', 'order.approve', 'order:'), (4, 'borrower', 'loan.confirm', 'order:'), (5, 'system', 'payout.settle', 'payout:'))
       as a (k, actor, command, subject) order by d.i`,
    `insert into outbox (topic, payload, audit_id, created_at, done_at, given_up_at, attempts)
     select 'message.deliver', jsonb_build_object('messageId', ${idOf('message', 'i')}), gen_random_uuid(), ${now} - i * interval '1 second',
       case when i > ${2 * waiting} then ${now} end, case when i <= ${waiting} then ${now} end, 1
     from generate_series(1, ${past + 2 * waiting}) i`,
    `insert into data_export (id, borrower_id, state, progress_percent, asked_at, size_bytes)
     select ${idOf('export', 'i')}, ${idOf('borrower', 'i')}, 'ready', 100, ${now} - i * interval '1 minute', 100 from generate_series(1, ${past}) i`,
    `update borrower b set deleted_at = ${now} - d.i * interval '1 hour', phone_sealed = null, phone_index = null, kept_until = '${lenderDay}'::date + 400
     from drawn d where d.borrower_id = b.id and d.state = 'settled' and d.i % 13 = 0 and d.i <= ${Math.ceil(loans / 2)}`,
    `insert into queue_hold (queue, item_id, staff_id, since, last_step_at)
     select 'complaints', ${idOf('complaint', 'i')}, ${staff('0')}, ${now} - interval '9 minutes', ${now} - interval '5 minutes'
     from generate_series(1, 10) i`,
  ])
    await tx.query({ text });
}
