import type { FormStep } from '@candor/markets/certification';
import { listSteps } from '@candor/store/kyc';
import type { Tx } from '@candor/store/database';
import type { CommandContext } from '../../kernel/commands/command.ts';
import { acceptStep } from './judge-step.ts';

/**
 * Whoever makes an offer takes for good what was looked at of what the borrower gave: a person what they
 * verified, a table what the check accepted.
 */
export async function acceptSavedSteps(
  tx: Tx,
  borrowerId: string,
  context: CommandContext,
  steps: readonly FormStep[],
): Promise<void> {
  const rows = await listSteps(tx, borrowerId);
  for (const step of steps) {
    const isSaved = rows.some((row) => row.step === step && row.state === 'saved');
    if (isSaved) await acceptStep(tx, { borrowerId, step }, context);
  }
}
