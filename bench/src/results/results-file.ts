import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Line } from '../result.ts';

/** What one section last measured, where, and whether it was the long run. */
type Measured = {
  readonly machine: Readonly<Record<string, string | number>>;
  readonly isFull: boolean;
  readonly lines: readonly Line[];
};
export type Results = Readonly<Record<string, Measured>>;

export function readResults(file: string): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** In the order of the table; a section that no longer exists is left out. */
export function writeResults(file: string, results: Results, order: readonly string[]): void {
  const kept = order.flatMap((name) => (results[name] ? [[name, results[name]] as const] : []));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
