import { borrowerOfApplication, hasExportUnderWay, insertExport } from '@candor/store/privacy';
import { applicationsBetween } from '@candor/store/audit';
import type { Database } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { applicationReference } from '../../kernel/references/application-reference.ts';
import { referenceRange } from '../../lending/applications/reference-range.ts';

export type ExportForBorrower = {
  readonly id: string;
  /** Null where what was typed is no loan's reference. */
  readonly orderId: string | null;
};

/** Whose reference this is, however it is typed; null: nobody's. */
export function applicationOfReference(database: Database, typed: string): Promise<string | null> {
  return database.read(async (tx) => {
    const range = referenceRange(typed);
    const orders = range ? await applicationsBetween(tx, range.from, range.to) : [];
    const order = orders.find(
      ({ orderId }) => referenceRange(applicationReference(orderId))?.from === range?.from,
    );
    return order?.orderId ?? null;
  });
}

/**
 * Somebody asked by telephone or letter: the worker gathers their data, and it is made ready in their own
 * app. Nobody at the lender gets the file. The audit log says which order it was, and never what was typed:
 * that may be a name or a telephone.
 */
export const exportForBorrower: Command<
  ExportForBorrower,
  { readonly requestId: string },
  'not_found' | 'export_is_being_made'
> = {
  name: 'privacy.export-for-borrower',
  subject: ({ orderId }) => `order:${orderId ?? 'unknown'}`,
  async decide(tx, { id, orderId }, { now }) {
    const borrowerId = orderId === null ? undefined : await borrowerOfApplication(tx, orderId);
    if (borrowerId === undefined) return { refused: 'not_found' };
    if (await hasExportUnderWay(tx, borrowerId)) return { refused: 'export_is_being_made' };
    await insertExport(tx, { id, borrowerId, askedAt: now });
    return {
      output: { requestId: id },
      outbox: [{ topic: 'export.make', payload: { exportId: id, borrowerId } }],
    };
  },
};
