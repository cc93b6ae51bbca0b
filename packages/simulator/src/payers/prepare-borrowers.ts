import { randomUUID } from 'node:crypto';
import { newToken, tokenHash } from '@candor/services/customers/sessions';
import { insertBorrowerIfAbsent } from '@candor/store/applications';
import { insertSession } from '@candor/store/sessions';
import type { MarketId } from '@candor/markets';
import type { WritableDatabase } from '@candor/store/tools';
import { borrow, months } from '../borrowers/borrow.ts';

export type Debtor = { readonly token: string; readonly loanId: string };

/** Over three months, paid out today. */
const loans = {
  ph: { market: 'ph', productId: 'ph-instalments', term: months(3) },
  in: { market: 'in', productId: 'in-instalments', term: months(3) },
} as const;
/** ₱20,000.00: room for some 250 small repayments each. */
const usualAmount = 2_000_000n;

/** People who owe and are logged in; as staff and they themselves would do it, without the screens. */
export async function prepareBorrowers(
  database: WritableDatabase,
  count: number,
  {
    market = 'ph',
    amount = usualAmount,
    at = new Date(),
  }: { readonly market?: MarketId; readonly amount?: bigint; readonly at?: Date } = {},
): Promise<Debtor[]> {
  const desk = { test: { database }, identity: { now: () => at } };
  const debtors: Debtor[] = [];
  for (let n = 0; n < count; n += 1) {
    const [borrowerId, token] = [randomUUID(), newToken()];
    await database.withTransaction(async (tx) => {
      await insertBorrowerIfAbsent(tx, borrowerId, market);
      await insertSession(tx, {
        id: randomUUID(),
        borrowerId,
        tokenHash: tokenHash(token),
        keptIn: 'header',
        browser: null,
        system: null,
        startedAt: new Date(),
        expiresAt: new Date(Date.now() + 86_400_000),
      });
    });
    debtors.push({ token, loanId: await borrow(desk, { ...loans[market], amount, borrowerId }, 'paid-out') });
  }
  return debtors;
}
