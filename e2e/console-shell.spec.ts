import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyNth } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { weighConsole } from '../scripts/develop/weigh-console.ts';
import { launch, root } from './candor-process.ts';
import {
  codeAt,
  demoPassword,
  freshCode,
  giveCode,
  givePassword,
  logIn,
  logOut,
  rina,
  secretIn,
} from './console-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'console' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One lender, one clock that goes forward: one story after the other.
test.describe.configure({ mode: 'default' });

const today = (page: Page) => page.getByRole('heading', { name: 'Today', level: 1 });

async function expectNoAxeFaults(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}

test.describe('the console', () => {
  test('A15.1 A15.2 · a wrong password, a wrong code, then in; and out again, with nothing left behind Back', async ({
    page,
    candor,
  }) => {
    await page.goto('/console');
    await givePassword(page, rina, 'not this one');
    await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');
    await expect(page.getByLabel('Password')).toBeFocused();
    await givePassword(page, rina, demoPassword);
    await giveCode(page, '000000');
    await expect(page.getByRole('alert')).toContainText('Wrong code.');
    await giveCode(page, await freshCode(candor, rina));
    await expect(today(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Business day');

    await expect(page.getByRole('link', { name: 'Component gallery' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Your login' }).click();
    await expect(page).toHaveURL(/\/console\/own-login$/u);
    await logOut(page);
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  test('A15.1 · after wrong tries a browser that never logged in waits, and the words say how long', async ({
    page,
    candor,
  }) => {
    await page.goto('/console');
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const answered = page.waitForResponse('**/api/console/login');
      await givePassword(page, 'asha@lender.example', `wrong ${wrong}`);
      expect((await answered).status()).toBe(401);
      await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');
    }
    await givePassword(page, 'asha@lender.example', demoPassword);
    await expect(page.getByRole('alert')).toContainText('Too many failed attempts from here.');
    await expect(page.getByRole('alert')).toContainText(/[Tt]ry again in\s\d+\smin/u);
    await candor.pass(61);
    await logIn(page, candor, 'asha@lender.example');
    await expect(page.getByRole('navigation', { name: 'Sections' })).toContainText('Asha Nair');
    await logOut(page);
  });

  test('A15.3 · what one tab does, the other knows', async ({ context, page, candor }) => {
    const other = await context.newPage();
    await page.goto('/console');
    await other.goto('/console/kit?view=parts');
    await logIn(page, candor);
    // The login stood in the place of the page that was asked for.
    await expect(other.getByRole('heading', { name: 'Component gallery', level: 1 })).toBeVisible();
    await logOut(page);
    await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  test('A15.4 · a session that ends by itself leads to the login, and then on where one was', async ({
    page,
    candor,
    context,
  }) => {
    await page.goto('/console/kit?view=rows&row=row-7');
    await logIn(page, candor);
    await expect(page.locator('[data-row=row-7]')).toHaveAttribute('aria-current', 'true');
    await context.clearCookies();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page.getByText('Your session ended.')).toBeVisible();
    await logIn(page, candor);
    await expect(today(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/view=rows&row=row-7$/u);
  });

  test('A15.2 A15.7 · an invitation: password, app with its picture, recovery codes shown once, sessions ended', async ({
    page,
    browser,
    candor,
  }) => {
    const email = 'juno@lender.example';
    const { output } = await launch(
      { DATA_DIR: candor.dataDir },
      join(root, 'scripts', 'operate', 'staff.ts'),
      ['add-admin', '--email', email, '--name', 'Juno Ramos'],
    ).ended;
    const token = /welcome#([\w-]+)/u.exec(output)?.[1];
    expect(token, output).toBeDefined();
    await page.goto(`/console/welcome#${token}`);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set it' }).click();
    await expect(page.getByText('Use twelve characters or more')).toBeVisible();
    await page.getByLabel('New password').fill('correct horse battery staple');
    await page.getByRole('button', { name: 'Set it' }).click();
    await expect(page.getByText('on the lists of passwords that everybody tries first')).toBeVisible();
    await page.getByLabel('New password').fill('seven grey herons by the pier');
    await page.getByRole('button', { name: 'Set it' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await page.getByRole('link', { name: 'To the login' }).click();

    await givePassword(page, email, 'seven grey herons by the pier');
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code/u })).toBeVisible();
    await expectNoAxeFaults(page);
    const secret = secretIn((await page.locator('.k-login-secret').textContent()) ?? '');
    await giveCode(page, codeAt(secret, candor.now()));
    await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible();
    const codes = await page.locator('.k-login-codes li').allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(today(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toContainText('Juno Ramos');
    await logOut(page);

    await givePassword(page, email, 'seven grey herons by the pier');
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(today(page)).toBeVisible();

    await page.getByRole('link', { name: 'Your login' }).click();
    await expect(page.getByText('Recovery codes left: 9.')).toBeVisible();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('nine brass kettles on a roof');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByRole('alert')).toContainText('password');
    await page.getByLabel('Current password').fill('seven grey herons by the pier');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('No other session was open.')).toBeVisible();

    const sessions = page.getByRole('table', { name: 'Where you are logged in' });
    await expect(sessions.locator('tbody tr')).toHaveCount(1);
    await expect(sessions).toContainText('this one');
    const elsewhere = await browser.newContext({ baseURL: candor.url });
    const other = await elsewhere.newPage();
    await other.goto('/console');
    await givePassword(other, email, 'nine brass kettles on a roof');
    await giveCode(other, await freshCode(candor, secret));
    await expect(today(other)).toBeVisible();
    await page.reload();
    await expect(sessions.locator('tbody tr')).toHaveCount(2);
    await expectNoAxeFaults(page);
    await page.getByRole('button', { name: 'End all others' }).click();
    await expect(sessions.locator('tbody tr')).toHaveCount(1);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await elsewhere.close();
  });

  test('by keyboard alone: in, to a section, over rows, the sheet of keys, and out', async ({
    page,
    candor,
  }) => {
    await page.goto('/console');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.type(rina, { delay: 30 });
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword, { delay: 30 });
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Authenticator code')).toBeFocused();
    // As fast as a password manager: Enter in a field that was typed into is never lost.
    await page.keyboard.type(await freshCode(candor, rina), { delay: 10 });
    await page.keyboard.press('Enter');
    await expect(today(page)).toBeVisible();

    await page.keyboard.press('g');
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { name: 'Six states of one table' })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Assigned' });
    await expect(rows.locator('[aria-current]')).toContainText('Benedicto Ramos');
    await page.keyboard.press('j');
    await expect(rows.locator('[aria-current]')).toContainText('Noel Castillo');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(rows.locator('[aria-current]')).toContainText('Lourdes Pangilinan');

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await expect(sheet).toContainText('go to Today');
    // Behind the sheet no letter means anything.
    await page.keyboard.press('j');
    await expect(rows.locator('[aria-current]')).toContainText('Lourdes Pangilinan');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.goto('/console/kit?view=parts');
    await page.getByLabel('Comment').focus();
    await page.keyboard.type('gtjk?');
    await expect(page.getByLabel('Comment')).toHaveValue('gtjk?');
    await expect(page).toHaveURL(/view=parts/u);

    await page.locator('.k-user-button').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  test('the focus comes back: from a dialog, the sheet of keys, the menu and the drawer', async ({
    page,
    candor,
  }) => {
    await page.goto('/console/kit?view=parts');
    await logIn(page, candor);
    const asks = page.getByRole('button', { name: 'Request approval' });
    await asks.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Comment')).toBeFocused();
    // Esc leaves the field first, then the dialog.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(asks).toBeFocused();

    const help = page.getByRole('button', { name: 'All keys' });
    await help.click();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(help).toBeFocused();

    const menu = page.getByRole('button', { name: 'Rina Santos' });
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Auto' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();

    await page.getByRole('tab', { selected: true }).press('End');
    await expect(page.getByRole('tab').last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab').first()).toBeFocused();

    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/console/own-login');
    const opener = page.getByRole('button', { name: 'Password', exact: true });
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('a thousand rows: a few dozen are drawn, and J walks beyond them', async ({ page, candor }) => {
    await page.goto('/console/kit?view=rows');
    await logIn(page, candor);
    const table = page.getByRole('table', { name: 'Many rows' });
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    expect(await table.locator('.k-row').count()).toBeLessThan(80);
    await page.locator('.k-table-scroll').evaluate((box) => box.scrollTo({ top: 16_000 }));
    await expect(table.locator('[data-row=row-505]')).toBeVisible();
    expect(await table.locator('.k-row').count()).toBeLessThan(80);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('j');
    await expect(page).toHaveURL(/row=row-4$/u);
    await expect(table.locator('[data-row=row-4]')).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Subject' })).toBeInViewport();
  });

  for (const [device, colorScheme, viewport] of everyNth(3, [
    ['desk', 'light', { width: 1280, height: 800 }],
    ['desk', 'dark', { width: 1280, height: 800 }],
    ['tablet', 'light', { width: 1024, height: 768 }],
    ['tablet', 'dark', { width: 1024, height: 768 }],
  ] as const)) {
    test(`everybody can use it: ${device}, ${colorScheme}`, async ({ page, candor }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await page.goto('/console');
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await expectNoAxeFaults(page);
      expect(await layoutFaults(page)).toEqual([]);
      await logIn(page, candor);
      await expect(today(page)).toBeVisible();
      await expectNoAxeFaults(page);
      expect(await layoutFaults(page)).toEqual([]);
      await page.goto('/console/own-login');
      await expect(page.getByText(/Recovery codes left/u)).toBeVisible();
      await expectNoAxeFaults(page);
      expect(await layoutFaults(page)).toEqual([]);
      for (const view of device === 'desk' ? ['states', 'parts', 'rows', 'charts'] : ['parts']) {
        await page.goto(`/console/kit?view=${view}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoAxeFaults(page);
      }
      await page.goto('/console/kit?view=parts');
      await page.getByRole('button', { name: 'Request approval' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeFaults(page);
    });
  }

  test('on a tablet the side pane is a drawer, and the nav has icons with names', async ({
    page,
    candor,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/console/own-login');
    await logIn(page, candor);
    const side = page.getByRole('complementary', { name: 'Password' });
    await expect(side).toBeHidden();
    await page.getByRole('button', { name: 'Password', exact: true }).click();
    await expect(side.getByRole('heading', { name: 'Password' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(side).toBeHidden();
    await expect(page.getByRole('link', { name: 'Your login' })).toBeVisible();
  });

  test('the page is kept nowhere, runs nothing inline, and is the same at every address of the console', async ({
    request,
    candor,
  }) => {
    const pages = await Promise.all(
      ['/console', '/console/', '/console/loans/L-1?tab=x', '/console/no-such'].map((path) =>
        request.get(candor.url + path),
      ),
    );
    const texts = new Set<string>();
    for (const answer of pages) {
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toBe('no-store');
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/unsafe|\*/u);
      texts.add(await answer.text());
    }
    expect(texts.size).toBe(1);
    const [html = ''] = texts;
    expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)/u);
    const script = /src="([^"]+)"/u.exec(html)?.[1] ?? '';
    const asset = await request.get(candor.url + script, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers()['content-encoding']).toBe('br');
    expect(asset.headers()['cache-control']).toContain('immutable');
  });

  test('first load is within 250 KB br', () => {
    const { firstLoad } = weighConsole();
    expect(firstLoad).toBeGreaterThan(20 * 1024);
    expect(firstLoad).toBeLessThanOrEqual(250 * 1024);
  });
});
