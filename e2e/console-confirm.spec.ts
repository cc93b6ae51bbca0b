import type { Browser, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { freshCode, logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

// A lender without a channel, behind a proxy that says from where a browser comes.
test.use({ ownServer: 'confirm', settings: { PAYOUT_CHANNEL_PH: 'manual', TRUSTED_PROXIES: '127.0.0.1' } });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
test.describe.configure({ mode: 'serial' });

async function sit(
  browser: Browser,
  candor: ShiftedCandor,
  email: string,
  path: string,
  address = '203.0.113.7',
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: candor.url,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

test('A15.920 A15.921 · sixteen minutes after the login a release asks who it is, and is done once', async ({
  browser,
  candor,
}) => {
  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  await borrower.certify({ givenName: 'Maricel', familyName: 'Reyes' });
  await borrower.addAccount('Maricel Reyes');
  const orderId = await borrower.apply();
  await borrower.until(orderId, 'approved');
  await borrower.sign(orderId);
  await borrower.until(orderId, 'paying-out');

  const marco = await sit(browser, candor, 'marco@lender.example', '/console/payouts?show=files');
  await expect(async () => {
    await marco.reload();
    await expect(marco.getByText('1 waits for a file.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await candor.pass(16 * 60);
  await marco.keyboard.press('m');
  const form = marco.getByRole('dialog').filter({ hasText: 'needs approval' });
  // Whom it pays is read first; until then nothing can be asked for.
  await expect(form.getByRole('button', { name: 'Request release of ₱7,760.00 to 1 payee' })).toBeVisible();
  await form.getByLabel('Reason').fill('Confirmed the account with a code');
  const sent: { url: string; key: string | undefined; status: number }[] = [];
  marco.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && request.url().endsWith('batch-make'))
      sent.push({
        url: request.url(),
        key: request.headers()['idempotency-key'],
        status: response.status(),
      });
  });
  await marco.keyboard.press('Control+Enter');
  const sheet = marco.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByLabel('Authenticator code')).toBeFocused();
  await expectSound(marco);
  await marco.screenshot({ path: test.info().outputPath('confirm.png') });
  // Five digits are no code, and a wrong one is said to be wrong; nothing is lost behind the sheet.
  await marco.keyboard.type('12345');
  await marco.keyboard.press('Enter');
  await expect(sheet).toContainText('The code has six digits.');
  await marco.keyboard.type('6');
  await marco.keyboard.press('Enter');
  await expect(sheet).toContainText('Wrong code');
  await expectSound(marco);
  await marco.screenshot({ path: test.info().outputPath('confirm-wrong.png') });
  await marco.keyboard.type(await freshCode(candor, 'marco@lender.example'));
  await marco.keyboard.press('Enter');
  const said = marco.getByRole('status').filter({ hasText: '₱7,760.00 to 1 payee. It needs approval' });
  const no = /File (\d+):/u.exec((await said.textContent()) ?? '')?.[1] ?? '';
  await expect(sheet).toHaveCount(0);
  // The same request under the same key, refused and then done.
  expect(sent.map(({ status }) => status)).toEqual([403, 200]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);

  const lina = await sit(browser, candor, 'lina@lender.example', `/console/payouts/file-${no}`);
  await expect(lina.getByRole('button', { name: 'Release ₱7,760.00 to 1 payee' })).toBeVisible();
  await candor.pass(16 * 60);
  await lina.keyboard.press('Control+Enter');
  const asked = lina.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(asked).toBeVisible();
  // Whoever thinks better of it has done nothing, and may begin again.
  await lina.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(lina.getByText('Nothing was done, and what you typed is still here.')).toBeVisible();
  await expect(lina.getByText('released', { exact: true })).toHaveCount(0);
  await expectSound(lina);
  await lina.screenshot({ path: test.info().outputPath('confirm-given-up.png') });
  await lina.keyboard.press('Control+Enter');
  await expect(asked).toBeVisible();
  await lina.screenshot({ path: test.info().outputPath('confirm-release.png') });
  await lina.keyboard.type(await freshCode(candor, 'lina@lender.example'));
  await lina.keyboard.press('Control+Enter');
  await expect(lina.getByText('released', { exact: true })).toBeVisible();
  await expectSound(lina);
  await marco.context().close();
  await lina.context().close();
});

test('A15.922 A15.923 · networks are named by one, agreed to by another, and close the console to everybody else', async ({
  browser,
  candor,
}) => {
  const grace = await sit(browser, candor, 'grace@lender.example', '/console/people?view=networks');
  await expect(grace.getByText('The console can be used from everywhere.')).toBeVisible();
  await expect(grace.getByText('You are at 203.0.113.7')).toBeVisible();
  await expectSound(grace);
  await grace.screenshot({ path: test.info().outputPath('networks-none.png') });
  await grace.getByRole('button', { name: 'Change networks' }).click();
  const form = grace.getByRole('dialog');
  // Nobody shuts the door behind which they stand.
  await form.getByLabel('Allowed networks').fill('198.51.100.0/24');
  await form.getByLabel('Reason').fill('The office in Makati and its VPN');
  await grace.keyboard.press('Control+Enter');
  await expect(form).toContainText('The list does not contain 203.0.113.7');
  await expectSound(grace);
  await grace.screenshot({ path: test.info().outputPath('networks-form.png') });
  await form.getByLabel('Allowed networks').fill('203.0.113.0/24\n2001:db8::/32');
  await grace.keyboard.press('Control+Enter');
  await expect(grace.getByText('Sent for approval.')).toBeVisible();

  // The one who approves would be shut out at home, and is told so before anything happens.
  const home = await sit(browser, candor, 'meera@lender.example', '/console/second-person', '192.0.2.44');
  await home.getByRole('table', { name: 'Approvals' }).getByText('Change networks').click();
  await expect(home.getByRole('dialog')).toContainText('You would lock yourself out');
  await home.screenshot({ path: test.info().outputPath('networks-locked.png') });
  const meera = await sit(browser, candor, 'meera@lender.example', '/console/second-person', '203.0.113.9');
  await meera.getByRole('table', { name: 'Approvals' }).getByText('Change networks').click();
  const approval = meera.getByRole('dialog');
  await expect(approval).toContainText('203.0.113.0/24');
  await expect(approval).toContainText('Everybody elsewhere is refused at once');
  await expectSound(meera);
  await meera.screenshot({ path: test.info().outputPath('networks-approve.png') });
  await meera.keyboard.press('Control+Enter');
  await expect(approval).toHaveCount(0);

  // Whoever was logged in elsewhere is out with the next thing that they do, and gets a plain page.
  await home.keyboard.press('Escape');
  await home.goto('/console/people').catch(() => {});
  await expect(home.getByRole('heading', { name: 'The console is not open from here' })).toBeVisible();
  await expect(home.getByText('192.0.2.44')).toBeVisible();
  expect(await axeFaults(home)).toEqual([]);
  await home.screenshot({ path: test.info().outputPath('networks-elsewhere.png') });
  const call = await home.request.get('/api/console/me');
  expect([call.status(), ((await call.json()) as { code: string }).code]).toEqual([
    403,
    'network_not_allowed',
  ]);

  await grace.reload();
  await expect(grace.getByRole('table', { name: 'Allowed networks' })).toContainText('203.0.113.0/24');
  await expect(grace.getByText('you are here')).toBeVisible();
  await expectSound(grace);
  await grace.screenshot({ path: test.info().outputPath('networks.png') });
  for (const page of [grace, meera, home]) await page.context().close();
});
