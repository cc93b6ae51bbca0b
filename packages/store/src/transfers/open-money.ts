import type { ReadTx } from '../database/database.ts';
import type { Payment } from '../payments/payments.ts';

export type OpenPayment = Pick<Payment, 'id' | 'market' | 'currency' | 'amount' | 'state' | 'channel'> & {
  /** What the payer was told to write or to say; null until there is a code. */
  readonly reference: string | null;
  /** By language. */
  readonly payTypeName: Readonly<Record<string, string>> | null;
  /** The bank's number that the borrower has given. */
  readonly utr: string | null;
  /** Why that number was refused; null where it was not. */
  readonly utrRefusedFor: string | null;
  readonly createdAt: Date;
};

const asked = `select p.id, p.market, p.currency, p.amount, p.state, p.channel, p.created_at as "createdAt", c.reference,
    c.pay_type_name as "payTypeName", u.utr, u.why as "utrRefusedFor"
  from payment p left join payment_code c on c.payment_id = p.id
    left join lateral (select utr, why from utr_claim where payment_id = p.id
      order by (state <> 'refused') desc, id desc limit 1) u on true`;

/** Payments that wait for money, with what was claimed of them; newest first. */
export async function listOpenPayments(tx: ReadTx, market: string | null): Promise<OpenPayment[]> {
  const { rows } = await tx.query<OpenPayment>({
    name: 'payments-open',
    text: `${asked}
           where p.received_on is null and p.state in ('created', 'pending', 'expired', 'failed', 'claimed', 'refused')
             and ($1::text is null or p.market = $1)
           order by p.created_at desc, p.id limit 100`,
    values: [market],
  });
  return rows;
}

/**
 * Payments that were asked for and have had their money, newest first: what is done with them next is seen
 * too.
 */
export async function listPaidPayments(
  tx: ReadTx,
  market: string | null,
  atMost: number,
): Promise<OpenPayment[]> {
  const { rows } = await tx.query<OpenPayment>({
    name: 'payments-paid',
    text: `${asked}
           where p.received_on is not null and c.payment_id is not null and ($1::text is null or p.market = $1)
           order by p.created_at desc, p.id limit $2`,
    values: [market, atMost],
  });
  return rows;
}

/** Money that is here and for no loan yet, oldest first. */
export async function listMoneyInSuspense(
  tx: ReadTx,
  market: string | null,
): Promise<Pick<Payment, 'id' | 'market' | 'currency' | 'channel' | 'externalId' | 'amount'>[]> {
  const { rows } = await tx.query<
    Pick<Payment, 'id' | 'market' | 'currency' | 'channel' | 'externalId' | 'amount'>
  >({
    name: 'payments-in-suspense',
    text: `select id, market, currency, channel, external_id as "externalId", amount from payment
           where state in ('received', 'matched') and ($1::text is null or market = $1)
           order by received_on, id limit 100`,
    values: [market],
  });
  return rows;
}
