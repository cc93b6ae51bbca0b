import { randomUUID } from 'node:crypto';
import { delayQuote } from '@candor/domain/delay';
import { isRefusal } from '@candor/domain/refusals';
import { settlementQuote } from '@candor/domain/early';
import { readLoan } from '@candor/store/loans';
import { runningWith, type WritableDatabase } from '@candor/store/tools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { beginPayment, type WantedPayment } from './begin-payment.ts';
import { delayQuoteKey } from './delay-quote-key.ts';
import { receivePayment } from './receive-payment.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
});
afterAll(() => desk.test.drop());

/** The same database, in which something happens just before the loan is read for the second time. */
function beforeSecondLook(database: WritableDatabase, happens: () => Promise<unknown>): WritableDatabase {
  let looks = 0;
  return runningWith(database, (work, options) =>
    database.withTransaction((tx) => {
      const query: typeof tx.query = async (statement) => {
        if (statement.name === 'loan-read' && (looks += 1) === 2) await happens();
        return tx.query(statement);
      };
      return work({ ...tx, query });
    }, options),
  );
}

describe('money that comes while a borrower begins a payment', () => {
  it('changes the figures: no payment of another amount than the one that was seen is begun', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await desk.moveTo('2026-10-16');
    const on = await desk.today();
    const { rows } = await desk.test.sql('select order_id, borrower_id from loan where id = $1', [loanId]);
    const [orderId, borrowerId] = [String(rows[0]?.['order_id']), String(rows[0]?.['borrower_id'])];
    const wishes: readonly (() => Promise<WantedPayment>)[] = [
      async () => {
        const quote = delayQuote((await loan()).loan, on);
        if (isRefusal(quote)) throw new Error(quote.refused);
        return { meantFor: 'delay', quoteKey: delayQuoteKey(orderId, quote) };
      },
      async () => {
        const amount = settlementQuote((await loan()).loan, on).toPay;
        return { meantFor: 'repayment', choice: 'everything', amount, surplus: 'keep' };
      },
    ];
    async function loan() {
      const stored = await desk.test.database.withTransaction((tx) => readLoan(tx, loanId));
      if (!stored) throw new Error('there is no loan');
      return stored;
    }
    for (const wish of wishes) {
      const wanted = await wish();
      const money = await desk.money(50_000n, { loanId });
      const database = beforeSecondLook(desk.test.database, () => desk.done(receivePayment, money));
      const paymentId = randomUUID();
      const way = { market: 'ph', channel: 'dragonpay', payTypeId: 'dragonpay:711' } as const;
      const answer = await runCommand(database, beginPayment, {
        input: { paymentId, borrowerId, orderId, ...way, wanted },
        actor: { kind: 'borrower', id: borrowerId },
        now: new Date('2026-10-16T04:00:00Z'),
      });
      expect(answer).toMatchObject({ kind: 'refused', refusal: { refused: 'figures_have_changed' } });
      const made = await desk.test.sql('select from payment where id = $1', [paymentId]);
      expect(made.rows).toEqual([]);
    }
  });
});
