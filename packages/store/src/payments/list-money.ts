import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import { preparedFirst } from '../database/prepared-first.ts';
import { paymentColumns, type Payment } from './payments.ts';

/** Money with the loan that it is on, if it is on one. */
export type ListedMoney = Payment & {
  readonly createdAt: Date;
  /** The business day on which the lender could first know of it; null: it has not come. */
  readonly knownOn: CalendarDate | null;
  readonly orderId: string | null;
  readonly borrowerId: string | null;
};

const listed = `select p.*, l.order_id as "orderId", l.borrower_id as "borrowerId"
  from (select ${paymentColumns}, created_at as "createdAt", known_on as "knownOn" from payment) p left join loan l on l.id = p."loanId"`;

export type MoneyPlace = { readonly on: CalendarDate; readonly id: string };

/** These, in no order. */
export async function listMoneyById(tx: ReadTx, ids: readonly string[]): Promise<ListedMoney[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.query<ListedMoney>({
    name: 'money-by-id',
    text: `${listed} where p.id = any ($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

/** Money that is here and for no loan yet: what is known longest first, which is due first. */
export async function listMoneyToMatch(
  tx: ReadTx,
  market: string,
  { after, limit }: { readonly after: MoneyPlace | null; readonly limit: number },
): Promise<ListedMoney[]> {
  const { rows } = await tx.query<ListedMoney>({
    ...preparedFirst('money-to-match', after),
    text: `${listed} where p.market = $1 and p.state in ('received', 'matched')
             ${after ? 'and (p."knownOn", p.id) > ($2::date, $3::uuid)' : ''}
           order by p."knownOn", p.id limit ${Math.trunc(limit)}`,
    values: after ? [market, after.on, after.id] : [market],
  });
  return rows;
}

export async function findListedMoney(tx: ReadTx, paymentId: string): Promise<ListedMoney | undefined> {
  const { rows } = await tx.query<ListedMoney>({
    name: 'money-find',
    text: `${listed} where p.id = $1`,
    values: [paymentId],
  });
  return rows[0];
}

export type SuspenseTotals = {
  /** What the ledger has in suspense. */
  readonly ledger: bigint;
  /** What the payments say that are for no loan yet. */
  readonly payments: bigint;
  readonly count: number;
  readonly number: number;
};

/** How much of what had come by the end of a day is still for no loan, and how often. */
export async function suspenseThrough(
  tx: ReadTx,
  market: string,
  through: CalendarDate,
): Promise<{ readonly amount: bigint; readonly count: number }> {
  const { rows } = await tx.query<{ amount: bigint; count: number }>({
    name: 'suspense-through',
    text: `select coalesce(sum(amount), 0)::bigint as amount, count(*)::int as count from payment
           where market = $1 and state in ('received', 'matched') and received_on <= $2::date`,
    values: [market, through],
  });
  return rows[0] ?? { amount: 0n, count: 0 };
}

/** Suspense by the books and by the payments: they must be the same. */
export async function suspenseTotals(tx: ReadTx, market: string): Promise<SuspenseTotals> {
  const { rows } = await tx.query<SuspenseTotals>({
    name: 'suspense-totals',
    text: `select a.number,
             (select coalesce(-sum(s.minor), 0)::bigint from ledger_sum s
              where s.market = $1 and s.business_date = '-infinity' and s.account = 2030) as ledger,
             w.payments, w.count
           from ledger_account a,
             (select coalesce(sum(amount), 0)::bigint as payments, count(*)::int as count from payment
              where market = $1 and state in ('received', 'matched')) w
           where a.code = 'suspense' and a.number = 2030`,
    values: [market],
  });
  const [row] = rows;
  if (!row) throw new Error('the books have no suspense account');
  return row;
}

export type WaitingClaim = {
  readonly paymentId: string;
  readonly utr: string;
  readonly amount: bigint;
  readonly saidAt: Date;
  readonly orderId: string | null;
  readonly borrowerId: string | null;
  /** The money of that number, if it is here: on no loan, or on one. */
  readonly foundState: Payment['state'] | null;
};

/** Numbers that borrowers gave and whose money is not found: the oldest first. */
export async function listWaitingClaims(tx: ReadTx, market: string, limit: number): Promise<WaitingClaim[]> {
  const { rows } = await tx.query<WaitingClaim>({
    name: 'utr-claims-waiting',
    text: `select u.payment_id as "paymentId", u.utr, p.amount, u.said_at as "saidAt", l.order_id as "orderId",
             l.borrower_id as "borrowerId", m.state as "foundState"
           from utr_claim u join payment p on p.id = u.payment_id left join loan l on l.id = p.loan_id
           left join payment m on m.market = u.market and m.channel = 'bank' and m.external_id = u.utr and m.id <> p.id
           where u.market = $1 and u.state = 'waiting' and p.state not in ('received', 'matched') order by u.said_at, u.id limit $2`,
    values: [market, limit],
  });
  return rows;
}

/** How much waits for somebody on the tabs that are no queue. */
export async function countMoneyWork(
  tx: ReadTx,
  market: string,
): Promise<{ readonly refunds: number; readonly differences: number }> {
  const { rows } = await tx.query<{ refunds: number; differences: number }>({
    name: 'money-work-count',
    text: `select (select count(*)::int from loan where market = $1 and state <> 'active' and credit > 0) as refunds,
             (select count(*)::int from channel_difference where market = $1 and closed_at is null)
               + (select count(*)::int from channel_event where market = $1 and state = 'needs-a-person') as differences`,
    values: [market],
  });
  return rows[0] ?? { refunds: 0, differences: 0 };
}

/** Those that a payment was divided into, locked in the order of their ids. */
export async function lockPaymentParts(tx: Tx, partOf: string): Promise<Payment[]> {
  const { rows } = await tx.query<Payment>({
    name: 'payment-parts-lock',
    text: `select ${paymentColumns} from payment where id in (select payment_id from payment_part where part_of = $1)
           order by id for no key update`,
    values: [partOf],
  });
  return rows;
}

/** The transfer that money is a part of, if somebody divided it. */
export async function findWholeOfPart(tx: ReadTx, paymentId: string): Promise<ListedMoney | undefined> {
  const { rows } = await tx.query<ListedMoney>({
    name: 'money-whole-of-part',
    text: `${listed} where p.id = (select part_of from payment_part where payment_id = $1)`,
    values: [paymentId],
  });
  return rows[0];
}

/** Under which number the transfer came that each is a part of, however often it was divided. */
export async function listNumbersOfParts(
  tx: ReadTx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paymentIds.length === 0) return new Map();
  const { rows } = await tx.query<{ id: string | null; number: string | null }>({
    name: 'money-numbers-of-parts',
    text: `with recursive up (id, whole) as (
             select payment_id, part_of from payment_part where payment_id = any ($1::uuid[])
             union all select up.id, p.part_of from up join payment_part p on p.payment_id = up.whole
           )
           select up.id, w.external_id as number
           from up join payment w on w.id = up.whole where w.external_id is not null`,
    values: [paymentIds],
  });
  return new Map(rows.flatMap(({ id, number }) => (id && number ? [[id, number] as const] : [])));
}

export async function insertPaymentPart(
  tx: Tx,
  { paymentId, partOf }: { readonly paymentId: string; readonly partOf: string },
): Promise<void> {
  await tx.query({
    name: 'payment-part-insert',
    text: 'insert into payment_part (payment_id, part_of) values ($1, $2)',
    values: [paymentId, partOf],
  });
}
