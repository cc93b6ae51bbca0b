import { listLiveSessions, type SessionRow } from '@candor/store/sessions';
import type { ReadTx } from '@candor/store/database';
import { daysBefore, sessionIdleDays } from './session-rules.ts';

/** Where a borrower is logged in now. */
export function readSessions(tx: ReadTx, borrowerId: string, now: Date): Promise<readonly SessionRow[]> {
  return listLiveSessions(tx, borrowerId, { at: now, usedSince: daysBefore(now, sessionIdleDays) });
}
