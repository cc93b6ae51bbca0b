import { safeCsv } from '@candor/contract/console-client';
import { saveText } from '../files/save-text.ts';

/** As a screen writes a figure: −7,116.25, ₱1,234.00, 1,23,456.78. */
const figureOnScreen = /^[−-]?\p{Sc}?\d{1,3}(?:,\d{2,3})*(?:\.\d+)?$/u;

/** Whoever asks for a file, a spreadsheet must read its figures: −7,116.25 is -7116.25 there. */
export function cellOfFile(cell: string): string {
  return figureOnScreen.test(cell) ? cell.replaceAll(/[\p{Sc},]/gu, '').replace('−', '-') : cell;
}

/** Hands the numbers over as a file: `arrears-2026-11-18.csv`. */
export function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  saveText(
    `${name}.csv`,
    safeCsv(
      heads,
      rows.map((row) => row.map(cellOfFile)),
    ),
  );
}
