import {
  endStaffSessions,
  forgetTries,
  lockStaff,
  setStaffPassword,
  setStaffState,
  staffOfInvitation,
  useInvitations,
} from '@candor/store';
import type { Command } from '../commands/command.ts';
import { runCommand } from '../commands/run-command.ts';
import { tokenHash } from '../sessions/session-token.ts';
import { emailIndex } from './count-tries.ts';
import { hashPassword } from './hash-password.ts';
import { isWeakPassword } from './is-weak-password.ts';
import type { StaffParts } from './staff-parts.ts';

export type SetPassword = {
  readonly invitation: string;
  readonly password: string;
  readonly requestId?: string;
};

type Refused = 'invitation_expired' | 'password_is_weak';

/** With an invitation: the first password. What is too weak leaves the invitation as it was. */
export async function setPassword(
  parts: StaffParts,
  { invitation, password, requestId }: SetPassword,
): Promise<{ readonly email: string } | { readonly refused: Refused }> {
  const { database, passwordCost } = parts;
  const now = parts.now();
  const invitationHash = tokenHash(invitation);
  // Looked up before the work of hashing is done for whoever asks.
  const isGood = await database.withTransaction((tx) => staffOfInvitation(tx, invitationHash, now));
  if (isGood === undefined) return { refused: 'invitation_expired' };
  const passwordHash = await hashPassword(password, passwordCost);
  const answer = await runCommand(database, followInvitation(parts, password), {
    input: { invitationHash, passwordHash },
    actor: { kind: 'anyone', id: 'invitation' },
    now,
    ...(requestId !== undefined && { requestId }),
  });
  if (answer.kind === 'refused') return { refused: answer.refusal.refused };
  if (answer.kind !== 'done') throw new Error(`an invitation was answered with ${answer.kind}`);
  return answer.output;
}

type Follow = { readonly invitationHash: Buffer; readonly passwordHash: string };

const followInvitation = (
  { seal }: StaffParts,
  password: string,
): Command<Follow, { readonly email: string }, Refused> => ({
  name: 'staff.set-password',
  subject: ({ invitationHash }) => `invitation:${invitationHash.toString('hex').slice(0, 16)}`,
  async decide(tx, { invitationHash, passwordHash }, { now }) {
    const staffId = await staffOfInvitation(tx, invitationHash, now);
    const staff = staffId === undefined ? undefined : await lockStaff(tx, staffId);
    if (!staff || staff.state !== 'invited') return { refused: 'invitation_expired' };
    if (isWeakPassword(password, staff)) return { refused: 'password_is_weak' };
    await setStaffPassword(tx, staff.id, passwordHash);
    await setStaffState(tx, staff.id, 'active');
    await useInvitations(tx, staff.id, now);
    await endStaffSessions(tx, staff.id, now);
    await forgetTries(tx, emailIndex(seal, staff.email));
    return { output: { email: staff.email }, facts: { staffId: staff.id } };
  },
});
