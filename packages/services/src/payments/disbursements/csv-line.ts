/**
 * One line of a file that a bank's portal reads and a person may open in a spreadsheet. Every cell is quoted.
 * One that a spreadsheet would take for a formula gets an apostrophe in front: nobody's name runs on the
 * lender's desk.
 *   ['=1+1', 'Maria "Mia" Cruz'] → "'=1+1","Maria ""Mia"" Cruz"⏎
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const oneLine = text.replaceAll(/[\r\n\t]+/gu, ' ');
  const harmless = /^[=+\-@]/u.test(oneLine) ? `'${oneLine}` : oneLine;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const quotedCell = { ',': /^\s*"((?:[^"]|"")*)"\s*(,|$)/u, ';': /^\s*"((?:[^"]|"")*)"\s*(;|$)/u } as const;
const plainCell = { ',': /^([^",]*)(,|$)/u, ';': /^([^";]*)(;|$)/u } as const;

/** The cells of a line, quoted or not; undefined where its quotes do not close. */
export function readCsvLine(line: string, separator: ',' | ';' = ','): string[] | undefined {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = quotedCell[separator].exec(rest);
    const plain = quoted ? undefined : plainCell[separator].exec(rest);
    const found = quoted ?? plain;
    if (!found) return undefined;
    const [whole, text = '', end] = found;
    cells.push(quoted ? text.replaceAll('""', '"') : text.trim());
    if (end === '') return cells;
    rest = rest.slice(whole.length);
  }
}
