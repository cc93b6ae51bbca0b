/**
 * A spreadsheet takes a cell that begins so for a formula, and would run it: an apostrophe makes it a text. A
 * plain figure stays one. The wide forms are the ones that a Chinese or Japanese spreadsheet reads the same
 * way.
 *   =HYPERLINK("http://x") → '=HYPERLINK("http://x") · -1,000.00 stays · -1+2 → '-1+2
 */
const isFormula = (cell: string) => /^[=+\-@\t\r\n＝＋－＠]/u.test(cell) && !/^-\d[\d,.]*$/u.test(cell);

function cellOf(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file that any spreadsheet opens and none runs: the one way in which a CSV is made here. The mark
 * in front says that it is UTF-8, without which ₱ is lost.
 */
export function safeCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(cellOf).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
