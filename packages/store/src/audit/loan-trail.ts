import { accountLabel } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import { auditColumns, auditStaff, type AuditEntry } from './audit-columns.ts';

export type TrailSubject = { orderId: string; market: string };

/** The order with this id, or with one that begins like it: between the two. */
export async function applicationsBetween(tx: ReadTx, from: string, to: string): Promise<TrailSubject[]> {
  const { rows } = await tx.query<TrailSubject>({
    name: 'trail-orders',
    text: `select id as "orderId", market from loan_order where id between $1 and $2 order by id limit 100`,
    values: [from, to],
  });
  return rows;
}

/** Everything that the log and the books file under something that belongs to this loan. */
export async function subjectsOfLoan(
  tx: ReadTx,
  orderId: string,
): Promise<{ readonly acts: string[]; readonly books: string[] }> {
  const { rows } = await tx.query<{ subject: string; isInBooks: boolean }>({
    name: 'trail-subjects',
    text: `with own as (select id from loan where order_id = $1)
           select 'order:' || $1::uuid as subject, false as "isInBooks"
           union all select 'loan:' || id, true from own
           union all select 'payment:' || p.id, true from payment p where p.loan_id in (select id from own)
           union all select 'payout:' || p.id, false from payout p where p.order_id = $1
           union all select 'payout:' || p.id, false from payout p
                     where p.loan_id in (select id from own) and p.order_id is distinct from $1
           union all select 'complaint:' || c.id, false from complaint c
                     where c.order_id = $1 and c.borrower_id = (select borrower_id from loan_order where id = $1)
           union all select 'hardship:' || h.id, false from hardship_request h where h.loan_id in (select id from own)
           union all select 'approval:' || a.id, false from approval_request a
                     where a.subject in (select 'loan:' || id from own union all
                                         select 'payment:' || p.id from payment p where p.loan_id in (select id from own))`,
    values: [orderId],
  });
  return {
    acts: rows.map(({ subject }) => subject),
    books: rows.filter(({ isInBooks }) => isInBooks).map(({ subject }) => subject),
  };
}

/** The requests for an approver about something, by their ids. */
export async function requestsAbout(tx: ReadTx, subject: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'trail-requests-about',
    text: 'select id from approval_request where subject = $1 order by asked_at limit 200',
    values: [subject],
  });
  return rows.map(({ id }) => id);
}

export type TrailLine = { account: number; name: string; minor: string; isMemo: boolean };

export type TrailStep = Omit<AuditEntry, 'id' | 'atKey'> & {
  /** Counted from the first. */
  no: number;
  /** Of the audit log. */
  eventId: string | null;
  /** Of the books. */
  entryId: string | null;
  /** Its number in the journal. */
  journalNo: string | null;
  businessDate: CalendarDate | null;
  reverses: string | null;
  /** Of an entry of many loans: only what is this loan's. */
  lines: TrailLine[] | null;
  /** Whether lines of other loans were left out. */
  hasOthers: boolean | null;
};

const trail = `
  with step as (
    select ${auditColumns}, null::bigint as entry_id from audit_log a ${auditStaff} where a.subject = any($1)
    union all
    select null, e.posted_at, null, 'system', 'books', null, e.event, e.natural_key, 'done', '{}', null,
           null, null, null, null, null, null, e.id
    from ledger_entry e
    where e.id in (select l.entry_id from ledger_line l where l.subject = any($2))),
  counted as (select step.*, (row_number() over (order by at, id nulls first, entry_id))::int as no from step)`;

export type TrailSearch = {
  readonly subjects: { readonly acts: readonly string[]; readonly books: readonly string[] };
  readonly group: 'people' | 'borrower' | 'system' | null;
  readonly moneyOnly: boolean;
  readonly below: number | null;
  readonly limit: number;
};

const groupOf = `(case "actorKind" when 'staff' then 'people' when 'borrower' then 'borrower' else 'system' end)`;

/** Newest first, from below this number. */
export async function listTrail(
  tx: ReadTx,
  { subjects, group, moneyOnly, below, limit }: TrailSearch,
): Promise<TrailStep[]> {
  const { rows } = await tx.query<TrailStep>({
    name: 'trail-list',
    text: `${trail}
           select c.no, c.id as "eventId", c.at, c."actorKind", c."actorId", c."staffName", c.command, c.subject, c.outcome,
                  c.facts, c."requestId", c.changes, c."makerId", c."makerName", c.address, c.device, c.why, c.entry_id::text as "entryId",
                  (select n.no::text from ledger_number n where n.entry_id = c.entry_id) as "journalNo", e.business_date as "businessDate",
                  e.reverses::text as reverses,
                  booked.lines, booked."hasOthers"
           from counted c left join ledger_entry e on e.id = c.entry_id
           left join lateral (
             select jsonb_agg(jsonb_build_object('account', l.account, 'name', l.name, 'minor', l.minor::text, 'isMemo', l.kind = 'memo')
                              order by l.n) as lines, bool_or(l.is_mixed) as "hasOthers"
             from (select l.*, a.name, a.kind, bool_or(l.subject ~ '^(loan|payment):' and not l.subject = any($2)) over () as is_mixed
                   from ledger_line l join ledger_account a on a.number = l.account where l.entry_id = e.id) l
             where l.subject = any($2) or not coalesce(l.is_mixed, false)) booked on true
           where ($3::text is null or ${groupOf} = $3) and (not $4 or c.entry_id is not null)
             and ($5::int is null or c.no < $5)
           order by c.no desc limit $6`,
    values: [subjects.acts, subjects.books, group, moneyOnly, below, limit],
  });
  for (const { lines } of rows)
    for (const line of lines ?? [])
      Object.assign(line, { name: accountLabel({ number: line.account, name: line.name }) });
  return rows;
}

export type TrailCounts = { all: number; people: number; borrower: number; system: number };

export async function countTrail(tx: ReadTx, { acts, books }: TrailSearch['subjects']): Promise<TrailCounts> {
  const { rows } = await tx.query<TrailCounts>({
    name: 'trail-count',
    text: `${trail}
           select count(*)::int as all, count(*) filter (where ${groupOf} = 'people')::int as people,
                  count(*) filter (where ${groupOf} = 'borrower')::int as borrower,
                  count(*) filter (where ${groupOf} = 'system')::int as system
           from counted`,
    values: [acts, books],
  });
  return rows[0]!;
}
