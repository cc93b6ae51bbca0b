import type { PersonSeal } from '@candor/services/kernel';
import type { Tx } from '@candor/store/database';
import type { WritableDatabase } from '@candor/store/tools';
import { addUpBalances, fillBooks } from './fill-books.ts';
import { fillDesk } from './fill-desk.ts';
import { fillHistory } from './fill-history.ts';
import { drawLoans, fillLoans } from './fill-loans.ts';
import { fillOutside } from './fill-outside.ts';
import { fillPeople } from './fill-people.ts';
import { fillWaiting } from './fill-waiting.ts';
import type { LenderSize } from './lender-size.ts';

/**
 * A lender of some size, made by SQL in sets, in a database of its own that has products, decision tables and staff. The guards are off in
 * this one session: a hundred thousand loans through our own commands would take a day. So the books balance, entry by entry and in the
 * kept balances, but a loan's facts are not all there. Indexes are built once, at the end.
 */
export async function fillLender(owner: WritableDatabase, seal: PersonSeal, size: LenderSize): Promise<void> {
  await owner.withTransaction(async (tx) => {
    await tx.waitUpTo(3_600_000);
    for (const text of [
      'set local session_replication_role = replica',
      `set local work_mem = '256MB'`,
      `set local maintenance_work_mem = '256MB'`,
    ])
      await tx.query({ text });
    const indexes = size.loans > 20_000 ? await dropIndexes(tx) : [];
    await fillPeople(tx, seal, size.loans + 6 * size.waiting);
    await drawLoans(tx, size);
    await fillLoans(tx);
    await fillBooks(tx);
    await fillWaiting(tx, seal, size);
    await fillDesk(tx, size);
    await fillHistory(tx, size);
    await fillOutside(tx, size);
    await addUpBalances(tx);
    for (const definition of indexes) await tx.query({ text: definition });
  });
  await outside(owner, 'vacuum analyze');
}

/** Those of large tables; what proves a key stays. */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.query<{ name: string; definition: string }>({
    text: `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
           where not indisunique and indrelid = any (array['loan', 'loan_order', 'loan_row', 'row_standing', 'ledger_entry',
             'ledger_line', 'payment', 'payout', 'audit_log', 'message', 'borrower_name_word']::regclass[])`,
  });
  for (const { name } of rows) await tx.query({ text: `drop index ${name}` });
  return rows.map(({ definition }) => definition);
}

/** It refuses to run inside a transaction block; the query closes ours first and the pool never notices. */
async function outside(database: WritableDatabase, text: string): Promise<void> {
  await database.withTransaction(async (tx) => {
    await tx.waitUpTo(3_600_000);
    await tx.query({ text: 'commit' });
    await tx.query({ text });
    await tx.query({ text: 'begin' });
  });
}
