import type { Tx } from '../database.ts';
import type { Payment } from '../payments/payments.ts';

export type OpenPayment = Pick<Payment, 'id' | 'market' | 'currency' | 'amount' | 'state' | 'channel'> & {
  /** What the payer was told to write or to say; null until there is a code. */
  readonly reference: string | null;
  /** By language. */
  readonly payTypeName: Readonly<Record<string, string>> | null;
  /** The bank's number that the borrower has given. */
  readonly utr: string | null;
  readonly createdAt: Date;
};

/** Payments that wait for money, with what was claimed of them; newest first. */
export async function listOpenPayments(tx: Tx, market: string | null): Promise<OpenPayment[]> {
  const { rows } = await tx.query<OpenPayment>({
    name: 'payments-open',
    text: `select p.id, p.market, p.currency, p.amount, p.state, p.channel, p.created_at as "createdAt", c.reference,
             c.pay_type_name as "payTypeName",
             (select utr from utr_claim u where u.payment_id = p.id order by (u.state <> 'refused') desc, u.id desc limit 1) as utr
           from payment p left join payment_code c on c.payment_id = p.id
           where p.received_on is null and p.state in ('created', 'pending', 'expired', 'failed', 'claimed', 'refused')
             and ($1::text is null or p.market = $1)
           order by p.created_at desc, p.id limit 100`,
    values: [market],
  });
  return rows;
}

/** Money that is here and for no loan yet, oldest first. */
export async function listMoneyInSuspense(
  tx: Tx,
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
