import { listStaleDisbursements } from '@candor/store/disbursement-attempts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { byFile } from '../../kernel/ports/disbursement-channel.ts';
import { raiseException } from '../disbursements/raise-exception.ts';

/** How long a bank may take with a file, and a lender with making one. */
const fileTakesMs = 24 * 3_600_000;

/**
 * Puts payouts before a person that nobody would ever turn to: their channel was taken out of the settings,
 * or a day has gone by without a file or without a word from the bank. Each once; returns how many.
 */
export async function notifyOfLyingDisbursements(
  { database, now }: Pick<LendingDeps, 'database' | 'now'>,
  channels: readonly string[],
): Promise<number> {
  const at = now();
  const since = new Date(at.getTime() - fileTakesMs);
  const lying = await database.read((tx) => listStaleDisbursements(tx, { channels, byFile, since }));
  for (const { payoutId, market, why } of lying) {
    await runCommand(database, raiseException, {
      input: { market, payoutId, orderId: null, why },
      actor: { kind: 'system', id: 'payouts' },
      now: at,
    });
  }
  return lying.length;
}
