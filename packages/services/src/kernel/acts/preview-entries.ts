import { dryRun, type Tx } from '@candor/store/database';
import { listEntriesOf, watchPostings, type JournalEntry } from '@candor/store/ledger';
import type { ActEntry, ActPosting } from './approvable-act.ts';
import { postingOf } from './posting-of.ts';

export type SeenEntries<Answer> = { readonly answer: Answer; readonly entries: readonly JournalEntry[] };

/**
 * Does something, looks at what it has posted, and takes everything back: whoever decides sees the very
 * entries that would be made, every one of them. To be called in a transaction that may write.
 */
export async function previewEntries<Answer>(
  tx: Tx,
  act: () => Promise<Answer>,
): Promise<SeenEntries<Answer>> {
  return dryRun(tx, async () => {
    const { answer, entryIds } = await watchPostings(tx, act);
    // After a refusal by the books themselves nothing can be read before it is rolled back.
    const isRefused = typeof answer === 'object' && answer !== null && 'refused' in answer;
    return { answer, entries: isRefused ? [] : await listEntriesOf(tx, entryIds) };
  });
}

/**
 * An entry as whoever approves it reads it. Of whom a line is, is not in it: a loan that begins has its
 * number only when it has begun, and every look would be another.
 */
export function actEntryOf({
  event,
  businessDate,
  lines,
}: Pick<JournalEntry, 'event' | 'businessDate' | 'lines'>): ActEntry {
  return { event, businessDate, lines: lines.map(postingOf) };
}

/** What many entries come to, by account and side. */
export function postingsOf(entries: readonly ActEntry[]): ActPosting[] {
  const sums = new Map<string, ActPosting>();
  for (const line of entries.flatMap(({ lines }) => lines)) {
    const key = `${line.side} ${line.account}`;
    const amount = BigInt(sums.get(key)?.amount ?? 0) + BigInt(line.amount);
    sums.set(key, { ...line, amount: String(amount) });
  }
  return [...sums.values()];
}
