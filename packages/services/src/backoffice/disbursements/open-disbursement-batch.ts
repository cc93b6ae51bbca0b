import { findDisbursementBatch } from '@candor/store/disbursement-files';
import { openRestoreHold } from '@candor/store/restore';
import type { Database } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { batchAbout } from './disbursement-batch-file.ts';

export type DisbursementBatchFile = { readonly name: string; readonly text: string };

/**
 * A disbursement file for the bank, the same to the byte each time. Before somebody has released it nobody
 * gets it, whoever prepared it; undefined for one that there is not.
 */
export function openDisbursementBatch(
  database: Database,
  seal: PersonSeal,
  id: bigint,
): Promise<DisbursementBatchFile | Refusal<'file_is_not_released' | 'outgoing_is_held'> | undefined> {
  return database.read(async (tx) => {
    const batch = await findDisbursementBatch(tx, id);
    if (batch && batch.state !== 'released') return { refused: 'file_is_not_released' };
    if (!batch?.sealed) return undefined;
    // After a restore the bank may have had this file already, and paid it.
    if (await openRestoreHold(tx)) return { refused: 'outgoing_is_held' };
    return {
      name: `payouts-${batch.market}-${batch.madeOn}-${batch.id}.csv`,
      text: seal.open(batch.sealed, batchAbout(id)),
    };
  });
}
