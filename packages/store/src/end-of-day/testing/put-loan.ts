import { randomUUID } from 'node:crypto';
import { makeEntry } from '@candor/domain/ledger';
import type { Loan } from '@candor/domain/loan';
import { postEntries } from '../../ledger/post-entries.ts';
import { insertLoan } from '../../loans/insert-loan.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';

const currencies: Readonly<Record<string, string>> = { ph: 'PHP', in: 'INR' };

/**
 * What every loan of a test hangs on: a borrower and a product in each market. Its terms are nobody's: the
 * loans have their own.
 */
export async function putLendingGround(test: TestDatabase, markets: readonly string[]): Promise<void> {
  for (const market of markets) {
    await test.sql(`insert into product_check (market, fingerprint, law_on, verdict, breaches)
      values ('${market}', terms_fingerprint('{}'), '2000-01-01', 'lawful', '[]')`);
    await test.sql(`insert into product (id, market) values ('any-${market}', '${market}')`);
    await test.sql(`insert into product_version (product_id, version, market, terms, valid_from)
      values ('any-${market}', 1, '${market}', '{}', '2000-01-01')`);
  }
}

/** A loan on the day of its payout, with its books: lent, fees deducted. */
export async function putLoan(test: TestDatabase, loan: Loan, market = 'ph'): Promise<bigint> {
  const currency = currencies[market] ?? '';
  const borrowerId = randomUUID();
  await test.sql('insert into borrower (id, market) values ($1, $2)', [borrowerId, market]);
  const { terms, fees } = loan.schedule;
  return test.database.withTransaction(async (tx) => {
    const id = await insertLoan(tx, {
      orderId: null,
      borrowerId,
      market,
      currency,
      productId: `any-${market}`,
      productVersion: 1,
      enteredOn: terms.disbursedOn,
      disclosed: ['interest', 'late-charge', 'delay-fee', 'early-settlement-charge', 'fee:processing'],
      loan,
    });
    const occasion = { market, currency, businessDate: terms.disbursedOn };
    const deducted = fees.filter(({ taken, fee, tax }) => taken === 'deducted' && fee + tax > 0n);
    const posted = await postEntries(tx, [
      makeEntry('disburse', occasion, { loan: String(id), amount: terms.amount }),
      ...deducted.map(({ fee, tax }, index) =>
        makeEntry('deduct-fee', occasion, { loan: String(id), name: `fee-${index}`, fee, tax }),
      ),
    ]);
    if ('refused' in posted) throw new Error(posted.refused);
    return id;
  });
}
