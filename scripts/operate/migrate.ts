// npm run migrate
// Brings the database's tables up to date as their owner (DATABASE_OWNER_URL, or the embedded database), and
// prepares those of the job queue. Servers and workers then start with the application's login alone.
import { loadSettings, openStore, prepareJobQueue, refuseMissingWords } from '@candor/server';
import { runCommandLine } from './command-line.ts';

await runCommandLine(async () => {
  const settings = loadSettings();
  await refuseMissingWords(settings);
  const store = await openStore(settings, (line) => console.log(line));
  try {
    if (store.ownerUrl !== undefined) await prepareJobQueue(store.ownerUrl);
    console.log('The database is up to date.');
  } finally {
    await store.close();
  }
});
