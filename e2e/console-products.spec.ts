import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { logIn, logOut, rina } from './console-page.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';
import { businessDay, dayPlus, passDaysTo } from './repay-days.ts';

test.use({ ownServer: 'products' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One lender, one clock that goes forward: one story after the other.
test.describe.configure({ mode: 'serial' });

const grace = 'grace@lender.example';
const lina = 'lina@lender.example';

async function expectNoFaults(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

test.describe('products', () => {
  test('A15.120 A15.121 A15.122 · a fee that is too dear is named while it is typed, mended by a click, and sent to an approver', async ({
    page,
    candor,
  }) => {
    await page.goto('/console/products');
    await logIn(page, candor, grace);
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('link', { name: '30-day loan' }).click();
    await expect(page.getByText('0 of 5 crossed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'No changes' })).toBeDisabled();

    const fee = page.getByLabel('% of amount');
    await fee.fill('8');
    await expect(page.getByText('1 of 5 crossed')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('1 limit is crossed.');
    await expect(page.getByRole('alert')).toContainText('The largest lawful value is');
    await expect(page.getByRole('button', { name: /Can’t be sent: 1 limit crossed/u })).toBeDisabled();
    await expectNoFaults(page);
    const use = page.getByRole('button', { name: /^Use / }).first();
    const lawful = ((await use.textContent()) ?? '').replace(/^Use /u, '').replace(/1$/u, '');
    await use.click();
    await expect(page.getByText('0 of 5 crossed')).toBeVisible();
    await expect(fee).toHaveValue(lawful);

    await fee.fill('2.5');
    await page.getByLabel('Start date').fill('2027-01-04');
    await expect(page.getByText('0 of 5 crossed')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Versions side by side/u }).click();
    await expect(page.getByRole('row', { name: /Fee 1, % of amount/u })).toContainText('changed');
    await page.getByRole('button', { name: /Back to the terms/u }).click();
    await page.getByRole('button', { name: /Send for approval/u }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: /Fee 1, % of amount/u })).toContainText('2.5');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('Enter a reason');
    await dialog.getByLabel('Reason').fill('Cheaper to run since the new channel');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('You have asked for a change')).toBeVisible();
    await expect(page.getByText('v1 in force')).toBeVisible();

    await page.goto('/console/products');
    await page.getByRole('button', { name: /New product/u }).click();
    await expect(page.getByRole('heading', { name: 'New product', level: 1 })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Give it a short name and an English name' }),
    ).toBeDisabled();
    await page.getByLabel('Short name').fill('ph-sweldo');
    await page.getByLabel('English', { exact: true }).fill('Sweldo');
    await page.getByRole('button', { name: 'Add a fee' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveCount(2);
    await page.getByLabel('% of amount').last().fill('20');
    await expect(page.getByRole('button', { name: /Can’t be sent/u })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove this fee' }).last().click();
    await expect(page.getByText('0 of 5 crossed')).toBeVisible();
    await expect(page.getByRole('button', { name: /Send for approval/u })).toBeEnabled();
    await expectNoFaults(page);
    await logOut(page);
  });

  test('A15.122 · the approver reads what changes and what was checked, agrees, and it waits for its day', async ({
    page,
    candor,
  }) => {
    await page.goto('/console/second-person');
    await logIn(page, candor, lina);
    await expect(page.getByText('1 for you to decide.')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Change 30-day loan to version 2?');
    await expect(dialog).toContainText('Cheaper to run since the new channel');
    await expect(dialog).toContainText('Fee 1, % of amount');
    await page.keyboard.press('a');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await page.goto('/console/products');
    await expect(page.getByRole('row', { name: /30-day loan/u })).toContainText('v2 from Mon 4 Jan 2027');
    await expect(page.getByRole('row', { name: /30-day loan/u })).toContainText('v1 since');
    await logOut(page);
  });

  test('A15.121 · who may only look sees the terms and can change none', async ({ page, candor }) => {
    await page.goto('/console/products/ph-30-days');
    await logIn(page, candor, rina);
    await expect(page.getByLabel('% of amount')).toBeDisabled();
    await expect(page.getByRole('button', { name: /Nothing is changed|Send for approval/u })).toHaveCount(0);
    await page.goto('/console/products/no-such-product');
    await expect(page.getByText('There is no such product')).toBeVisible();
    await logOut(page);
  });
});

test.describe('portfolio', () => {
  test('A15.135 A15.139 · before the first night it says so; afterwards every figure is there as chart, table and file', async ({
    page,
    candor,
  }) => {
    await page.goto('/console/portfolio');
    await logIn(page, candor, rina);
    // Unless midnight came while this was told.
    if (!(await candor.wasMoved())) await expect(page.getByText('No day has ended yet')).toBeVisible();
    await expectNoFaults(page);

    await logOut(page);

    const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
    await (await borrower.certified()).borrow();
    await borrower.dispose();
    await passDaysTo(page, candor, { market: 'ph', day: dayPlus(await businessDay(page, 'ph'), 1) });
    await page.goto('/console/portfolio');
    await logIn(page, candor, rina);
    await expect(page.getByText('Ties to the ledger')).toBeVisible();
    await expect(page.getByText('1210 Principal ₱8,000.00, difference ₱0.00')).toBeVisible();
    await expect(page.getByRole('img', { name: /Outstanding principal as each month ended/u })).toBeVisible();
    await expectNoFaults(page);
    const first = page.locator('[data-panel="1"]');
    await first.getByRole('button', { name: 'Table' }).click();
    await expect(first.getByRole('row').last()).toContainText('8,000.00');
    await expect(page).toHaveURL(/as=t/u);
    const saved = page.waitForEvent('download');
    await first.getByRole('button', { name: 'CSV' }).click();
    await page.getByRole('dialog').getByLabel('Reason').focus();
    await page.keyboard.type('For the board');
    await page.keyboard.press('Control+Enter');
    expect((await saved).suggestedFilename()).toMatch(/^outstanding-.*-ph-\d{4}-\d\d-\d\d\.csv$/u);
    await page.keyboard.press('3');
    await page.keyboard.press('c');
    await expect(
      page.locator('[data-panel="3"]').getByRole('list', { name: /Outstanding by DPD/u }),
    ).toBeVisible();
    await page.getByLabel('Product', { exact: true }).selectOption({ label: '30-day loan' });
    await expect(page).toHaveURL(/product=ph-30-days/u);
    await expect(page.locator('.k-figure').first()).toContainText('₱0.00');
  });
});
