import { paymentNotice } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';
import type { PaymentInstruction } from './payment-instructions.ts';
import type { PaymentMeaning } from '../payments/payments.ts';

export type OpenCode = {
  readonly paymentId: string;
  readonly meantFor: PaymentMeaning;
  readonly amount: bigint;
  readonly isClaimed: boolean;
  readonly takesUtr: boolean;
  readonly expiresAt: Date | null;
};

/**
 * A code that somebody still has a use for: nothing newer of the same meaning was paid instead, and the loan
 * has not ended. `p` is the payment, `$2` the instant.
 */
const isWanted = `p.state = 'pending' and (p.expires_at is null or p.expires_at > $2)
  and exists (select 1 from loan l where l.id = p.loan_id and l.state in ('active', 'written-off'))
  and not exists (select 1 from payment q where q.loan_id = p.loan_id and q.meant_for = p.meant_for
                    and q.created_at > p.created_at and q.state in ('received', 'matched', 'allocated'))`;

/** Every payment for a loan that can still be made or is said to be made, the newest first. */
export async function openCodesOf(tx: ReadTx, loanId: bigint, now: Date): Promise<OpenCode[]> {
  const { rows } = await tx.query<OpenCode>({
    name: 'payment-open-codes-of-loan',
    text: `select p.id as "paymentId", p.meant_for as "meantFor", p.amount, p.state = 'claimed' as "isClaimed",
             c.takes_utr as "takesUtr", p.expires_at as "expiresAt"
           from payment p join payment_code c on c.payment_id = p.id
           where p.loan_id = $1 and (p.state = 'claimed' or c.made_at is not null and ${isWanted})
           order by p.created_at desc`,
    values: [loanId, now],
  });
  return rows;
}

/**
 * What is due was changed, so the codes of the old amounts are over; money that still comes by one is
 * credited, as on any expired code.
 */
export async function expireCodesOfLoan(tx: Tx, loanId: bigint): Promise<void> {
  await tx.query({
    name: 'payment-expire-codes',
    text: `update payment set state = 'expired' where loan_id = $1 and state = 'pending' returning ${paymentNotice}`,
    values: [loanId],
  });
}

/** The names of the ways by which a loan's payments came, by payment. */
export async function wayNamesOf(
  tx: ReadTx,
  loanId: bigint,
): Promise<ReadonlyMap<string, PaymentInstruction['payTypeName']>> {
  const { rows } = await tx.query<Pick<PaymentInstruction, 'paymentId' | 'payTypeName'>>({
    name: 'payment-way-names-of-loan',
    text: `select p.id as "paymentId", c.pay_type_name as "payTypeName"
           from payment p left join payment_code c on c.payment_id = p.id
           where p.loan_id = $1 and p.state = 'allocated'`,
    values: [loanId],
  });
  return new Map(rows.map(({ paymentId, payTypeName }) => [paymentId, payTypeName]));
}
