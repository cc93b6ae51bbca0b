import { amountText } from '../money/amount.ts';
import type { Schedule } from './make-schedule.ts';

const heads = ['n', 'due on', 'days', 'principal', 'interest', 'fee', 'total', 'balance'] as const;

/** The rows and their totals as a table that reads the same in a terminal and as Markdown. */
export function scheduleTable({ rows, totals }: Schedule): string {
  const cells = rows.map(({ n, dueOn, days, principal, interest, fee, total, balance }) => [
    String(n),
    dueOn,
    String(days),
    ...[principal, interest, fee, total, balance].map(amountText),
  ]);
  const sums = [
    '',
    'total',
    '',
    ...[totals.principal, totals.interest, totals.fee, totals.total].map(amountText),
    '',
  ];
  const widths = heads.map((head, column) =>
    Math.max(...[[...heads], ...cells, sums].map((line) => (line[column] ?? head).length)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padStart(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => `${'-'.repeat(width + 1)}:`).join('|')}|`;
  return [line(heads), rule, ...cells.map(line), line(sums)].join('\n');
}
