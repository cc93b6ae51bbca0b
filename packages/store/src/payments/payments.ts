import type { CalendarDate } from '@candor/domain/calendar';
import type { PaymentState } from '@candor/domain/states';
import type { SurplusRule } from '@candor/domain/repayment';
import { paymentNotice } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';
import type { Part } from '../database/together.ts';

export type PaymentMeaning = 'repayment' | 'settlement' | 'delay' | 'cooling-off-exit';

export type Payment = {
  readonly id: string;
  readonly market: string;
  readonly currency: string;
  readonly channel: string;
  /** The channel's own number for the money; null until it has given one. */
  readonly externalId: string | null;
  readonly amount: bigint;
  readonly state: PaymentState;
  readonly loanId: bigint | null;
  readonly meantFor: PaymentMeaning;
  readonly surplus: SurplusRule;
  /** The day that it counts from. */
  readonly receivedOn: CalendarDate | null;
  /** The day that the channel named, which may lie ahead of the business day on which it was reported. */
  readonly reportedOn: CalendarDate | null;
  readonly expiresAt: Date | null;
};

export const paymentColumns = `id, market, currency, channel, external_id as "externalId", amount, state, loan_id as "loanId",
  meant_for as "meantFor", surplus, received_on as "receivedOn", reported_on as "reportedOn", expires_at as "expiresAt"`;

export async function findPayment(tx: ReadTx, id: string): Promise<Payment | undefined> {
  const { rows } = await tx.query<Payment>({
    name: 'payment-find',
    text: `select ${paymentColumns} from payment where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const { rows } = await tx.query<Payment>({
    name: 'payment-lock',
    text: `select ${paymentColumns} from payment where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

/** The payments of these numbers of a channel, by their number; nothing is locked. */
export async function paymentsOfReferences(
  tx: ReadTx,
  { market, channel }: Pick<Payment, 'market' | 'channel'>,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const { rows } = await tx.query<Payment>({
    name: 'payments-by-references',
    text: `select ${paymentColumns} from payment where market = $1 and channel = $2 and external_id = any ($3::text[])`,
    values: [market, channel, externalIds],
  });
  return new Map(rows.map((payment) => [payment.externalId ?? '', payment]));
}

/**
 * The payment that a channel's number in a market belongs to, and nobody else may give it away until this
 * transaction ends: two reports of the same money come one after the other, whether or not it is known yet.
 */
export async function lockReference(
  tx: Tx,
  { market, channel, externalId }: Pick<Payment, 'market' | 'channel'> & { readonly externalId: string },
): Promise<Payment | undefined> {
  await tx.query({
    name: 'payment-reference-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('payment:' || $1 || ':' || $2 || ':' || $3, 0))`,
    values: [market, channel, externalId],
  });
  const { rows } = await tx.query<Payment>({
    name: 'payment-by-reference',
    text: `select ${paymentColumns} from payment where market = $1 and channel = $2 and external_id = $3
           for no key update`,
    values: [market, channel, externalId],
  });
  return rows[0];
}

/** What a report of money meets: what its number and its id name, and whether it can be booked. */
export type ReportMet = {
  /** The payment of the channel's number. */
  readonly known: Payment | undefined;
  /** The payment that was asked for. */
  readonly asked: Payment | undefined;
  /** It was asked for by a debit: what it may pay is what that was permitted for. */
  readonly isDebit: boolean;
  /** Whether the books have a clearing account for the channel. */
  readonly isChannelKnown: boolean;
  readonly businessDate: CalendarDate | null;
};

/**
 * As `lockReference`, and with the payment that was asked for: nobody else may give either of them away until
 * this transaction ends.
 */
export async function lockReport(
  tx: Tx,
  { market, channel, externalId }: Pick<Payment, 'market' | 'channel'> & { readonly externalId: string },
  paymentId: string,
): Promise<ReportMet> {
  const locked = await tx.query<{ isChannelKnown: boolean | null; businessDate: CalendarDate | null }>({
    name: 'payment-report-lock',
    text: `select exists (select from ledger_account where code = 'channel-clearing:' || $2::text) as "isChannelKnown",
             (select business_date from business_clock where market = $1) as "businessDate"
           from pg_advisory_xact_lock(hashtextextended('payment:' || $1 || ':' || $2 || ':' || $3, 0))`,
    values: [market, channel, externalId],
  });
  const { rows } = await tx.query<Payment & { readonly isDebit: boolean }>({
    name: 'payments-of-report',
    text: `select ${paymentColumns}, coalesce(exists (select from mandate_notice n where n.payment_id = payment.id), false) as "isDebit"
           from payment
           where market = $1 and channel = $2 and external_id = $3 or id = $4 order by id for no key update`,
    values: [market, channel, externalId, paymentId],
  });
  return {
    known: rows.find(
      (each) => each.market === market && each.channel === channel && each.externalId === externalId,
    ),
    asked: rows.find(({ id }) => id === paymentId),
    isDebit: rows.some((each) => each.id === paymentId && each.isDebit),
    isChannelKnown: locked.rows[0]?.isChannelKnown === true,
    businessDate: locked.rows[0]?.businessDate ?? null,
  };
}

/**
 * How many payments of a loan wait for their money, in all and for one meaning. Nobody else begins one of
 * this loan until this transaction ends: who asks fifty times at once is counted fifty times.
 */
export async function countWaitingPayments(
  tx: Tx,
  loanId: bigint,
  { meantFor, at }: { readonly meantFor: PaymentMeaning; readonly at: Date },
): Promise<{ readonly all: number; readonly alike: number }> {
  await tx.query({
    name: 'payment-begin-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('payments of loan ' || $1, 0))`,
    values: [String(loanId)],
  });
  const { rows } = await tx.query<{ all: number; alike: number }>({
    name: 'payment-count-waiting',
    text: `select count(*)::int as all, count(*) filter (where meant_for = $2)::int as alike from payment
           where loan_id = $1 and state in ('created', 'pending') and expires_at > $3`,
    values: [loanId, meantFor, at],
  });
  return rows[0] ?? { all: 0, alike: 0 };
}

/** False if there is a payment of that id, also one that somebody else was writing at the same moment. */
export async function insertPayment(tx: Tx, payment: Payment): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'payment-insert',
    text: `insert into payment (id, market, currency, channel, external_id, amount, state, loan_id, begun_for, meant_for, surplus,
             received_on, reported_on, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12, $13)
           on conflict (id) do nothing returning id`,
    values: [
      payment.id,
      payment.market,
      payment.currency,
      payment.channel,
      payment.externalId,
      payment.amount,
      payment.state,
      payment.loanId,
      payment.meantFor,
      payment.surplus,
      payment.receivedOn,
      payment.reportedOn,
      payment.expiresAt,
    ],
  });
  return rows.length > 0;
}

