import { findCorrespondent } from '@candor/store/borrowers';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openValues } from '../kyc/step-seal.ts';

/** Where a borrower gets e-mail; null of who has given no address. */
export async function mailAddressOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<string | null> {
  const found = await findCorrespondent(tx, borrowerId);
  return found ? mailAddressIn(seal, found) : null;
}

export type Correspondent = NonNullable<Awaited<ReturnType<typeof findCorrespondent>>>;

/** The same of somebody who was read already. */
export function mailAddressIn(
  seal: PersonSeal,
  { id, personalSealed }: Pick<Correspondent, 'id' | 'personalSealed'>,
): string | null {
  if (personalSealed === null) return null;
  const values = openValues(seal, id, { step: 'personal', sealed: personalSealed });
  return values.find(({ field }) => field === 'email')?.value || null;
}
