import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'money' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One lender, one clock that goes forward: one story after the other.
test.describe.configure({ mode: 'serial' });

const desk = { viewport: { width: 1280, height: 800 }, locale: 'en-PH', timezoneId: 'Asia/Manila' } as const;
const marker = { 'x-requested-with': 'XMLHttpRequest' };
const marco = 'marco@lender.example';
const lina = 'lina@lender.example';

/** Somebody at a desk of their own. */
async function sit(browser: Browser, candor: ShiftedCandor, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ ...desk, baseURL: candor.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api/console/${path}`, { headers: marker });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

/** Says why, and commits with the one key that does. */
async function commit(page: Page, why: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Reason').fill(why);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const script = "<script>document.title='owned'</script>";

test('A15.55 A15.46 · a statement is previewed with its line errors, then counted; suspense ties', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, marco, '/console/payments?tab=statements');
  type Me = { markets: { market: string; businessDate: string }[] };
  const { markets } = await read<Me>(page, 'me');
  const day = markets.find(({ market }) => market === 'ph')?.businessDate;
  const csv = [
    'Date,Reference,Credit,Narration',
    `${day},700000000001,1500.00,BAYAD ${script}`,
    `${day},700000000002,900.00,FOR TWO`,
    `${day},700000000003,not money,`,
  ].join('\n');
  await page.getByLabel('Import statement').setInputFiles({
    name: 'bdo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  const errors = page.getByRole('table', { name: 'Lines with errors' });
  await expect(errors).toContainText('“not money” is no amount.');
  await expect(page.getByRole('button', { name: '1 line with errors' })).toBeDisabled();
  await expectSound(page);
  await page.keyboard.press('x');
  await commit(page, 'The bank says that it is a note');
  await expect(page.getByRole('button', { name: 'Import 2 lines' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 of 2 transfers processed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue to reconciliation' })).toBeVisible();
  await expect(page.getByText('2 payments, ties to the ledger')).toBeVisible();
  await expect(page.getByText('₱2,400.00').first()).toBeVisible();
  await page.context().close();
});

test('A15.47 A15.48 A15.49 · money is matched after its effect and entry were seen, by keys', async ({
  browser,
  candor,
  request,
}) => {
  // A story before this one on the same server may have left the deciding to people.
  await request.post(`${candor.url}/api/sandbox/stand-ins`, { data: { decides: true }, headers: marker });
  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  await borrower.certified();
  const loanId = await borrower.borrow();
  const page = await sit(browser, candor, marco, '/console/payments');
  await expect(page.getByText(script)).toBeVisible();
  await expect(page).not.toHaveTitle('owned');
  await expect(page.getByText('No matching loan found')).toBeVisible();
  await page.getByLabel('Find another loan').fill(loanId);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const side = page.getByRole('complementary', { name: 'What follows' });
  await expect(side.getByRole('row', { name: /^Total/u })).toContainText('1,500.00');
  await expect(side).toContainText('Dr 2030 Suspense');
  await expectSound(page);
  await page.locator('h1').first().click();
  await page.keyboard.press('m');
  await commit(page, 'He sent a picture of the slip');
  await expect(page.getByRole('status')).toContainText('₱1,500.00 is on CL-');
  await expect(page.getByText('1 payment, ties to the ledger')).toBeVisible();
  await page.context().close();
});

test('A15.50 A15.51 · money is divided; a part goes back only when an approver agrees', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, marco, '/console/payments');
  await expect(page.locator('h1').first()).toHaveText('₱900.00');
  await page.keyboard.press('s');
  await page.getByLabel('One part').fill('600');
  await expect(page.getByText('The other: ₱300.00')).toBeVisible();
  await expectSound(page);
  await commit(page, 'Two sisters paid in one transfer');
  await expect(page.getByText('2 payments, ties to the ledger')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Unapplied cash' })
    .getByRole('button', { name: '₱300.00' })
    .click();
  await expect(page.locator('h1').first()).toHaveText('₱300.00');
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog');
  // Without an account it could be approved and would go nowhere: each field says what it lacks.
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Choose one from the list.')).toBeVisible();
  await expect(dialog.getByText('Attach the document that shows whose account it is')).toBeVisible();
  await expect(dialog.getByLabel('Bank', { exact: true })).toBeFocused();
  await page.keyboard.type('BPI');
  await dialog.getByLabel('Account number').fill('0045123412');
  await dialog.getByLabel('Account holder').fill('Ate Baby Santos');
  await dialog.getByLabel('Proof', { exact: true }).fill('Her letter with a copy of the passbook');
  await dialog.getByLabel('Proof of the account').setInputFiles({
    name: 'passbook.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\npassbook\n%%EOF'),
  });
  await expect(dialog.getByRole('button', { name: /passbook.pdf/u })).toBeVisible();
  await expectSound(page);
  await commit(page, 'It was sent to us by mistake');
  await expect(page.getByRole('status')).toContainText('Sent for approval.');

  type Waiting = { items: { requestId: string; act: string }[] };
  const second = await sit(browser, candor, lina, '/console');
  const { items } = await read<Waiting>(second, 'approvals?market=ph');
  const requestId = items.find(({ act }) => act === 'payment.refund')?.requestId;
  const { preview } = await read<{ preview: { seen: string } }>(second, `approval?requestId=${requestId}`);
  // The approver compares the whole number with the document.
  await second.goto(`/console/second-person/${requestId}`);
  await second.getByRole('button', { name: 'Show the full number' }).click();
  await expect(second.getByText('0045123412')).toBeVisible();
  await expect(second.getByRole('button', { name: /passbook.pdf/u })).toBeVisible();
  await expectSound(second);
  const answer = await second.request.post('/api/console/approval-decide', {
    data: { requestId, verdict: 'agree', word: '', seen: preview.seen },
    headers: { ...marker, 'idempotency-key': randomUUID() },
  });
  expect(await answer.json()).toMatchObject({ state: 'done' });
  await page.reload();
  await expect(page.getByText('1 payment, ties to the ledger')).toBeVisible();
  await page.goto('/console/payments?tab=refunds');
  await expect(page.getByRole('table', { name: 'Refunds' })).toContainText('300.00');
  await expectSound(page);
  await page.context().close();
  await second.context().close();
});

test('A15.36 A15.37 · a refund goes to the account that two people saw; a pane never acts on what its list does not show', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, marco, '/console/payouts?show=left');
  const payouts = page.getByRole('table', { name: 'Disbursements' });
  await expect(async () => {
    await page.reload();
    await expect(payouts).toContainText('300.00', { timeout: 1_000 });
  }).toPass();
  await payouts.getByText('unapplied payment').click();
  const side = page.getByRole('complementary', { name: 'Disbursement' });
  await expect(side).toContainText('•••• 3412');
  await expectSound(page);
  // Another list: what was open in the last one is not carried along.
  await page.getByRole('button', { name: /^Held/u }).click();
  await expect(page.getByText('No disbursement is on hold')).toBeVisible();
  await expect(side).not.toContainText('•••• 3412');
  // Nor by an address that names it.
  const url = new URL(page.url());
  const { items } = await read<{ items: { payoutId: string }[] }>(page, 'payouts?market=ph&show=left');
  await page.goto(`/console/payouts/${items[0]?.payoutId}?show=held`);
  await expect(side).toContainText('It is not in this list.');
  await expect(side.getByRole('button', { name: /^(?:Hold|Send|Record|Lift)/u })).toHaveCount(0);
  expect(url.pathname).toBe('/console/payouts');
  await page.getByRole('link', { name: /^Files/u }).click();
  await expect(page.getByText('No file yet')).toBeVisible();
  await expectSound(page);
  await page.context().close();
});

test('A15.310–A15.315 · a file that nobody knows: columns are chosen by samples, imported in the background, listed', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, marco, '/console/payments?tab=statements');
  await page.getByLabel('Import statement').setInputFiles({
    name: 'picture.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
  });
  await expect(page.getByRole('alert')).toContainText('This is a picture, not a CSV file.');
  await page.getByLabel('Import statement').setInputFiles({
    name: 'sparkasse.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Buchung;Betrag;Zweck\n02.01.2026;1.860,00;MIETE\n03.01.2026;-20,00;GEBUEHR'),
  });
  await expect(page.getByText('No bank’s file looks like this one.')).toBeVisible();
  await page.getByLabel('Buchung becomes').selectOption('Date');
  await page.getByLabel('Betrag becomes').selectOption('Amount, in and out');
  await page.getByLabel('Zweck becomes').selectOption('Description');
  await expect(page.getByText('Every date of the file can be read in two ways.')).toBeVisible();
  await page.getByRole('button', { name: 'Day first' }).click();
  await expect(page.getByRole('button', { name: 'Import 2 lines' })).toBeEnabled();
  await expectSound(page);
  await page.locator('h1').first().click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'Continue to reconciliation' })).toBeVisible();
  await page.locator('h1').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('table', { name: 'Statements' })).toContainText('sparkasse.csv');
  await expectSound(page);
  await page.context().close();
});

test('A15.320–A15.324 · financial statements tie to the trial balance; accounts are mapped by two', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, marco, '/console/books?tab=statements');
  await expect(page.getByText(/Ties to trial balance: debit .*difference ₱0\.00/u)).toBeVisible();
  await expect(page.getByText('day still runs')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Cash flow' }).click();
  await expect(page.getByRole('row', { name: /^Closing balance/u })).toBeVisible();
  await page.getByRole('button', { name: 'Balance sheet and P&L' }).click();
  await page
    .getByRole('row', { name: /^2030 Suspense/u })
    .getByRole('link')
    .click();
  await expect(page.getByRole('table', { name: 'Journal' })).toBeVisible();
  await page.getByRole('tab', { name: 'General ledger' }).click();
  await page.getByLabel('Code of 1010').click();
  await page.keyboard.type('101-000');
  await page.getByRole('button', { name: 'Request change of 1' }).click();
  await commit(page, 'As our accountant has it');
  await expect(page.getByText('a change of the mapping was requested by Marco Reyes')).toBeVisible();
  await expectSound(page);
  await page.context().close();
});

test('A15.310 A15.313 · a file that opens with another balance is imported only when somebody ticks that they saw it', async ({
  browser,
  candor,
}) => {
  const page = await sit(browser, candor, marco, '/console/payments?tab=statements');
  type Me = { markets: { market: string; businessDate: string }[] };
  const { markets } = await read<Me>(page, 'me');
  const on = markets.find(({ market }) => market === 'ph')?.businessDate;
  const asked = await page.request.post('/api/console/bank-ask', {
    data: {
      market: 'ph',
      is: 'opening',
      amount: 500_000,
      on,
      proof: 'Letter of the bank',
      channel: null,
      cost: null,
      party: null,
      lineId: null,
      reason: 'The account opens with it',
    },
    headers: { ...marker, 'idempotency-key': randomUUID() },
  });
  const { approvalId } = (await asked.json()) as { approvalId: string };
  // An approver agrees by the one key that does, and reads what came of it.
  const second = await sit(browser, candor, lina, `/console/second-person/${approvalId}`);
  await expect(second.getByRole('dialog')).toContainText('5,000.00');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByRole('dialog')).toBeHidden();
  await expect(second.getByRole('status').first()).toContainText(/open the bank account/iu);
  await second.context().close();

  await page.getByLabel('Import statement').setInputFiles({
    name: 'other.sta',
    mimeType: 'text/plain',
    buffer: Buffer.from(otherAccount(String(on))),
  });
  const lines = page.getByRole('table', { name: 'Lines of the file' });
  await expect(lines).toContainText('Unapplied, for a person');
  await expect(page.getByText(/account 0099887766 in the file/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the opening balance' })).toBeDisabled();
  await expectSound(page);
  await page.getByLabel('It is this account: import it with the gap').check();
  await expect(page.getByRole('button', { name: 'Import 1 line' })).toBeEnabled();
  // Opened and left: it stands in the list with its time, and is discarded there.
  await page.locator('h1').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard other.sta' }).click();
  await expect(page.getByRole('button', { name: 'Discard other.sta' })).toHaveCount(0);
  await page.context().close();
});

/** An MT940 of another account, which opens with 10.00 and ends with 110.00. */
function otherAccount(on: string): string {
  const day = on.slice(2).replaceAll('-', '');
  return [
    ':20:1',
    ':25:0099887766',
    ':28C:1/1',
    `:60F:C${day}PHP10,00`,
    `:61:${day}C100,00NTRFIP20269999`,
    ':86:SOMEBODY ELSE',
    `:62F:C${day}PHP110,00`,
  ].join('\r\n');
}
