// npm run backup -- --to <folder>
// A copy of a sandbox's data folder while it is used: the embedded database, its keys and its files. The copy
// is a data folder itself. A PostgreSQL of one's own is backed up with its own tools (docs/operations.md).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSettings, openStore } from '@candor/server/command-line';
import { copyData } from '@candor/store/embedded';
import { Refused, runCommandLine } from '../command-line.ts';

await runCommandLine(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const settings = loadSettings();
  if (settings.DATABASE_URL !== 'embedded')
    throw new Refused(
      'DATABASE_URL names a PostgreSQL of your own: back it up with pg_basebackup and archived WAL, or pgBackRest (docs/operations.md, “Backup and restore”).',
    );
  if (values.to === undefined) throw new Refused('Say where: npm run backup -- --to /srv/backups/2026-11-18');
  const to = resolve(values.to);
  const store = await openStore(settings, () => {});
  try {
    await copyData({ url: store.ownerUrl ?? store.url, dataDir: settings.DATA_DIR, to });
  } finally {
    await store.close();
  }
  console.log(
    `Copied to ${to}. It holds the keys too: keep it as safe as the original.\nTo go back to it: stop the server, put the copy in place of ${settings.DATA_DIR}, npm run restored, npm start.`,
  );
});
