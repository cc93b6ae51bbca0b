import { readFile } from 'node:fs/promises';
import { routePath } from '@candor/contract/routes';
import type { Download, Page } from '@playwright/test';
import { sandbox } from './borrow-page.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { expect, test } from './identity-server.ts';
import { expectUsable } from './expect-usable.ts';
import { catchUp } from './repay-days.ts';
import { pdfText } from './walk/pdf-text.ts';

test.use({ ownServer: 'loan-papers' });

async function open(page: Page, loanId: string): Promise<void> {
  await page.goto(`${routePath('loanDetail', { loanId })}&market=in`);
  await page.waitForFunction(() => document.querySelector('.c-skeleton, .c-bone') === null);
}

const textOf = async (download: Promise<Download>) =>
  pdfText(await readFile(await (await download).path())).replaceAll(/\s+/gu, ' ');

test('A15.951 A15.952 A15.953 · a borrower has quoted what ends the loan by a day, pays just that, and takes the year’s interest', async ({
  page,
  context,
  baseURL,
  candor,
}) => {
  const newcomer = await BorrowerByApi.logIn(baseURL, 'in').then((one) => one.certified());
  const loanId = await newcomer.borrow();
  await context.addCookies(await newcomer.cookies());
  await open(page, loanId);
  // Nobody is led to the dearer of two ways out: while the loan can be cancelled, that is the way.
  await expect(page.getByRole('button', { name: /^Interest certificate/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Settlement quote/ })).toHaveCount(0);

  await candor.pass(8 * 86_400);
  await catchUp(page, candor, 'in');
  // Days later a session is over.
  const borrower = await BorrowerByApi.logIn(baseURL, 'in', newcomer.phone);
  await context.addCookies(await borrower.cookies());
  await open(page, loanId);
  await page.getByRole('button', { name: /^Settlement quote/ }).tap();
  const sheet = page.getByRole('dialog');
  await expectUsable(page);
  await sheet.getByRole('radio').nth(3).check();
  await sheet.getByRole('button', { name: 'Show the amount' }).tap();
  await expect(sheet.getByText(/^A day from today until/).last()).toBeVisible();
  await sheet.getByRole('radio').nth(0).check();
  await sheet.getByRole('button', { name: 'Show the amount' }).tap();
  await expect(sheet.getByText(/^To settle, until/)).toBeVisible();
  await expectUsable(page);
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save PDF' }).tap();
  const quote = await textOf(saved);
  const { from: today } = (await borrower.get<{ quote: { from: string } }>('loan/papers', { loanId })).quote;
  const { amount, number } = await borrower.post<{ amount: number; number: string }>(
    'loan/settlement-quote',
    {
      loanId,
      until: today,
    },
  );
  expect(quote).toContain(number);
  expect(await sheet.textContent()).toContain(number.replaceAll('-', '\u2011'));

  // The same amount as the app asks for, and it ends the loan.
  const { payTypes } = await borrower.get<{ payTypes: { payTypeId: string; kind: string }[] }>(
    'loan/init-pay-type',
    { loanId, choice: 'everything' },
  );
  const { payTypeId = '' } = payTypes.find(({ kind }) => kind === 'upi') ?? {};
  const { paymentId } = await borrower.post<{ paymentId: string }>('loan/generate-code', {
    loanId,
    choice: 'everything',
    amount,
    payTypeId,
  });
  await sandbox(context, 'pay', { paymentId, act: 'pay' });
  await open(page, loanId);
  await expect(page.getByText('Nothing more is due.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Settlement quote/ })).toHaveCount(0);

  await page.getByRole('button', { name: /^Interest certificate/ }).tap();
  await sheet.getByRole('button', { name: 'Get the file' }).tap();
  await expect(sheet.getByText(/^INT.IN.\d{4}.\d{6} is ready\.$/u)).toBeVisible();
  await expectUsable(page);
  const interest = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save PDF' }).tap();
  expect(await textOf(interest)).toContain('Fees deducted from the payout');
});
