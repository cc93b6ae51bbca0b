import { insertRoleIfAbsent } from '@candor/store/staff';
import type { Command } from '../../kernel/commands/command.ts';

export type RoleToFill = {
  readonly key: string;
  readonly name: string;
  readonly does: string;
  readonly permissions: readonly string[];
};

/** Gives a new lender its first roles. What is there already is left alone: it is the lender's own by now. */
export const fillRoles: Command<{ readonly roles: readonly RoleToFill[] }, { readonly filled: string[] }> = {
  name: 'staff.fill-roles',
  subject: () => 'staff:roles',
  async decide(tx, { roles }, { now }) {
    const filled: string[] = [];
    for (const { permissions, ...role } of roles) {
      if (await insertRoleIfAbsent(tx, { ...role, permissions: [...permissions] }, now))
        filled.push(role.key);
    }
    return { output: { filled }, facts: { filled } };
  },
};
