import type { ReadTx, Tx } from '../database/database.ts';

export type StaffRole = {
  key: string;
  name: string;
  does: string;
  permissions: string[];
  version: number;
};

const columns = 'r.key, r.name, r.does, r.permissions, r.version';

export async function insertRoleIfAbsent(
  tx: Tx,
  { key, name, does, permissions }: Omit<StaffRole, 'version'>,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'staff-role-insert',
    text: `insert into staff_role (key, name, does, permissions, changed_at) values ($1, $2, $3, $4, $5)
           on conflict (key) do nothing`,
    values: [key, name, does, permissions, at],
  });
  return rowCount === 1;
}

export type CountedRole = StaffRole & { people: number };

/** Every role, with how many people who are not disabled have it. */
export async function listRoles(tx: ReadTx): Promise<CountedRole[]> {
  const { rows } = await tx.query<CountedRole>({
    name: 'staff-role-list',
    text: `select ${columns}, (select count(*)::int from staff_has_role h join staff s on s.id = h.staff_id
                               where h.role_key = r.key and s.state <> 'disabled') as people
           from staff_role r order by r.name, r.key`,
  });
  return rows;
}

export async function lockRole(tx: Tx, key: string): Promise<StaffRole | undefined> {
  const { rows } = await tx.query<StaffRole>({
    name: 'staff-role-lock',
    text: `select ${columns} from staff_role r where r.key = $1 for update`,
    values: [key],
  });
  return rows[0];
}

export async function updateRole(
  tx: Tx,
  { key, name, does, permissions }: Omit<StaffRole, 'version'>,
  at: Date,
): Promise<void> {
  await tx.query({
    name: 'staff-role-update',
    text: `update staff_role set name = $2, does = $3, permissions = $4, version = version + 1, changed_at = $5
           where key = $1`,
    values: [key, name, does, permissions, at],
  });
}

export type HeldRole = StaffRole & { staffId: string };

export async function rolesOfStaff(tx: ReadTx, staffIds: readonly string[]): Promise<HeldRole[]> {
  const { rows } = await tx.query<HeldRole>({
    name: 'staff-roles-of',
    text: `select h.staff_id as "staffId", ${columns}
           from staff_has_role h join staff_role r on r.key = h.role_key
           where h.staff_id = any($1::uuid[]) order by r.name, r.key`,
    values: [staffIds],
  });
  return rows;
}

/** What somebody has from now on, and nothing else. */
export async function setRolesOfStaff(
  tx: Tx,
  staffId: string,
  keys: readonly string[],
  at: Date,
): Promise<void> {
  await tx.query({
    name: 'staff-roles-take',
    text: 'delete from staff_has_role where staff_id = $1 and role_key <> all($2::text[])',
    values: [staffId, keys],
  });
  await tx.query({
    name: 'staff-roles-give',
    text: `insert into staff_has_role (staff_id, role_key, given_at) select $1, key, $3 from unnest($2::text[]) key
           on conflict do nothing`,
    values: [staffId, keys, at],
  });
}

/** How many people who are not disabled have the role that a lender begins with. */
export async function countAdmins(tx: ReadTx): Promise<number> {
  const { rows } = await tx.query<{ people: number }>({
    name: 'staff-admins',
    text: `select count(*)::int as people from staff s join staff_has_role h on h.staff_id = s.id
           where h.role_key = 'admin' and s.state <> 'disabled'`,
  });
  return rows[0]?.people ?? 0;
}

/** How many people who are not disabled may do this. */
export async function peopleWhoMay(tx: ReadTx, permission: string): Promise<number> {
  const { rows } = await tx.query<{ people: number }>({
    name: 'staff-who-may',
    text: `select count(distinct s.id)::int as people
           from staff s join staff_has_role h on h.staff_id = s.id join staff_role r on r.key = h.role_key
           where s.state <> 'disabled' and $1 = any(r.permissions)`,
    values: [permission],
  });
  return rows[0]?.people ?? 0;
}

/** Who of the people that can log in may do this, by name. */
export async function namesWhoMay(
  tx: ReadTx,
  permission: string,
): Promise<{ readonly staffId: string; readonly name: string }[]> {
  const { rows } = await tx.query<{ staffId: string; name: string }>({
    name: 'staff-names-who-may',
    text: `select distinct s.id as "staffId", s.name
           from staff s join staff_has_role h on h.staff_id = s.id join staff_role r on r.key = h.role_key
           where s.state = 'active' and $1 = any(r.permissions) order by s.name, s.id limit 20`,
    values: [permission],
  });
  return rows;
}

/** Somebody who is not disabled, with all that their roles let them do together. */
export type PersonWhoMay = {
  readonly staffId: string;
  readonly isActive: boolean;
  readonly permissions: readonly string[];
};

/**
 * What everybody may do, until the transaction ends: of two who take approvers away at once the second counts
 * what the first has left.
 */
export async function lockWhoMayWhat(tx: Tx): Promise<PersonWhoMay[]> {
  await tx.query({
    name: 'staff-who-may-what-lock',
    text: `select pg_advisory_xact_lock(hashtextextended('who-may-what', 0))`,
  });
  const { rows } = await tx.query<{ staffId: string; isActive: boolean; permissions: string[] }>({
    name: 'staff-who-may-what',
    text: `select s.id as "staffId", s.state = 'active' as "isActive", array_agg(distinct p) as permissions
           from staff s join staff_has_role h on h.staff_id = s.id join staff_role r on r.key = h.role_key
             cross join unnest(r.permissions) p
           where s.state <> 'disabled' group by s.id, s.state`,
  });
  return rows;
}
