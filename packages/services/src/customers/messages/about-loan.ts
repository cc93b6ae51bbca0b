import { listLoansOfIds } from '@candor/store/loans';
import type { ReadTx } from '@candor/store/database';
import type { NewMessage } from './write-message.ts';

/**
 * The loan that a message is about, so that it opens that loan. One that came over from elsewhere has no
 * page of its own: then the message says where to look by its kind.
 */
export async function aboutLoan(tx: ReadTx, loanId: bigint): Promise<Pick<NewMessage, 'about'>> {
  const [loan] = await listLoansOfIds(tx, [loanId]);
  const orderId = loan?.orderId ?? null;
  return orderId === null ? {} : { about: { is: 'order', id: orderId } };
}
