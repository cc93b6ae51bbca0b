import type { loadSettings } from '@candor/server';
import { demoPeople } from '@candor/services/backoffice/staff';
import type { LendingDeps } from '@candor/services/kernel';
import type { BureauRecord, CreditBureau } from '@candor/services/kernel/ports';
import { findStaffByEmail } from '@candor/store/staff';
import type { Database } from '@candor/store/database';
import { makeLog, openBorrowing, openIdentity, openStaff } from '@candor/server/composition';
import type { Dice } from '../dice/index.ts';
import type { Staff } from './office.ts';

/**
 * The lender's desk as the server would open it, with the people of the sandbox; ids follow from the dice,
 * and what the bureau says from its files.
 */
export async function openOffice(
  settings: ReturnType<typeof loadSettings>,
  database: Database,
  { dice, files }: { readonly dice: Dice; readonly files: ReadonlyMap<string, BureauRecord> },
): Promise<{ readonly parts: LendingDeps; readonly staff: Staff }> {
  const log = makeLog('fatal');
  const identity = await openIdentity(settings, database, log);
  const known = { ...identity.parts, newId: () => dice.id() };
  await openStaff(settings, known);
  const ids = await database.read(async (tx) => {
    const found: [string, string][] = [];
    for (const { role, email } of demoPeople)
      found.push([role, (await findStaffByEmail(tx, email))?.id ?? '']);
    return found;
  });
  const thin: BureauRecord = { standing: 'thin', openLoans: 0, worstStatus: 'none', enquiries: 0 };
  const bureau: CreditBureau = { enquire: async ({ phone }) => files.get(phone ?? '') ?? thin };
  const parts = { ...(await openBorrowing(settings, known, log)), bureau };
  return { parts, staff: Object.fromEntries(ids) as Staff };
}
