import { noteStaffSeen, rolesOfStaff } from '@candor/store/staff';
import { findLiveStaffSession, touchStaffSession } from '@candor/store/staff-login';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import { tokenHash } from '../../customers/sessions/session-token.ts';
import { consoleAccess } from '../access/console-access.ts';
import { isWithin } from '../access/networks.ts';
import { minutesBefore, staffIdleMinutes, staffTouchSeconds } from './staff-rules.ts';

export type StaffSession = {
  readonly staffId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly { readonly key: string; readonly name: string }[];
  /** What their roles let them do, as it is now: a role that was taken away is gone with the next call. */
  readonly may: ReadonlySet<string>;
  /** Whether they showed not long ago that it is them: by the login, or by confirming it since. */
  readonly isFresh: boolean;
  /** Whether the call comes from a network from which the console may be used. */
  readonly isFromHere: boolean;
};

/**
 * Whose token this is; nobody's, if it is unknown, ended, too old, idle for too long, or of somebody who is
 * disabled.
 */
export async function recogniseStaff(
  database: Database,
  { token, address, now }: { readonly token: string; readonly address: string; readonly now: Date },
): Promise<StaffSession | null> {
  const usedSince = minutesBefore(now, staffIdleMinutes);
  const found = await database.read(async (tx) => {
    const session = await findLiveStaffSession(tx, tokenHash(token), { at: now, usedSince });
    if (!session) return undefined;
    const roles = await rolesOfStaff(tx, [session.staffId]);
    return { ...session, roles, access: await consoleAccess(tx) };
  });
  if (!found) return null;
  const isFromHere = isWithin(found.access.networks, address);
  const { id: sessionId, staffId, name, email, lastUsedAt, provedAt, roles, access } = found;
  // What is refused keeps no session alive.
  if (isFromHere && now.getTime() - lastUsedAt.getTime() > staffTouchSeconds * 1_000)
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
    isFresh: provedAt >= minutesBefore(now, access.confirmMinutes),
    isFromHere,
  };
}
