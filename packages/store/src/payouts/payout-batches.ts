import type { CalendarDate } from '@candor/domain';
import type { Tx } from '../database.ts';

export type PayoutBatch = {
  readonly id: bigint;
  readonly market: string;
  readonly madeOn: CalendarDate;
  readonly lines: number;
  readonly sealed: string | null;
};

export type WaitingPayout = {
  readonly payoutId: string;
  readonly attempt: number;
  readonly accountId: string;
  readonly amount: bigint;
  readonly currency: string;
};

/** The intents of a market that no file holds yet, the oldest first; whoever reads them holds them. */
export async function lockWaitingPayouts(tx: Tx, market: string, channel: string): Promise<WaitingPayout[]> {
  const { rows } = await tx.query<WaitingPayout>({
    name: 'payouts-waiting-for-a-file',
    text: `select i.payout_id as "payoutId", i.attempt, i.account_id as "accountId", p.amount, p.currency
           from payout_intent i join payout p on p.id = i.payout_id
           where i.channel = $2 and i.state = 'intended' and i.batch_id is null and p.market = $1 and p.state = 'ordered'
             and not exists (select from payout_hold h where h.payout_id = p.id and h.released_at is null)
           order by i.intended_at, i.payout_id
           for no key update of i skip locked`,
    values: [market, channel],
  });
  return rows;
}

export async function insertPayoutBatch(
  tx: Tx,
  { market, madeOn, lines }: Pick<PayoutBatch, 'market' | 'madeOn' | 'lines'>,
  at: Date,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'payout-batch-insert',
    text: `insert into payout_batch (market, made_on, made_at, lines) values ($1, $2, $3, $4) returning id`,
    values: [market, madeOn, at, lines],
  });
  const [row] = rows;
  if (!row) throw new Error('a batch was inserted and has no id');
  return row.id;
}

export async function sealPayoutBatch(tx: Tx, id: bigint, sealed: string): Promise<void> {
  await tx.query({
    name: 'payout-batch-seal',
    text: 'update payout_batch set sealed = $2 where id = $1 and sealed is null',
    values: [id, sealed],
  });
}

export async function findPayoutBatch(tx: Tx, id: bigint): Promise<PayoutBatch | undefined> {
  const { rows } = await tx.query<PayoutBatch>({
    name: 'payout-batch-find',
    text: `select id, market, made_on as "madeOn", lines, sealed from payout_batch where id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Its bytes hold names and account numbers: they go when nobody asks for the file any more. That there was one stays. */
export async function forgetPayoutFilesBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'payout-files-forget',
    text: 'update payout_batch set sealed = null where made_at < $1 and sealed is not null',
    values: [instant],
  });
  return rowCount;
}
