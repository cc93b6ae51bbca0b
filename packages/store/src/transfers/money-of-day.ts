import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/** Money of a channel, as our books have it. */
export type MoneyOfDay = {
  readonly paymentId: string;
  readonly reference: string;
  readonly amount: bigint;
  /** What the bank's statement shows under the same number; null if it shows none. */
  readonly onStatement: bigint | null;
  /** The channel knows it by our id: it gave a code for it. */
  readonly isAskable: boolean;
};

/** What a channel brought on a day and was not taken back. */
export async function listReceivedOn(
  tx: ReadTx,
  { market, channel, on }: { readonly market: string; readonly channel: string; readonly on: CalendarDate },
): Promise<MoneyOfDay[]> {
  const { rows } = await tx.query<MoneyOfDay>({
    name: 'money-of-day',
    text: `select p.id as "paymentId", p.external_id as reference, p.amount, s.amount as "onStatement",
             c.made_at is not null as "isAskable"
           from payment p left join statement_line s on s.market = p.market and s.reference = p.external_id
           left join payment_code c on c.payment_id = p.id
           where p.market = $1 and p.channel = $2 and p.received_on = $3 and p.state <> 'reversed'
             and p.external_id is not null -- a part of divided money: the whole has the number
           order by p.id`,
    values: [market, channel, on],
  });
  return rows;
}

/** Codes that a channel gave between two instants and that nobody has paid, as far as we know. */
export async function listAskedOn(
  tx: ReadTx,
  { market, channel }: { readonly market: string; readonly channel: string },
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly paymentId: string; readonly externalId: string | null }[]> {
  const { rows } = await tx.query<{ paymentId: string; externalId: string | null }>({
    name: 'money-asked-on',
    text: `select p.id as "paymentId", p.external_id as "externalId" from payment p join payment_code c on c.payment_id = p.id
           where p.market = $1 and p.channel = $2 and p.created_at >= $3 and p.created_at < $4 and p.received_on is null
             and c.made_at is not null
           order by p.id`,
    values: [market, channel, from, to],
  });
  return rows;
}
