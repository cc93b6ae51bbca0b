import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';
import type { HardshipState } from '../hardship/hardship-requests.ts';

type Wish = { readonly market: string; readonly to: CalendarDate };

/** Whoever has had a loan of a market by a day, so many after one, in the order of their ids. */
export async function borrowersWithLoans(
  tx: ReadTx,
  { market, to }: Wish,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ borrowerId: string }>({
    name: 'reminder-history-borrowers',
    text: `select distinct borrower_id as "borrowerId" from loan
           where market = $1 and disbursed_on <= $2 and borrower_id > $3 order by borrower_id limit $4`,
    values: [market, to, after, limit],
  });
  return rows.map(({ borrowerId }) => borrowerId);
}

/** How many these are, and their loans. */
export async function countLoansUntil(
  tx: ReadTx,
  { market, to }: Wish,
): Promise<{ readonly borrowers: number; readonly loans: number }> {
  const { rows } = await tx.query<{ borrowers: number; loans: number }>({
    name: 'reminder-history-size',
    text: `select count(distinct borrower_id)::int as borrowers, count(*)::int as loans from loan
           where market = $1 and disbursed_on <= $2`,
    values: [market, to],
  });
  return rows[0] ?? { borrowers: 0, loans: 0 };
}

/** The loans of some borrowers, with the day on which one was written off. */
export async function loansOfBorrowers(
  tx: ReadTx,
  market: string,
  borrowerIds: readonly string[],
): Promise<{ readonly id: bigint; readonly writtenOffOn: CalendarDate | null }[]> {
  const { rows } = await tx.query<{ id: bigint; writtenOffOn: CalendarDate | null }>({
    name: 'reminder-history-loans',
    text: `select l.id, w.written_off_on as "writtenOffOn" from loan l left join write_off w on w.loan_id = l.id
           where l.market = $1 and l.borrower_id = any ($2::uuid[]) order by l.id`,
    values: [market, borrowerIds],
  });
  return rows;
}

type Booking = {
  readonly loanId: bigint;
  readonly by: string;
  readonly on: CalendarDate;
  readonly at: Date;
};

/** When money of these loans came into the books, which may be after the day that it counts from. */
export async function bookingsOfLoans(tx: ReadTx, loanIds: readonly bigint[]): Promise<Booking[]> {
  const { rows } = await tx.query<Booking>({
    name: 'reminder-history-bookings',
    text: `select distinct on (a.loan_id, a.by) a.loan_id as "loanId", a.by, e.business_date as "on", e.posted_at as at
           from allocation a join ledger_entry e on e.natural_key = any (array[
             'allocate:' || a.by || ':' || a.loan_id, 'overpay:' || a.by || ':' || a.loan_id, 'recover:' || a.by || ':' || a.loan_id])
           where a.loan_id = any ($1::bigint[]) order by a.loan_id, a.by, e.id`,
    values: [loanIds.map(String)],
  });
  return rows;
}

export type RequestOfLoan = {
  readonly loanId: bigint;
  readonly state: HardshipState;
  readonly promisedOn: CalendarDate | null;
  readonly pausedUntil: CalendarDate;
  readonly heldUntil: CalendarDate | null;
  readonly askedAt: Date;
  readonly askedOn: CalendarDate;
  readonly decidedAt: Date | null;
  readonly decidedOn: CalendarDate | null;
};

/** Every request for help of these loans, and every promise. */
export async function requestsOfLoans(tx: ReadTx, loanIds: readonly bigint[]): Promise<RequestOfLoan[]> {
  const { rows } = await tx.query<RequestOfLoan>({
    name: 'reminder-history-requests',
    text: `select loan_id as "loanId", state, promised_on as "promisedOn", paused_until as "pausedUntil", held_until as "heldUntil",
             asked_at as "askedAt", asked_on as "askedOn", decided_at as "decidedAt", decided_on as "decidedOn"
           from hardship_request where loan_id = any ($1::bigint[]) order by asked_at, id`,
    values: [loanIds.map(String)],
  });
  return rows;
}

export type ComplaintTurn = {
  readonly complaintId: string;
  readonly borrowerId: string | null;
  readonly isOpen: boolean;
  readonly at: Date;
};

