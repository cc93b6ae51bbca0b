import { routePath } from '@candor/contract/routes';
import type { CDPSession, Page } from '@playwright/test';
import { deviceWithLock } from './phone/device-with-lock.ts';
import {
  codeField,
  codeFor,
  live,
  logInButton,
  type Market,
  messagesTo,
  newPhone,
  phoneField,
  sendButton,
} from './identity-page.ts';
import { expect, test } from './identity-server.ts';

/**
 * A passkey is bound to a host's name and to the page's whole address: this server is told both before it
 * starts, and so takes a port of its own.
 */
const port = String(20_000 + (process.pid % 20_000));
const address = `http://localhost:${port}`;

test.use({
  ownServer: 'passkeys',
  settings: { PORT: port, APP_H5: address, APP_API: address },
  baseURL: async ({ candor }, use) => use(candor.url.replace('127.0.0.1', 'localhost')),
  hasTouch: true,
  viewport: { width: 360, height: 740 },
});

const groups = (phone: string) => [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(' ');
const lockButton = (page: Page) => page.getByRole('button', { name: 'Use my screen lock' });
const offer = (page: Page) => page.getByRole('dialog', { name: 'Log in faster next time' });

const keysOf = async ({ cdp, id }: { cdp: CDPSession; id: string }) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;

async function openLogin(page: Page, market: Market, query: Record<string, string> = {}): Promise<void> {
  await page.goto(`${routePath('login')}?${new URLSearchParams({ market, ...query })}`);
  await live(page);
}

async function logInByCode(page: Page, market: Market, phone: string, nth = 1): Promise<void> {
  await phoneField(page).pressSequentially(phone);
  await page.getByRole('checkbox').first().tap();
  await sendButton(page).tap();
  await codeField(page).pressSequentially(await codeFor(page, market, phone, nth));
}

const atHome = (page: Page) => page.waitForURL((url) => url.pathname === routePath('home'));

async function logOut(page: Page): Promise<void> {
  await page.goto(routePath('me'));
  await live(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).tap();
  await page.waitForURL((url) => url.pathname === routePath('login'));
  await live(page);
}

for (const market of ['ph', 'in'] as const) {
  test(`A1.12 A1.13 A1.16 A1.17 A1.18 · ${market}: by code, the offer taken, out, in with one tap, as a proof, removed`, async ({
    page,
  }) => {
    const lock = await deviceWithLock(page);
    const phone = newPhone(market);
    await openLogin(page, market);
    await logInByCode(page, market, phone);
    await atHome(page);
    await expect(offer(page)).toBeVisible();
    await lockButton(page).tap();
    await expect(offer(page)).toBeHidden();
    const [key, ...others] = await keysOf(lock);
    expect(others).toEqual([]);
    expect(key).toMatchObject({ isResidentCredential: true, rpId: 'localhost' });

    await logOut(page);
    await expect(phoneField(page)).toHaveValue('');
    await lockButton(page).tap();
    await atHome(page);
    expect(await messagesTo(page.context(), market, phone)).toHaveLength(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toBeHidden();

    await page.goto(routePath('me'));
    await live(page);
    const own = page.getByRole('region', { name: 'Fingerprint, face or screen lock' });
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await expect(own.getByText(/Last used/)).toBeVisible();
    await own.getByRole('button', { name: /^Remove/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
    // The phone confirmed it: no code was sent, and there is nothing left.
    await expect(own.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByText('Removed. You log in with a code by SMS.')).toBeVisible();
    expect(await messagesTo(page.context(), market, phone)).toHaveLength(2);

    await logOut(page);
    await expect(lockButton(page)).toBeHidden();
    await expect(sendButton(page)).toBeVisible();
  });
}

test('A1.6 A1.18 · the account is deleted by the phone’s own lock, and the passkey opens nothing after', async ({
  page,
}) => {
  const lock = await deviceWithLock(page);
  const phone = newPhone('ph');
  await openLogin(page, 'ph');
  await logInByCode(page, 'ph', phone);
  await atHome(page);
  await lockButton(page).tap();
  await expect(offer(page)).toBeHidden();
  await page.goto(routePath('privacyChoices', { view: 'delete' }));
  await live(page);
  const byLock = page.getByRole('button', { name: 'Delete with my screen lock' });
  await byLock.tap();
  await expect(page.getByText('Tick this to continue.')).toBeVisible();
  await page.getByRole('checkbox').tap();
  await byLock.tap();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();

  expect(await keysOf(lock)).toHaveLength(1);
  await openLogin(page, 'ph');
  await lockButton(page).tap();
  await expect(
    page.getByText('The screen lock did not work here. Use a code. Nothing was lost.'),
  ).toBeVisible();
  await expect(lockButton(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === routePath('login'));
});

test('A1.16 · “Not now” is remembered; Me adds the phone, later with a code', async ({ page, candor }) => {
  const lock = await deviceWithLock(page);
  const phone = newPhone('ph');
  await openLogin(page, 'ph');
  await logInByCode(page, 'ph', phone);
  await atHome(page);
  await page.getByRole('button', { name: 'Not now' }).tap();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await keysOf(lock)).toEqual([]);

  await candor.pass(601);
  await page.goto(routePath('me'));
  await live(page);
  await page.getByRole('button', { name: 'Add this phone' }).tap();
  await expect(page.getByRole('dialog', { name: 'Confirm with a code' })).toBeVisible();
  await page
    .getByRole('textbox', { name: '6-digit code' })
    .pressSequentially(await codeFor(page, 'ph', phone, 2));
  await expect(page.getByText('Screen lock login is on.')).toBeVisible();
  expect(await keysOf(lock)).toHaveLength(1);
});

test('A1.13 · a phone that does not confirm says so, and the code is as good', async ({ page }) => {
  const lock = await deviceWithLock(page);
  const phone = newPhone('ph');
  await openLogin(page, 'ph');
  await logInByCode(page, 'ph', phone);
  await atHome(page);
  await lock.cdp.send('WebAuthn.setUserVerified', { authenticatorId: lock.id, isUserVerified: false });
  await lockButton(page).tap();
  await expect(page.getByText('Your phone did not confirm it. Nothing was changed.')).toBeVisible();
  await lock.cdp.send('WebAuthn.setUserVerified', { authenticatorId: lock.id, isUserVerified: true });
  await lockButton(page).tap();
  await expect(offer(page)).toBeHidden();
  await logOut(page);
  await lock.cdp.send('WebAuthn.setUserVerified', { authenticatorId: lock.id, isUserVerified: false });
  await lockButton(page).tap();
  await expect(page.getByText('Your phone did not confirm it. Try again, or use a code.')).toBeVisible();
  await expect(sendButton(page)).toBeVisible();
});

test('A1.1 A1.4 · a reload keeps the number on both steps, and nowhere for long', async ({ page }) => {
  const phone = newPhone('ph');
  await page.clock.install();
  await openLogin(page, 'ph');
  await phoneField(page).pressSequentially(phone);
  await page.getByRole('checkbox').first().tap();
  await page.reload();
  await live(page);
  await expect(phoneField(page)).toHaveValue(groups(phone));
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(phone.slice(-7));

  await sendButton(page).tap();
  await expect(codeField(page)).toBeVisible();
  await page.reload();
  await live(page);
  await expect(page.getByText(`•••• ${phone.slice(-4)}`)).toBeVisible();
  await codeField(page).pressSequentially(await codeFor(page, 'ph', phone));
  await atHome(page);
});

test('A1.1 · a number that was typed and left standing is gone after as long as a code lives', async ({
  page,
}) => {
  const phone = newPhone('ph');
  await page.clock.install();
  await openLogin(page, 'ph');
  await phoneField(page).pressSequentially(phone);
  await page.clock.fastForward(301_000);
  await page.reload();
  await live(page);
  await expect(phoneField(page)).toHaveValue('');
});

test('A1.1 · whose session ended finds the number filled in and no boxes; another number brings them back', async ({
  page,
  context,
}) => {
  const phone = newPhone('ph');
  await openLogin(page, 'ph');
  await logInByCode(page, 'ph', phone);
  await atHome(page);
  await context.clearCookies({ name: /session/ });
  await openLogin(page, 'ph');
  await expect(phoneField(page)).toHaveValue(groups(phone));
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).not.toContain(
    phone.slice(-7),
  );
  await phoneField(page).press('End');
  await phoneField(page).press('Backspace');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await phoneField(page).press(phone.slice(-1));
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(logInButton(page)).toBeHidden();
});
