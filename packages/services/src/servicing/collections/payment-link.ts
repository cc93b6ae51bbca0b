import { findApplicationOfLoan } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import type { CollectionTemplate } from '../../customers/messages/collection-texts.ts';

/**
 * Where the pointer of a message leads: to the borrower's own repay page, if that is what the message is for.
 * A loan that was brought in has no application and no such page: its message says where to look.
 */
export async function linkFor(
  tx: ReadTx,
  repayAddress: string,
  { template, loanId }: { readonly template: CollectionTemplate; readonly loanId: bigint },
): Promise<{ readonly link?: string }> {
  const orderId = template === 'payment-link' ? await findApplicationOfLoan(tx, loanId) : undefined;
  return orderId ? { link: repayAddress + orderId } : {};
}
