import type { ReadTx, Tx } from '../database/database.ts';

export type StaffState = 'invited' | 'active' | 'disabled';

export type StaffRow = {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  totpSealed: string | null;
  totpLastStep: bigint;
  state: StaffState;
  madeAt: Date;
  lastSeenAt: Date | null;
  /** Who asked that they be invited; null: made by the server's own command line. */
  invitedBy: string | null;
};

const columns = `id, email, name, password_hash as "passwordHash", totp_sealed as "totpSealed",
  totp_last_step as "totpLastStep", state, made_at as "madeAt", last_seen_at as "lastSeenAt",
  invited_by as "invitedBy"`;

/** False if somebody has this e-mail, however it is written. */
export async function insertStaff(
  tx: Tx,
  row: Pick<StaffRow, 'id' | 'email' | 'name' | 'madeAt' | 'invitedBy'>,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'staff-insert',
    text: `insert into staff (id, email, name, state, made_at, invited_by) values ($1, $2, $3, 'invited', $4, $5)
           on conflict (lower(email)) do nothing`,
    values: [row.id, row.email, row.name, row.madeAt, row.invitedBy],
  });
  return rowCount === 1;
}

export async function findStaffByEmail(tx: ReadTx, email: string): Promise<StaffRow | undefined> {
  const { rows } = await tx.query<StaffRow>({
    name: 'staff-by-email',
    text: `select ${columns} from staff where lower(email) = lower($1)`,
    values: [email],
  });
  return rows[0];
}

/** Whether somebody who works here has an address at this domain. */
export async function isStaffDomain(tx: ReadTx, domain: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'staff-domain',
    text: `select 1 from staff where state = 'active' and lower(split_part(email, '@', 2)) = lower($1) limit 1`,
    values: [domain],
  });
  return rowCount === 1;
}

export async function findStaff(tx: ReadTx, id: string): Promise<StaffRow | undefined> {
  const { rows } = await tx.query<StaffRow>({
    name: 'staff-find',
    text: `select ${columns} from staff where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function lockStaff(tx: Tx, id: string): Promise<StaffRow | undefined> {
  const { rows } = await tx.query<StaffRow>({
    name: 'staff-lock',
    text: `select ${columns} from staff where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

/** By name, from after this person. */
export async function listStaff(
  tx: ReadTx,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<StaffRow[]> {
  const { rows } = await tx.query<StaffRow>({
    name: 'staff-list',
    text: `select ${columns} from staff
           where $1::uuid is null or (lower(name), id) > (select lower(name), id from staff where id = $1)
           order by lower(name), id limit $2`,
    values: [after, limit],
  });
  return rows;
}

export async function nameStaff(tx: Tx, id: string, name: string): Promise<void> {
  await tx.query({
    name: 'staff-name',
    text: 'update staff set name = $2 where id = $1',
    values: [id, name],
  });
}

export async function setStaffState(tx: Tx, id: string, state: StaffState): Promise<void> {
  await tx.query({
    name: 'staff-state',
    text: 'update staff set state = $2 where id = $1',
    values: [id, state],
  });
}

/** Null takes it away. */
export async function setStaffPassword(tx: Tx, id: string, passwordHash: string | null): Promise<void> {
  await tx.query({
    name: 'staff-password',
    text: 'update staff set password_hash = $2 where id = $1',
    values: [id, passwordHash],
  });
}

/** Sets the app that makes codes up anew, or takes it away. */
export async function setStaffTotp(tx: Tx, id: string, totpSealed: string | null): Promise<void> {
  await tx.query({
    name: 'staff-totp',
    text: 'update staff set totp_sealed = $2, totp_last_step = 0 where id = $1',
    values: [id, totpSealed],
  });
}

export async function noteTotpStep(tx: Tx, id: string, step: bigint): Promise<void> {
  await tx.query({
    name: 'staff-totp-step',
    text: 'update staff set totp_last_step = $2 where id = $1',
    values: [id, step],
  });
}

export async function noteStaffSeen(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query({
    name: 'staff-seen',
    text: 'update staff set last_seen_at = $2 where id = $1',
    values: [id, at],
  });
}

/**
 * People who are not disabled and have the same name, or the same mailbox but for what stands behind a plus
 * sign; whoever it is themself is not among them.
 */
export async function listStaffAlike(
  tx: ReadTx,
  { staffId, name, email }: { readonly staffId: string; readonly name: string; readonly email: string },
): Promise<{ readonly name: string; readonly email: string; readonly isSameMailbox: boolean }[]> {
  const { rows } = await tx.query<{ name: string; email: string; isSameMailbox: boolean }>({
    name: 'staff-alike',
    text: `select name, email, lower(regexp_replace(email, '[+][^@]*', '')) = lower(regexp_replace($3, '[+][^@]*', ''))
             as "isSameMailbox"
           from staff where id <> $1 and state <> 'disabled'
             and (lower(regexp_replace(trim(name), '[[:space:]]+', ' ', 'g')) = lower(regexp_replace(trim($2), '[[:space:]]+', ' ', 'g'))
                  or lower(regexp_replace(email, '[+][^@]*', '')) = lower(regexp_replace($3, '[+][^@]*', '')))
           order by name, id limit 5`,
    values: [staffId, name, email],
  });
  return rows;
}
