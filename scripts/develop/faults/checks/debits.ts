import { rowStates } from '@candor/domain/instalments';
import { readLoan } from '@candor/store/loans';
import { countOf, mustBeEmpty, type Check } from './check.ts';

/** Whatever came by a debit: its payment, and the parts that this was divided into. */
const parts = `part as (
  select payment_id as id, payment_id as of from mandate_notice
  union all select p.payment_id, p.part_of from payment_part p join mandate_notice n on n.payment_id = p.part_of)`;

/** One debit counts for a due, and no more of it than was told. */
export const debitedOnce: Check = async ({ tx, judged }) => {
  judged.set('debits that were collected', await countOf(tx, collected));
  return [
    ...(await mustBeEmpty(
      tx,
      `select 'the due of ' || d.due_on || ' of loan ' || d.loan_id || ' was collected by ' || count(*) || ' tries' as what
       from mandate_try t join mandate_debit d on d.id = t.debit_id
       where t.outcome = 'collected' group by d.loan_id, d.due_on having count(*) > 1`,
    )),
    ...(await mustBeEmpty(
      tx,
      `with ${parts}, counted as (
         select n.debit_id, sum(a.amount) as amount from mandate_notice n join part on part.of = n.payment_id
         join allocation a on a.by = part.id::text and a.until_on is null group by n.debit_id)
       select 'of the due of ' || d.due_on || ' of loan ' || d.loan_id || ' debits of ' || c.amount || ' count, and '
         || t.most || ' was told' as what
       from counted c join mandate_debit d on d.id = c.debit_id
       cross join lateral (select max(n.amount) as most from mandate_notice n where n.debit_id = d.id) t
       where c.amount > t.most`,
    )),
  ];
};

const collected = `select from mandate_debit where state = 'collected'`;

/** Nothing is asked for beyond the due, the mandate and what was told; the channel took what was told. */
export const debitedAsOwed: Check = async ({ tx }) => {
  const { rows } = await tx.query<{ loanId: bigint; dueOn: string; most: bigint }>({
    text: `select d.loan_id as "loanId", d.due_on as "dueOn", max(p.amount) as most
           from mandate_debit d join mandate_try t on t.debit_id = d.id join payment p on p.id = t.payment_id
           group by d.id`,
  });
  const wrong: string[] = [];
  for (const { loanId, dueOn, most } of rows) {
    const stored = await readLoan(tx, loanId);
    const due = (stored ? rowStates(stored.loan) : [])
      .filter(({ row }) => row.dueOn === dueOn)
      .reduce((sum, { owed }) => sum + owed.principal + owed.interest + owed.fee, 0n);
    if (most > due)
      wrong.push(`of loan ${loanId} ${most} was requested for the ${due} that is due on ${dueOn}`);
  }
  return [
    ...wrong,
    ...(await mustBeEmpty(
      tx,
      `select 'payment ' || t.payment_id || ' of ' || p.amount || ' was requested, ' || n.amount || ' was told and '
         || m.most_per_debit || ' is allowed' as what
       from mandate_try t join mandate_notice n on n.payment_id = t.payment_id join payment p on p.id = t.payment_id
       join mandate_debit d on d.id = t.debit_id join mandate m on m.id = d.mandate_id
       where p.amount <> n.amount or p.amount > m.most_per_debit`,
    )),
    ...(await mustBeEmpty(
      tx,
      `select 'the channel was asked for ' || s.amount || ' of payment ' || s.payment_id || ', and '
         || coalesce(n.amount::text, 'nothing') || ' was told' as what
       from sandbox_debit s left join mandate_notice n on n.payment_id::text = s.payment_id
       where s.amount is distinct from n.amount`,
    )),
  ];
};

/** What was decided of debits, each with the business day; the nth notice and the nth request of each. */
const decided = `decided as (
  select a.subject, a.facts ->> 'did' as did, (a.facts ->> 'on')::date as day, a.at,
    row_number() over (partition by a.subject, a.facts ->> 'did' order by a.at) as n
  from audit_log a where a.command = 'mandate.advance-debit' and a.outcome = 'done')`;

/** Nothing is requested that was not told, to the borrower and to the channel, on a day before. */
export const debitedAsTold: Check = async ({ tx, judged }) => {
  judged.set('debits that were requested', await countOf(tx, 'select from mandate_try'));
  return mustBeEmpty(
    tx,
    `with ${decided}
     select 'try ' || t.n || ' of payment ' || t.payment_id || ' was requested on ' || coalesce(r.day::text, 'no day')
       || ', told on ' || coalesce(w.day::text, 'no day') || ' for ' || n.first_on
       || case when n.told_at is null then ', and no phone rang' else '' end
       || case when n.announced_at is null then ', and not told to the channel' else '' end as what
     from mandate_try t join mandate_notice n on n.payment_id = t.payment_id
     left join decided r on r.subject = 'debit:' || t.debit_id and r.did = 'request' and r.n = t.n
     left join decided w on w.subject = 'debit:' || t.debit_id and w.did = 'notify' and w.n = n.n
     where r.day is null or w.day is null or w.day >= r.day or n.first_on > r.day
        or n.told_at is null or n.announced_at is null`,
  );
};

