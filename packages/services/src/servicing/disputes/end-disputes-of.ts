import { isRefusal } from '@candor/domain/refusals';
import { listWaitingDisputes } from '@candor/store/complaints';
import type { Tx } from '@candor/store/database';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { endDispute } from './dispute-charge.ts';
import { isKnown } from '../complaints/lock-complaint-of.ts';
import { lockLoanOf } from './lock-loan-of.ts';

/** Before the borrower is locked, as everywhere. */
export async function lockDisputedLoansOf(tx: Tx, borrowerId: string): Promise<void> {
  for (const dispute of await listWaitingDisputes(tx, borrowerId)) await lockLoanOf(tx, dispute);
}

/**
 * Who leaves waits for no answer. Their loan was settled while its charge was disputed; if a bank takes the
 * money back later the loan is open again, and a row whose dispute nobody can end any more would rest for
 * ever.
 */
export async function endDisputesOf(tx: Tx, borrowerId: string): Promise<OutboxMessage[]> {
  const outbox: OutboxMessage[] = [];
  for (const dispute of (await listWaitingDisputes(tx, borrowerId)).filter(isKnown)) {
    const ended = await endDispute(tx, dispute);
    if (isRefusal(ended)) throw new Error(`the dispute ${dispute.reference} can't end: ${ended.refused}`);
    outbox.push(...ended);
  }
  return outbox;
}