/** Money that came by itself, many sums at once. How many of them are new. */
export async function insertPayments(tx: Tx, payments: readonly Payment[]): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'payments-insert',
    text: `insert into payment (id, market, currency, channel, external_id, amount, state, meant_for, surplus, received_on,
             reported_on)
           select p.* from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::text[],
             $9::text[], $10::date[], $11::date[]) as p
           on conflict (id) do nothing`,
    values: [
      payments.map(({ id }) => id),
      payments.map(({ market }) => market),
      payments.map(({ currency }) => currency),
      payments.map(({ channel }) => channel),
      payments.map(({ externalId }) => externalId),
      payments.map(({ amount }) => amount),
      payments.map(({ state }) => state),
      payments.map(({ meantFor }) => meantFor),
      payments.map(({ surplus }) => surplus),
      payments.map(({ receivedOn }) => receivedOn),
      payments.map(({ reportedOn }) => reportedOn),
    ],
  });
  return rowCount;
}

export async function updatePayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.query(changedPayment(payment));
}

export function changedPayment(payment: Payment): Part {
  return {
    name: 'payment-update',
    text: `update payment set external_id = $2, amount = $3, state = $4, loan_id = $5, meant_for = $6, surplus = $7,
             received_on = $8, expires_at = $9, channel = $10, reported_on = $11
           where id = $1 returning ${paymentNotice}`,
    values: [
      payment.id,
      payment.externalId,
      payment.amount,
      payment.state,
      payment.loanId,
      payment.meantFor,
      payment.surplus,
      payment.receivedOn,
      payment.expiresAt,
      payment.channel,
      payment.reportedOn,
    ],
  };
}
