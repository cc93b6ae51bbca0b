import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import type { NextAction } from './worklist.ts';
import { isPastDue, pastDueLoans } from './past-due-loans.ts';

export type AssignedHow = 'taken' | 'assigned' | 'round-robin' | 'released' | 'cured';

export type CollectionCase = {
  readonly loanId: bigint;
  readonly staffId: string | null;
  readonly staffName: string | null;
  readonly assignedAt: Date | null;
  readonly nextAction: NextAction | null;
  readonly nextOn: CalendarDate | null;
};

/** The open case of a loan; undefined where nobody has done anything yet. */
export async function findCollectionCase(tx: ReadTx, loanId: bigint): Promise<CollectionCase | undefined> {
  const { rows } = await tx.query<CollectionCase>({
    name: 'collection-case-find',
    text: `select c.loan_id as "loanId", c.staff_id as "staffId", s.name as "staffName", c.assigned_at as "assignedAt",
             c.next_action as "nextAction", c.next_on as "nextOn"
           from collection_case c left join staff s on s.id = c.staff_id where c.loan_id = $1 and c.closed_at is null`,
    values: [loanId],
  });
  return rows[0];
}

type OfLoan = { readonly loanId: bigint; readonly market: string; readonly on: CalendarDate };

/** Says what happens next with a loan, and when. A case that was closed is open again. */
export async function planNextAction(
  tx: Tx,
  { loanId, market, on }: OfLoan,
  { action, nextOn }: { readonly action: NextAction; readonly nextOn: CalendarDate },
): Promise<void> {
  await tx.query({
    name: 'collection-case-plan',
    text: `insert into collection_case as c (loan_id, market, opened_on, next_action, next_on) values ($1, $2, $3, $4, $5)
           on conflict (loan_id) do update set next_action = excluded.next_action, next_on = excluded.next_on, closed_at = null,
             opened_on = case when c.closed_at is null then c.opened_on else excluded.opened_on end`,
    values: [loanId, market, on, action, nextOn],
  });
}

/**
 * Has a person look at a loan on a day. What somebody plans for a later one stands. Returns whether it is so
 * now.
 */
export async function handOverLoan(tx: Tx, { loanId, market, on }: OfLoan): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'collection-case-hand-over',
    text: `insert into collection_case as c (loan_id, market, opened_on, next_action, next_on) values ($1, $2, $3, 'call', $3)
           on conflict (loan_id) do update set next_action = 'call', next_on = excluded.next_on, closed_at = null,
             opened_on = case when c.closed_at is null then c.opened_on else excluded.opened_on end
           where c.closed_at is not null or c.next_on is null or c.next_on < excluded.next_on`,
    values: [loanId, market, on],
  });
  return rowCount === 1;
}

/**
 * Gives a loan to a person, or to nobody, and keeps that it was so. Of two at once the second waits for the
 * first and stands.
 */
export async function assignLoan(
  tx: Tx,
  { loanId, market, on }: OfLoan,
  {
    staffId,
    by,
    how,
    at,
  }: {
    readonly staffId: string | null;
    readonly by: string | null;
    readonly how: AssignedHow;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'collection-case-assign',
    text: `insert into collection_case as c (loan_id, market, opened_on, staff_id, assigned_at)
           values ($1, $2, $3, $4, case when $4::uuid is null then null else $5::timestamptz end)
           on conflict (loan_id) do update set staff_id = excluded.staff_id, assigned_at = excluded.assigned_at, closed_at = null,
             opened_on = case when c.closed_at is null then c.opened_on else excluded.opened_on end`,
    values: [loanId, market, on, staffId, at],
  });
  await tx.query({
    name: 'collection-assignment-insert',
    text: `insert into collection_assignment (market, loan_id, staff_id, assigned_by, how, at) values ($1, $2, $3, $4, $5, $6)`,
    values: [market, loanId, staffId, by, how, at],
  });
}

export type Assignment = {
  readonly staffName: string | null;
  readonly byName: string | null;
  readonly how: AssignedHow;
  readonly at: Date;
};

/** Whose a loan was, newest first. */
export async function listAssignments(tx: ReadTx, loanId: bigint, limit: number): Promise<Assignment[]> {
  const { rows } = await tx.query<Assignment>({
    name: 'collection-assignment-list',
    text: `select s.name as "staffName", y.name as "byName", a.how, a.at from collection_assignment a
             left join staff s on s.id = a.staff_id left join staff y on y.id = a.assigned_by
           where a.loan_id = $1 order by a.id desc limit $2`,
    values: [loanId, limit],
  });
  return rows;
}

export type PastDueLoan = {
  readonly id: bigint;
  readonly borrowerId: string;
  readonly ownerId: string | null;
};

