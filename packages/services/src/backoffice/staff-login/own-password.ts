import { lockStaff, setStaffPassword, type StaffRow } from '@candor/store/staff';
import { endStaffSessions, useTickets } from '@candor/store/staff-login';
import { lease } from '../../kernel/commands/lease.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { giveTryBack, ownDoor, takeTry } from './count-tries.ts';
import { checkPassword, hashPassword } from './hash-password.ts';
import { passwordWeakness, type PasswordWeakness } from './password-weakness.ts';
import type { StaffSession } from '../staff/recognise-staff.ts';
import type { StaffDeps } from '../staff/staff-deps.ts';

type NotProved =
  | { readonly refused: 'password_is_wrong' }
  | { readonly refused: 'staff_is_locked'; readonly retryAfterSeconds: number };

/**
 * Asks somebody who is logged in for their password once more. Wrong ones count as they do at the login, at a
 * door of their own.
 */
export async function proveOwnPassword(
  { database, seal, now, passwordCost }: StaffDeps,
  { staffId, email }: Pick<StaffSession, 'staffId' | 'email'>,
  password: string,
): Promise<StaffRow | NotProved> {
  const at = now();
  const door = ownDoor(seal, email);
  const { waitSeconds, staff } = await lease(database, 'limit.count', async (tx) => ({
    staff: await lockStaff(tx, staffId),
    waitSeconds: await takeTry(tx, door, at),
  }));
  if (waitSeconds > 0) return { refused: 'staff_is_locked', retryAfterSeconds: waitSeconds };
  const isRight = await checkPassword(password, staff?.passwordHash ?? null, passwordCost);
  if (!isRight || !staff) return { refused: 'password_is_wrong' };
  await lease(database, 'limit.count', (tx) => giveTryBack(tx, door, at));
  return staff;
}

export type ChangePassword = {
  readonly session: StaffSession;
  readonly password: string;
  readonly newPassword: string;
  readonly requestId: string;
};

/** Ends every other session of theirs, and every login that was half-way. */
export async function changeOwnPassword(
  parts: StaffDeps,
  { session, password, newPassword, requestId }: ChangePassword,
): Promise<
  | { readonly ended: number }
  | NotProved
  | { readonly refused: 'password_is_weak'; readonly why: PasswordWeakness }
> {
  const { database, passwordCost, lender } = parts;
  const staff = await proveOwnPassword(parts, session, password);
  if ('refused' in staff) return staff;
  const why = passwordWeakness(newPassword, { ...staff, lender });
  if (why !== null) return { refused: 'password_is_weak', why };
  const { staffId, sessionId } = session;
  const answer = await runCommand(database, replacePassword, {
    input: {
      staffId,
      sessionId,
      checked: staff.passwordHash,
      passwordHash: await hashPassword(newPassword, passwordCost),
    },
    actor: { kind: 'staff', id: staffId },
    requestId,
    now: parts.now(),
  });
  return answer.kind === 'done' ? answer.output : { refused: 'password_is_wrong' };
}

type Replace = {
  readonly staffId: string;
  readonly sessionId: string;
  readonly checked: string | null;
  readonly passwordHash: string;
};

const replacePassword: Command<Replace, { readonly ended: number }, 'password_is_wrong'> = {
  name: 'staff.change-password',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, sessionId, checked, passwordHash }, { now }) {
    const staff = await lockStaff(tx, staffId);
    // Changed from somewhere else while it was being checked.
    if (staff?.passwordHash !== checked) return { refused: 'password_is_wrong' };
    await setStaffPassword(tx, staffId, passwordHash);
    await useTickets(tx, staffId, now);
    const ended = await endStaffSessions(tx, staffId, now, sessionId);
    return { output: { ended }, facts: { ended } };
  },
};
