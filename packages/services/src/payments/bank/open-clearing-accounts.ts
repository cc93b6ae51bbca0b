import { listClearingChannels, openClearingAccount } from '@candor/store/ledger';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';

/**
 * Every collecting channel that the settings choose has its clearing account before its first payment:
 * without one its money would be refused. However often it is called, each has one.
 */
export async function openClearingAccounts({
  database,
  collectChannels,
}: Pick<LendingDeps, 'database' | 'collectChannels'>): Promise<void> {
  const chosen = new Set(Object.values(collectChannels).flatMap((of) => of.map(({ id }) => id)));
  const open = new Set(await database.read(listClearingChannels));
  for (const channel of [...chosen].filter((each) => !open.has(each)))
    await runCommand(database, openOne, { input: { channel }, actor: { kind: 'system', id: 'start' } });
}

const openOne: Command<{ readonly channel: string }, null> = {
  name: 'ledger.open-clearing',
  subject: ({ channel }) => `channel:${channel}`,
  async decide(tx, { channel }) {
    const account = await openClearingAccount(tx, channel);
    return { output: null, facts: { account } };
  },
};
