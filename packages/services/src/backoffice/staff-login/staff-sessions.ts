import { findStaff } from '@candor/store/staff';
import {
  endStaffSession as endOne,
  endStaffSessions,
  listLiveStaffSessions,
} from '@candor/store/staff-login';
import type { Database } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { minutesBefore, staffIdleMinutes } from '../staff/staff-rules.ts';

export type StaffSessionView = {
  readonly sessionId: string;
  /** "Chrome on Linux". */
  readonly device: string;
  /** From where it was begun; null for one of before addresses were kept. */
  readonly address: string | null;
  readonly startedAt: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
};

/** Where somebody is logged in now. */
export function readStaffSessions(
  database: Database,
  { staffId, thisId, now }: { readonly staffId: string; readonly thisId: string; readonly now: Date },
): Promise<StaffSessionView[]> {
  return database.read(async (tx) => {
    const usedSince = minutesBefore(now, staffIdleMinutes);
    const rows = await listLiveStaffSessions(tx, staffId, { at: now, usedSince });
    return rows.map(({ id, device, address, startedAt, lastUsedAt }) => ({
      sessionId: id,
      device,
      address,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isThis: id === thisId,
    }));
  });
}

export type EndSessions = {
  readonly staffId: string;
  /** The one to end; null: all. */
  readonly sessionId: string | null;
  /** Of all, the one that stays. */
  readonly except: string | null;
};

/**
 * Somebody logs out, ends what they left open elsewhere, or has it ended by an admin: the log names who did.
 */
export const endSessionsOfStaff = (
  name: 'staff.log-out' | 'staff.end-sessions',
): Command<EndSessions, { readonly ended: number }, 'not_found'> => ({
  name,
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { staffId, sessionId, except }, { now }) {
    if (!(await findStaff(tx, staffId))) return { refused: 'not_found' };
    const ended =
      sessionId === null
        ? await endStaffSessions(tx, staffId, now, except)
        : await endOne(tx, { staffId, id: sessionId, at: now });
    if (sessionId !== null && ended === 0 && name !== 'staff.log-out') return { refused: 'not_found' };
    return { output: { ended }, facts: { ended } };
  },
});
