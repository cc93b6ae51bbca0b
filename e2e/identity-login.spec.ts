import { routePath } from '@candor/contract/routes';
import {
  askForCode,
  codeField,
  codeFor,
  live,
  logIn,
  logInButton,
  maskedOf,
  messagesTo,
  newPhone,
  openLogin,
  otherThan,
  pass,
  phoneField,
  sendButton,
} from './identity-page.ts';
import { expect, test } from './identity-server.ts';

const me = routePath('me');
const inMe = (url: URL) => url.pathname === me;

for (const market of ['ph', 'in'] as const) {
  test.describe(`the login in ${market}`, () => {
    test('what it asks for is in the page before any script or answer is, in the place where it is ticked', async ({
      page,
    }) => {
      const texts = page.locator('.c-check-text');
      const said = async () => {
        await expect(texts).toHaveCount(2);
        return texts.evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return { text: (one as HTMLElement).innerText, x, y, width, height };
          }),
        );
      };
      await page.route('**/assets/*.js', () => {});
      await page.goto(`${routePath('login')}?market=${market}`, { waitUntil: 'commit' });
      const before = await said();
      expect(before[0]?.text).toMatch(/^I agree that /);
      await page.unroute('**/assets/*.js');
      await openLogin(page, market);
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      expect(await said()).toEqual(before);
    });

    test('A1.1 A1.2 A1.4 A1.5 · by SMS: phone in groups, consents unticked, the code sends itself; out again', async ({
      page,
    }) => {
      const phone = newPhone(market);
      await openLogin(page, market);
      const boxes = page.getByRole('checkbox');
      await expect(boxes).toHaveCount(2);
      for (const box of await boxes.all()) await expect(box).not.toBeChecked();

      await sendButton(page).click();
      await expect(page.getByText('Type your mobile number.').first()).toBeVisible();
      await phoneField(page).pressSequentially(phone);
      await expect(phoneField(page)).toHaveValue(
        [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(' '),
      );
      await boxes.first().check();
      await sendButton(page).click();
      await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
      await codeField(page).pressSequentially(await codeFor(page, market, phone));
      await page.waitForURL(inMe);
      await expect(page.getByText(maskedOf(phone))).toBeVisible();

      await page.getByRole('button', { name: 'Log out', exact: true }).click();
      await expect(page).toHaveURL(routePath('login'));
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.goto(me);
      await expect(page).toHaveURL(routePath('login', { from: me }));
    });

    test('A1.4 · a wrong code is said at its field and can be corrected; the newest code alone counts, and it can be pasted', async ({
      page,
      candor,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      const phone = newPhone(market);
      await openLogin(page, market);
      await askForCode(page, phone);
      const first = await codeFor(page, market, phone);
      await codeField(page).pressSequentially(otherThan(first));
      await expect(page.getByText('That code is not right.')).toBeVisible();
      await expect(codeField(page)).toBeFocused();

      const again = page.getByRole('button', { name: 'New code' });
      await expect(again).toBeHidden();
      await expect(page.getByRole('timer')).toBeVisible();
      await pass(page, candor, 61);
      await again.click();
      await expect(page.getByText('Only the newest one counts.')).toBeVisible();
      const second = await codeFor(page, market, phone, 2);
      await codeField(page).fill(first);
      await expect(page.getByText('That code is not right.')).toBeVisible();
      await page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        `${second.slice(0, 3)} ${second.slice(3)}`,
      );
      await codeField(page).fill('');
      await codeField(page).press('Control+V');
      await page.waitForURL(inMe);
    });

    test('A1.3 · by a call, once the SMS had its time', async ({ page, candor }) => {
      await page.clock.install();
      const phone = newPhone(market);
      await openLogin(page, market);
      await askForCode(page, phone);
      await codeFor(page, market, phone);
      await pass(page, candor, 61);
      await page.getByRole('button', { name: 'Call me' }).click();
      await expect(page.getByText('We are calling you now.')).toBeVisible();
      const code = await codeFor(page, market, phone, 2);
      expect((await messagesTo(page.context(), market, phone))[0]?.channel).toBe('voice');
      await codeField(page).pressSequentially(code);
      await page.waitForURL(inMe);
    });
  });
}

