import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';
import { businessDay } from './repay-days.ts';

test.use({ ownServer: 'provisions' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

async function expectSound(page: Page, within = '.k-work'): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page, within)).toEqual([]);
}

/** The first day of the month after. */
function nextMonth(day: string): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 10);
}

test('A15.66 A15.67 A15.69 A15.70 · a fee’s tax invoice opens as PDF; a month’s provision is seen, posted and found in the journal', async ({
  page,
  browser,
  candor,
}) => {
  const borrower = await (await BorrowerByApi.logIn(candor.url, 'in')).certified();
  await borrower.borrow();
  await page.goto('/console/books?tab=invoices');
  await logIn(page, candor, 'marco@lender.example');
  await page.locator('.k-user-button').click();
  await page.getByLabel('Market', { exact: true }).selectOption('in');
  await page.keyboard.press('Escape');
  const invoices = page.getByRole('table', { name: 'Tax invoices' });
  await expect(async () => {
    await page.reload();
    await expect(invoices).toContainText(/TI\/\d\d-\d\d\/0000001/u, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('GSTIN 29AAACC1234D1Z8')).toBeVisible();
  await expect(invoices).toContainText('Asha Verma');
  await expectSound(page);
  const file = await page.getByRole('link', { name: /^PDF of/u }).getAttribute('href');
  const pdf = await page.request.get(file ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const from = await businessDay(page, 'in');
  const data = { market: 'in', from, to: nextMonth(from) };
  await page.request.post('/api/sandbox/clock-move', {
    data,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  await page.goto('/console/books?tab=provisions');
  await expect(page.getByText('the exposure is the same.')).toBeVisible();
  const classes = page.getByRole('table', { name: 'Provision by class' });
  await classes.getByText('Standard', { exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Entry and loans' })).toContainText('on time, owes');
  await expectSound(page);
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Dr 5030 Provision expense');
  await expectSound(page, 'dialog[open]');
  await dialog.getByLabel('Reason').fill('The month is over');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status')).toContainText('It needs approval');
  await expect(page.getByText('requested by Marco Reyes')).toBeVisible();
  // Whoever prepared it has nothing left to press; the controller sees the same entry and posts it.
  await expect(page.getByRole('button', { name: /^Post/u })).toHaveCount(0);
  const checker = await (await browser.newContext({ baseURL: candor.url })).newPage();
  await checker.setViewportSize({ width: 1280, height: 800 });
  const request = await page.getByRole('link', { name: 'Open the request' }).getAttribute('href');
  await checker.goto(request ?? '');
  await logIn(checker, candor, 'lina@lender.example');
  const approval = checker.getByRole('dialog');
  await approval.getByRole('button', { name: 'Switch to India' }).click();
  await expect(approval).toContainText('Dr 5030 Provision expense');
  await expectSound(checker, 'dialog[open]');
  await checker.keyboard.press('Control+Enter');
  await expect(approval).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('posted', { exact: true })).toBeVisible();
  await expect(classes.getByRole('row', { name: /^Total|^Together/u })).toContainText('0.00');
  await page.getByRole('link', { name: 'Its entry in the journal' }).click();
  const side = page.getByRole('complementary', { name: 'Entry' });
  await expect(side).toContainText('Lina Cruz: Posted a month’s provision');
  await side.getByRole('link', { name: /^The provision of a month/u }).click();
  await expect(page.getByRole('heading', { name: /^Provision, / })).toBeVisible();
  await expect(page.getByText('posted', { exact: true })).toBeVisible();
  await borrower.dispose();
});
