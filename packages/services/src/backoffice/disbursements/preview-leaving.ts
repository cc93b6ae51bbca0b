import type { Tx } from '@candor/store/database';
import type { ActCheck, ActEntry, ActPosting } from '../../kernel/acts/approvable-act.ts';
import { inSavepoint } from '../../kernel/commands/in-savepoint.ts';
import { actEntryOf, postingsOf, previewEntries } from '../../kernel/acts/preview-entries.ts';
import { settlePayout } from '../../payments/disbursements/settle-disbursement.ts';

export type LeavingPreview = {
  readonly entries: readonly ActEntry[];
  readonly postings: readonly ActPosting[];
  /** What a rule would refuse although the money had left. */
  readonly faults: readonly ActCheck[];
};

/**
 * All that the books get when these payouts have left, by the function that posts it:
 *   18,500.00 lent, 555.00 deducted: disburse, deduct-fee and settle-payout, and not the last of them alone.
 */
export async function previewLeaving(
  tx: Tx,
  payouts: readonly { readonly payoutId: string }[],
  now: Date,
): Promise<LeavingPreview> {
  const context = { actor: { kind: 'system', id: 'preview' } as const, now };
  const { answer: faults, entries } = await previewEntries(tx, async () => {
    const refused: ActCheck[] = [];
    for (const [place, { payoutId }] of payouts.entries()) {
      const left = await inSavepoint(tx, () => settlePayout(tx, { payoutId }, context));
      if ('refused' in left)
        refused.push({ is: 'look', words: `Row ${place + 1}: ${left.refused.replaceAll('_', ' ')}` });
    }
    return refused;
  });
  const seen = entries.map(actEntryOf);
  return { entries: seen, postings: postingsOf(seen), faults };
}
