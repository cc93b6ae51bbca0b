import { safeCsv } from '@candor/contract/console-client';
import { saveText } from '../files/save-text.ts';

/** As a screen writes a figure: −7,116.25, ₱1,234.00, 1,23,456.78. */
const figureOnScreen = /^[−-]?\p{Sc}?\d{1,3}(?:,\d{2,3})*(?:\.\d+)?$/u;

/** Whoever asks for a file, a spreadsheet must read its figures: −7,116.25 is -7116.25 there. */
export function cellOfFile(cell: string): string {
  return figureOnScreen.test(cell) ? cell.replaceAll(/[\p{Sc},]/gu, '').replace('−', '-') : cell;
}

/** Figures of a screen that somebody wants as a file. */
export type WantedFile = { readonly name: string; readonly rows: number; readonly csv: string };

const askers = new Set<(file: WantedFile) => void>();

/** Whoever asks why a file is wanted, notes it and saves it: one for the whole console. */
export function askForFiles(ask: (file: WantedFile) => void): () => void {
  askers.add(ask);
  return () => void askers.delete(ask);
}

/** A file that the server wrote; it leaves as any other, with a reason. */
export function wantFile(file: WantedFile): void {
  for (const ask of askers) ask(file);
}

/** Figures of a screen leave it with a reason. The market and its day are added to the name. */
export function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  wantFile({ name, rows: rows.length, csv: csvOf(heads, rows) });
}

/** Hands over what was asked for and noted already: `loans-ph-2026-11-18.csv`. */
export function writeCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  saveText(`${name}.csv`, csvOf(heads, rows));
}

const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  safeCsv(
    heads,
    rows.map((row) => row.map(cellOfFile)),
  );
