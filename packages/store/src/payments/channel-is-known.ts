import type { ReadTx } from '../database/database.ts';

/** Whether the books have a clearing account for it: without one its money has nowhere to stand. */
export async function channelIsKnown(tx: ReadTx, channel: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'payment-channel-known',
    text: `select 1 from ledger_account where code = 'channel-clearing:' || $1::text`,
    values: [channel],
  });
  return rows.length > 0;
}
