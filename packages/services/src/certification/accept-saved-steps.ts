import { formSteps, type FormStep } from '@candor/markets/certification';
import { listSteps, type Tx } from '@candor/store';
import type { CommandContext } from '../commands/command.ts';
import { acceptStep } from './judge-step.ts';

/** Whoever makes an offer has taken what the borrower gave for good: a person all of it, a table what was looked at. */
export async function acceptSavedSteps(
  tx: Tx,
  borrowerId: string,
  context: CommandContext,
  steps: readonly FormStep[] = formSteps,
): Promise<void> {
  const rows = await listSteps(tx, borrowerId);
  for (const step of steps) {
    const isSaved = rows.some((row) => row.step === step && row.state === 'saved');
    if (isSaved) await acceptStep.decide(tx, { borrowerId, step }, context);
  }
}
