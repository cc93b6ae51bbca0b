import type { CalendarDate } from '@candor/domain/calendar';
import type { AttemptState, DisbursementState } from '@candor/domain/states';
import type { ReadTx, Tx } from '../database/database.ts';

export type DisbursementBatch = {
  readonly id: bigint;
  readonly market: string;
  readonly madeOn: CalendarDate;
  readonly lines: number;
  /** What the payouts in it came to when it was prepared; null for a file from before totals were kept. */
  readonly total: bigint | null;
  readonly sealed: string | null;
  /** `returned`: the approver declined it, or nobody decided in time; its payouts wait for the next file. */
  readonly state: 'prepared' | 'released' | 'returned';
  readonly preparedAt: Date;
  readonly preparedBy: string | null;
  readonly preparerName: string | null;
  readonly releasedBy: string | null;
  readonly releaserName: string | null;
  readonly releasedAt: Date | null;
};

/** A payout in a file, as things stand now. */
export type BatchedDisbursement = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly accountId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly kind: 'loan' | 'refund';
  readonly state: AttemptState;
  readonly payoutState: DisbursementState;
  readonly orderId: string | null;
  readonly borrowerId: string | null;
  /** What the order was signed for: amount lent, and what is left of it after the fees that are deducted. */
  readonly principal: bigint | null;
  readonly signedNet: bigint | null;
  readonly isHeld: boolean;
  /** Nothing has left for this account before. */
  readonly isFirstUse: boolean;
};

export type WaitingDisbursement = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly accountId: string;
  readonly amount: bigint;
  readonly currency: string;
};

/** A file is looked over by a person before it leaves: what is more waits for the next. */
const linesAtMost = 500;

const waitsForFile = `i.channel = $2 and i.state = 'intended' and i.batch_id is null and p.market = $1 and p.state = 'ordered'
             and not exists (select from payout_hold h where h.payout_id = p.id and h.released_at is null)`;

/** The intents of a market that no file holds yet, the oldest first; whoever reads them holds them. */
export async function lockWaitingDisbursements(
  tx: Tx,
  market: string,
  channel: string,
): Promise<WaitingDisbursement[]> {
  const { rows } = await tx.query<WaitingDisbursement>({
    name: 'payouts-waiting-for-a-file',
    text: `select i.payout_id as "payoutId", i.attempt, i.account_id as "accountId", p.amount, p.currency
           from payout_intent i join payout p on p.id = i.payout_id
           where ${waitsForFile}
           order by i.intended_at, i.payout_id limit ${linesAtMost}
           for no key update of i skip locked`,
    values: [market, channel],
  });
  return rows;
}

export async function insertDisbursementBatch(
  tx: Tx,
  batch: Pick<DisbursementBatch, 'market' | 'madeOn' | 'lines' | 'total' | 'preparedBy'>,
  at: Date,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'payout-batch-insert',
    text: `insert into payout_batch (market, made_on, made_at, lines, total, prepared_by) values ($1, $2, $3, $4, $5, $6)
           returning id`,
    values: [batch.market, batch.madeOn, at, batch.lines, batch.total, batch.preparedBy],
  });
  const [row] = rows;
  if (!row) throw new Error('a batch was inserted and has no id');
  return row.id;
}

export async function sealDisbursementBatch(tx: Tx, id: bigint, sealed: string): Promise<void> {
  await tx.query({
    name: 'payout-batch-seal',
    text: 'update payout_batch set sealed = $2 where id = $1 and sealed is null',
    values: [id, sealed],
  });
}

const columns = `b.id, b.market, b.made_on as "madeOn", b.lines, b.total, b.sealed, b.state, b.made_at as "preparedAt",
  b.prepared_by as "preparedBy", m.name as "preparerName", b.released_by as "releasedBy", c.name as "releaserName",
  b.released_at as "releasedAt"
  from payout_batch b left join staff m on m.id = b.prepared_by left join staff c on c.id = b.released_by`;

