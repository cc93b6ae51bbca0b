import { noteStaffSeen, rolesOfStaff } from '@candor/store/staff';
import { findLiveStaffSession, touchStaffSession } from '@candor/store/staff-login';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import { tokenHash } from '../../customers/sessions/session-token.ts';
import { minutesBefore, staffIdleMinutes, staffTouchSeconds } from './staff-rules.ts';

export type StaffSession = {
  readonly staffId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly { readonly key: string; readonly name: string }[];
  /** What their roles let them do, as it is now: a role that was taken away is gone with the next call. */
  readonly may: ReadonlySet<string>;
};

/**
 * Whose token this is; nobody's, if it is unknown, ended, too old, idle for too long, or of somebody who is
 * disabled.
 */
export async function recogniseStaff(
  database: Database,
  token: string,
  now: Date,
): Promise<StaffSession | null> {
  const usedSince = minutesBefore(now, staffIdleMinutes);
  const found = await database.read(async (tx) => {
    const session = await findLiveStaffSession(tx, tokenHash(token), { at: now, usedSince });
    return session && { ...session, roles: await rolesOfStaff(tx, [session.staffId]) };
  });
  if (!found) return null;
  const { id: sessionId, staffId, name, email, lastUsedAt, roles } = found;
  if (now.getTime() - lastUsedAt.getTime() > staffTouchSeconds * 1_000)
    await lease(database, 'session.touch', async (tx) => {
      await noteStaffSeen(tx, staffId, now);
      await touchStaffSession(tx, sessionId, now);
    });
  return {
    staffId,
    sessionId,
    name,
    email,
    roles: roles.map((role) => ({ key: role.key, name: role.name })),
    may: new Set(roles.flatMap(({ permissions }) => permissions)),
  };
}
