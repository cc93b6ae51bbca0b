import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { totalOfRows } from '@candor/ui';

export type LoanEntry = ResponseOf<Calls['console.loan-ledger']>['entries'][number];

/** Entries that belong together in the ledger: one alone, or what days brought of one kind. */
export type EntryGroup = {
  readonly key: string;
  readonly words: string;
  readonly entries: readonly LoanEntry[];
  readonly from: string;
  readonly to: string;
  readonly debit: readonly number[];
  readonly credit: readonly number[];
  readonly amount: bigint;
  readonly owed: bigint;
};

/** What the end of a day posts, day after day. */
const daily: ReadonlySet<string> = new Set(['accrue', 'charge-late']);

/**
 * Newest first, as the entries come. Between two other entries all interest is one line and all late charges are another; what is owed
 * after a line is what was owed after the one above it less that one's amount, so that the column still adds up.
 *   interest 9.60 → 7,547.03 · late 7.09 → 7,537.43 · interest 9.60 → 7,530.34
 *   is  2 × interest 19.20 → 7,547.03 · 1 × late 7.09 → 7,527.83
 */
export function groupEntries(entries: readonly LoanEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = [];
  let stretch: LoanEntry[] = [];
  const close = () => {
    const last = BigInt(stretch[0]?.owed ?? 0);
    const lines: EntryGroup[] = [];
    for (const event of new Set(stretch.map((entry) => entry.event))) {
      const own = stretch.filter((entry) => entry.event === event);
      // The books' own balance after the newest, less the lines above this one.
      lines.push(
        together(
          own,
          totalOfRows([last, ...lines.map(({ amount }) => -amount)], (minor) => minor),
        ),
      );
    }
    groups.push(...lines);
    stretch = [];
  };
  for (const entry of entries) {
    if (daily.has(entry.event)) {
      stretch.push(entry);
      continue;
    }
    close();
    groups.push(together([entry], BigInt(entry.owed)));
  }
  close();
  return groups;
}

/** Each entry for itself. */
export function everyEntry(entries: readonly LoanEntry[]): EntryGroup[] {
  return entries.map((entry) => together([entry], BigInt(entry.owed)));
}

function together(entries: readonly LoanEntry[], owed: bigint): EntryGroup {
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (!newest || !oldest) throw new Error('a group has an entry');
  return {
    key: newest.entryId,
    words: newest.words,
    entries,
    from: oldest.on,
    to: newest.on,
    debit: newest.debit,
    credit: newest.credit,
    amount: totalOfRows(entries, ({ amount }) => amount),
    owed,
  };
}
