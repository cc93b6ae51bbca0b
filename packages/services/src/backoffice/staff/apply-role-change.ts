import {
  listRoles,
  lockRole,
  lockStaff,
  peopleWhoMay,
  rolesOfStaff,
  setRolesOfStaff,
  updateRole,
} from '@candor/store/staff';
import type { Tx } from '@candor/store/database';
import { bothSidesOf } from '../authority/both-sides.ts';
import type { Facts, Refusal } from '../../kernel/commands/command.ts';

export type RoleChange =
  /** What somebody has from now on. */
  | { readonly is: 'person'; readonly staffId: string; readonly roles: readonly string[] }
  /** What a role may do from now on. */
  | {
      readonly is: 'role';
      readonly key: string;
      readonly name: string;
      readonly does: string;
      readonly permissions: readonly string[];
    };

type PersonRolesRefusal = 'not_found' | 'staff_is_yourself' | 'role_is_unknown' | 'staff_cannot_change_so';

export type RoleChangeRefusal = PersonRolesRefusal | 'role_is_both_sides';

type By = { readonly by: readonly string[]; readonly now: Date };
type Applied<Code extends string> = Promise<Refusal<Code> | { readonly facts: Facts }>;

/**
 * The one place where roles change, whoever decided it: an admin who invites somebody, or two people of whom
 * one asked and the other agreed. `by` names those who stand behind it; none of them may be the person whose
 * roles change. What would leave nobody who could change people is refused too; a refusal must be given back
 * by the command, so that its rows are taken back.
 */
export function applyRoleChange(
  tx: Tx,
  change: Extract<RoleChange, { is: 'person' }>,
  by: By,
): Applied<PersonRolesRefusal>;
export function applyRoleChange(tx: Tx, change: RoleChange, by: By): Applied<RoleChangeRefusal>;
export async function applyRoleChange(
  tx: Tx,
  change: RoleChange,
  { by, now }: By,
): Applied<RoleChangeRefusal> {
  const before = await peopleWhoMay(tx, 'people.change');
  const applied =
    change.is === 'person' ? await changePerson(tx, change, by, now) : await changeRole(tx, change, now);
  if ('refused' in applied) return applied;
  const left = await peopleWhoMay(tx, 'people.change');
  return before > 0 && left === 0 ? { refused: 'staff_cannot_change_so' } : applied;
}

async function changePerson(
  tx: Tx,
  { staffId, roles }: Extract<RoleChange, { is: 'person' }>,
  by: readonly string[],
  now: Date,
): Applied<PersonRolesRefusal> {
  if (by.includes(staffId)) return { refused: 'staff_is_yourself' };
  if (!(await lockStaff(tx, staffId))) return { refused: 'not_found' };
  const known = new Set((await listRoles(tx)).map(({ key }) => key));
  if (roles.some((key) => !known.has(key))) return { refused: 'role_is_unknown' };
  const before = (await rolesOfStaff(tx, [staffId])).map(({ key }) => key);
  await setRolesOfStaff(tx, staffId, roles, now);
  return { facts: { staffId, before, after: [...roles] } };
}

async function changeRole(
  tx: Tx,
  { key, name, does, permissions }: Extract<RoleChange, { is: 'role' }>,
  now: Date,
): Promise<Refusal<RoleChangeRefusal> | { readonly facts: Facts }> {
  const role = await lockRole(tx, key);
  if (!role) return { refused: 'role_is_unknown' };
  const both = bothSidesOf(key, permissions);
  if (both.length > 0) return { refused: 'role_is_both_sides', facts: { role: key, both } };
  await updateRole(tx, { key, name, does, permissions: [...permissions] }, now);
  return { facts: { role: key, before: role.permissions, after: [...permissions] } };
}
