import { workFor } from './console-day.ts';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'servicing' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One loan: what the first story posts, the later ones find.
test.describe.configure({ mode: 'serial' });

const desk = { viewport: { width: 1280, height: 800 }, locale: 'en-PH', timezoneId: 'Asia/Manila' } as const;
const marker = { 'x-requested-with': 'XMLHttpRequest' };
const marco = 'marco@lender.example';
const lina = 'lina@lender.example';
let loanId = '';
/** One pixel of a deposit slip. */
const slip = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function sit(browser: Browser, candor: ShiftedCandor, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ ...desk, baseURL: candor.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

async function type(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(words, { delay: 5 });
}

/** Somebody else looks at the newest request of a kind, and agrees to what they saw. */
async function approve(browser: Browser, candor: ShiftedCandor, act: string): Promise<void> {
  const page = await sit(browser, candor, lina, '/console');
  const get = async (path: string) =>
    (await page.request.get(`/api/console/${path}`, { headers: marker })).json();
  const { items } = await get('approvals?market=ph');
  const requestId = items.find((item: { act: string }) => item.act === act)?.requestId;
  const { preview } = await get(`approval?requestId=${requestId}`);
  const answer = await page.request.post('/api/console/approval-decide', {
    data: { requestId, verdict: 'agree', word: '', seen: preview.seen },
    headers: { ...marker, 'idempotency-key': randomUUID() },
  });
  expect(await answer.json()).toMatchObject({ state: 'done' });
  await page.context().close();
}

test('A15.690 A15.691 · cash is posted by hand after its effect was seen, and when somebody else agrees', async ({
  browser,
  candor,
  request,
}) => {
  await request.post(`${candor.url}/api/sandbox/stand-ins`, { data: { decides: true }, headers: marker });
  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  await borrower.certified();
  loanId = await borrower.borrow();
  const page = await sit(browser, candor, marco, `/console/loans/${loanId}`);
  await expect(page.getByRole('table', { name: 'Schedule' })).toBeVisible();
  await page.keyboard.press('p');
  await type(page, 'Amount', '612.34');
  await type(page, 'Official receipt no.', 'OR-4711');
  const button = page.getByRole('button', { name: /^Request posting/u });
  // Without proof it can be looked at, and not asked for.
  await expect(page.getByText('No proof is given')).toBeVisible();
  await expect(button).toBeDisabled();
  await type(page, 'Proof', 'Receipt book 12, page 47');
  await expect(page.getByRole('list', { name: 'Will be posted' })).toContainText('Cash clearing');
  await expect(button).toBeEnabled();
  await type(page, 'Internal reason', 'Paid at the counter');
  await expectSound(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Asked. Nothing is posted until an approver agrees.')).toBeVisible();
  await approve(browser, candor, 'payment.post');
  await page.reload();
  await expect(page.getByRole('table', { name: 'Ledger' })).toContainText('612.34');
  await page.context().close();
});

test('A15.45 A15.692 A15.693 · a payment is found by what a caller remembers, and reversed', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, marco, '/console/payments?tab=incoming');
  await type(page, 'Reference or borrower', 'OR47');
  const rows = page.getByRole('table', { name: 'Incoming payments' }).locator('tbody tr[data-row]');
  await expect(rows).toHaveCount(1);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Unapply/u }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('needs approval');
  await dialog
    .getByLabel('Reason', { exact: true })
    .selectOption({ label: 'Posted by hand, and it was not received' });
  await expect(dialog.getByRole('list', { name: 'Will be posted' })).toContainText('Cash clearing');
  await dialog.getByLabel('Internal reason').click();
  await page.keyboard.type('Counted twice at the counter');
  await expectSound(page);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await approve(browser, candor, 'payment.reverse');
  await page.context().close();
});

