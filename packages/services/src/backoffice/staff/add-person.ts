import { insertStaff } from '@candor/store/staff';
import type { Tx } from '@candor/store/database';
import type { Refusal } from '../../kernel/commands/command.ts';
import { applyRoleChange, type RoleChangeRefusal } from './apply-role-change.ts';

export type PersonRefusal = RoleChangeRefusal | 'staff_is_known' | 'email_channel_missing';

export type NewPerson = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** Who asked for it; null: the server's own command line. */
  readonly invitedBy: string | null;
  /** All who stand behind it. */
  readonly by: readonly string[];
  readonly now: Date;
};

/** The one place where an identity comes into being: with its first roles, and without any way in yet. */
export async function addPerson(
  tx: Tx,
  { id, name, email, roles, invitedBy, by, now }: NewPerson,
): Promise<{ readonly staffId: string } | Refusal<PersonRefusal>> {
  if (!(await insertStaff(tx, { id, email, name, madeAt: now, invitedBy })))
    return { refused: 'staff_is_known' };
  const given = await applyRoleChange(tx, { is: 'person', staffId: id, roles }, { by, now });
  return 'refused' in given ? given : { staffId: id };
}
