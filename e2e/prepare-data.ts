import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { freshDataDir, preparedIn, startCandor } from './candor-process.ts';

/** The data of a story vanish with it: nothing waits for the disk. */
const hastySettings = ['fsync', 'full_page_writes', 'synchronous_commit', 'jit'].map(
  (name) => `${name} = off\n`,
);

/** Before the first story: a lender who has just begun, whom every server of a story begins with. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const candor = await startCandor({ DATA_DIR: freshDataDir() });
  await candor.interrupt();
  // Where PostgreSQL's user can't reach the folder its files are elsewhere: then each story's server makes
  // its own.
  const settings = join(candor.dataDir, 'pg', 'postgresql.auto.conf');
  if (existsSync(settings)) appendFileSync(settings, hastySettings.join(''));
  process.env[preparedIn] = candor.dataDir;
  return () => candor.dispose();
}
