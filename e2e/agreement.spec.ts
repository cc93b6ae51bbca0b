import { readFile } from 'node:fs/promises';
import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { bothMarkets, byTurns } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { live } from './identity-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect, test } from './server.ts';

async function open(page: Page, market: 'ph' | 'in', orderId: string): Promise<void> {
  await page.goto(`${routePath('loanAgreement', { orderId })}&market=${market}`);
  await live(page);
  await page.waitForFunction(() => document.querySelector('.c-skeleton') === null);
}

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFile(await file.path());
}

for (const market of byTurns(1, bothMarkets)) {
  test(`R12 · in ${market} a borrower reads the draft, signs, and keeps the files, the same to the byte`, async ({
    page,
    baseURL,
  }) => {
    const borrower = await BorrowerByApi.logIn(baseURL, market);
    await borrower.certified();
    const orderId = await borrower.apply();
    await borrower.until(orderId, 'approved');
    await page.context().addCookies(await borrower.cookies());
    await open(page, market, orderId);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'To keep' })).toHaveCount(0);
    const { quote } = await borrower.get<{ quote: { rows: { total: number }[] } }>('loan/offer', { orderId });
    const firstPayment = ((quote.rows[0]?.total ?? 0) / 100).toLocaleString('en', {
      minimumFractionDigits: 2,
    });
    await expect(page.getByRole('table')).toContainText(firstPayment);

    await borrower.sign(orderId);
    await open(page, market, orderId);
    await expect(page.getByText('Signed', { exact: true })).toBeVisible();
    const { fingerprint } = await borrower.get<{ fingerprint: string }>('contract/detail', { orderId });
    await expect(page.getByText(fingerprint)).toBeVisible();
    const file = await download(page, 'Agreement (PDF)');
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    await page.reload();
    await live(page);
    expect((await download(page, 'Agreement (PDF)')).equals(file)).toBe(true);
    expect((await download(page, 'Disclosure (PDF)')).subarray(0, 5).toString()).toBe('%PDF-');

    for (const colorScheme of byTurns(1, ['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await layoutFaults(page)).toEqual([]);
  });
}

test('every line of the key facts statement is one tap from the screen that is signed, and can be kept, the officer’s telephone and the registration with it', async ({
  page,
  baseURL,
}) => {
  const borrower = await BorrowerByApi.logIn(baseURL, 'in');
  await borrower.certified();
  const orderId = await borrower.apply();
  await borrower.until(orderId, 'approved');
  await page.context().addCookies(await borrower.cookies());
  type Cell = { readonly kind: string; readonly text?: string };
  type Offer = {
    readonly disclosure: {
      readonly sections: readonly { readonly rows: readonly { readonly cells: readonly Cell[] }[] }[];
    };
  };
  const { disclosure } = await borrower.get<Offer>('loan/offer', { orderId });
  await page.goto(`${routePath('confirm', { orderId })}&market=in`);
  await live(page);
  await expect(page.getByRole('heading', { name: 'Key facts statement' })).toBeVisible();
  await expect(page.getByText('Grievance Redressal Officer')).toBeVisible();
  await page.getByRole('button', { name: /^Full key facts statement/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Full key facts statement' });
  const file = await download(page, 'Save PDF');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const shown = (await sheet.innerText()).replaceAll(/\s+/gu, ' ');
  const rows = disclosure.sections.flatMap(({ rows: each }) => each);
  const told = rows.flatMap(({ cells }) => cells.flatMap(({ text }) => text ?? []));
  expect(told.some((text) => text.includes('Grievance Redressal Officer'))).toBe(true);
  expect(told.filter((text) => !shown.includes(text.replaceAll(/\s+/gu, ' ')))).toEqual([]);
});

test('R12 · another borrower’s agreement is not there', async ({ page, baseURL }) => {
  const stranger = await BorrowerByApi.logIn(baseURL, 'ph');
  await page.context().addCookies(await stranger.cookies());
  await open(page, 'ph', '4b3f3a52-7d3e-4a54-9a2f-0f3c6a1d2e11');
  await expect(page.getByRole('heading', { name: 'We can’t find this agreement' })).toBeVisible();
});
