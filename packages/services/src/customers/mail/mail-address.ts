import { findCorrespondent, type CorrespondentRow } from '@candor/store/borrowers';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openValues } from '../kyc/step-seal.ts';

export type Correspondent = CorrespondentRow;

/** An address as its borrower gave it. Until they type a code that was sent there, it may be anybody’s. */
export type StatedMail = {
  readonly address: string;
  readonly index: Buffer;
  readonly isConfirmed: boolean;
};

/** Where a borrower gets e-mail; null of who has given no address, or has not shown that it is theirs. */
export async function mailAddressOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<string | null> {
  const found = await findCorrespondent(tx, borrowerId);
  return found ? mailAddressIn(seal, found) : null;
}

/** The same of somebody who was read already. */
export function mailAddressIn(seal: PersonSeal, found: Correspondent): string | null {
  const stated = statedMailIn(seal, found);
  return stated?.isConfirmed ? stated.address : null;
}

/** What they gave, confirmed or not: to be shown to themselves, and to be asked about. */
export async function statedMailOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<StatedMail | null> {
  const found = await findCorrespondent(tx, borrowerId);
  return found ? statedMailIn(seal, found) : null;
}

function statedMailIn(
  seal: PersonSeal,
  { id, personalSealed, confirmedIndex }: Correspondent,
): StatedMail | null {
  if (personalSealed === null) return null;
  const values = openValues(seal, id, { step: 'personal', sealed: personalSealed });
  const address = values.find(({ field }) => field === 'email')?.value;
  if (!address) return null;
  const index = mailIndex(seal, address);
  return { address, index, isConfirmed: confirmedIndex !== null && index.equals(confirmedIndex) };
}

/** Capital letters make no other mailbox. */
export const mailIndex = (seal: PersonSeal, address: string): Buffer =>
  seal.index('mail', 'borrower', address.toLowerCase());
