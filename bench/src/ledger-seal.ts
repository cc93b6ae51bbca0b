import { setTimeout as wait } from 'node:timers/promises';
import { linkRows } from '@candor/store/chain';
import { outsideCommands } from '@candor/store/database';
import { sealEntries } from '@candor/store/ledger';
import { openWritable } from '@candor/store/tools';

/** As the worker's round: whatever was committed, and again after a while. */
const everyMs = 1_000;

/** Runs something while one sealer works beside it. What waited from before is sealed first and not counted. */
export async function sealedBeside<T>(
  url: string,
  how: 'numbers' | 'numbers and links',
  work: () => Promise<T>,
): Promise<T> {
  const database = openWritable({ url, cause: outsideCommands, max: 1 });
  const seal = async () => {
    const round = () =>
      database.withTransaction(
        async (tx) => (await sealEntries(tx)) + (how === 'numbers' ? 0 : await linkRows(tx)),
      );
    while ((await round()) > 0);
  };
  await seal();
  const over = new AbortController();
  const sealing = (async () => {
    while (!over.signal.aborted) {
      await wait(everyMs);
      await seal();
    }
  })();
  try {
    return await work();
  } finally {
    over.abort();
    await sealing;
    await database.close();
  }
}