export async function findDisbursementBatch(tx: ReadTx, id: bigint): Promise<DisbursementBatch | undefined> {
  const { rows } = await tx.query<DisbursementBatch>({
    name: 'payout-batch-find',
    text: `select ${columns} where b.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Held until the transaction ends: of two who release it at once, the second finds it released. */
export async function lockDisbursementBatch(tx: Tx, id: bigint): Promise<DisbursementBatch | undefined> {
  const { rows } = await tx.query<DisbursementBatch>({
    name: 'payout-batch-lock',
    text: `select ${columns} where b.id = $1 for no key update of b`,
    values: [id],
  });
  return rows[0];
}

export async function releaseDisbursementBatch(
  tx: Tx,
  id: bigint,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'payout-batch-release',
    text: `update payout_batch set state = 'released', released_by = $2, released_at = $3 where id = $1`,
    values: [id, by, at],
  });
}

/** Its payouts wait for a file again. The bytes stay: what was declined can be looked up. */
export async function returnDisbursementBatch(tx: Tx, id: bigint): Promise<void> {
  await tx.query({
    name: 'payout-batch-return',
    text: `update payout_batch set state = 'returned' where id = $1`,
    values: [id],
  });
  await tx.query({
    name: 'payout-batch-let-go',
    text: `update payout_intent set batch_id = null where batch_id = $1 and state = 'intended'`,
    values: [id],
  });
}

/** The payouts of a file in the order in which they stand in it. */
export async function listDisbursementsOfBatch(tx: ReadTx, id: bigint): Promise<BatchedDisbursement[]> {
  const { rows } = await tx.query<BatchedDisbursement>({
    name: 'payouts-of-batch',
    text: ofBatch,
    values: [id],
  });
  return rows;
}

/** What the next file would hold, in its order: a read that reserves nothing. */
export async function listWaitingDisbursements(
  tx: ReadTx,
  market: string,
  channel: string,
): Promise<BatchedDisbursement[]> {
  const { rows: waiting } = await tx.query<{ payoutId: string }>({
    name: 'payouts-of-the-next-file-ids',
    text: `select i.payout_id as "payoutId" from payout_intent i join payout p on p.id = i.payout_id
           where ${waitsForFile} order by i.intended_at, i.payout_id limit ${linesAtMost}`,
    values: [market, channel],
  });
  // Of many intents these few are found by their keys.
  const { rows } = await tx.query<BatchedDisbursement>({
    name: 'payouts-of-the-next-file',
    text: `${batched} where i.payout_id = any ($1::uuid[]) and i.state = 'intended' and i.batch_id is null
           order by i.intended_at, i.payout_id`,
    values: [waiting.map(({ payoutId }) => payoutId)],
  });
  return rows;
}

/** The same for whoever changes something about them: they are held. */
export async function lockDisbursementsOfBatch(tx: Tx, id: bigint): Promise<BatchedDisbursement[]> {
  const { rows } = await tx.query<BatchedDisbursement>({
    name: 'payouts-of-batch-lock',
    text: `${ofBatch} for no key update of i`,
    values: [id],
  });
  return rows;
}

const batched = `select i.payout_id as "payoutId", i.attempt, i.account_id as "accountId", p.amount, p.currency, p.kind, i.state,
             p.state as "payoutState", coalesce(p.order_id, l.order_id) as "orderId", o.borrower_id as "borrowerId",
             (g.schedule->'terms'->>'amount')::bigint as principal, (g.schedule->>'netReceived')::bigint as "signedNet",
             exists (select from payout_hold h where h.payout_id = p.id and h.released_at is null) as "isHeld",
             not coalesce((select true from payout_intent e where e.account_id = i.account_id and e.state = 'left' limit 1), false) as "isFirstUse"
           from payout_intent i join payout p on p.id = i.payout_id
           left join loan l on l.id = p.loan_id
           left join loan_order o on o.id = coalesce(p.order_id, l.order_id)
           left join signed_agreement g on g.order_id = p.order_id`;

const ofBatch = `${batched} where i.batch_id = $1 order by i.intended_at, i.payout_id`;

/**
 * Its bytes hold names and account numbers: they go when nobody asks for the file any more. That there was
 * one stays.
 */
export async function forgetDisbursementFilesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'payout-files-forget',
    text: 'update payout_batch set sealed = null where made_at < $1 and sealed is not null',
    values: [instant],
  });
  return rowCount;
}
