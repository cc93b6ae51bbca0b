import { readCsvLine } from '../../payments/disbursements/csv-line.ts';
import { importColumnNames, importColumns, type ImportColumnName } from './import-columns.ts';

/** A file that is larger is brought in in parts: each has its dry run and its approver. */
export const importLimits = { rows: 20_000, characters: 5_000_000 } as const;

export type ImportFile = {
  readonly heads: readonly string[];
  readonly rows: Iterable<ImportLine>;
};
export type ImportLine = {
  /** As a spreadsheet numbers it; of a row over several lines, the first. */
  readonly line: number;
  /** Undefined where its quotes do not close. */
  readonly cells: readonly string[] | undefined;
};
export type FileFault = { readonly line: number; readonly words: string };

/**
 * A file of loans: the first line names the columns in any order, with commas or semicolons, and may begin
 * with the mark of UTF-8. Rows are handed over one at a time. Nothing is read of a file whose columns are not
 * clear.
 *   external_reference;given_name;…⏎  A-1;"Santos; Maria";…⏎   → line 2, ['A-1', 'Santos; Maria', …]
 */
export function readImportFile(csv: string): ImportFile | FileFault {
  if (csv.length > importLimits.characters)
    return {
      line: 1,
      words: 'The file is larger than 5 MB. Split it and import the parts one by one.',
    };
  if (csv.includes('\uFFFD'))
    return { line: 1, words: 'The file is not UTF-8: some letters can’t be read. Save it as "CSV UTF-8".' };
  const text = csv.replace(/^\uFEFF/u, '');
  const head = firstRecord(text);
  const separator = head.text.split(';').length > head.text.split(',').length ? ';' : ',';
  const heads = (readCsvLine(head.text, separator) ?? []).map((cell) => cell.trim());
  const fault = headFault(heads);
  if (fault) return { line: head.line, words: fault };
  return { heads, rows: { [Symbol.iterator]: () => records(text, head, separator) } };
}

function headFault(heads: readonly string[]): string | undefined {
  const names = heads.map((name) => name.toLowerCase());
  const known: readonly string[] = importColumnNames;
  const missing = importColumns.filter(({ name, isNeeded }) => isNeeded && !names.includes(name));
  if (missing.length > 0)
    return `The first line must name the columns; it does not name ${missing.map(({ name }) => name).join(', ')}. The template has them all.`;
  const twice = names.find((name, place) => names.indexOf(name) !== place && known.includes(name));
  if (twice !== undefined) return `The column ${twice} is there twice.`;
  return undefined;
}

/** Where each column stands; -1 for one that the file does not have. */
export function placesOf(heads: readonly string[]): ReadonlyMap<ImportColumnName, number> {
  const names = heads.map((name) => name.trim().toLowerCase());
  return new Map(importColumnNames.map((name) => [name, names.indexOf(name)]));
}

type Head = { readonly text: string; readonly line: number; readonly end: number };

function firstRecord(text: string): Head {
  for (let at = 0, line = 1; at < text.length; line += 1) {
    const { end, next } = lineEnd(text, at);
    const found = text.slice(at, end);
    if (found.trim() !== '') return { text: found, line, end: next };
    at = next;
  }
  return { text: '', line: 1, end: text.length };
}

/**
 * A cell in quotes may go over a few lines; one whose quotes never close must not swallow the rest of the
 * file.
 */
const lettersOfARow = 20_000;

function* records(text: string, head: Head, separator: ',' | ';'): Generator<ImportLine> {
  let line = head.line;
  for (let at = head.end; at < text.length;) {
    const { end, next, lines } = recordFrom(text, at);
    const record = text.slice(at, end);
    line += 1;
    if (record.trim() !== '') yield { line, cells: lines > 0 ? readCsvLine(record, separator) : undefined };
    line += Math.max(0, lines - 1);
    at = next;
  }
}

/**
 * As many lines as it takes until quotes are closed; 0 lines where they never are: then it is this line
 * alone.
 */
function recordFrom(
  text: string,
  from: number,
): { readonly end: number; readonly next: number; readonly lines: number } {
  const first = lineEnd(text, from);
  let { end, next } = first;
  let isOpen = hasOddQuotes(text, from, end);
  let lines = 1;
  while (isOpen && next < text.length && end - from <= lettersOfARow) {
    const start = next;
    ({ end, next } = lineEnd(text, start));
    if (hasOddQuotes(text, start, end)) isOpen = false;
    lines += 1;
  }
  return isOpen || end - from > lettersOfARow ? { ...first, lines: 0 } : { end, next, lines };
}

function hasOddQuotes(text: string, from: number, to: number): boolean {
  let isOdd = false;
  for (let at = from; at < to; at += 1) if (text[at] === '"') isOdd = !isOdd;
  return isOdd;
}

function lineEnd(text: string, from: number): { readonly end: number; readonly next: number } {
  const found = /\r\n|\n|\r/gu;
  found.lastIndex = from;
  const match = found.exec(text);
  return match ? { end: match.index, next: found.lastIndex } : { end: text.length, next: text.length };
}
