import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

export type NumberedPayment = {
  readonly id: string;
  /** The channel's own; empty where it has none. */
  readonly number: string;
  readonly channel: string;
  readonly amount: bigint;
  readonly state: string;
  readonly receivedOn: CalendarDate;
};

/**
 * Money that came whose number begins so, whatever became of it. Each beginning is a range of its own, which
 * the index answers: no number has a character above the tilde.
 */
export async function findPaymentsByNumber(
  tx: ReadTx,
  market: string,
  begins: readonly string[],
  limit: number,
): Promise<NumberedPayment[]> {
  const { rows } = await tx.query<
    Omit<NumberedPayment, 'number' | 'receivedOn'> & {
      readonly number: string | null;
      readonly receivedOn: CalendarDate | null;
    }
  >({
    name: 'payments-by-number',
    text: `select distinct found.* from unnest($2::text[]) begun (text) cross join lateral (
             select id, external_id as number, channel, amount, state, received_on as "receivedOn" from payment
             where market = $1 and received_on is not null and external_id is not null
               and external_id ~>=~ begun.text and external_id ~<~ (begun.text || '~')
             order by external_id using ~<~ limit $3) found
           order by number limit $3`,
    values: [market, begins, limit],
  });
  return rows.flatMap(({ number, receivedOn, ...row }) =>
    number === null || receivedOn === null ? [] : [{ ...row, number, receivedOn }],
  );
}

/** Money that came of just this amount, the newest first. */
export async function findPaymentsByAmount(
  tx: ReadTx,
  market: string,
  amount: bigint,
  limit: number,
): Promise<NumberedPayment[]> {
  type Row = Omit<NumberedPayment, 'number' | 'receivedOn'> & {
    readonly number: string | null;
    readonly receivedOn: CalendarDate | null;
  };
  const { rows } = await tx.query<Row>({
    name: 'payments-by-amount',
    text: `select id, external_id as number, channel, amount, state, received_on as "receivedOn" from payment
           where market = $1 and amount = $2 and received_on is not null
           order by received_on desc, id limit $3`,
    values: [market, amount, limit],
  });
  return rows.flatMap(({ number, receivedOn, ...row }) =>
    receivedOn === null ? [] : [{ ...row, number: number ?? '', receivedOn }],
  );
}
