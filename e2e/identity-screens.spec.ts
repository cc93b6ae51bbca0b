import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { byTurns, isFull } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import dictionary from '../config/wire/current.json' with { type: 'json' };
import { root } from './candor-process.ts';
import { live, logIn, newPhone, openLogin } from './identity-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

/** Each screen of identity, and something that it has to show. */
const screens = [
  ['login', routePath('login'), '.l-consents input'],
  ['me', routePath('me'), '.m-session'],
  ['inbox', routePath('inbox'), '.i-row'],
  ['privacy choices', routePath('privacyChoices'), '.v-consent + .v-export .c-button'],
  ['deletion', routePath('privacyChoices', { view: 'delete' }), '.v-points'],
  ['privacy policy', routePath('privacyPolicy'), '.w-table'],
  ['about us', routePath('aboutUs'), '.d-points'],
  ['sandbox', routePath('sandbox'), '.x-clock'],
] as const;

async function open(page: Page, [, path, there]: (typeof screens)[number]): Promise<void> {
  await page.goto(path);
  await live(page);
  await page.locator(there).first().waitFor();
  // A skeleton has the shape of what it stands for, and a screen may have several: nothing is looked at while
  // one is there.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('no accessibility fault on any screen, light and dark; nothing moves while it loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [at, screen] of screens.entries()) {
    // Who is logged in already is led on from the login, which is the first.
    if (at === 1) await logIn(page, 'ph', newPhone('ph'));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, screen);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), screen[0]).toEqual(
      [],
    );
    for (const colorScheme of byTurns(at, ['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFaults(page), `${screen[0]}, ${colorScheme}`).toEqual([]);
    }
  }
});

for (const [nth, [market, language]] of (
  [
    ['ph', 'fil'],
    ['in', 'hi'],
    ['ph', 'zh'],
  ] as const
).entries()) {
  test(`X10 · every screen speaks ${language} and fits 320 px, also with text twice as large`, async ({
    page,
    baseURL,
  }) => {
    const speak = (value: string) => page.context().addCookies([{ name: 'language', value, url: baseURL }]);
    const looked = screens.filter((_, at) => isFull || at % 3 === nth);
    const isFirst = (screen: (typeof screens)[number]) =>
      screen === looked.find(([name]) => name !== 'login');
    for (const screen of looked) {
      if (isFirst(screen)) {
        await page.setViewportSize({ width: 360, height: 740 });
        await speak('en');
        await logIn(page, market, newPhone(market));
      }
      await speak(language);
      await page.setViewportSize({ width: 320, height: 740 });
      await open(page, screen);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      // The server's own texts too: what is agreed to, what stays, what the policy says.
      await expect(page.getByRole('main'), screen[0]).not.toContainText(
        /\b(?:You can|Until you|Your number)\b/,
      );
      expect(await layoutFaults(page), screen[0]).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `${screen[0]} at 200 %`).toBe(false);
    }
  });
}

test('A6.2 · the menu leads to what exists, back comes back, and a screen reader starts at the heading', async ({
  page,
}) => {
  await logIn(page, 'ph', newPhone('ph'));
  // What has been shown is read, and the menu knows it once the server does: nobody leaves before they have
  // seen the message.
  const read = page.waitForResponse(`**${dictionary.paths['/api/message/read']}`);
  await page.getByRole('link', { name: /^Messages/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await expect(page).toHaveTitle(/^Messages · /);
  await expect(page.getByRole('link', { name: /You logged in/ })).toBeVisible();
  await read;
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  for (const there of ['Payout accounts', 'Loans and applications', 'Complaints', 'Customer service'])
    await expect(page.getByRole('link', { name: there })).toBeVisible();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('radio', { name: 'Filipino' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ako' })).toBeVisible();
});

test('A17.1 · what can’t be loaded says so and is tried again, by hand or when the network is back', async ({
  page,
  context,
}) => {
  await logIn(page, 'ph', newPhone('ph'));
  await context.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(routePath('inbox'));
  await expect(page.getByRole('alert')).toContainText('We could not show this page');
  await context.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /You logged in/ })).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  const messages = page.getByRole('link', { name: /^Messages/ });
  await messages.waitFor();
  await context.route('**/api/**', (route) => route.abort());
  await messages.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.unroute('**/api/**');
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: /You logged in/ })).toBeVisible();
});

