import type { ReadTx, Tx } from '../database/database.ts';
import { deleteOldest } from '../database/delete-oldest.ts';

export type StaffSessionRow = {
  id: string;
  staffId: string;
  name: string;
  email: string;
  lastUsedAt: Date;
  /** When they last showed that it is them: by the login, or by confirming it since. */
  provedAt: Date;
};

export type NewStaffSession = {
  readonly id: string;
  readonly staffId: string;
  readonly tokenHash: Buffer;
  readonly device: string;
  readonly address: string | null;
  readonly startedAt: Date;
  readonly expiresAt: Date;
};

export async function insertStaffSession(tx: Tx, row: NewStaffSession): Promise<void> {
  await tx.query({
    name: 'staff-session-insert',
    text: `insert into staff_session (id, staff_id, token_hash, device, address, started_at, last_used_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    values: [row.id, row.staffId, row.tokenHash, row.device, row.address, row.startedAt, row.expiresAt],
  });
}

/** The session that a token opens, if it lives and its person is active. */
export async function findLiveStaffSession(
  tx: ReadTx,
  tokenHash: Buffer,
  { at, usedSince }: { readonly at: Date; readonly usedSince: Date },
): Promise<StaffSessionRow | undefined> {
  const { rows } = await tx.query<StaffSessionRow>({
    name: 'staff-session-find',
    text: `select s.id, s.staff_id as "staffId", p.name, p.email, s.last_used_at as "lastUsedAt",
             coalesce(s.confirmed_at, s.started_at) as "provedAt"
           from staff_session s join staff p on p.id = s.staff_id
           where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and s.last_used_at > $3
             and p.state = 'active'`,
    values: [tokenHash, at, usedSince],
  });
  return rows[0];
}

export async function touchStaffSession(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'staff-session-touch',
    text: 'update staff_session set last_used_at = $2 where id = $1',
    values: [id, at],
  });
}

/** Its person has shown once more that it is them. */
export async function confirmStaffSession(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'staff-session-confirm',
    text: 'update staff_session set confirmed_at = $2, last_used_at = $2 where id = $1',
    values: [id, at],
  });
}

export type LiveStaffSession = {
  id: string;
  device: string;
  address: string | null;
  startedAt: Date;
  lastUsedAt: Date;
};

/** Where somebody is logged in now, the last used first. */
export async function listLiveStaffSessions(
  tx: ReadTx,
  staffId: string,
  { at, usedSince }: { readonly at: Date; readonly usedSince: Date },
): Promise<LiveStaffSession[]> {
  const { rows } = await tx.query<LiveStaffSession>({
    name: 'staff-session-list',
    text: `select id, device, address, started_at as "startedAt", last_used_at as "lastUsedAt" from staff_session
           where staff_id = $1 and ended_at is null and expires_at > $2 and last_used_at > $3
           order by last_used_at desc, id limit 100`,
    values: [staffId, at, usedSince],
  });
  return rows;
}

/** Of this person's alone: another's is not there. */
export async function endStaffSession(
  tx: Tx,
  { staffId, id, at }: { readonly staffId: string; readonly id: string; readonly at: Date },
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-session-end',
    text: 'update staff_session set ended_at = $3 where id = $1 and staff_id = $2 and ended_at is null',
    values: [id, staffId, at],
  });
  return rowCount;
}

export async function endStaffSessionByToken(tx: Tx, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.query({
    name: 'staff-session-end-token',
    text: 'update staff_session set ended_at = $2 where token_hash = $1 and ended_at is null',
    values: [tokenHash, at],
  });
}

/** Every session of somebody's, but for the one that is named. */
export async function endStaffSessions(
  tx: Tx,
  staffId: string,
  at: Date,
  except: string | null = null,
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-session-end-all',
    text: `update staff_session set ended_at = $2
           where staff_id = $1 and ended_at is null and ($3::uuid is null or id <> $3)`,
    values: [staffId, at, except],
  });
  return rowCount;
}

/** What the next passkey has to sign. */
export async function keepSessionChallenge(
  tx: Tx,
  id: string,
  { challenge, expiresAt }: { readonly challenge: string; readonly expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'staff-session-challenge',
    text: 'update staff_session set challenge = $2, challenge_expires_at = $3 where id = $1',
    values: [id, challenge, expiresAt],
  });
}

/** Gives the challenge out once: whoever asks again finds none. */
export async function takeSessionChallenge(tx: Tx, id: string, at: Date): Promise<string | null> {
  const { rows } = await tx.query<{ challenge: string | null; isGood: boolean }>({
    name: 'staff-session-challenge-take',
    text: `update staff_session s set challenge = null from
             (select id, challenge, challenge_expires_at > $2 as is_good from staff_session where id = $1 for update) old
           where s.id = old.id returning old.challenge, coalesce(old.is_good, false) as "isGood"`,
    values: [id, at],
  });
  return rows[0]?.isGood ? rows[0].challenge : null;
}

export async function deleteStaffSessionsBefore(tx: Tx, instant: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'staff-session-delete-old',
    text: deleteOldest('staff_session', 'expires_at'),
    values: [instant],
  });
  return rowCount;
}
