import { findStep } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openValues } from '../kyc/step-seal.ts';

/** Where a borrower gets e-mail; null of who has given no address. */
export async function mailAddressOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<string | null> {
  const row = await findStep(tx, borrowerId, 'personal');
  const given = row && openValues(seal, borrowerId, row).find(({ field }) => field === 'email');
  return given?.value || null;
}
