import type { CalendarDate } from '@candor/domain/calendar';
import type { Schedule } from '@candor/domain/schedule';
import type { DisbursementState } from '@candor/domain/states';
import type { ReadTx, Statement, Tx } from '../database/database.ts';
import { fromLendingJson, toLendingJson } from '../loans/lending-json.ts';

export type Payout = {
  readonly id: string;
  readonly market: string;
  readonly currency: string;
  readonly kind: 'loan' | 'refund';
  readonly orderId: string | null;
  readonly loanId: bigint | null;
  /** Of unplaced money that goes back. */
  readonly paymentId: string | null;
  readonly amount: bigint;
  readonly state: DisbursementState;
  readonly attempts: number;
  /** From the day that the money leaves; null for a refund. */
  readonly schedule: Schedule | null;
  readonly orderedOn: CalendarDate;
  readonly leftOn: CalendarDate | null;
};

const columns = `id, market, currency, kind, order_id as "orderId", loan_id as "loanId", payment_id as "paymentId", amount,
  state, attempts, schedule, ordered_on as "orderedOn", left_on as "leftOn"`;

/** As it stands, for reading alone. */
export async function findDisbursement(tx: ReadTx, id: string): Promise<Payout | undefined> {
  return payoutBy(tx, {
    name: 'payout-find',
    text: `select ${columns} from payout where id = $1`,
    values: [id],
  });
}

export async function lockDisbursement(tx: Tx, id: string): Promise<Payout | undefined> {
  return payoutBy(tx, {
    name: 'payout-lock',
    text: `select ${columns} from payout where id = $1 for no key update`,
    values: [id],
  });
}

export async function lockDisbursementOfApplication(tx: Tx, orderId: string): Promise<Payout | undefined> {
  return payoutBy(tx, {
    name: 'payout-of-order',
    text: `select ${columns} from payout where order_id = $1 for no key update`,
    values: [orderId],
  });
}

async function payoutBy(tx: ReadTx, statement: Statement<Payout>): Promise<Payout | undefined> {
  const { rows } = await tx.query<Payout>(statement);
  const [row] = rows;
  return row && { ...row, schedule: row.schedule && fromLendingJson<Schedule>(row.schedule) };
}

export async function insertDisbursement(tx: Tx, payout: Payout): Promise<void> {
  await tx.query({
    name: 'payout-insert',
    text: `insert into payout (id, market, currency, kind, order_id, loan_id, payment_id, amount, state, attempts, schedule,
             ordered_on, left_on)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      payout.id,
      payout.market,
      payout.currency,
      payout.kind,
      payout.orderId,
      payout.loanId,
      payout.paymentId,
      payout.amount,
      payout.state,
      payout.attempts,
      payout.schedule && toLendingJson(payout.schedule),
      payout.orderedOn,
      payout.leftOn,
    ],
  });
}

export async function updateDisbursement(tx: Tx, payout: Payout): Promise<void> {
  await tx.query({
    name: 'payout-update',
    text: `update payout set loan_id = $2, amount = $3, state = $4, attempts = $5, schedule = $6, ordered_on = $7, left_on = $8
           where id = $1`,
    values: [
      payout.id,
      payout.loanId,
      payout.amount,
      payout.state,
      payout.attempts,
      payout.schedule && toLendingJson(payout.schedule),
      payout.orderedOn,
      payout.leftOn,
    ],
  });
}
