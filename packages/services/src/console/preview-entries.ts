import { dryRun, listEntriesSince, newestEntryId, type JournalEntry, type Tx } from '@candor/store';

export type SeenEntries<Answer> = { readonly answer: Answer; readonly entries: readonly JournalEntry[] };

/**
 * Does something, looks at what it has posted, and takes everything back: whoever decides sees the very entries that would be made. To be called
 * in a transaction that may write.
 */
export async function previewEntries<Answer>(
  tx: Tx,
  subjects: readonly string[],
  act: () => Promise<Answer>,
): Promise<SeenEntries<Answer>> {
  return dryRun(tx, async () => {
    const before = await newestEntryId(tx);
    const answer = await act();
    return { answer, entries: await listEntriesSince(tx, before, subjects) };
  });
}