test('A15.80 A15.81 A15.695 · the due day is changed, a statement issued, a restructure laid out on one page', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, marco, `/console/loans/${loanId}`);
  await expect(page.getByRole('table', { name: 'Schedule' })).toBeVisible();
  await page.keyboard.press('y');
  const due = (await page.getByText(/^now the \d+$/u).textContent()) ?? 'now the 1';
  await type(page, 'Due day of the month', String((Number(due.slice(8)) % 28) + 1));
  await expect(page.getByText('No interest is added: only the day of the payment moves')).toBeVisible();
  await type(page, 'Internal reason', 'Asked by phone: the salary comes a day later');
  await expectSound(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Done.', { exact: true })).toBeVisible();
  // What was done is over: the same key does nothing until something is chosen again.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/all due days moved/u)).toBeVisible();

  await page.getByRole('button', { name: 'Statement of account' }).click();
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  expect((await saved).suggestedFilename()).toMatch(/^SOA-PH-\d{4}-\d{6}\.pdf$/u);
  await expect(page.getByRole('list', { name: 'Issued documents' })).toContainText('SOA-PH-');

  await page.keyboard.press('r');
  await expect(page.getByRole('table', { name: 'After: what is left to pay' })).toBeVisible();
  await expect(page.locator('.rs-letter')).toContainText('Nothing changes until you do.');
  await expectSound(page);
  await page.context().close();
});

test('A15.80 A15.81 A15.730 A15.731 · a listed fee is charged by hand within the law, and a picture proves a payment', async ({
  browser,
  candor,
}) => {
  const marcos = await sit(browser, candor, marco, `/console/loans/${loanId}`);
  await expect(marcos.getByRole('table', { name: 'Schedule' })).toBeVisible();
  await marcos.keyboard.press('f');
  // Nothing is past due: the law of this market leaves no room for a penal charge, and the page says so.
  await expect(marcos.getByText('would be above what the law allows')).toBeVisible();
  await expect(marcos.getByRole('button', { name: /^Request charge/u })).toBeDisabled();

  const borrower = await (await BorrowerByApi.logIn(candor.url, 'in')).certified();
  const indian = await borrower.borrow();
  await workFor(marcos, 'in');
  await marcos.goto(`/console/loans/${indian}`);
  await expect(marcos.getByRole('table', { name: 'Schedule' })).toBeVisible();
  await marcos.keyboard.press('f');
  await expect(marcos.getByText('Times charged before: 0 of 2')).toBeVisible();
  await expect(
    marcos.getByText('The key facts statement that was signed names it', { exact: false }),
  ).toBeVisible();
  await type(marcos, 'Reason', 'The bank returned the mandate of 16 November');
  await expectSound(marcos);
  await marcos.keyboard.press('Control+Enter');
  await expect(marcos.getByText('Asked. Nothing is posted until an approver agrees.')).toBeVisible();
  await expect(marcos.getByRole('list', { name: 'Waits for an approver' })).toContainText(
    'Waits for: Financial controller',
  );

  // The same person posts a payment with a picture of the slip; nothing is typed as proof.
  await marcos.keyboard.press('p');
  await type(marcos, 'Amount', '500.00');
  await type(marcos, 'Official receipt no.', 'OR-88');
  await marcos
    .getByLabel('Picture or PDF of the proof')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
  await expect(marcos.getByText('Proof is attached: slip.png')).toBeVisible();
  await type(marcos, 'Internal reason', 'Paid at the counter');
  await marcos.keyboard.press('Control+Enter');
  await expect(marcos.getByText('Asked. Nothing is posted until an approver agrees.')).toBeVisible();

  const linas = await sit(browser, candor, lina, '/console');
  await workFor(linas, 'in');
  await linas.goto('/console/second-person');
  await linas.getByRole('link', { name: 'Post a payment by hand' }).click();
  const dialog = linas.getByRole('dialog');
  await dialog.getByRole('button', { name: /^slip\.png/u }).click();
  await expect(linas.getByRole('img', { name: 'slip.png' })).toBeVisible();
  await linas.keyboard.press('Escape');
  await linas.goto('/console/second-person');
  await linas.getByRole('link', { name: 'Charge a fee' }).click();
  await expect(dialog).toContainText('Times charged');
  await expect(dialog).toContainText('Returned payment charge');
  await expectSound(linas);
  await linas.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await linas.context().close();

  await marcos.reload();
  await expect(marcos.getByRole('table', { name: 'Ledger' })).toContainText('Charge by hand');
  type Plan = { events: { kind: string; amount: number; line: string }[] };
  const { events } = await borrower.get<Plan>('loan/repay-plan', { loanId: indian });
  expect(events).toContainEqual(expect.objectContaining({ kind: 'contingent-charge', amount: 10_000 }));
  await marcos.context().close();
});
