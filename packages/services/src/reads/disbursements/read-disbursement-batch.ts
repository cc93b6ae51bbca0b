import { isMarketId, type MarketId } from '@candor/markets';
import {
  findDisbursementBatch,
  listDisbursementsOfBatch,
  type DisbursementBatch,
} from '@candor/store/disbursement-files';
import { listApprovalsAbout } from '@candor/store/approvals';
import type { Database } from '@candor/store/database';
import type { ActPayee } from '../../kernel/acts/approvable-act.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import {
  batchAbout,
  batchFingerprint,
  withAccounts,
} from '../../backoffice/disbursements/disbursement-batch-file.ts';
import { batchSubject, payeesOf } from '../../backoffice/disbursements/release-disbursement-batch.ts';

export type DisbursementBatchDocument = Omit<DisbursementBatch, 'market' | 'sealed' | 'total'> & {
  readonly market: MarketId;
  readonly total: bigint;
  readonly hasFile: boolean;
  readonly fingerprint: string | null;
  readonly requestId: string | null;
  /** Those that the bank has not answered about. */
  readonly open: number;
  readonly payees: readonly ActPayee[];
};

/**
 * One disbursement file, with everybody in it. Of one that went back to its maker only what it came to is
 * left.
 */
export function readDisbursementBatch(
  database: Database,
  seal: PersonSeal,
  id: bigint,
): Promise<DisbursementBatchDocument | undefined> {
  return database.read(async (tx) => {
    const batch = await findDisbursementBatch(tx, id);
    if (!batch || !isMarketId(batch.market)) return undefined;
    const rows = await listDisbursementsOfBatch(tx, id);
    const payees = await withAccounts(tx, seal, rows);
    const [request] = await listApprovalsAbout(tx, batchSubject(String(id)));
    const { sealed, total, market, ...kept } = batch;
    return {
      ...kept,
      market: market as MarketId,
      total: total ?? rows.reduce((sum, { amount }) => sum + amount, 0n),
      hasFile: sealed !== null,
      fingerprint: sealed === null ? null : batchFingerprint(seal.open(sealed, batchAbout(id))),
      requestId: request?.id ?? null,
      open: rows.filter(({ state }) => state !== 'left' && state !== 'failed').length,
      payees: await payeesOf(tx, seal, payees),
    };
  });
}
