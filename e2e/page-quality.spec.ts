import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { expect, test } from './server.ts';

const sections = ['Home', 'About Us', 'Contact Us'] as const;

async function hasSidewaysScroll(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no accessibility fault on the public page and the error page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('main[data-live]').waitFor();
    for (const section of sections) {
      await page.getByRole('navigation').getByRole('link', { name: section }).click();
      expect(await axeFaults(page), section).toEqual([]);
    }
    await page.goto(routePath('errorPage'));
    expect(await axeFaults(page)).toEqual([]);
  });
}

for (const width of [320, 360, 768, 1280]) {
  test(`nothing is cut at ${width} px, nor with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/', routePath('errorPage')]) {
      await page.goto(path);
      expect(await hasSidewaysScroll(page), path).toBe(false);
      await page.addStyleTag({ content: '' }).catch(() => {});
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await hasSidewaysScroll(page), `${path} at 200 %`).toBe(false);
    }
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('all three sections stand one under the other, and the form gives way to the mail link', async ({
    page,
  }) => {
    await page.goto('/');
    for (const heading of [
      'The whole price, before you sign.',
      'A lender that shows its working',
      'Mail us',
    ]) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.locator('form')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Mail us' }).getByRole('link')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('SEC Registration No.');
    await expect(page).toHaveTitle('Candor Lending');
  });

  test('the error page is complete', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/R-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible();
  });
});

test('the content policy holds: no inline script, nothing refused, nothing from elsewhere', async ({
  page,
  candor,
}) => {
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(candor.url) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  const answer = await page.goto('/');
  await page.locator('main[data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(await page.locator('script:not([src], [type="application/ld+json"])').count()).toBe(0);
  expect([...complaints, ...elsewhere]).toEqual([]);
});

test('nothing moves while the page becomes live, and few requests are made', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1;
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.locator('main[data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests).toBeLessThanOrEqual(8);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('an unchanged page is not sent twice', async ({ request }) => {
  const first = await request.get('/');
  const again = await request.get('/', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});
