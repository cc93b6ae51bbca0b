import { amountText } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import {
  insertPayoutBatch,
  lockPayoutIntent,
  lockWaitingPayouts,
  openRestoreHold,
  sealPayoutBatch,
  updatePayoutIntent,
  type Tx,
} from '@candor/store';
import { payoutAccountFor } from '../accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import type { Command } from '../commands/command.ts';
import { businessDateOf } from '../loans/change-loan.ts';
import { attemptName } from './attempt-name.ts';
import { csvLine } from './csv-line.ts';
import { byFile } from './payout-channel.ts';

export type MadeBatch = {
  readonly batch: string | null;
  readonly lines: number;
  /** Payouts whose account is gone: in no file. */
  readonly leftOut: readonly string[];
};

const batchColumns = ['payout_id', 'institution', 'account_number', 'holder', 'amount', 'currency'] as const;

export const batchAbout = (id: bigint) => `payout-batch:${id}`;

/**
 * Puts every payout that waits for a file into a new one, each exactly once: from here on it counts as sent, and only what the
 * bank says ends it. The bytes are kept sealed, so that the same file can be given out again and no second one is made.
 */
export const makePayoutBatch = (
  seal: PersonSeal,
): Command<{ readonly market: MarketId }, MadeBatch, 'outgoing_is_held'> => ({
  name: 'payout.make-batch',
  subject: ({ market }) => `payout-batches:${market}`,
  async decide(tx, { market }, { now }) {
    // After a restore the bank may have had these already, in a file that is forgotten here.
    if (await openRestoreHold(tx)) return { refused: 'outgoing_is_held' };
    const lines: string[] = [];
    const inIt: { payoutId: string; attempt: number }[] = [];
    const leftOut: string[] = [];
    const waiting = await lockWaitingPayouts(tx, market, byFile);
    for (const { payoutId, attempt, accountId, amount, currency } of waiting) {
      const to = await payoutAccountFor(tx, seal, accountId);
      if (!to) {
        leftOut.push(payoutId);
        continue;
      }
      const { institution, number, holder } = to;
      const name = attemptName(payoutId, attempt);
      lines.push(csvLine([name, institution, number, holder, amountText(amount), currency]));
      inIt.push({ payoutId, attempt });
    }
    if (lines.length === 0) return { output: { batch: null, lines: 0, leftOut } };
    const madeOn = await businessDateOf(tx, market);
    const batchId = await insertPayoutBatch(tx, { market, madeOn, lines: lines.length }, now);
    await sealPayoutBatch(
      tx,
      batchId,
      seal.seal([csvLine(batchColumns), ...lines].join(''), batchAbout(batchId)),
    );
    for (const { payoutId, attempt } of inIt) await markSent(tx, payoutId, attempt, batchId, now);
    const batch = String(batchId);
    const made = { batch, lines: lines.length, leftOut };
    return { output: made, facts: made };
  },
});

async function markSent(
  tx: Tx,
  payoutId: string,
  attempt: number,
  batchId: bigint,
  now: Date,
): Promise<void> {
  const intent = await lockPayoutIntent(tx, payoutId, attempt);
  if (!intent) throw new Error(`payout ${payoutId} lost its intent`);
  await updatePayoutIntent(tx, {
    ...intent,
    state: 'sent',
    vendorRef: `batch ${batchId}`,
    batchId,
    changedAt: now,
    nextAt: null,
  });
}
