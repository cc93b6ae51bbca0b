import { AxeBuilder } from '@axe-core/playwright';
import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

async function withLoan(page: Page, baseURL: string, market: 'ph' | 'in'): Promise<string> {
  const borrower = await BorrowerByApi.logIn(baseURL, market).then((one) => one.certified());
  const loanId = await borrower.borrow();
  await page.context().addCookies(await borrower.cookies());
  return loanId;
}

const at = (market: 'ph' | 'in', path: string) => `${path}&market=${market}`;

async function expectUsable(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

test('A7.5 A7.6 A7.8 · how much, then how: a code over the counter for the instalment', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const loanId = await withLoan(page, baseURL, 'ph');
  await page.goto(at('ph', routePath('repaymentChoice', { loanId })));
  await expect(page.getByRole('radio', { name: /^This instalment/ })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Get a code for ₱/ })).toBeVisible();

  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.getByRole('button', { name: /^Get a code/ }).click();
  await expect(page.getByText(/^Type an amount from ₱/)).toBeVisible();
  await page.locator('#own-amount').fill('500');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Get a code for ₱500.00' })).toBeVisible();
  await expectUsable(page);

  await page.getByRole('link', { name: 'See how it will be divided' }).click();
  await expect(page.getByText('How it will be divided')).toBeVisible();
  await expectUsable(page);
  await page.goBack();
  await expect(page.locator('#own-amount')).toHaveValue('500');

  await page.getByRole('radio', { name: /^This instalment/ }).check();
  await page.getByRole('radio', { name: /^7-Eleven/ }).check();
  await page.getByRole('button', { name: /^Get a code for ₱/ }).click();
  await expect(page).toHaveURL(/paymentId=/);
});

test('A7.5 A7.7 · by UPI: a square code, the app, and the number that the bank gave', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const loanId = await withLoan(page, baseURL, 'in');
  await page.goto(at('in', routePath('repay', { loanId, choice: 'instalment' })));
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await page.getByRole('button', { name: /^Get a code for ₹/ }).click();
  await expect(page.locator('.c-qr-code svg')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute('href', /^upi:/);
  await expectUsable(page);

  await page.getByLabel('Number from the bank (UTR)').fill('12');
  await page.getByRole('button', { name: 'Send the number' }).click();
  await expect(page.locator('#utr-error')).toBeVisible();
  await page.getByLabel('Number from the bank (UTR)').fill(String(Date.now()).slice(-12));
  await page.getByRole('button', { name: 'Send the number' }).click();
  await expect(page.getByText('Was the number wrong? Send another')).toBeVisible();
  await expectUsable(page);
});

test('A7.6 · an amount above what is owed is told, with the way to another', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  const loanId = await withLoan(page, baseURL, 'ph');
  await page.goto(at('ph', routePath('repay', { loanId, choice: 'own', amount: '99999999' })));
  await expect(page.getByRole('alert')).toContainText('above what is owed');
  await page.getByRole('link', { name: 'Choose another amount' }).click();
  await expect(page.getByText('How much do you want to pay?')).toBeVisible();
});
