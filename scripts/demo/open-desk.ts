import type { loadSettings } from '@candor/server';
import { demoPeople, type BorrowingParts } from '@candor/services';
import { findStaffByEmail, type Database } from '@candor/store';
import { makeLog } from '../../apps/server/src/make-log.ts';
import { openBorrowing } from '../../apps/server/src/open-borrowing.ts';
import { openIdentity } from '../../apps/server/src/open-identity.ts';
import { openStaff } from '../../apps/server/src/open-staff.ts';
import type { Dice } from '../crash/dice.ts';
import type { Staff } from './morning-desk.ts';

/** The lender's desk as the server would open it, with the people of the sandbox; ids follow from the dice. */
export async function openDesk(
  settings: ReturnType<typeof loadSettings>,
  database: Database,
  dice: Dice,
): Promise<{ readonly parts: BorrowingParts; readonly staff: Staff }> {
  const identity = await openIdentity(settings, database, makeLog('fatal'));
  const known = { ...identity.parts, newId: () => dice.id() };
  await openStaff(settings, known);
  const ids = await database.read(async (tx) => {
    const found: [string, string][] = [];
    for (const { role, email } of demoPeople)
      found.push([role, (await findStaffByEmail(tx, email))?.id ?? '']);
    return found;
  });
  return { parts: await openBorrowing(settings, known), staff: Object.fromEntries(ids) as Staff };
}
