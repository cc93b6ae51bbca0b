import { findPayoutBatch, type Tx } from '@candor/store';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import { batchAbout } from './make-payout-batch.ts';

export type PayoutBatchFile = { readonly name: string; readonly text: string };

/** A batch as the file that it was made as, the same to the byte each time; undefined for one that there is not. */
export async function openPayoutBatch(
  tx: Tx,
  seal: PersonSeal,
  id: bigint,
): Promise<PayoutBatchFile | undefined> {
  const batch = await findPayoutBatch(tx, id);
  if (!batch?.sealed) return undefined;
  return {
    name: `payouts-${batch.market}-${batch.madeOn}-${batch.id}.csv`,
    text: seal.open(batch.sealed, batchAbout(id)),
  };
}
