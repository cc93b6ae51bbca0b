import { randomUUID } from 'node:crypto';
import { isRefusal } from '@candor/domain/refusals';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import { markets, type MarketId } from '@candor/markets';
import { openBusinessClock } from '@candor/store/ledger';
import type { WritableDatabase } from '@candor/store/tools';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { disburseLoan } from '../../../payments/disbursements/disburse-loan.ts';

/** A lender with books, a borrower and a product in each market, whose clock a test may set to any day. */
export type LendingWorld = {
  readonly test: TestDatabase;
  readonly database: WritableDatabase;
  /** Back too: many lives are lived in one world, each on its own days. */
  setDay(market: MarketId, on: CalendarDate): Promise<void>;
  /** A loan as the payout would have made it. */
  openLoan(loan: Loan, market: MarketId): Promise<bigint>;
  close(): Promise<void>;
};

const borrowerId = '00000000-0000-4000-8000-000000000001';
const everyCharge = ['interest', 'late-charge', 'delay-fee', 'early-settlement-charge'];

export async function openLendingWorld(options: { max?: number } = {}): Promise<LendingWorld> {
  const test = await createTestDatabase(options);
  const { database } = test;
  await database.withTransaction(async (tx) => {
    for (const market of ['ph', 'in']) {
      await openBusinessClock(tx, market, '2026-11-15' as CalendarDate);
      for (const text of [
        `insert into product (id, market) values ('any-${market}', '${market}')`,
        `insert into product_check (market, fingerprint, law_on, verdict, breaches)
         values ('${market}', terms_fingerprint('{}'), '2026-11-15', 'lawful', '[]')`,
        `insert into product_version (product_id, version, market, terms, valid_from)
         values ('any-${market}', 1, '${market}', '{}', '2026-11-15')`,
      ]) {
        await tx.query({ text });
      }
    }
    await tx.query({ text: `insert into borrower (id, market) values ('${borrowerId}', 'ph')` });
  });
  await test.sql('alter table business_clock disable trigger business_clock_goes_forward');
  return {
    test,
    database,
    async setDay(market, on) {
      await test.sql('update business_clock set business_date = $2 where market = $1', [market, on]);
    },
    async openLoan(loan, market) {
      const { disbursedOn } = loan.schedule.terms;
      const disclosed = [...everyCharge, ...loan.schedule.fees.map(({ name }) => `fee:${name}`)];
      const made = {
        orderId: null,
        borrowerId,
        market,
        currency: markets[market].currency.code,
        productId: `any-${market}`,
        productVersion: 1,
        enteredOn: disbursedOn,
        disclosed,
        loan,
      };
      const occasion = { payoutId: randomUUID(), today: disbursedOn };
      const id = await database.withTransaction((tx) => disburseLoan(tx, made, occasion));
      if (typeof id !== 'bigint') throw new Error(isRefusal(id) ? id.refused : 'no loan');
      return id;
    },
    async close() {
      await test.sql('alter table business_clock enable trigger business_clock_goes_forward');
      await test.drop();
    },
  };
}
