import { lockLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';

/**
 * Holds the loan that an act is about until the transaction ends. A preview is taken back, and with it goes
 * whatever it had locked: without this somebody else could change the loan between the look and the act, and
 * what is done would not be what was compared.
 *   Two tabs show "waive ₱19.80 of ₱60.00", and both are pressed at once: the second waits for the first,
 *     looks, and is refused.
 */
export async function holdSubject(tx: Tx, subject: string): Promise<void> {
  const id = /^loan:(\d+)$/u.exec(subject)?.[1];
  if (id !== undefined) await lockLoan(tx, BigInt(id));
}
