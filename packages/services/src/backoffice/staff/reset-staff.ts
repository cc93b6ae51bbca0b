import { lockStaff, setStaffPassword, setStaffState, setStaffTotp, type StaffRow } from '@candor/store/staff';
import {
  deletePasskeysOf,
  forgetStaffDevices,
  forgetTries,
  replaceRecoveryCodes,
} from '@candor/store/staff-login';
import type { Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { emailIndex } from '../staff-login/count-tries.ts';
import { makeInvitation } from './invitation-mail.ts';
import { shutOut } from './save-person.ts';
import type { StaffDeps } from './staff-deps.ts';

/**
 * For whoever lost the phone and the recovery codes: nothing of before opens anything, and a new invitation
 * is needed.
 */
export async function beginAnew(
  tx: Tx,
  seal: PersonSeal,
  { staff, now }: { readonly staff: StaffRow; readonly now: Date },
): Promise<void> {
  await shutOut(tx, staff.id, now);
  await setStaffState(tx, staff.id, 'invited');
  // Or whoever knows it would set a factor of their own up, should they be disabled and enabled before the
  // link is followed.
  await setStaffPassword(tx, staff.id, null);
  await setStaffTotp(tx, staff.id, null);
  await replaceRecoveryCodes(tx, staff.id, []);
  await deletePasskeysOf(tx, staff.id);
  await forgetStaffDevices(tx, staff.id);
  await forgetTries(tx, emailIndex(seal, staff.email));
}

/** By whoever runs the servers, alone, when nobody at the console can: the audit log names it so. */
export const resetStaff = ({
  seal,
}: Pick<StaffDeps, 'seal'>): Command<
  { readonly staffId: string; readonly token: string },
  { readonly invitedUntil: string },
  'not_found'
> => ({
  name: 'staff.reset',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, token }, { now }) {
    const staff = await lockStaff(tx, staffId);
    if (!staff) return { refused: 'not_found' };
    await beginAnew(tx, seal, { staff, now });
    return { output: { invitedUntil: await makeInvitation(tx, staffId, token, now) } };
  },
});
