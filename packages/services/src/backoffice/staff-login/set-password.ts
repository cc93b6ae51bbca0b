import {
  lockStaff,
  setStaffPassword,
  setStaffState,
  lockInvitation,
  staffOfInvitation,
  useInvitations,
} from '@candor/store/staff';
import { endStaffSessions, forgetTries } from '@candor/store/staff-login';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { tokenHash } from '../../customers/sessions/session-token.ts';
import { emailIndex } from './count-tries.ts';
import { hashPassword } from './hash-password.ts';
import { knowDevice, type KnownDevice } from './finish-login.ts';
import { passwordWeakness, type PasswordWeakness } from './password-weakness.ts';
import type { StaffDeps } from '../staff/staff-deps.ts';

export type SetPassword = {
  readonly invitation: string;
  readonly password: string;
  /** Of the browser's device cookie, if it has one. */
  readonly deviceToken: string | null;
  /** For the browser's device cookie, if it needs a new one. */
  readonly newDevice: string;
  readonly requestId?: string;
};

type Refused =
  | { readonly refused: 'invitation_expired' }
  | { readonly refused: 'password_is_weak'; readonly why: PasswordWeakness };

type Followed = { readonly email: string; readonly device: KnownDevice };

/**
 * With an invitation: the first password. What is too weak leaves the invitation as it was. The browser in
 * which it was followed is known from then on: the first login, which has no second factor yet, is nobody
 * else's to hinder.
 */
export async function setPassword(
  parts: StaffDeps,
  { invitation, password, deviceToken, newDevice, requestId }: SetPassword,
): Promise<Followed | Refused> {
  const { database, passwordCost } = parts;
  const now = parts.now();
  const invitationHash = tokenHash(invitation);
  // Looked up before the work of hashing is done for whoever asks.
  const isGood = await database.read((tx) => staffOfInvitation(tx, invitationHash, now));
  if (isGood === undefined) return { refused: 'invitation_expired' };
  const passwordHash = await hashPassword(password, passwordCost);
  const answer = await runCommand(database, followInvitation(parts, password), {
    input: { invitationHash, passwordHash, deviceToken, newDevice },
    actor: { kind: 'anyone', id: 'invitation' },
    now,
    ...(requestId !== undefined && { requestId }),
  });
  if (answer.kind === 'refused') {
    const { refused, facts } = answer.refusal;
    return refused === 'password_is_weak'
      ? { refused, why: facts?.['why'] as PasswordWeakness }
      : { refused };
  }
  if (answer.kind !== 'done') throw new Error(`an invitation was answered with ${answer.kind}`);
  return answer.output;
}

type Follow = Pick<SetPassword, 'deviceToken' | 'newDevice'> & {
  readonly invitationHash: Buffer;
  readonly passwordHash: string;
};

const followInvitation = (
  { seal, lender }: StaffDeps,
  password: string,
): Command<Follow, Followed, Refused['refused']> => ({
  name: 'staff.set-password',
  subject: ({ invitationHash }) => `invitation:${invitationHash.toString('hex').slice(0, 16)}`,
  async decide(tx, { invitationHash, passwordHash, deviceToken, newDevice }, { now }) {
    const staffId = await lockInvitation(tx, invitationHash, now);
    const staff = staffId === undefined ? undefined : await lockStaff(tx, staffId);
    if (!staff || staff.state !== 'invited') return { refused: 'invitation_expired' };
    const why = passwordWeakness(password, { ...staff, lender });
    if (why !== null) return { refused: 'password_is_weak', facts: { why } };
    await setStaffPassword(tx, staff.id, passwordHash);
    await setStaffState(tx, staff.id, 'active');
    await useInvitations(tx, staff.id, now);
    await endStaffSessions(tx, staff.id, now);
    await forgetTries(tx, emailIndex(seal, staff.email));
    const device = await knowDevice(tx, { staffId: staff.id, presented: deviceToken, newDevice, now });
    return {
      output: { email: staff.email, device },
      recorded: { subject: `staff:${staff.id}`, by: { kind: 'staff', id: staff.id } },
    };
  },
});
