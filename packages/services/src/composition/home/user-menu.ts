import { countComplaintsToSee } from '@candor/store/complaints';
import { countApplications, findBorrower } from '@candor/store/borrowers';
import { countUnread } from '@candor/store/messages';
import type { Database } from '@candor/store/database';
import { inboxOf } from '../../customers/messages/read-messages.ts';
import { borrowerPhone } from '../../customers/borrowers/borrower-phone.ts';
import { maskPhone } from '../../customers/borrowers/mask-phone.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';

export type MenuCounts = {
  readonly phone: string;
  readonly orders: number;
  readonly inbox: number;
  readonly complaints: number;
};

/** What the menu shows: the end of the number, and how much waits behind which entry. */
export async function menuCounts(
  database: Database,
  seal: PersonSeal,
  borrowerId: string,
): Promise<MenuCounts> {
  return database.read(async (tx) => {
    const borrower = await findBorrower(tx, borrowerId);
    const phone = borrower ? borrowerPhone(seal, borrower) : null;
    return {
      phone: maskPhone(phone ?? ''),
      orders: await countApplications(tx, borrowerId),
      inbox: await countUnread(tx, await inboxOf(tx, borrowerId)),
      complaints: await countComplaintsToSee(tx, borrowerId),
    };
  });
}
