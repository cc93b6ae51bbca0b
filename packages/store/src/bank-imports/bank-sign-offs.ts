import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type BankSignOff = {
  readonly on: CalendarDate;
  readonly closing: bigint;
  readonly adjusted: bigint;
  readonly preparedBy: string;
  readonly approvedBy: string;
  readonly preparerName: string;
  readonly approverName: string;
  readonly signedAt: Date;
};

const selected = `select o.on_day as "on", o.closing, o.adjusted, o.prepared_by as "preparedBy", o.approved_by as "approvedBy",
    p.name as "preparerName", a.name as "approverName", o.signed_at as "signedAt"
  from bank_sign_off o join staff p on p.id = o.prepared_by join staff a on a.id = o.approved_by`;

export async function signOffOf(
  tx: ReadTx,
  market: string,
  on: CalendarDate,
): Promise<BankSignOff | undefined> {
  const { rows } = await tx.query<BankSignOff>({
    name: 'bank-sign-off-of-day',
    text: `${selected} where o.market = $1 and o.on_day = $2`,
    values: [market, on],
  });
  return rows[0];
}

/** The last day before one that is signed off. */
export async function lastSignOff(
  tx: ReadTx,
  market: string,
  before: CalendarDate,
): Promise<BankSignOff | undefined> {
  const { rows } = await tx.query<BankSignOff>({
    name: 'bank-sign-off-last',
    text: `${selected} where o.market = $1 and o.on_day < $2 order by o.on_day desc limit 1`,
    values: [market, before],
  });
  return rows[0];
}

/** False where the day is signed off already. */
export async function insertSignOff(
  tx: Tx,
  market: string,
  row: Omit<BankSignOff, 'preparerName' | 'approverName'>,
): Promise<boolean> {
  const { on, closing, adjusted, preparedBy, approvedBy, signedAt } = row;
  const { rowCount } = await tx.query({
    name: 'bank-sign-off-insert',
    text: `insert into bank_sign_off (market, on_day, closing, adjusted, prepared_by, approved_by, signed_at)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    values: [market, on, closing, adjusted, preparedBy, approvedBy, signedAt],
  });
  return rowCount > 0;
}
