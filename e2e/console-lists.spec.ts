import type { Browser, Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'lists' });
test.use({ isMobile: false, hasTouch: false });
test.describe.configure({ mode: 'serial' });

async function sit(browser: Browser, candor: ShiftedCandor, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: candor.url,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

const table = (page: Page) => page.getByRole('table', { name: 'Loans' });
const rows = (page: Page) => table(page).locator('tbody tr[data-row]');

test('loans are narrowed, sorted, kept as a view, selected and exported, by keys alone', async ({
  browser,
  candor,
}) => {
  for (let n = 0; n < 2; n += 1) {
    const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
    await borrower.certified();
    await borrower.borrow();
  }
  const page = await sit(browser, candor, 'asha@lender.example', '/console/loans');
  await expect(rows(page)).toHaveCount(2);
  await expect(table(page).locator('tfoot')).toContainText('2 loans');

  // F, then what and by what: the sentence stands above the list, and all of it in the address.
  await page.keyboard.press('f');
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Status is active' })).toBeVisible();
  await expect(page).toHaveURL(/state=active/u);
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/sort=/u);
  await expect(table(page).locator('th[aria-sort="descending"]')).toHaveCount(1);

  await page.keyboard.press('v');
  const save = page.getByRole('dialog', { name: 'Save view' });
  await save.getByLabel('For').selectOption('shared');
  await save.getByLabel('Name').focus();
  await page.keyboard.type('Active, sorted');
  // A small form that changes no record is sent by Enter alone.
  await page.keyboard.press('Enter');
  const views = page.getByRole('list', { name: 'Views of loans' });
  await expect(views.getByRole('button', { name: /Active, sorted/u })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await expect(bar).toContainText('outstanding ₱');
  expect(await layoutFaults(page)).toEqual([]);
  await page.keyboard.press('e');
  await page.getByRole('dialog').getByLabel('Reason').focus();
  await page.keyboard.type('for the auditor');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  expect((await saved).suggestedFilename()).toMatch(/^loans-ph-\d{4}-\d\d-\d\d\.csv$/u);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A click anywhere on a row opens it.
  await rows(page).first().locator('td').nth(2).click();
  await expect(page).toHaveURL(/\/console\/loans\/[A-Z0-9-]+/u);
  await page.context().close();
});

test('every other list is looked at in the same way: tabs, filters as sentences, a count, and a file with a reason', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, 'asha@lender.example', '/console/customers?loans=active');
  const customers = page.getByRole('table', { name: 'Customers' });
  await expect(page.getByRole('button', { name: 'Loans is active' })).toBeVisible();
  await expect(customers.locator('tbody tr[data-row]')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Views of customers' })).toContainText('Active2');
  await page.getByRole('button', { name: 'No loan', exact: true }).click();
  await expect(page.getByText('No customer is like that')).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  for (const [path, label, tab] of [
    ['complaints?show=all', 'Complaints', 'All'],
    ['collections?show=late', 'Accounts past due', 'All past due'],
    ['second-person?show=ended', 'Approvals', 'Decided'],
  ] as const) {
    await page.goto(`/console/${path}`);
    const views = page.getByRole('list', { name: `Views of ${label.toLowerCase()}` });
    await expect(views.getByRole('button', { name: new RegExp(`^${tab}`, 'u') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await layoutFaults(page), path).toEqual([]);
  }
  await page.context().close();

  const marco = await sit(browser, candor, 'marco@lender.example', '/console/payouts?show=left');
  const paid = marco.getByRole('table', { name: 'Disbursements' });
  await expect(paid.locator('tbody tr[data-row]')).toHaveCount(2);
  await expect(paid.locator('tfoot')).toContainText('2 disbursements');
  expect(await layoutFaults(marco)).toEqual([]);
  await marco.goto('/console/books?tab=journal&event=disburse');
  await expect(marco.getByRole('button', { name: 'Event is disburse' })).toBeVisible();
  await expect(marco.getByRole('table', { name: 'Journal' }).locator('tbody tr[data-row]')).toHaveCount(2);
  expect(await layoutFaults(marco)).toEqual([]);
  await marco.keyboard.press('Shift+D');
  await marco.getByRole('dialog').getByLabel('Reason').focus();
  await marco.keyboard.type('for the auditor');
  const saved = marco.waitForEvent('download');
  await marco.keyboard.press('Control+Enter');
  expect((await saved).suggestedFilename()).toMatch(/^journal-.*\.csv$/u);
  await marco.context().close();
});

test('a shared view is another’s too, and people leave only with an approver', async ({
  browser,
  candor,
}) => {
  const marco = await sit(browser, candor, 'marco@lender.example', '/console/loans');
  const view = marco.getByRole('button', { name: /Active, sorted/u });
  await view.click();
  await expect(marco).toHaveURL(/state=active/u);
  await expect(rows(marco)).toHaveCount(2);
  await marco.keyboard.press('Shift+D');
  const dialog = marco.getByRole('dialog');
  await dialog.getByLabel('People').selectOption('with');
  await dialog.getByLabel('Reason').focus();
  await marco.keyboard.type('for the call centre');
  await marco.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('Asked, with 2 rows');

  const meera = await sit(browser, candor, 'meera@lender.example', '/console/second-person');
  await meera.getByRole('table', { name: 'Approvals' }).getByText('Export a list').click();
  await expect(meera.getByRole('dialog')).toContainText('Names of people in 2 rows');
  await meera.keyboard.press('Control+Enter');
  await expect(meera.getByRole('table', { name: 'Approvals' }).getByText('Export a list')).toHaveCount(0);
  await meera.context().close();

  await marco.reload();
  await expect(rows(marco)).toHaveCount(2);
  await marco.keyboard.press('Shift+D');
  const saved = marco.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await saved;
  await expect(dialog).toContainText('downloaded');
  await marco.context().close();
});
