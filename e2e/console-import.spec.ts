import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { logIn, logOut } from './console-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';
import { dayPlus } from './repay-days.ts';

test.use({ ownServer: 'console' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

async function expectNoFaults(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

const columns =
  'external_reference;given_name;family_name;phone;product;paid_out_on;principal;instalments;instalments_left;next_due_on;principal_outstanding;costs_paid';

/**
 * Three that can come in, one of them with a script for a name; three that can't. Each has paid one of three
 * instalments.
 */
function sixLoans(asOf: string): string {
  const [year = 0, month = 0, day = 0] = dayPlus(asOf, -45).split('-').map(Number);
  const inMonth = (months: number) =>
    new Date(Date.UTC(year, month - 1 + months, Math.min(day, 28))).toISOString().slice(0, 10);
  const row = (n: number, { given = 'Liza', product = 'ph-instalments', outstanding = '5449.81' } = {}) =>
    `OLD-${n};${given};Ramos;0917555000${n};${product};${inMonth(0)};8000.00;3;2;${inMonth(2)};${outstanding};600.00`;
  return [
    columns,
    row(1),
    row(2, { given: '<img src=x onerror=alert(1)>' }),
    row(3, { given: 'Pedro' }),
    row(4, { given: '"=HYPERLINK(""http://x"")"', outstanding: '5.449,81' }),
    row(5, { product: 'no-such-product' }),
    row(1),
  ].join('\n');
}

test('A15.164–169 · a file is looked at, agreed to by somebody else, brought in; what is refused comes back with why', async ({
  page,
  candor,
}) => {
  await page.goto('/console/import');
  await logIn(page, candor, 'marco@lender.example');
  await expect(page.getByRole('heading', { name: 'Import', level: 1 })).toBeVisible();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await expectNoFaults(page);
  // It is written in words: Mon 16 Nov 2026.
  const written = await page.getByLabel('Figures as of the end of').inputValue();
  const asOf = new Date(`${written} UTC`).toISOString().slice(0, 10);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'old-loans.csv', mimeType: 'text/csv', buffer: Buffer.from(sixLoans(asOf)) });
  await expect(page.getByRole('heading', { name: 'Dry run' })).toBeVisible();
  const refused = page.getByRole('table', { name: 'Rejected rows' });
  await expect(refused.getByRole('row', { name: /^5 / })).toContainText('“5.449,81” is no amount');
  await expect(refused.getByRole('row', { name: /^6 / })).toContainText('There is no such product here');
  await expect(refused.getByRole('row', { name: /^7 / })).toContainText('It is in line 2 already');
  await expect(page.getByText('2090').first()).toBeVisible();
  await expectNoFaults(page);

  await page.keyboard.press('a');
  await page.getByRole('dialog').getByLabel('Reason').fill('We move from the old system today');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('it is waiting under Approvals')).toBeVisible();
  const address = page.url();
  await logOut(page);

  await page.goto('/console/second-person');
  await logIn(page, candor, 'lina@lender.example');
  await expect(page.getByText('1 for you to decide.')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Import 3 loans?');
  await expect(dialog).toContainText('Fingerprint');
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await logOut(page);

  await page.goto(address);
  await logIn(page, candor, 'marco@lender.example');
  await expect(page.getByText('3 of 6 rows are loans now.')).toBeVisible();
  await expectNoFaults(page);
  const coming = page.waitForEvent('download');
  await page.keyboard.press('r');
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv.split('\r\n')[0]).toMatch(/,refused_because$/u);
  // A spreadsheet shows it and runs nothing.
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv.trim().split('\r\n')).toHaveLength(4);

  await page.getByRole('row', { name: /^3 / }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.getByText('Signed with the earlier paper')).toBeVisible();
  await expectNoFaults(page);
});
