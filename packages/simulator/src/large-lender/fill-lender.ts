import type { PersonSeal } from '@candor/services/kernel';
import type { WritableDatabase } from '@candor/store/tools';
import { dropSecondaryIndexes, outsideTransaction, rebuildBalances } from '../portfolio/bulk-load.ts';
import { fillBooks, openBank } from './fill-books.ts';
import { fillDesk } from './fill-desk.ts';
import { fillHistory } from './fill-history.ts';
import { drawLoans, fillLoans } from './fill-loans.ts';
import { fillOutside } from './fill-outside.ts';
import { fillPeople } from './fill-people.ts';
import { fillWaiting } from './fill-waiting.ts';
import type { LenderSize } from './lender-size.ts';

const largeTables = [
  'loan',
  'loan_order',
  'loan_row',
  'row_standing',
  'ledger_entry',
  'ledger_line',
  'payment',
  'payout',
  'audit_log',
  'message',
  'borrower_name_word',
];

/**
 * A lender of some size, made by SQL in sets, in a database of its own that has products, decision tables and
 * staff. The guards are off in this one session: a hundred thousand loans through our own commands would take
 * a day. So the books balance, entry by entry and in the kept balances, but a loan's facts are not all there.
 * Indexes are built once, at the end.
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
    const indexes = size.loans > 20_000 ? await dropSecondaryIndexes(tx, largeTables) : [];
    await fillPeople(tx, seal, size.loans + 6 * size.waiting);
    await drawLoans(tx, size);
    await fillLoans(tx);
    await fillBooks(tx);
    await fillWaiting(tx, seal, size);
    await fillDesk(tx, size);
    await fillHistory(tx, size);
    await fillOutside(tx, size);
    await rebuildBalances(tx);
    await openBank(tx);
    for (const definition of indexes) await tx.query({ text: definition });
  });
  await outsideTransaction(owner, 'vacuum analyze');
}
