// Puts everything that an older key of PERSONAL_DATA_KEYS encrypted under the first one, while servers run.
//   npm run reseal [-- --check]
// It may be stopped and begun again. --check changes nothing and says what is left; exit 1 if anything is.
import { parseArgs } from 'node:util';
import { loadSettings, openStore, personSeal, pictureStore } from '@candor/server/command-line';
import { leftToReseal, resealAll, type ResealProgress } from '@candor/services/backoffice/keys';
import { openDatabase } from '@candor/store/database';
import { Refused, runCommandLine } from './command-line.ts';

const hourMs = 3_600_000;

/** A line for each tenth of a place that has something to do, and one when it is through. */
function sayProgress(): (progress: ResealProgress) => void {
  let said = '';
  return ({ place, percent, resealed }) => {
    const line = `${place}: ${Math.floor(percent / 10) * 10} %, ${resealed.toLocaleString('en')} resealed`;
    if (resealed > 0 && line !== said) console.log(line);
    said = line;
  };
}

await runCommandLine(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const settings = loadSettings();
  const seal = await personSeal(settings);
  const store = await openStore(settings, (line) => console.log(line));
  try {
    if (store.ownerUrl === undefined)
      throw new Refused('npm run reseal changes what is kept for good: it needs DATABASE_OWNER_URL.');
    const database = openDatabase({ url: store.ownerUrl, max: 2, as: 'owner', statementTimeoutMs: hourMs });
    try {
      const pictures = pictureStore(settings);
      const resealed = values.check ? 0 : await resealAll({ database, seal, pictures }, sayProgress());
      const left = await leftToReseal({ database, seal });
      for (const { place, values: many } of left) console.log(`${place}: ${many.toLocaleString('en')} left`);
      if (left.length > 0) process.exitCode = 1;
      else console.log(sayDone(resealed, seal));
    } finally {
      await database.close();
    }
  } finally {
    await store.close();
  }
});

function sayDone(resealed: number, seal: Awaited<ReturnType<typeof personSeal>>): string {
  const [keyId, older] = [seal.newestKey(), seal.olderKeys()];
  const done = `${resealed.toLocaleString('en')} resealed. Every value is under the key ${keyId}.`;
  if (older.length === 0) return done;
  return `${done} Once every server and worker has the new list, ${older.join(', ')} can go from PERSONAL_DATA_KEYS; what the last of them makes search indexes with goes into PERSONAL_DATA_INDEX_KEY first.`;
}
