import { AxeBuilder } from '@axe-core/playwright';
import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { endDays } from './borrow-page.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import type { Market } from './identity-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

async function withLoan(page: Page, baseURL: string, market: Market) {
  const borrower = await BorrowerByApi.logIn(baseURL, market).then((one) => one.certified());
  const loanId = await borrower.borrow();
  await page.context().addCookies(await borrower.cookies());
  return { borrower, loanId };
}

async function open(page: Page, market: Market, path: string): Promise<void> {
  await page.goto(`${path}&market=${market}`);
  await page.waitForFunction(() => document.querySelector('.c-skeleton, .c-bone') === null);
}

async function expectUsable(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

for (const market of ['ph', 'in'] as const) {
  test(`A7.10 A7.14 · ${market}: leaving in the cooling-off days begins with its exact sum`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const { borrower, loanId } = await withLoan(page, baseURL, market);
    await open(page, market, routePath('loanDetail', { loanId }));
    await expect(page.getByRole('link', { name: /^Settle today for/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel this loan' }).click();
    await expect(page.getByText('You pay back')).toBeVisible();
    await expectUsable(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay [₱₹]/ })
      .click();
    await page.waitForURL(/paymentId=/);
    const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? '';
    const { payBack } = await borrower.get<{ payBack: number }>('loan/cancel-detail', { loanId });
    expect(await borrower.get('loan/payment-status', { paymentId })).toMatchObject({
      meantFor: 'cooling-off-exit',
      amount: payBack,
    });
  });
}

test('A7.17 A7.18 · whoever can’t pay says so on the loan’s page, and is told that nobody chases them', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const { loanId } = await withLoan(page, baseURL, 'ph');
  await open(page, 'ph', routePath('loanDetail', { loanId }));
  await page.getByRole('button', { name: /^I can’t pay/ }).click();
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('Choose one.')).toBeVisible();
  await page.getByRole('radio', { name: /^Talk to somebody/ }).check();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText(/You get no reminders until it is decided/)).toBeVisible();
});

test('A7.4 A7.16 · what moved money is listed on the loan’s page, and its statement is a file', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const { loanId } = await withLoan(page, baseURL, 'in');
  await open(page, 'in', routePath('loanDetail', { loanId }));
  await page.getByText('Payments and charges').click();
  await expect(page.getByText(/then owed ₹/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Statement as a file' }).click();
  await page.getByRole('radio', { name: 'Other days' }).check();
  await expectUsable(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get the file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^statement-.*\.pdf$/);
});

test('A7.3 A7.9 · a delay is shown beside paying in time, and begins with the payment of its fee', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const { borrower, loanId } = await withLoan(page, baseURL, 'ph');
  await open(page, 'ph', routePath('repayDelay', { loanId }));
  await expect(page.getByRole('heading', { name: 'It can’t be moved now' })).toBeVisible();
  await expectUsable(page);

  const { rows } = await borrower.get<{ rows: { dueOn: string }[] }>('loan/details', { loanId });
  const fourBefore = Date.parse(rows[0]?.dueOn ?? '') - 4 * 86_400_000;
  await endDays(context, 'ph', new Date(fourBefore).toISOString().slice(0, 10));
  await open(page, 'ph', routePath('repayDelay', { loanId }));
  await expect(page.getByRole('heading', { name: /costs nothing extra$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay ₱2,910.19 now' })).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: /^Delay for a ₱/ }).click();
  await expect(page.getByText(/the instalment moves to/)).toBeVisible();
  await expectUsable(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay ₱/ })
    .click();
  await page.waitForURL(/paymentId=/);
  const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? '';
  expect(await borrower.get('loan/payment-status', { paymentId })).toMatchObject({ meantFor: 'delay' });
});