/** Nothing is requested after the borrower was told that nothing will be, until they want it again. */
export const debitsStop: Check = async ({ tx, journal: { stops }, judged }) => {
  judged.set('autopay stopped', stops.length);
  return mustBeEmpty(
    tx,
    `with ${decided}
     select 'loan ' || o.order_id || ': a debit of ' || d.due_on || ' was requested at ' || r.at || ', and ' || s.act
       || ' was acknowledged at ' || s.since as what
     from unnest($1::uuid[], $2::date[], $3::text[], $4::timestamptz[], $5::timestamptz[])
       as s (loan, due, act, since, until)
     join loan o on o.order_id = s.loan join mandate_debit d on d.loan_id = o.id
     join decided r on r.subject = 'debit:' || d.id and r.did = 'request'
     where (s.due is null or s.due = d.due_on) and r.at > s.since and (s.until is null or r.at < s.until)`,
    [
      stops.map(({ loanId }) => loanId),
      stops.map(({ dueOn }) => dueOn),
      stops.map(({ act }) => act),
      stops.map(({ from }) => from),
      stops.map(({ until }) => until),
    ],
  );
};

/**
 * Money of a debit that was acknowledged is in the books once, all of it: on the loan, or waiting to be sent
 * back, or sent.
 */
export const debitsBooked: Check = async ({ tx, journal: { debited }, judged }) => {
  judged.set('debits that the channel told of', debited.size);
  return mustBeEmpty(
    tx,
    `with ${parts}
     select 'the channel debited ' || w.amount || ' as payment ' || w.id || ', which is ' || coalesce(p.state, 'not there')
       || coalesce(' with ' || p.amount, '') || ', ' || k.entries || ' times in the books and with ' || k.placed || ' placed' as what
     from unnest($1::text[], $2::text[], $3::bigint[]) as w (id, reference, amount)
     left join payment p on p.id::text = w.id and p.external_id = w.reference
     cross join lateral (
       select (select count(*) from ledger_entry l
               where l.natural_key = concat_ws(':', 'receive', p.market, p.channel, p.external_id)) as entries,
         coalesce((select sum(case when f.state = 'allocated' then (
                     select sum(a.amount) from allocation a where a.by = f.id::text and a.until_on is null)
                   else f.amount end)
                   from part join payment f on f.id = part.id
                   where part.of = p.id and f.state in ('allocated', 'received', 'matched', 'refunded')), 0) as placed) k
     where p.id is null or p.amount <> w.amount or k.entries <> 1 or k.placed <> w.amount`,
    [
      [...debited.keys()],
      [...debited.values()].map(({ reference }) => reference),
      [...debited.values()].map(({ amount }) => amount),
    ],
  );
};

/** A clock that was wrong by a day may have put a question off for as long. */
const soon = `interval '28 hours'`;

/** How a mandate stands at the channel is how it stands here, or is asked for soon. */
export const mandatesAgree: Check = async ({ tx, journal: { mandates }, judged }) => {
  judged.set('mandates here and there', await countOf(tx, 'select from sandbox_mandate'));
  return [
    ...(await mustBeEmpty(
      tx,
      `select 'mandate ' || s.id || ' is ' || s.state || ' at the channel, which told so, and here ' || coalesce(m.state, 'not there') as what
       from unnest($1::text[], $2::text[]) as w (id, state) join sandbox_mandate s on s.id = w.id and s.state = w.state
       left join mandate m on m.id::text = s.id
       where case when s.state in ('active', 'resting') then coalesce(m.state, '') in ('', 'asked', 'declined')
                  else coalesce(m.state, 'asked') in ('asked', 'active', 'paused') end`,
      [[...mandates.keys()], [...mandates.values()]],
    )),
    ...(await mustBeEmpty(
      tx,
      `select 'mandate ' || s.id || ' is ' || s.state || ' at the channel, and here ' || coalesce(m.state, 'not there')
         || case when m.ended_there_at is null then '' else ', ended there as well' end
         || coalesce(', and looked at again at ' || m.look_at, ', and looked at no more') as what
       from sandbox_mandate s left join mandate m on m.id::text = s.id
       where s.state in ('asked', 'active', 'resting')
         and (m.id is null or m.ended_there_at is not null
              or (m.state not in ('asked', 'active', 'paused') and coalesce(m.look_at > now() + ${soon}, true)))`,
    )),
    ...(await mustBeEmpty(
      tx,
      `select 'mandate ' || id || ' is ' || state || ', and nobody looks at it' as what from mandate
       where state in ('asked', 'active', 'paused') and look_at is null`,
    )),
  ];
};

/** What the channel has taken is here, or asked for soon; of `untold` the channel itself still tells. */
export const debitsKnown: Check = ({ tx, journal: { untold } }) =>
  mustBeEmpty(
    tx,
    `select 'the channel has debited payment ' || s.payment_id || ', which is ' || coalesce(p.state, 'not there')
       || coalesce(', and asked for again at ' || m.look_at, ', and asked for no more') as what
     from sandbox_debit s left join payment p on p.id::text = s.payment_id
     left join mandate_try t on t.payment_id::text = s.payment_id and t.outcome is null
     left join mandate_debit d on d.id = t.debit_id left join mandate m on m.id = d.mandate_id
     where s.state = 'paid' and not (s.payment_id = any ($1::text[]))
       and coalesce(p.state, '') not in ('allocated', 'received', 'matched', 'refunded', 'divided')
       and coalesce(m.look_at > now() + ${soon}, true)`,
    [[...untold]],
  );
