import { findBorrower, type BorrowerRow } from '@candor/store/borrowers';
import type { Database, ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';

export const phoneAbout = (borrowerId: string) => `phone:${borrowerId}`;

/** The number under which a borrower logs in; null where the account has none. */
export function borrowerPhone(seal: PersonSeal, row: Pick<BorrowerRow, 'id' | 'phoneSealed'>): string | null {
  return row.phoneSealed === null ? null : seal.open(row.phoneSealed, phoneAbout(row.id));
}

/** The same by the borrower's id; null where the account is gone, too. */
export async function phoneOfBorrower(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<string | null> {
  const borrower = await findBorrower(tx, borrowerId);
  return borrower ? borrowerPhone(seal, borrower) : null;
}

/** Reads the number of a borrower by their id, in a transaction of its own. */
export function readBorrowerPhone(
  database: Database,
  seal: PersonSeal,
  borrowerId: string,
): Promise<string | null> {
  return database.read((tx) => phoneOfBorrower(tx, seal, borrowerId));
}
