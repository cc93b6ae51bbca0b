import { changeNotice } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

/** Streams that a session holds are closed, on whichever server. */
const ended = `returning ${changeNotice('session', { borrower: 'borrower_id', id: 'id' })} as nudge`;

export type SessionRow = {
  id: string;
  borrowerId: string;
  market: string;
  keptIn: 'cookie' | 'header';
  openedBy: 'code' | 'passkey';
  /** When its owner proved who they are, by a code or by a passkey. */
  provedAt: Date;
  browser: string | null;
  system: string | null;
  startedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
};

const columns = `s.id, s.borrower_id as "borrowerId", b.market, s.kept_in as "keptIn", s.browser, s.system,
  s.opened_by as "openedBy", s.proved_at as "provedAt", s.started_at as "startedAt", s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt"`;

export type SessionProof = Pick<SessionRow, 'openedBy' | 'provedAt'>;

export async function insertSession(
  tx: Tx,
  row: Omit<SessionRow, 'market' | 'lastUsedAt' | 'openedBy' | 'provedAt'> & {
    tokenHash: Buffer;
    /** By a code, unless it says otherwise, and now. */
    proof?: SessionProof | undefined;
  },
): Promise<void> {
  await tx.query({
    name: 'session-insert',
    text: `insert into session (id, borrower_id, token_hash, kept_in, browser, system, started_at, last_used_at, expires_at,
                                opened_by, proved_at)
           values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)`,
    values: [
      row.id,
      row.borrowerId,
      row.tokenHash,
      row.keptIn,
      row.browser,
      row.system,
      row.startedAt,
      row.expiresAt,
      row.proof?.openedBy ?? 'code',
      row.proof?.provedAt ?? row.startedAt,
    ],
  });
}

/** The session that a token opens, if it lives: neither ended, nor too old, nor left alone for too long. */
export async function findLiveSession(
  tx: ReadTx,
  tokenHash: Buffer,
  { at, usedSince }: { readonly at: Date; readonly usedSince: Date },
): Promise<SessionRow | undefined> {
  const { rows } = await tx.query<SessionRow>({
    name: 'session-find',
    text: `select ${columns} from session s join borrower b on b.id = s.borrower_id
           where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and s.last_used_at > $3
             and b.deleted_at is null`,
    values: [tokenHash, at, usedSince],
  });
  return rows[0];
}

/** A session by its id, whether it lives or not. */
export async function findSession(tx: ReadTx, id: string): Promise<SessionRow | undefined> {
  const { rows } = await tx.query<SessionRow>({
    name: 'session-by-id',
    text: `select ${columns} from session s join borrower b on b.id = s.borrower_id where s.id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function listLiveSessions(
  tx: ReadTx,
  borrowerId: string,
  { at, usedSince }: { readonly at: Date; readonly usedSince: Date },
): Promise<SessionRow[]> {
  const { rows } = await tx.query<SessionRow>({
    name: 'session-list',
    text: `select ${columns} from session s join borrower b on b.id = s.borrower_id
           where s.borrower_id = $1 and s.ended_at is null and s.expires_at > $2 and s.last_used_at > $3
           order by s.last_used_at desc, s.id`,
    values: [borrowerId, at, usedSince],
  });
  return rows;
}

export async function touchSession(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'session-touch',
    text: 'update session set last_used_at = $2 where id = $1',
    values: [id, at],
  });
}

/** Ends one session of this borrower; of anybody else's it finds nothing. */
export async function endSession(
  tx: Tx,
  { borrowerId, sessionId, at }: { borrowerId: string; sessionId: string; at: Date },
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'session-end',
    text: `update session set ended_at = $3 where id = $1 and borrower_id = $2 and ended_at is null ${ended}`,
    values: [sessionId, borrowerId, at],
  });
  return rowCount;
}

export async function endSessionByToken(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.query({
    name: 'session-end-token',
    text: `update session set ended_at = $2 where token_hash = $1 and ended_at is null ${ended}`,
    values: [tokenHash, at],
  });
}

export async function endAllSessions(tx: Tx, borrowerId: string, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'session-end-all',
    text: `update session set ended_at = $2 where borrower_id = $1 and ended_at is null ${ended}`,
    values: [borrowerId, at],
  });
  return rowCount;
}

export async function deleteSessionsBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'session-delete-old',
    text: deleteOldest('session', 'expires_at'),
    values: [instant],
  });
  return rowCount;
}
