import type { ReadTx } from '../database/database.ts';
import type { BookCheck, BookRule } from './book-check.ts';
import { bookChecks } from './book-checks.ts';
import { guardCheck } from './guard-check.ts';

export type Difference = {
  readonly rule: BookRule;
  /** Which entry, balance or guard. */
  readonly where: string;
  readonly detail: string;
};

export type BooksProof = {
  readonly entries: bigint;
  readonly lines: bigint;
  readonly balances: bigint;
  /** Every one that there is: none when the books tie. */
  readonly differences: readonly Difference[];
};

/**
 * Re-adds everything from the lines, believing neither the kept balances nor the guards that should have made
 * a difference impossible. One snapshot: `read` it with `repeatable read`, beside the running business.
 */
export async function verifyBooks(tx: ReadTx): Promise<BooksProof> {
  // Sums over millions of loans fit into this; with the usual 4 MB they would be sorted on disk.
  await tx.query({ text: `set local work_mem = '128MB'` });
  const { rows } = await tx.query<Omit<BooksProof, 'differences'>>({
    rowsOf: 'books-counted',
    text: `select (select count(*) from ledger_entry) as entries, (select count(*) from ledger_line) as lines,
                  (select count(*) from ledger_balance) as balances`,
  });
  const counted = rows[0] ?? nothing;
  return { ...counted, differences: await findDifferences(tx, bookChecks) };
}

const nothing = { entries: 0n, lines: 0n, balances: 0n };

/** Whether the guards stand, without adding anything up. */
export async function verifyGuards(tx: ReadTx): Promise<BooksProof> {
  return { ...nothing, differences: await findDifferences(tx, [guardCheck]) };
}

async function findDifferences(tx: ReadTx, checks: readonly BookCheck[]): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const { rule, sql } of checks) {
    const found = await tx.query<Omit<Difference, 'rule'>>({ rowsOf: 'book-check', text: sql });
    for (const { where, detail } of found.rows) differences.push({ rule, where, detail });
  }
  return differences;
}
