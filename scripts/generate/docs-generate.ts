// Writes the files that are derived from the markets' folders, the declared calls, the settings, the posting
// table and the states; a test fails when they are older than those. The markets come first: the calls of a
// new one are derived from what is written for it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ledgerDocument } from '@candor/domain/ledger';
import { statesDocument } from '@candor/domain/states';
import { marketFiles } from './market-registry.ts';
import { root } from '../root.ts';

await write(await marketFiles(root));
const { generatedFiles } = await import('@candor/contract');
const { envExample } = await import('@candor/server');
const { marketIds, markets } = await import('@candor/markets');
const firstMarket = markets[marketIds[0]!];
const { decisionsDocument } = await import('@candor/markets/decision');
await write({
  ...generatedFiles(),
  '.env.example': envExample(),
  'docs/decisions.md': decisionsDocument(),
  'docs/ledger.md': ledgerDocument({ market: firstMarket.id, currency: firstMarket.currency.code }),
  'docs/states.md': statesDocument(),
});
const { addNames, namesFile, persistedNames } = await import('./persisted-names.ts');
await write({ [namesFile]: addNames(await readFile(join(root, namesFile), 'utf8'), persistedNames()) });

const { partitionDocument } = await import('./partition/partition-document.ts');
const { readTables } = await import('./partition/read-tables.ts');
const { requestsOfStaffAndChannels } = await import('./partition/read-requests.ts');
const textOf = (file: string) => readFile(join(root, file), 'utf8');
await write({
  'docs/partition-key.md': partitionDocument(
    readTables(await textOf('docs/schema.sql')),
    requestsOfStaffAndChannels(JSON.parse(await textOf('docs/openapi.json'))),
  ),
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await writeFile(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}
