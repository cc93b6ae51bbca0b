import { insertConsoleAccess } from '@candor/store/staff-login';
import type { Command } from '../../kernel/commands/command.ts';
import { consoleAccess } from './console-access.ts';

/**
 * The way back in where nobody can reach the console any more, for whoever runs the servers: from everywhere,
 * until two people name networks again.
 */
export const openNetworks: Command<Record<string, never>, { readonly were: string[] }> = {
  name: 'staff.open-networks',
  subject: () => 'console:networks',
  async decide(tx, _input, { now: at }) {
    const { networks, confirmMinutes } = await consoleAccess(tx);
    if (networks.length > 0) await insertConsoleAccess(tx, { networks: [], confirmMinutes, by: null, at });
    return { output: { were: [...networks] }, facts: { were: [...networks] } };
  },
};
