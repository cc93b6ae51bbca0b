import { isMarketId, type MarketId } from '@candor/markets';
import { findLiveSession, touchSession } from '@candor/store/sessions';
import type { Database } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import { tokenHash } from './session-token.ts';
import { daysBefore, sessionIdleDays, sessionTouchSeconds } from './session-rules.ts';

export type BorrowerSession = {
  readonly sessionId: string;
  readonly borrowerId: string;
  readonly market: MarketId;
};

/** Whose token this is, in this market; nobody's, if it is unknown, ended, too old, or of another market. */
export async function recogniseBorrower(
  database: Database,
  token: string,
  market: MarketId,
  now: Date,
): Promise<BorrowerSession | null> {
  const usedSince = daysBefore(now, sessionIdleDays);
  const session = await database.read((tx) => findLiveSession(tx, tokenHash(token), { at: now, usedSince }));
  if (!session || session.market !== market || !isMarketId(session.market)) return null;
  const idleMs = now.getTime() - session.lastUsedAt.getTime();
  if (idleMs > sessionTouchSeconds * 1_000)
    // It says nothing of the number, which may have gone to somebody else since a code opened the session.
    await lease(database, 'session.touch', (tx) => touchSession(tx, session.id, now));
  return { sessionId: session.id, borrowerId: session.borrowerId, market: session.market };
}
