import type { MarketId } from '@candor/markets';
import { latestPayoutIntent } from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';
import { runCommand } from '../commands/run-command.ts';
import { withReason } from '../commands/with-reason.ts';
import { hearPayout } from './hear-payout.ts';
import { makePayoutBatch } from './make-payout-batch.ts';
import { openPayoutBatch, type PayoutBatchFile } from './open-payout-batch.ts';

type Parts = Pick<BorrowingParts, 'database' | 'now' | 'seal'>;

export type WrittenBatch = {
  /** Null where nothing waited. */
  readonly file: PayoutBatchFile | null;
  readonly batch: string | null;
  readonly lines: number;
  readonly leftOut: readonly string[];
  /** Since a restore nothing leaves until the bank was asked: no file was made. */
  readonly isHeld: boolean;
};

/** Makes a market's next file for its bank. Who could not be put into it learns that their account has to be mended. */
export async function writePayoutBatch(
  parts: Parts,
  market: MarketId,
  actor: string,
  reason = 'the next file',
): Promise<WrittenBatch> {
  const { database, now, seal } = parts;
  const made = await runCommand(database, withReason(makePayoutBatch(seal), seal), {
    input: { market, reason },
    actor: { kind: 'staff', id: actor },
    now: now(),
  });
  if (made.kind === 'refused') return { file: null, batch: null, lines: 0, leftOut: [], isHeld: true };
  if (made.kind !== 'done') throw new Error(`a batch of payouts can't be refused, and was: ${made.kind}`);
  const { batch, lines, leftOut } = made.output;
  for (const payoutId of leftOut) {
    const intent = await database.withTransaction((tx) => latestPayoutIntent(tx, payoutId));
    if (!intent) continue;
    const answer = { heard: 'refused', why: 'account_is_gone', raw: 'not put into a file' } as const;
    await runCommand(database, hearPayout(seal), {
      input: { payoutId, attempt: intent.attempt, said: { question: 'send', answer } },
      actor: { kind: 'staff', id: actor },
      now: now(),
    });
  }
  const file =
    batch === null
      ? null
      : ((await database.withTransaction((tx) => openPayoutBatch(tx, seal, BigInt(batch)))) ?? null);
  return { file, batch, lines, leftOut, isHeld: false };
}
