// npm run restored
// For an operator who copied the database's files back: says so, and nothing leaves until every channel was
// asked what it has. A dump that was restored, a recovery to a point in time and a promoted standby are found
// by the start itself.
import { booksSeal, loadSettings, openStore } from '@candor/server/command-line';
import { noteRestore } from '@candor/services/backoffice/chain';
import { declareRestore } from '@candor/services/backoffice/restore';
import { runCommand } from '@candor/services/kernel/commands';
import { runCommandLine } from './command-line.ts';

await runCommandLine(async () => {
  const settings = loadSettings();
  const store = await openStore(settings, () => {});
  try {
    const actor = { kind: 'system', id: 'restored' } as const;
    const answer = await runCommand(store.database, declareRestore, { input: null, actor });
    console.log(
      answer.kind === 'done'
        ? 'Held: messages, webhooks and disbursements wait until every channel was asked. The worker asks; a bank that is given files is asked by two people, in Disbursements.'
        : 'A hold is open already: nothing more to do.',
    );
    const seal = await booksSeal(settings);
    const noted = seal ? await noteRestore(store.database, seal) : [];
    if (noted.length > 0)
      console.log(
        `Noted beside the signed days of ${noted.join(', ')}: later ones are of a past that is gone.`,
      );
  } finally {
    await store.close();
  }
});
