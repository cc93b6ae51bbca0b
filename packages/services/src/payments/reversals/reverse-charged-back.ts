import type { Database } from '@candor/store/database';
import type { Actor } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { reversePayment } from './reverse-payment.ts';
import { reverseUnderLater } from './reverse-under-later.ts';

/**
 * The bank has taken a payment's money: that can't be refused because of what came later. False: a person
 * must look.
 */
export async function reverseChargedBack(
  database: Database,
  { paymentId, actor, now }: { readonly paymentId: string; readonly actor: Actor; readonly now: Date },
): Promise<boolean> {
  const input = { paymentId, why: 'taken-back' } as const;
  const answer = await runCommand(database, reversePayment, { input, actor, now });
  if (answer.kind === 'done') return true;
  if (answer.kind !== 'refused') return false;
  switch (answer.refusal.refused) {
    // Somebody was a moment before; of any other state a person must know.
    case 'only_received_money_is_reversed':
      return answer.refusal.facts?.['state'] === 'reversed';
    case 'a_later_repayment_stands_on_it': {
      const unwound = await runCommand(database, reverseUnderLater, { input: { paymentId }, actor, now });
      return unwound.kind === 'done';
    }
    default:
      return false;
  }
}
