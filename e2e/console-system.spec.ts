import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'system' });
test.use({ isMobile: false, hasTouch: false });

async function sit(browser: Browser, candor: ShiftedCandor, email: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: candor.url,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/console/system');
  await logIn(page, candor, email);
  return page;
}

/** In two parts, or a scanner would take this file for it. */
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

test('A15.940 A15.941 · malware in an upload raises an alarm; operations acknowledge it, the auditor reads why', async ({
  browser,
  candor,
}) => {
  const grace = await sit(browser, candor, 'grace@lender.example');
  await expect(grace.getByRole('heading', { name: 'System status', level: 1 })).toBeVisible();
  await expect(grace.getByText('No open alarms', { exact: true })).toBeVisible();
  await expect(grace.getByText(/Verified .* entries and \d+ audit lines/u)).toBeVisible();
  await expect(grace.getByText(/Server and worker on .* the database/u)).toBeVisible();
  expect(await axeFaults(grace)).toEqual([]);
  expect(await layoutFaults(grace)).toEqual([]);

  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  const refused = await borrower.ask('image/upload', {
    uploadId: randomUUID(),
    purpose: 'income-proof',
    offset: 0,
    totalBytes: eicar.length,
    base64: eicar.toString('base64'),
  });
  expect(refused).toEqual({ refused: 'file_has_malware' });

  // Alarms are written down within a second or two.
  const bea = await sit(browser, candor, 'bea@lender.example');
  await expect(async () => {
    await bea.reload();
    await expect(bea.getByRole('cell', { name: 'Malware in an upload' })).toBeVisible();
  }).toPass();
  await expect(bea.getByText('Nothing was stored.')).toBeVisible();
  expect(await axeFaults(bea)).toEqual([]);
  expect(await layoutFaults(bea)).toEqual([]);
  await bea.keyboard.press('a');
  await bea.getByRole('dialog').getByRole('textbox').click();
  await bea.keyboard.type('Tested with the EICAR string.');
  await bea.keyboard.press('Control+Enter');
  await expect(bea.getByText('Acknowledged: Malware in an upload.')).toBeVisible();
  await expect(bea.getByText('No open alarms', { exact: true })).toBeVisible();

  const vikram = await sit(browser, candor, 'vikram@lender.example');
  await expect(vikram.getByRole('cell', { name: 'Tested with the EICAR string.' })).toBeVisible();
  await vikram.keyboard.press('a');
  await expect(vikram.getByRole('dialog')).toHaveCount(0);
});
