import {
  deletePasskeysOf,
  forgetTries,
  lockStaff,
  replaceRecoveryCodes,
  setStaffPassword,
  setStaffState,
  setStaffTotp,
} from '@candor/store';
import type { Command } from '../commands/command.ts';
import { emailIndex } from './count-tries.ts';
import { makeInvitation, shutOut } from './save-person.ts';
import type { StaffParts } from './staff-parts.ts';

/**
 * For whoever lost the phone and the recovery codes: they begin anew, with an invitation. By whoever runs the servers alone: somebody at
 * the console who could do it to another would have two people’s hands.
 */
export const resetStaff = ({
  seal,
}: Pick<StaffParts, 'seal'>): Command<
  { readonly staffId: string; readonly token: string },
  { readonly invitedUntil: string },
  'not_found'
> => ({
  name: 'staff.reset',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, token }, { now }) {
    const staff = await lockStaff(tx, staffId);
    if (!staff) return { refused: 'not_found' };
    await shutOut(tx, staffId, now);
    await setStaffState(tx, staffId, 'invited');
    // Or whoever knows it would set a factor of their own up, should they be disabled and enabled before the link is followed.
    await setStaffPassword(tx, staffId, null);
    await setStaffTotp(tx, staffId, null);
    await replaceRecoveryCodes(tx, staffId, []);
    await deletePasskeysOf(tx, staffId);
    await forgetTries(tx, emailIndex(seal, staff.email));
    return { output: { invitedUntil: await makeInvitation(tx, staffId, token, now) } };
  },
});
