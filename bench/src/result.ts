/**
 * One line of the table. A time is never a verdict: the budget is on a ratio, a size or a count within one
 * run.
 */
export type Line = {
  readonly part: string;
  readonly what: string;
  readonly value: string;
  readonly budget: string;
  readonly holds: boolean | null;
};

export function line(
  part: string,
  what: string,
  value: string,
  budget = '',
  holds: boolean | null = null,
): Line {
  return { part, what, value, budget, holds };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Round by round: whatever else the machine did fell on both. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

export function asTable(lines: readonly Line[]): string {
  const rows = [
    ['part', 'what', 'measured', 'budget', ''],
    ...lines.map((l) => [l.part, l.what, l.value, l.budget, mark(l.holds)]),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function mark(holds: boolean | null): string {
  if (holds === null) return '';
  return holds ? 'holds' : 'BROKEN';
}
