import type { Browser, Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'customer' });
test.use({ isMobile: false, hasTouch: false });
test.describe.configure({ mode: 'serial' });

async function sit(browser: Browser, candor: ShiftedCandor, email: string, path: string): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, baseURL: candor.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('A15.300–A15.307 · support finds a caller by half a name, reveals the number for a reason, and leaves a note with a letter', async ({
  browser,
  candor,
}) => {
  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  await borrower.certified();
  await borrower.borrow();
  const page = await sit(browser, candor, 'asha@lender.example', '/console');
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await expect(nav.getByRole('button', { name: 'PH, Philippines: switch market' })).toHaveText('PH');
  await expect(page.getByRole('contentinfo').getByText('Philippines')).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find, act, go' });
  await expect(palette.getByRole('option', { name: /Go to Complaints/u })).toBeVisible();
  await page.keyboard.type('mari');
  const first = palette.getByRole('option', { selected: true });
  await expect(first).toContainText('Maricel');
  await expect(palette.getByText('opens with its preview, nothing is done from here')).toBeVisible();
  await expect(palette.getByRole('option', { name: /Restructure/u })).toBeVisible();
  expect(await layoutFaults(page), 'palette').toEqual([]);
  await page.screenshot({ path: test.info().outputPath('palette.png') });
  await page.keyboard.press('Tab');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Add note');
  await page.keyboard.press('ArrowUp');

  // An act that is chosen first asks on whom; one that nobody may do says so.
  const field = palette.getByRole('combobox');
  await field.press('Control+a');
  await page.keyboard.type('> fly');
  await expect(palette.getByRole('status')).toHaveText(/^No act with “fly”/u);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('> waive');
  await page.keyboard.press('Enter');
  await expect(palette.getByRole('status')).toContainText('Waive charges: type name, phone or loan');
  await page.keyboard.type('mari');
  await expect(palette.getByText('Waive charges: which one?')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('palette-which.png') });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mari');
  await expect(first).toContainText('Maricel');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();

  await expect(page.getByRole('heading', { level: 1, name: /Maricel/u })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Loans' }).getByText('Total')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Timeline/u })).toBeVisible();
  expect(await layoutFaults(page), 'customer').toEqual([]);
  await page.screenshot({ path: test.info().outputPath('customer.png') });

  await page.keyboard.press('v');
  await page.getByLabel('In a few words').click();
  await page.keyboard.type('Calls back about the due date');
  await page.waitForTimeout(400);
  await page.keyboard.press('Control+Enter');
  const number = page.locator('a[href^="tel:+63"]');
  await expect(number).toBeVisible();

  await page.keyboard.press('n');
  await page.getByLabel('Note', { exact: true }).click();
  await page.keyboard.type('Letter is readable, name and dates agree.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach a file' }).click();
  await (await chooser).setFiles({ name: 'Discharge letter.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: /Discharge letter.png/u })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const note = page.getByRole('note', { name: 'Internal note' });
  await expect(note).toContainText('Letter is readable');
  await note.getByRole('button', { name: /Discharge letter.png/u }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Discharge letter.png' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('1');
  await expect(page).toHaveURL(/\/console\/loans\//u);
  await expect(page.getByRole('note', { name: 'Internal note' })).toContainText('Letter is readable');
  await page.context().close();
});

test('an auditor sees the person and reveals nothing', async ({ browser, candor }) => {
  const page = await sit(browser, candor, 'vikram@lender.example', '/console/customers');
  await page.getByLabel('Find', { exact: true }).click();
  await page.keyboard.type('ARICE');
  await expect(page.getByRole('table', { name: 'Customers' }).locator('tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: /Maricel/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Maricel/u })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add note' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByRole('table').getByText('Revealed a full number').first()).toBeVisible();
  await page.context().close();
});
