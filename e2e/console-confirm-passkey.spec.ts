import { demoPassword, logIn } from './console-page.ts';
import { deviceWithLock } from './phone/device-with-lock.ts';
import { expect, test } from './identity-server.ts';

/** A passkey is bound to a host's name and to the page's whole address: the server is told both. */
const port = String(20_000 + ((process.pid + 7) % 20_000));
const address = `http://localhost:${port}`;

test.use({
  ownServer: 'confirm-passkey',
  settings: { PORT: port, APP_H5: address, APP_API: address },
  baseURL: async ({ candor }, use) => use(candor.url.replace('127.0.0.1', 'localhost')),
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
});

test('A15.920 A15.921 · a passkey confirms in the sheet, where somebody has one', async ({
  page,
  candor,
}) => {
  await deviceWithLock(page);
  await page.goto('/console/own-login');
  await logIn(page, candor, 'grace@lender.example');
  const add = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add a passkey' }) });
  await add.getByLabel('Name').fill('Office laptop');
  await add.getByLabel('Your password').fill(demoPassword);
  await add.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('cell', { name: 'Office laptop', exact: true })).toBeVisible();

  await candor.pass(16 * 60);
  await page.goto('/console/people?view=networks');
  await page.getByRole('button', { name: 'Change networks' }).click();
  const form = page.getByRole('dialog', { name: 'Console networks' });
  await form.getByLabel('Confirm again after').selectOption('30');
  await form.getByLabel('Reason').fill('Underwriters are asked too often');
  await page.keyboard.press('Control+Enter');
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(sheet.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('confirm-passkey.png') });
  await sheet.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Sent for approval.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
