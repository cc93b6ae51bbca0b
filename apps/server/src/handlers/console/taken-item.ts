import { hasAnswer } from '@candor/services/kernel/commands';
import { isOthersItem } from '@candor/services/reads/queues';
import type { LendingDeps } from '@candor/services/kernel';

type Item = Parameters<typeof isOthersItem>[1];
type By = { readonly staff: { readonly staffId: string }; readonly idempotencyKey?: string };

/**
 * Whether somebody else has it in hand: others may read, and not act. Whoever repeats what they did before is
 * not acting.
 */
export async function isOthers(
  { database, now }: Pick<LendingDeps, 'database' | 'now'>,
  item: Item,
  { staff: { staffId }, idempotencyKey }: By,
): Promise<boolean> {
  if (!(await isOthersItem(database, item, staffId, now()))) return false;
  const actor = { kind: 'staff', id: staffId } as const;
  return idempotencyKey === undefined || !(await hasAnswer(database, actor, idempotencyKey));
}