/** When each complaint of these borrowers began to wait for an answer, and when it ceased to. */
export async function complaintTurns(
  tx: ReadTx,
  borrowerIds: readonly string[],
): Promise<readonly ComplaintTurn[]> {
  const { rows } = await tx.query<ComplaintTurn>({
    name: 'reminder-history-complaints',
    text: `select t."complaintId", t."borrowerId", t."isOpen", t.at from (
             select c.id as "complaintId", c.borrower_id as "borrowerId", true as "isOpen", c.asked_at as at, 0::bigint as n
             from complaint c where c.borrower_id = any ($1::uuid[])
             union all
             select c.id, c.borrower_id, s.step = 'reopened', s.at, s.id
             from complaint c join complaint_step s on s.complaint_id = c.id
             where c.borrower_id = any ($1::uuid[]) and s.step in ('answered', 'rejected', 'taken-back', 'reopened', 'closed', 'left')
           ) t order by t.at, t.n`,
    values: [borrowerIds],
  });
  return rows;
}

export type PastContact = {
  readonly borrowerId: string | null;
  readonly at: Date;
  readonly kind: string;
};

/** Every contact with these borrowers as `countContacts` counts them: calls, and messages of these kinds. */
export async function contactsOfBorrowers(
  tx: ReadTx,
  borrowerIds: readonly string[],
  kinds: readonly string[],
): Promise<PastContact[]> {
  const { rows } = await tx.query<PastContact>({
    name: 'reminder-history-contacts',
    text: `select c."borrowerId", c.at, c.kind from (
             select n.borrower_id as "borrowerId", n.at, 'call' as kind from contact_note n
             where n.borrower_id = any ($1::uuid[]) and n.way = 'call' and n.direction = 'out' and n.call_id is null
             union all
             select k.borrower_id, k.opened_at, 'call' from collection_call k
             where k.borrower_id = any ($1::uuid[]) and k.direction = 'out'
             union all
             select m.borrower_id, m.written_at, m.kind from message m
             where m.borrower_id = any ($1::uuid[]) and m.kind = any ($2::text[]) and m.failed_at is null
           ) c order by c.at`,
    values: [borrowerIds, kinds],
  });
  return rows;
}

export type NumberWord = { readonly borrowerId: string; readonly at: Date; readonly isWrong: boolean };

/** When somebody else answered at a number, and when its owner showed that it is theirs. */
export async function numberWords(
  tx: ReadTx,
  borrowerIds: readonly string[],
): Promise<readonly NumberWord[]> {
  const { rows } = await tx.query<NumberWord>({
    name: 'reminder-history-numbers',
    text: `select w."borrowerId", w.at, w."isWrong" from (
             select n.borrower_id as "borrowerId", n.at, n.outcome = 'wrong-number' as "isWrong" from contact_note n
             where n.borrower_id = any ($1::uuid[]) and (n.outcome = 'wrong-number' or (n.direction = 'in' and n.is_verified))
             union all
             select s.borrower_id, s.started_at, false from session s where s.borrower_id = any ($1::uuid[])
           ) w order by w.at, w."isWrong" desc`,
    values: [borrowerIds],
  });
  return rows;
}

export type BorrowerStay = {
  readonly id: string;
  readonly leftAt: Date | null;
  /** Of the devices that they have now. */
  readonly deviceSince: Date | null;
};

export async function staysOfBorrowers(tx: ReadTx, borrowerIds: readonly string[]): Promise<BorrowerStay[]> {
  const { rows } = await tx.query<BorrowerStay>({
    name: 'reminder-history-stays',
    text: `select b.id, b.deleted_at as "leftAt",
             (select p.noted_at from push_token p where p.borrower_id = b.id order by p.noted_at limit 1) as "deviceSince"
           from borrower b where b.id = any ($1::uuid[]) order by b.id`,
    values: [borrowerIds],
  });
  return rows;
}

/** What the ends of some days have really planned of reminders for the day after, and held back. */
export async function plannedByDayEnds(
  tx: ReadTx,
  market: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<{ readonly planned: number; readonly heldBack: number }> {
  const { rows } = await tx.query<{ planned: number; heldBack: number }>({
    name: 'reminder-history-planned',
    text: `select coalesce(sum((facts ->> 'reminders')::int), 0)::int as planned,
             coalesce(sum((facts ->> 'remindersHeldBack')::int), 0)::int as "heldBack"
           from day_end where market = $1 and business_date between $2::date - 1 and $3::date - 1`,
    values: [market, from, to],
  });
  return rows[0] ?? { planned: 0, heldBack: 0 };
}
