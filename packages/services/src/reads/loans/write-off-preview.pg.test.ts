import { productTermsJson } from '@candor/domain/product';
import { rational } from '@candor/domain/numbers';
import { products } from '@candor/markets';
import { verifyBooks } from '@candor/store/ledger';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LendingDesk } from '../../lending/loans/testing/lending-desk.ts';
import { saveProduct } from '../../lending/products/save-product.ts';
import { writeOffOfLoan } from '../../backoffice/loans/loan-acts-act.ts';
import { writeOffLoan } from '../../lending/loans/testing/loan-acts.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-09-18');
});
afterAll(() => desk.test.drop());

it('a write-off is shown with what is given up, and that the borrower goes on owing it; no charge for settling early is in it', async () => {
  const { terms } = products.ph.find(({ key }) => key === 'ph-instalments')!;
  const costly = { ...terms, earlySettlement: { chargePercent: rational(1n) } };
  await desk.done(saveProduct, { productId: 'ph-costly', market: 'ph', terms: productTermsJson(costly) });
  const loanId = await desk.lend({ amount: 800_000n, months: 3, productId: 'ph-costly' });
  await desk.moveTo('2026-10-02');
  const input = { loanId: String(loanId), part: null, amount: null, reason: 'unreachable' };
  let seen: Awaited<ReturnType<typeof writeOffOfLoan.preview>> | undefined;
  const looking = desk.test.database.withTransaction(async (tx) => {
    seen = await writeOffOfLoan.preview(tx, input);
    throw new Error('looked');
  });
  await expect(looking).rejects.toThrow('looked');
  if (!seen || !('title' in seen)) throw new Error(JSON.stringify(seen));
  expect(seen.figures.map(({ name }) => name)).not.toContain('Charge for settling early');
  // 8,000.00 and 14 days of interest: 8,168.00.
  expect(seen.title).toBe('Write off ₱8,168.00?');
  expect(Object.values(seen.terms.at(-1) ?? {})).toEqual(['The borrower owes', '₱8,168.00', '₱8,168.00']);
  expect(seen.figures.at(-1)).toMatchObject({ name: 'In the books', before: '816800', isTotal: true });
  // Fourteen days after the payout nothing is late: the policy does not give it up.
  expect(seen.checks.filter(({ is }) => is === 'broken').map(({ words }) => words)).toEqual([
    '0 days past due: the policy writes off from 90 on',
  ]);
  const lost = seen.postings.filter(({ account }) => account.startsWith('5'));
  expect(lost.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(816_800n);
  await desk.done(writeOffLoan, { loanId, reason: 'unreachable' });
  expect((await desk.test.owner.withTransaction((tx) => verifyBooks(tx))).differences).toEqual([]);
});
