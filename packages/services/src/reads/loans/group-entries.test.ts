import type { CalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { groupEntries } from './group-entries.ts';

const entry = (event: string, on: string, amount: bigint, owed: bigint) => ({
  event,
  on: on as CalendarDate,
  amount,
  owed,
});

describe('the ledger of a loan', () => {
  const entries = [
    entry('accrue', '2026-11-18', 960n, 754_703n),
    entry('charge-late', '2026-11-18', 709n, 753_743n),
    entry('accrue', '2026-11-17', 960n, 753_034n),
    entry('allocate', '2026-11-16', -100_000n, 752_074n),
    entry('accrue', '2026-11-16', 960n, 852_074n),
  ];

  it('puts the interest and the late charges between two payments together, and still adds up', () => {
    const groups = groupEntries(entries);
    expect(groups.map(({ newest, count, amount, owed }) => [newest.event, count, amount, owed])).toEqual([
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

  it('comes to the same as entry by entry', () => {
    const sum = (rows: readonly { readonly amount: bigint }[]) =>
      rows.reduce((all, { amount }) => all + amount, 0n);
    expect(sum(groupEntries(entries))).toBe(sum(entries));
    expect(groupEntries([])).toEqual([]);
  });
});
