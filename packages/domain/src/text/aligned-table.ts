/**
 * Rows of texts as a table that reads the same in a terminal and as Markdown; figures stand under each other
 * at the right.
 */
export function alignedTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    rows.reduce((width, row) => Math.max(width, (row[column] ?? '').length), head.length),
  );
  const line = (texts: readonly string[]) =>
    `| ${widths.map((width, column) => (texts[column] ?? '').padStart(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => `${'-'.repeat(width + 1)}:`).join('|')}|`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}
