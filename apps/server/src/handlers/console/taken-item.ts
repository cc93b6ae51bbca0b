import { stepOnItem, takenBy, type BorrowingParts } from '@candor/services';

type Item = Parameters<typeof takenBy>[1];

/** Whether somebody else has it in hand: others may read, and not act. What the holder does begins their half hour anew. */
export async function isOthers(
  { database, now }: Pick<BorrowingParts, 'database' | 'now'>,
  item: Item,
  staffId: string,
): Promise<boolean> {
  return database.withTransaction(async (tx) => {
    const taken = await takenBy(tx, item, now());
    if (taken && taken.staffId !== staffId) return true;
    await stepOnItem(tx, item, staffId, now());
    return false;
  });
}
