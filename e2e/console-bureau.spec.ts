import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';
import { businessDay, catchUp } from './repay-days.ts';

test.use({ ownServer: 'bureau' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const marco = 'marco@lender.example';
const lina = 'lina@lender.example';

async function expectSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  // Behind a dialog the page lies under what it says.
  if ((await page.getByRole('dialog').count()) === 0) expect(await layoutFaults(page)).toEqual([]);
}

async function commit(page: Page, why: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Reason').fill(why);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** What an approver does, without their page: that is another story's. */
async function agree(browser: Browser, candor: ShiftedCandor): Promise<void> {
  const context = await browser.newContext({ baseURL: candor.url, timezoneId: 'Asia/Manila' });
  const page = await context.newPage();
  await page.goto('/console');
  await logIn(page, candor, lina);
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() };
  const { items } = await (await page.request.get('/api/console/approvals?market=ph')).json();
  const { requestId } = items[0];
  const { preview } = await (await page.request.get(`/api/console/approval?requestId=${requestId}`)).json();
  const data = { requestId, verdict: 'agree', seen: preview.seen };
  const answer = await page.request.post('/api/console/approval-decide', { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  await context.close();
}

/** Some weeks go by at once, to the second day of a month. */
async function monthEnds(page: Page, candor: ShiftedCandor): Promise<void> {
  const today = await businessDay(page, 'ph');
  const next = new Date(`${today.slice(0, 7)}-02T04:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  await candor.pass(Math.ceil((next.getTime() - candor.now().getTime()) / 1000));
  await catchUp(page, candor, 'ph');
}

const script = '<img src=x onerror="document.title=1"> My birth date is wrong.';

test('A15.71–A15.75, A15.185–A15.188 · a month is reported, disputed, corrected and told again', async ({
  page,
  candor,
  browser,
}) => {
  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  await borrower.certified().then(() => borrower.borrow());
  await borrower.dispose();
  await page.goto('/console/bureau');
  await monthEnds(page, candor);
  await page.goto('/console/bureau');
  await logIn(page, candor, marco);

  await test.step('what would be in the file is seen, and that it ties, before it is made', async () => {
    await expect(page.getByText('A file is missing.')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog')).toContainText('Loans tie to the books: ₱');
    await expectSound(page);
    await commit(page, 'The month is over');
    await expect(page.getByText('Ready, not released.')).toBeVisible();
    await expectSound(page);
  });

  let loan = '';
  await test.step('it leaves when an approver agrees, and is saved with names in it', async () => {
    loan = (await page.getByRole('link', { name: /^CL-/u }).first().textContent()) ?? '';
    await page.keyboard.press('r');
    await commit(page, 'Due at the bureau');
    await expect(page.getByText('Waiting for an approver to release it.')).toBeVisible();
    await agree(browser, candor);
    await page.reload();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download file/u }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain(`${loan},AC,`);
    expect(text).toContain('Maricel Reyes');
    await page.keyboard.press('s');
    await commit(page, 'Uploaded by hand');
    await expect(page.getByText('With the bureaus')).toBeVisible();
  });

  await test.step('a dispute is noted as text, taken, and decided', async () => {
    await page.goto('/console/bureau?tab=cases');
    await expect(page.getByText('No open disputes')).toBeVisible();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'Log a dispute' });
    await dialog.getByLabel('Loan').fill(loan);
    await dialog.getByLabel('Category').selectOption('person');
    await dialog.getByLabel('Description').fill(script);
    await expectSound(page);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: 'Disputes' })).toContainText('Maricel Reyes');
    await expectSound(page);
    await page.keyboard.press('j');
    await page.keyboard.press('t');
    await expect(page.getByRole('table', { name: 'Disputes' })).toContainText('you');
    await page.keyboard.press('Enter');
    await expect(page.getByText(script)).toBeVisible();
    await expectSound(page);
    await page.getByLabel('Reason shown to the borrower').fill('Your birth date is now as on your passport.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('No open disputes')).toBeVisible();
  });

  await test.step('the next file carries it', async () => {
    await page.goto('/console/bureau');
    await page.getByRole('button', { name: 'Preview corrections' }).click();
    await commit(page, 'Told at once');
    await expect(page.getByText('Ready, not released.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Rows' })).toContainText('correction');
    await page.goto('/console/bureau?tab=cases&show=decided');
    await expect(page.getByRole('table', { name: 'Disputes' })).toContainText('corrected');
  });
});
