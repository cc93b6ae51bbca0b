import { formSteps } from '@candor/markets/certification';
import { listSteps, type Tx } from '@candor/store';
import type { CommandContext } from '../commands/command.ts';
import { acceptStep } from './judge-step.ts';

/** Whoever makes an offer has taken what the borrower gave for good. */
export async function acceptSavedSteps(tx: Tx, borrowerId: string, context: CommandContext): Promise<void> {
  const rows = await listSteps(tx, borrowerId);
  for (const step of formSteps) {
    const isSaved = rows.some((row) => row.step === step && row.state === 'saved');
    if (isSaved) await acceptStep.decide(tx, { borrowerId, step }, context);
  }
}
