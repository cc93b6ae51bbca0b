import type { LoanEntryRow } from '@candor/store/loan-lists';

type Entry = Pick<LoanEntryRow, 'event' | 'on' | 'amount' | 'owed'>;

/**
 * Entries that belong together in the ledger: one alone, or what days brought of one kind. The newest comes
 * first, and names it.
 */
export type EntryGroup<E extends Entry = LoanEntryRow> = {
  readonly newest: E;
  readonly count: number;
  readonly from: E['on'];
  readonly to: E['on'];
  readonly amount: bigint;
  readonly owed: bigint;
};

/** What the end of a day posts, day after day. */
const daily: ReadonlySet<string> = new Set(['accrue', 'charge-late']);

/**
 * Newest first, as the entries come. Between two other entries all interest is one line and all late charges
 * are another; what is owed after a line is what was owed after the one above it less that one's amount, so
 * that the column still adds up.
 *   interest 9.60 → 7,547.03 · late 7.09 → 7,537.43 · interest 9.60 → 7,530.34
 *   is  2 × interest 19.20 → 7,547.03 · 1 × late 7.09 → 7,527.83
 */
export function groupEntries<E extends Entry>(entries: readonly E[]): EntryGroup<E>[] {
  const groups: EntryGroup<E>[] = [];
  let stretch: E[] = [];
  const close = () => {
    // The books' own balance after the newest, less the lines above.
    let owed = stretch[0]?.owed ?? 0n;
    for (const event of new Set(stretch.map((entry) => entry.event))) {
      const group = together(
        stretch.filter((entry) => entry.event === event),
        owed,
      );
      groups.push(group);
      owed -= group.amount;
    }
    stretch = [];
  };
  for (const entry of entries) {
    if (daily.has(entry.event)) {
      stretch.push(entry);
      continue;
    }
    close();
    groups.push(together([entry], entry.owed));
  }
  close();
  return groups;
}

function together<E extends Entry>(entries: readonly E[], owed: bigint): EntryGroup<E> {
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (!newest || !oldest) throw new Error('a group has an entry');
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0n);
  return { newest, count: entries.length, from: oldest.on, to: newest.on, amount, owed };
}
