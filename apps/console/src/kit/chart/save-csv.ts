import { safeCsv } from '@candor/contract/console-client';
import { saveText } from '../save-text.ts';

/** Hands the numbers over as a file: `arrears-2026-11-18.csv`. */
export function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  saveText(`${name}.csv`, safeCsv(heads, rows));
}
