// npm run restored
// For an operator who copied the database's files back: says so, and nothing leaves until every channel was
// asked what it has. A dump that was restored, a recovery to a point in time and a promoted standby are found
// by the start itself.
import { loadSettings, openStore } from '@candor/server/command-line';
import { declareRestore } from '@candor/services/backoffice/restore';
import { runCommand } from '@candor/services/kernel/commands';
import { runCommandLine } from './command-line.ts';

await runCommandLine(async () => {
  const store = await openStore(loadSettings(), () => {});
  try {
    const actor = { kind: 'system', id: 'restored' } as const;
    const answer = await runCommand(store.database, declareRestore, { input: null, actor });
    console.log(
      answer.kind === 'done'
        ? 'Held: messages, webhooks and disbursements wait until every channel was asked. The worker asks; a bank that is given files is asked by two people, in Disbursements.'
        : 'A hold is open already: nothing more to do.',
    );
  } finally {
    await store.close();
  }
});
