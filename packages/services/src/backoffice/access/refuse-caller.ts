import type { Command } from '../../kernel/commands/command.ts';

type Refused = { readonly call: string };

/** Changes nothing and says so in the audit log: a session was used from a network that is not allowed. */
export const refuseNetwork: Command<Refused, null, 'network_not_allowed'> = {
  name: 'staff.refuse-network',
  subject: ({ call }) => `call:${call}`,
  async decide() {
    return { refused: 'network_not_allowed' };
  },
};

/** Changes nothing and says so: an act asked for a login, or a confirmation since, that is not so old. */
export const refuseStale: Command<Refused, null, 'confirm_it_is_you'> = {
  name: 'staff.refuse-stale',
  subject: ({ call }) => `call:${call}`,
  async decide() {
    return { refused: 'confirm_it_is_you' };
  },
};