test('A1.4 · an expired code, and one typed wrongly too often: in words, with what to do', async ({
  page,
  candor,
}) => {
  await page.clock.install();
  const phone = newPhone('ph');
  await openLogin(page, 'ph');
  await askForCode(page, phone);
  const old = await codeFor(page, 'ph', phone);
  await pass(page, candor, 301);
  await codeField(page).pressSequentially(old);
  await expect(page.getByText('This code has expired. Ask for a new one.')).toBeVisible();

  await page.getByRole('button', { name: 'New code' }).click();
  const code = await codeFor(page, 'ph', phone, 2);
  for (let nth = 0; nth < 5; nth += 1) {
    await codeField(page).fill('');
    const answered = page.waitForResponse((answer) => answer.status() === 422);
    await codeField(page).pressSequentially(otherThan(code));
    await answered;
    await expect(logInButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  }
  await expect(page.getByText('Too many wrong tries with this code. Ask for a new one.')).toBeVisible();
});

test('S1 · back after a login and a reload leads to no login: who is logged in never sees one', async ({
  page,
}) => {
  await logIn(page, 'ph', newPhone('ph'), routePath('me'));
  await page.reload();
  await live(page);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(routePath('me'));
});

test('A1.2 · two taps send one code; a short code is not sent; back keeps the number', async ({ page }) => {
  const phone = newPhone('ph');
  await openLogin(page, 'ph');
  await phoneField(page).pressSequentially(phone);
  await page.getByRole('checkbox').first().check();
  await sendButton(page).dblclick();
  await codeFor(page, 'ph', phone);
  await codeField(page).pressSequentially('12');
  await logInButton(page).click();
  await expect(page.getByText('The code has 6 digits. So far 2.')).toBeVisible();
  await page.goBack();
  await expect(phoneField(page)).toHaveValue(
    [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(' '),
  );
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(phoneField(page)).not.toHaveValue('');
  expect(await messagesTo(page.context(), 'ph', phone)).toHaveLength(1);
});

test('A1.4 · a reload in the middle loses nothing: the code that was sent can still be typed', async ({
  page,
}) => {
  const phone = newPhone('ph');
  await openLogin(page, 'ph', routePath('inbox'));
  await askForCode(page, phone);
  const code = await codeFor(page, 'ph', phone);
  await page.reload();
  await live(page);
  await expect(page.getByText('We sent you a code a moment ago.')).toBeVisible();
  await expect(page.getByText(maskedOf(phone))).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(phone.slice(-7));
  await codeField(page).pressSequentially(code);
  await page.waitForURL((url) => url.pathname === routePath('inbox'));
  await expect(page.getByRole('link', { name: /You logged in/ })).toBeVisible();
});

test('A1.4 · who is new and ticked nothing agrees after the code; who comes back ticks nothing', async ({
  page,
}) => {
  const phone = newPhone('ph');
  await openLogin(page, 'ph');
  await phoneField(page).pressSequentially(phone);
  await sendButton(page).click();
  await codeField(page).pressSequentially(await codeFor(page, 'ph', phone));
  await expect(page.getByText('Tick this to continue.')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('Tick this to continue.')).toBeHidden();
  await logInButton(page).click();
  await page.waitForURL(inMe);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(routePath('login'));
});

test('A1.2 · offline nothing is sent and nothing is lost', async ({ page, context }) => {
  const phone = newPhone('ph');
  await openLogin(page, 'ph');
  await page.getByRole('checkbox').first().check();
  await phoneField(page).pressSequentially(phone);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await sendButton(page).click({ force: true });
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await sendButton(page).click();
  await codeField(page).pressSequentially(await codeFor(page, 'ph', phone));
  await page.waitForURL(inMe);
});

test('A1.4 · two tabs are logged in and out together, and each stays where it was', async ({
  page,
  context,
}) => {
  const phone = newPhone('ph');
  const other = await context.newPage();
  await openLogin(other, 'ph', routePath('privacyChoices'));
  await logIn(page, 'ph', phone);
  await other.waitForURL((url) => url.pathname === routePath('privacyChoices'));
  await expect(other.getByRole('switch').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await other.waitForURL((url) => url.pathname === routePath('login'));
});

test('A1.8 A1.9 · a session that ends in the middle of a form leads to the login and back to the form as it was', async ({
  page,
  browser,
  baseURL,
  candor,
}) => {
  const phone = newPhone('ph');
  await logIn(page, 'ph', phone);
  await page.getByRole('link', { name: 'Delete my account' }).click();
  const tick = page.getByRole('checkbox', { name: 'I have read what is deleted and what is kept.' });
  await tick.check();

  const elsewhere = await browser.newContext({ baseURL });
  const second = await elsewhere.newPage();
  await candor.pass(61);
  await logIn(second, 'ph', phone);
  await expect(second.locator('.m-session')).toHaveCount(2);
  await second.getByRole('button', { name: 'Log out everywhere' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await second.waitForURL((url) => url.pathname === routePath('login'));
  await elsewhere.close();

  await page.getByRole('button', { name: 'Send me a code to confirm' }).click();
  await page.waitForURL((url) => url.pathname === routePath('login'));
  await candor.pass(121);
  // Nobody logged out here: the number is filled in.
  await expect(phoneField(page)).toHaveValue(/\d/);
  await sendButton(page).click();
  await codeField(page).pressSequentially(await codeFor(page, 'ph', phone, 3));
  await page.waitForURL((url) => url.search === '?view=delete');
  await expect(tick).toBeChecked();
});

test('A1.7 A1.10 · a native shell opens a page with a code that is good once and leaves the address', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = newPhone('ph');
  await logIn(page, 'ph', phone);
  const asked = await page.context().request.post('/api/session/shell-code', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: {},
  });
  const { shellCode, shellKey } = (await asked.json()) as { shellCode: string; shellKey: string };
  // A link that somebody was sent: the visitor is nobody, and is asked to log in with their own number.
  const sent = await browser.newContext({ baseURL });
  const victim = await sent.newPage();
  await victim.goto(`${me}?shellCode=${shellCode}`);
  await victim.waitForURL((url) => url.pathname === routePath('login'));
  expect((await sent.cookies()).filter(({ name }) => name === 'session')).toEqual([]);
  await sent.close();
  const shell = await browser.newContext({ baseURL });
  await shell.addCookies([{ name: 'shell', value: shellKey, url: baseURL!, httpOnly: true }]);
  const inside = await shell.newPage();
  await inside.goto(`${me}?shellCode=${shellCode}`);
  await expect(inside.getByText(maskedOf(phone))).toBeVisible();
  expect(new URL(inside.url()).search).toBe('');
  const again = await browser.newContext({ baseURL });
  await again.addCookies([{ name: 'shell', value: shellKey, url: baseURL!, httpOnly: true }]);
  const stale = await again.newPage();
  await stale.goto(`${me}?shellCode=${shellCode}`);
  await stale.waitForURL((url) => url.pathname === routePath('login'));
  await shell.close();
  await again.close();
});

test('A1.4 · the way back leads to pages of ours alone', async ({ page }) => {
  await logIn(page, 'ph', newPhone('ph'), 'https://evil.example/');
  await expect(page).toHaveURL(routePath('home'));
});
