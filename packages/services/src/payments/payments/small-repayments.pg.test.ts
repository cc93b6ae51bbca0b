import type { SurplusRule } from '@candor/domain/repayment';
import { readLoan } from '@candor/store/loans';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { reversePayment } from '../reversals/reverse-payment.ts';
import { receivePayment } from './receive-payment.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
});
afterAll(async () => {
  await expectBooksTie(desk.test);
  await desk.test.drop();
});

const many = 30;

async function prepay(loanId: bigint, surplus: SurplusRule) {
  const report = await desk.money(1_000n, { loanId, surplus });
  await desk.done(receivePayment, report);
  return report;
}

async function storedRows(loanId: bigint): Promise<number> {
  const { rows } = await desk.test.sql('select count(*)::int as n from loan_row where loan_id = $1', [
    loanId,
  ]);
  return Number(rows[0]!['n']);
}

/** Every plan with its rows, as SQL has them and as the domain does. */
async function bothWays(loanId: bigint) {
  const { rows } = await desk.test.sql(
    `select plan_no as no, array_agg(n || ' ' || due_on || ' ' || principal || ' ' || interest order by n) as rows
     from plan_row where loan_id = $1 group by 1 order by 1`,
    [loanId],
  );
  const stored = await desk.test.database.withTransaction((tx) => readLoan(tx, loanId));
  const plans = stored!.loan.plans.map((plan, nth) => ({
    no: nth + 1,
    rows: plan.rows
      .toSorted((a, b) => a.n - b.n)
      .map(({ n, dueOn, principal, interest }) => `${n} ${dueOn} ${principal} ${interest}`),
  }));
  return { inSql: rows, inDomain: plans };
}

describe('many small repayments ahead of time', () => {
  it.each(['smaller', 'shorter'] as const)(
    'each store a few rows, the last as few as the first (%s)',
    async (surplus) => {
      const loanId = await desk.lend({ amount: 800_000n, months: 3 });
      await prepay(loanId, surplus);
      const counts = [await storedRows(loanId)];
      for (let nth = 1; nth < many; nth += 1) {
        await prepay(loanId, surplus);
        counts.push(await storedRows(loanId));
      }
      const added = counts.slice(1).map((count, nth) => count - counts[nth]!);
      expect(Math.max(...added)).toBeLessThanOrEqual(4);
      const { inSql, inDomain } = await bothWays(loanId);
      expect(inDomain).toHaveLength(many + 1);
      expect(inSql).toEqual(inDomain);
    },
  );

  it('are read as they were after one of them was taken back and others followed', async () => {
    const loanId = await desk.lend({ amount: 800_000n, months: 3 });
    await prepay(loanId, 'smaller');
    const { paymentId } = await prepay(loanId, 'smaller');
    await desk.done(reversePayment, { paymentId, why: 'taken-back' });
    await prepay(loanId, 'shorter');
    const { inSql, inDomain } = await bothWays(loanId);
    expect(inDomain.length).toBeGreaterThan(3);
    expect(inSql).toEqual(inDomain);
  });
});