/** Of these loans, those that are past due in the market, with whose they are; oldest due date first. */
export async function pastDueAmong(
  tx: ReadTx,
  market: string,
  ids: readonly bigint[],
): Promise<PastDueLoan[]> {
  const { rows } = await tx.query<PastDueLoan>({
    name: 'collection-past-due-among',
    text: `select f.loan_id as id, f.borrower_id as "borrowerId", c.staff_id as "ownerId" from ${pastDueLoans}
           where ${isPastDue} and f.loan_id = any ($2::bigint[]) order by f.due_from, f.loan_id`,
    values: [market, ids.map(String)],
  });
  return rows;
}

/** Past due and nobody's, oldest due date first. */
export async function listUnassigned(tx: ReadTx, market: string, limit: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'collection-unassigned',
    text: `select f.loan_id as id from ${pastDueLoans} where ${isPastDue} and c.staff_id is null
           order by f.due_from, f.loan_id limit $2`,
    values: [market, limit],
  });
  return rows.map(({ id }) => id);
}

export type Collector = {
  readonly staffId: string;
  readonly name: string;
  readonly isOnShift: boolean;
  /** Loans past due that are theirs, whether there is anything to do today or not. */
  readonly accounts: number;
  /** When they were last given one in turn. */
  readonly lastShared: bigint | null;
};

/** Everybody who may work a loan past due, with what is theirs; on shift is who did something lately. */
export async function listCollectors(
  tx: ReadTx,
  market: string,
  { now, idleSince }: { readonly now: Date; readonly idleSince: Date },
): Promise<Collector[]> {
  const { rows } = await tx.query<Collector>({
    name: 'collection-collectors',
    text: `select s.id as "staffId", s.name,
             exists (select 1 from staff_session x where x.staff_id = s.id and x.ended_at is null and x.expires_at > $2
                       and x.last_used_at > $3) as "isOnShift",
             (select count(*)::int from collection_case c where c.staff_id = s.id and c.closed_at is null and c.market = $1) as accounts,
             (select max(a.id) from collection_assignment a where a.market = $1 and a.staff_id = s.id and a.how = 'round-robin') as "lastShared"
           from staff s
           where s.state = 'active' and exists (select 1 from staff_has_role h join staff_role r on r.key = h.role_key
                                                where h.staff_id = s.id and 'collection.act' = any (r.permissions))
           order by lower(s.name), s.id`,
    values: [market, now, idleSince],
  });
  return rows;
}

export type CuredCase = {
  readonly loanId: bigint;
  readonly staffId: string | null;
  readonly openedOn: CalendarDate;
};

/** Open cases of loans that are past due no more; `isCured`: not because they were written off. */
export async function listCuredCases(
  tx: ReadTx,
  market: string,
  limit: number,
): Promise<(CuredCase & { readonly isCured: boolean })[]> {
  const { rows } = await tx.query<CuredCase & { isCured: boolean }>({
    name: 'collection-cured',
    text: `select c.loan_id as "loanId", c.staff_id as "staffId", c.opened_on as "openedOn",
             f.state in ('active', 'settled') as "isCured"
           from collection_case c join loan_figure f on f.loan_id = c.loan_id join business_clock b on b.market = c.market
           where c.market = $1 and c.closed_at is null
             and f.due_from >= b.business_date
             and not exists (select 1 from hardship_request r where r.loan_id = c.loan_id and r.state = 'granted'
                               and r.promised_on is not null and r.outcome is null)
           order by c.loan_id limit $2`,
    values: [market, limit],
  });
  return rows;
}

/** Closes a case once; false: somebody was a moment before. */
export async function closeCase(tx: Tx, loanId: bigint, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'collection-case-close',
    text: `update collection_case set closed_at = $2, staff_id = null, assigned_at = null, next_action = null, next_on = null
           where loan_id = $1 and closed_at is null`,
    values: [loanId, at],
  });
  return rowCount > 0;
}

export async function insertCure(
  tx: Tx,
  { loanId, staffId, openedOn }: CuredCase,
  { market, on, at }: { readonly market: string; readonly on: CalendarDate; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'collection-cure-insert',
    text: `insert into collection_cure (market, loan_id, staff_id, opened_on, on_day) values ($1, $2, $3, $4, $5)`,
    values: [market, loanId, staffId, openedOn, on],
  });
  if (staffId === null) return;
  await tx.query({
    name: 'collection-assignment-cured',
    text: `insert into collection_assignment (market, loan_id, staff_id, assigned_by, how, at) values ($1, $2, null, null, 'cured', $3)`,
    values: [market, loanId, at],
  });
}
