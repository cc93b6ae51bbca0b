import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { bothMarkets, byTurns } from './by-turns.ts';
import { expectOneSum } from './expect-one-sum.ts';
import { live, messagesTo } from './identity-page.ts';
import { dayPlus, passDaysTo } from './repay-days.ts';
import {
  backToLoan,
  choice,
  comeBack,
  expectPaid,
  enterWithLoan,
  fromHomeToPaying,
  money,
  openDelay,
  openHome,
  openHistory,
  openLoan,
  paymentIn,
  sandboxPays,
  takeCode,
  type Debtor,
} from './repay-page.ts';
import { expect, test } from './repay-server.ts';

type Details = {
  item: { daysLate: number; loanState: string };
  rows: { dueOn: string; penalty: number; state: string }[];
  costSoFar: number;
  costCeiling: number | null;
};
type Choices = { overdue: { pay: number } | null; instalment: { pay: number } | null };
type Delay = { quote: { fee: number; newDueOn: string } };

const detailsOf = ({ borrower, loanId }: Debtor) => borrower.get<Details>('loan/details', { loanId });
// A counter takes no sum as small as the fee.
const ways = { ph: 'GCash', in: 'UPI' } as const;

for (const market of byTurns(1, bothMarkets)) {
  test(`A7.3 A7.9 · ${market}: a delay is paid for, the date moves, it can’t be moved again, and the instalment is paid`, async ({
    page,
    candor,
    books,
  }) => {
    const debtor = await enterWithLoan(page, candor, market);
    const { loanId } = debtor;
    const dueOn = (await detailsOf(debtor)).rows[0]?.dueOn ?? '';
    await passDaysTo(page, candor, { market, day: dayPlus(dueOn, -4) });
    const borrower = await comeBack(page, candor.url, debtor);
    const { quote } = await borrower.get<Delay>('loan/delay-detail', { loanId });

    await openHome(page, debtor);
    await page.getByRole('link', { name: /what a delay costs/ }).click();
    await page.getByRole('button', { name: /^Move it for/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: new RegExp(`^${ways[market]}`) }).check();
    await sheet.getByRole('button', { name: `Pay ${money(market, quote.fee)}` }).click();
    await sandboxPays(page, await paymentIn(page));
    await expectPaid(page);
    const moved = await expectOneSum(borrower, loanId, { books });
    expect(moved.rows[0]).toMatchObject({ movedFrom: dueOn, dueOn: quote.newDueOn });
    await backToLoan(page, debtor, moved.totals.owed);
    await openHistory(page);
    await expect(page.getByText(/^Fee for moving an instalment/)).toBeVisible();

    await openDelay(page, debtor);
    await expect(page.getByText('You have used every move that this loan allows.')).toBeVisible();
    await page.getByRole('link', { name: 'See what you can pay' }).click();
    const { instalment } = await borrower.get<Choices>('loan/choices', { loanId });
    const wish = { amount: instalment?.pay ?? 0, way: ways[market], choice: 'This instalment' };
    await sandboxPays(page, await takeCode(page, debtor, wish));
    await expectPaid(page);
    const { totals, rows } = await expectOneSum(borrower, loanId, { books });
    expect(rows[0]?.state).toBe('paid');
    await backToLoan(page, debtor, totals.owed);
    await borrower.dispose();
  });
}

for (const market of byTurns(0, bothMarkets)) {
  test(`R1 A7.4 · ${market}: forty days overdue, charged within the law, reminded without a word about a debt, and cured`, async ({
    page,
    candor,
    books,
  }) => {
    const debtor = await enterWithLoan(page, candor, market);
    const { loanId } = debtor;
    const dueOn = (await detailsOf(debtor)).rows[0]?.dueOn ?? '';
    await passDaysTo(page, candor, { market, day: dayPlus(dueOn, -4) });
    await comeBack(page, candor.url, debtor).then((before) => before.dispose());
    // A delay that is looked at in time, and asked for when its days are over.
    await openDelay(page, debtor);
    await page.getByRole('button', { name: /^Move it for/ }).click();
    await passDaysTo(page, candor, { market, day: dayPlus(dueOn, 1) });
    await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByRole('heading', { name: 'You can’t move it now' })).toBeVisible();
    await expect(page.getByText(/around the due date\.$/)).toBeVisible();

    await passDaysTo(page, candor, { market, day: dayPlus(dueOn, 40) });
    const borrower = await comeBack(page, candor.url, debtor);
    const late = { ...debtor, borrower };
    const before = await detailsOf(late);
    expect(before.item.daysLate).toBe(40);
    expect(before.rows[0]?.penalty).toBeGreaterThan(0);
    if (before.costCeiling !== null) expect(before.costSoFar).toBeLessThanOrEqual(before.costCeiling);
    await openHome(page, late);
    const overdueNow = (await borrower.get<Choices>('loan/choices', { loanId })).overdue?.pay ?? 0;
    const payOverdue = page.getByRole('link', { name: `Pay ${money(market, overdueNow)}`, exact: true });
    await expect(page.getByText('Overdue', { exact: true })).toBeVisible();
    await expect(payOverdue).toBeVisible();
    // B27: what is late is called late, and its edge is seen on the hero's green.
    const latePart = page.locator('.c-rail-bad').first();
    await expect(latePart).toContainText('Overdue:');
    const edge = latePart.evaluate((part) => getComputedStyle(part, '::before').borderTopColor);
    expect(await edge).toBe(await latePart.evaluate((part) => getComputedStyle(part).color));
    await openLoan(page, late);
    await expect(page.getByText(/^Overdue:/)).toBeVisible();
    await expect(payOverdue).toBeVisible();
    await expect(page.getByText('Late charge', { exact: true }).first()).toBeVisible();
    if (before.costCeiling !== null)
      await expect(page.getByText(`legal ceiling ${money(market, before.costCeiling)}`)).toBeVisible();
    await openHistory(page);
    await expect(page.getByText('Late charge').first()).toBeVisible();
    await expectOneSum(borrower, loanId, { books, endedOn: dayPlus(dueOn, 39) });
    await expectQuietReminders(page, late);

    await fromHomeToPaying(page, late);
    await expect(choice(page, 'What is overdue')).toBeChecked();
    const { overdue } = await borrower.get<Choices>('loan/choices', { loanId });
    await sandboxPays(page, await takeCode(page, late, { amount: overdue?.pay ?? 0, way: ways[market] }));
    await expectPaid(page);
    const { totals } = await expectOneSum(borrower, loanId, { books });
    await backToLoan(page, late, totals.owed);
    await expect(page.getByText(/^(?:Was due|Overdue)/)).toHaveCount(0);
    expect((await detailsOf(late)).item).toMatchObject({ daysLate: 0, loanState: 'active' });
    await borrower.dispose();
  });
}

/** Who looks at the phone learns whose message it is; only who is logged in reads a sum, or that it is late. */
async function expectQuietReminders(page: Page, { market, borrower }: Debtor): Promise<void> {
  const told = async () =>
    (await messagesTo(page.context(), market, borrower.phone)).filter(({ text }) => !/\d{6}/.test(text));
  await expect.poll(async () => (await told()).length).toBeGreaterThanOrEqual(7);
  for (const { text } of await told()) expect(text).not.toMatch(/[₱₹]|\d[.,]\d|debt|owe|late|overdue/i);
  await page.goto(routePath('inbox'));
  await live(page);
  await expect(page.getByText('Your instalment is late').first()).toBeVisible();
}
