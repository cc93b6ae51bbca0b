import { costToTheEnd } from '@candor/domain/loan';
import { lending, marketIds, markets } from '@candor/markets';
import { readLoan } from '@candor/store/loans';
import { countOf, mustBeEmpty, type Check } from './check.ts';

/** No loan costs more than its agreement allows, when everything that was charged is paid. */
export const ceilingsKept: Check = async ({ tx, judged }) => {
  const { rows } = await tx.query<{ id: bigint }>({ text: 'select id from loan order by id' });
  const wrong: string[] = [];
  let [held, late] = [0, 0];
  for (const { id } of rows) {
    const stored = await readLoan(tx, id);
    const most = stored?.loan.agreement.limits.mostCost ?? null;
    if (!stored || most === null) continue;
    const { total, penalty } = costToTheEnd(stored.loan);
    held += 1;
    if (penalty > 0n) late += 1;
    if (total > most) wrong.push(`loan ${id} costs ${total}, and its agreement allows ${most}`);
  }
  judged.set('loans under a ceiling', held);
  judged.set('of them with late charges', late);
  return wrong;
};

/** Messages that chase: what the law and the house count. */
const chasing = ['collection', 'loan-settlement', 'late-reminder', 'promise-broken'];

/** Nobody is chased outside of the hours, or more often in a day or a week than is allowed. */
export const contactRulesKept: Check = async ({ tx, judged }) => {
  const found: string[] = [];
  let contacted = 0;
  for (const market of marketIds) {
    const { timeZone } = markets[market];
    const { contactHours, contactsAtMost } = lending[market];
    const contacts = `with contact as (
        select m.borrower_id, (m.written_at at time zone $2) as at from message m
        where m.market = $1 and m.kind = any ($3::text[]) and m.failed_at is null
        union all
        select k.borrower_id, (k.opened_at at time zone $2) from collection_call k where k.market = $1 and k.direction = 'out')`;
    const of = [market, timeZone, chasing];
    contacted += await countOf(tx, `${contacts} select from contact`, of);
    found.push(
      ...(await mustBeEmpty(
        tx,
        `${contacts} select 'borrower ' || borrower_id || ' was chased at ' || at as what from contact
         where at::time < $4::time or at::time >= $5::time`,
        [...of, contactHours.from, contactHours.until],
      )),
      ...(await mustBeEmpty(
        tx,
        `${contacts} select 'borrower ' || borrower_id || ' was chased ' || count(*) || ' times on ' || at::date as what
         from contact group by borrower_id, at::date having count(*) > $4`,
        [...of, contactsAtMost.aDay],
      )),
      ...(await mustBeEmpty(
        tx,
        `${contacts} select 'borrower ' || borrower_id || ' was chased ' || count(*) || ' times in the week of ' || date_trunc('week', at)::date as what
         from contact group by borrower_id, date_trunc('week', at) having count(*) > $4`,
        [...of, contactsAtMost.aWeek],
      )),
    );
  }
  judged.set('contacts', contacted);
  return found;
};

/** Commands by which money leaves, or stops being owed, at a person's word. */
const cashOut = [
  'payout.release',
  'payout.result',
  'payout.settle',
  'payout.send',
  'payout.outcome',
  'payout.let-go',
  'payment.refund',
  'payment.reverse',
  'credit.refund',
  'loan.refund',
  'loan.waive',
  'loan.write-off',
  'loan.restructure',
];

const atAPersonsWord = `from audit_log a where a.actor_kind = 'staff' and a.outcome = 'done'
  and a.command = any ($1::text[]) and a.at > $2`;

/**
 * What leaves at a person's word has two of them, or is within what one may do alone; nobody agrees to what
 * they have made.
 */
export const twoPeople: Check = async ({ tx, since, judged }) => {
  const asked = [cashOut, since];
  const all = await countOf(tx, `select ${atAPersonsWord}`, asked);
  const byTwo = await countOf(tx, `select ${atAPersonsWord} and a.maker_id::text <> a.actor_id`, asked);
  judged.set('acts on money by two', byTwo);
  judged.set('acts on money by one', all - byTwo);
  return [
    ...(await mustBeEmpty(
      tx,
      `select a.command || ' of ' || a.subject || ' was done by ' || a.actor_id || ' alone' as what ${atAPersonsWord}
       and (a.maker_id is null or a.maker_id::text = a.actor_id)
       and not exists (select from authority_use u where u.staff_id::text = a.actor_id and u.act = a.command
         and u.subject = a.subject and u.at between a.at - interval '1 minute' and a.at + interval '1 minute')`,
      asked,
    )),
    ...(await mustBeEmpty(
      tx,
      `select 'request ' || id || ' was agreed to by who made it' as what from approval_request
       where decided_by = asked_by`,
    )),
    ...(await mustBeEmpty(
      tx,
      `select 'batch ' || id || ' was released without two people' as what from payout_batch
       where state = 'released' and (released_by is null or prepared_by is null or released_by = prepared_by)`,
    )),
  ];
};
