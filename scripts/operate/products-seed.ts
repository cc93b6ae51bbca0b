// Gives each market that is offered the products that a new lender starts with: npm run products:seed
import { loadSettings, openStore, sayAndExit } from '@candor/server/command-line';
import { fillProducts } from '@candor/services/lending/products';
import { openBusinessClocks } from '@candor/services/lending/loans';
import { runCommand } from '@candor/services/kernel/commands';

try {
  const settings = loadSettings();
  const { database, close } = await openStore(settings, () => {});
  try {
    for (const market of settings.MARKETS) {
      const actor = { kind: 'system', id: 'products:seed' } as const;
      await openBusinessClocks(database, [market], actor);
      const answer = await runCommand(database, fillProducts, { input: { market }, actor });
      if (answer.kind !== 'done')
        throw new Error(`the products of ${market} were answered with ${answer.kind}`);
      const { filled } = answer.output;
      console.log(`${market}: ${filled.length === 0 ? 'nothing was missing' : filled.join(', ')}`);
    }
  } finally {
    await close();
  }
} catch (error) {
  sayAndExit(error);
}
