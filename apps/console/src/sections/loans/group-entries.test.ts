import { describe, expect, it } from 'vitest';
import { everyEntry, groupEntries, type LoanEntry } from './group-entries.ts';

let id = 100;
const entry = (event: string, on: string, amount: number, owed: number): LoanEntry => ({
  entryId: String((id -= 1)),
  no: String(id),
  event,
  on,
  words: event,
  debit: [1220],
  credit: [4010],
  amount,
  owed,
  reverses: null,
});

describe('the ledger of a loan', () => {
  const entries = [
    entry('accrue', '2026-11-18', 960, 754_703),
    entry('charge-late', '2026-11-18', 709, 753_743),
    entry('accrue', '2026-11-17', 960, 753_034),
    entry('allocate', '2026-11-16', -100_000, 752_074),
    entry('accrue', '2026-11-16', 960, 852_074),
  ];

  it('puts the interest and the late charges between two payments together, and still adds up', () => {
    const groups = groupEntries(entries);
    expect(groups.map(({ words, entries: of, amount, owed }) => [words, of.length, amount, owed])).toEqual([
      ['accrue', 2, 1_920n, 754_703n],
      ['charge-late', 1, 709n, 752_783n],
      ['allocate', 1, -100_000n, 752_074n],
      ['accrue', 1, 960n, 852_074n],
    ]);
    expect(groups.map(({ from, to }) => [from, to])[0]).toEqual(['2026-11-17', '2026-11-18']);
    for (const [at, group] of groups.entries()) {
      const below = groups[at + 1];
      if (below) expect(group.owed - group.amount).toBe(below.owed);
    }
  });

  it('comes to the same when every entry stands for itself', () => {
    const sum = (groups: readonly { readonly amount: bigint }[]) =>
      groups.reduce((all, { amount }) => all + amount, 0n);
    expect(sum(everyEntry(entries))).toBe(sum(groupEntries(entries)));
    expect(everyEntry(entries)).toHaveLength(5);
    expect(groupEntries([])).toEqual([]);
  });
});
