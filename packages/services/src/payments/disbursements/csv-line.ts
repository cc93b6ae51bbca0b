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

const quotedCell = {
  ',': /^ *"((?:[^"]|"")*)"\s*(,|$)/u,
  ';': /^ *"((?:[^"]|"")*)"\s*(;|$)/u,
  '\t': /^ *"((?:[^"]|"")*)" *(\t|$)/u,
} as const;

/** The cells of a line, quoted or not; undefined where its quotes do not close. */
export function readCsvLine(line: string, separator: ',' | ';' | '\t' = ','): string[] | undefined {
  // Most lines of a hundred thousand have no quotes at all.
  if (!line.includes('"')) return line.split(separator).map((text) => text.trim());
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = quotedCell[separator].exec(rest);
    if (quoted) {
      const [whole, text = '', end] = quoted;
      cells.push(text.replaceAll('""', '"'));
      if (end === '') return cells;
      rest = rest.slice(whole.length);
      continue;
    }
    const end = rest.indexOf(separator);
    const plain = end < 0 ? rest : rest.slice(0, end);
    if (plain.includes('"')) return undefined;
    cells.push(plain.trim());
    if (end < 0) return cells;
    rest = rest.slice(end + 1);
  }
}
