import type { CalendarDate, PaymentState, SurplusRule } from '@candor/domain';
import type { Tx } from '../database.ts';

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
  readonly receivedOn: CalendarDate | null;
  readonly expiresAt: Date | null;
};

const columns = `id, market, currency, channel, external_id as "externalId", amount, state, loan_id as "loanId",
  meant_for as "meantFor", surplus, received_on as "receivedOn", expires_at as "expiresAt"`;

export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const { rows } = await tx.query<Payment>({
    name: 'payment-lock',
    text: `select ${columns} from payment where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

/**
 * The payment that a channel's number belongs to, and nobody else may give it away until this transaction ends: two
 * reports of the same money come one after the other, whether or not it is known yet.
 */
export async function lockReference(
  tx: Tx,
  channel: string,
  externalId: string,
): Promise<Payment | undefined> {
  await tx.query({
    name: 'payment-reference-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('payment:' || $1 || ':' || $2, 0))`,
    values: [channel, externalId],
  });
  const { rows } = await tx.query<Payment>({
    name: 'payment-by-reference',
    text: `select ${columns} from payment where channel = $1 and external_id = $2 for no key update`,
    values: [channel, externalId],
  });
  return rows[0];
}

export async function insertPayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.query({
    name: 'payment-insert',
    text: `insert into payment (id, market, currency, channel, external_id, amount, state, loan_id, meant_for, surplus,
             received_on, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
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
      payment.expiresAt,
    ],
  });
}

export async function updatePayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.query({
    name: 'payment-update',
    text: `update payment set external_id = $2, amount = $3, state = $4, loan_id = $5, meant_for = $6, surplus = $7,
             received_on = $8, expires_at = $9, channel = $10
           where id = $1`,
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
    ],
  });
}

/** Money that is here and for no loan yet, oldest first. */
export async function listUnplacedPayments(tx: Tx, market: string): Promise<Payment[]> {
  const { rows } = await tx.query<Payment>({
    name: 'payment-unplaced',
    text: `select ${columns} from payment where market = $1 and state in ('received', 'matched') order by received_on, id`,
    values: [market],
  });
  return rows;
}
