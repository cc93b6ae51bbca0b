import type { BorrowerRow } from '@candor/store';
import type { PersonSeal } from './person-seal.ts';

export const phoneAbout = (borrowerId: string) => `phone:${borrowerId}`;

/** The number under which a borrower logs in; null where the account has none. */
export function borrowerPhone(seal: PersonSeal, row: Pick<BorrowerRow, 'id' | 'phoneSealed'>): string | null {
  return row.phoneSealed === null ? null : seal.open(row.phoneSealed, phoneAbout(row.id));
}
