import { routePath } from '@candor/contract/routes';
import { expect, test } from './server.ts';

const errorPage = routePath('errorPage');

test('R2 · the error page says what happened, what to do, and gives a number', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answer = await page.goto(`${errorPage}?kind=server`);
  expect(answer?.status()).toBe(200);
  await page.locator('[data-part="app"][data-live]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const number = await page.locator('.n-number strong').innerText();
  expect(number).toMatch(/^R-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await expect(page.locator('.s-licence')).toContainText('Certificate of Authority No.');
  await page.getByRole('link', { name: 'Go to home' }).click();
  // Nobody is logged in, so home asks for that first.
  await expect(page).toHaveURL(routePath('login', { from: routePath('home') }));
});

test('R2 · an unknown address answers 404 with the same page', async ({ page }) => {
  const addresses = ['/nowhere', '/wp-login.php', `${routePath('complaints')}/x`];
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
    await page.locator('[data-part="app"][data-live]').waitFor();
    await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('R2 · "Try again" leads back to where one was, and never to another site', async ({ page, candor }) => {
  await page.goto(`${errorPage}?kind=broken&from=${encodeURIComponent('//evil.example/')}`);
  await page.locator('[data-part="app"][data-live]').waitFor();
  const href = await page.getByRole('link', { name: 'Try again' }).getAttribute('href');
  expect(new URL(href ?? '', page.url()).origin).toBe(candor.url);
  await page.goto(`${errorPage}?kind=broken&from=%2F`);
  await page.locator('[data-part="app"][data-live]').waitFor();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/');
});

for (const [language, title] of [
  ['en', 'This page is not here'],
  ['fil', /[a-z]/i],
  ['zh', /[\u4e00-\u9fff]/],
  ['hi', /[\u0900-\u097f]/],
] as const) {
  test(`X10 · the error page in ${language}, before and after its scripts`, async ({
    page,
    context,
    candor,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: candor.url }]);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on(
      'console',
      (message) => message.type() === 'error' && !/404/.test(message.text()) && faults.push(message.text()),
    );
    const html = await (await page.request.get('/nowhere', { headers: { accept: 'text/html' } })).text();
    await page.goto('/nowhere');
    await page.locator('[data-part="app"][data-live]').waitFor();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(heading).toMatch(title);
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain(heading.replaceAll('\n', ' '));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    if (language !== 'en') expect(heading).not.toBe('This page is not here');
    expect(faults).toEqual([]);
  });
}
