import { listLiveSessions, type SessionRow } from '@candor/store/sessions';
import type { Database } from '@candor/store/database';
import { daysBefore, sessionIdleDays } from './session-rules.ts';

/** Where a borrower is logged in now. */
export function readSessions(
  database: Database,
  borrowerId: string,
  now: Date,
): Promise<readonly SessionRow[]> {
  return database.read((tx) =>
    listLiveSessions(tx, borrowerId, { at: now, usedSince: daysBefore(now, sessionIdleDays) }),
  );
}
