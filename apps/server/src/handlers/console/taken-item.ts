import { isOthersItem } from '@candor/services/reads/queues';
import type { LendingDeps } from '@candor/services/kernel';

type Item = Parameters<typeof isOthersItem>[1];

/** Whether somebody else has it in hand: others may read, and not act. */
export function isOthers(
  { database, now }: Pick<LendingDeps, 'database' | 'now'>,
  item: Item,
  staffId: string,
): Promise<boolean> {
  return isOthersItem(database, item, staffId, now());
}
