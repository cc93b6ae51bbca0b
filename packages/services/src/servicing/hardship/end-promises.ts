import { marketIds } from '@candor/markets';
import { listPromisesOver } from '@candor/store/hardship';
import { readBusinessClock } from '@candor/store/ledger';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { endPromise } from './end-promise.ts';

/** Every promise whose day has ended, as soon as it has. How many there were. */
export async function endPromises(
  parts: Pick<LendingDeps, 'database' | 'now' | 'seal' | 'newId'>,
): Promise<number> {
  let ended = 0;
  for (const market of marketIds) {
    const now = parts.now();
    const over = await parts.database.read(async (tx) => {
      const clock = await readBusinessClock(tx, market);
      return clock ? listPromisesOver(tx, market, clock.businessDate) : [];
    });
    for (const { id } of over) {
      const input = { requestId: id };
      const actor = { kind: 'system', id: 'promises' } as const;
      const answer = await runCommand(parts.database, endPromise(parts), { input, actor, now });
      if (answer.kind === 'done') ended += 1;
    }
  }
  return ended;
}
