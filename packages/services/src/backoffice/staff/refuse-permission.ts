import type { Command } from '../../kernel/commands/command.ts';

export type RefusePermission = { readonly call: string; readonly permission: string };

/** Changes nothing and says so in the audit log: somebody asked for what their role does not include. */
export const refusePermission: Command<RefusePermission, null, 'not_permitted'> = {
  name: 'staff.refuse-permission',
  subject: ({ call }) => `call:${call}`,
  async decide(_tx, { permission }) {
    return { refused: 'not_permitted', facts: { permission } };
  },
};