test('R13 R14 · policy and about us name the company, its licence and how to reach it, in each market', async ({
  page,
}) => {
  for (const [market, licence, officer] of [
    ['ph', 'SEC Registration No.', 'within 7 days'],
    ['in', 'RBI', 'within 30 days'],
  ] as const) {
    await page.goto(`${routePath('privacyPolicy')}?market=${market}`);
    await expect(page.getByRole('table', { name: 'What we keep' }).getByRole('row')).not.toHaveCount(0);
    await expect(page.getByText(/^Version \d{4}-\d\d-\d\d, in force since/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See and change my choices' })).toHaveAttribute(
      'href',
      routePath('privacyChoices'),
    );
    await page.goto(routePath('aboutUs'));
    await expect(page.getByRole('main')).toContainText(licence);
    await expect(page.getByRole('main')).toContainText(officer);
    await expect(page.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(page.getByRole('link', { name: /^Write to us/ })).toHaveAttribute('href', /^mailto:/);
  }
});

test('R13 · the policy prints as a table', async ({ page }) => {
  await page.goto(routePath('privacyPolicy'));
  await page.locator('.w-table').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(
    await page
      .locator('.w-table tr')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('table-row');
  await expect(page.locator('.c-sticky-bar')).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'How long' })).toBeVisible();
});

test('A18.1 A18.2 A18.3 · the sandbox shows the code and moves the business day', async ({
  page,
  context,
  candor,
}) => {
  await openLogin(page, 'ph');
  const phone = newPhone('ph');
  await page.getByRole('textbox', { name: 'Mobile number' }).pressSequentially(phone);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('link', { name: 'Read the code in the outbox' }).click();
  const code = await page.locator('[data-code]').first().getAttribute('data-code');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('textbox', { name: '6-digit code' }).pressSequentially(code ?? '');
  await page.waitForURL((url) => url.pathname === routePath('me'));

  // The business day can't be ahead of the world's: that one goes on first.
  await candor.pass(2 * 86_400);
  await page.goto(routePath('sandbox'));
  const day = page.locator('[data-market="in"]');
  const before = await day.getAttribute('data-day');
  await page.getByRole('listitem').filter({ has: day }).getByRole('button', { name: 'Next day' }).click();
  await expect(day).not.toHaveAttribute('data-day', before ?? '');
  expect(context.pages()).toHaveLength(1);
});

test('the screens are written by the server: with scripts off there is the heading, the licence and the shape', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [name, path] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page.locator('.s-licence'), name).toContainText('SEC Registration No.');
    await expect(page.locator('.s-licence'), name).toBeVisible();
  }
  await context.close();
});

test('each screen adds at most 10 KB to the app, its words in the heaviest language included', () => {
  const client = join(root, 'apps', 'web', 'dist', 'client');
  type Chunk = { file: string; imports?: string[] };
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const { file, imports = [] } = manifest[key] ?? { file: '' };
    if (file === '' || seen.has(file)) return seen;
    seen.add(file);
    for (const one of imports) filesOf(one, seen);
    return seen;
  };
  const weightOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + readFileSync(join(client, `${file}.br`)).length, 0);
  const shell = new Set([...filesOf('src/entries/start.ts'), ...filesOf('src/app/hydrate-app.tsx')]);
  const folders = ['login', 'me', 'inbox', 'privacy-choices', 'privacy-policy', 'about-us'];
  for (const folder of folders) {
    const screen = [...filesOf(`src/screens/${folder}/screen.ts`)].filter((file) => !shell.has(file));
    const texts = Object.keys(manifest).filter((key) => key.startsWith(`src/screens/${folder}/texts/`));
    const words = texts.map((key) => weightOf(filesOf(key)));
    expect(words.length, folder).toBeGreaterThan(1);
    expect(weightOf(screen) + Math.max(...words), folder).toBeLessThanOrEqual(10 * 1024);
  }
});
