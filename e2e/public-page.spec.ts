import type { Page, Request } from '@playwright/test';
import { builtRoutes, routePath, routeTable } from '@candor/contract/routes';
import { expect, test } from './server.ts';

const incomplete = 'Please provide complete information!';
const placeholders = {
  name: 'Please fill in your name.',
  phone: 'Please fill in your mobile number.',
  message: 'Hello there, I would like to talk about how to...',
};

/** The page, with its scripts at work. */
async function openPage(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('main[data-live]').waitFor();
}
const choose = (page: Page, title: string) =>
  page.getByRole('navigation').getByRole('link', { name: title }).click();
const section = (page: Page, title: string) => page.locator(`main > section[aria-label="${title}"]`);
const shownSlide = (page: Page) => page.locator('[aria-roledescription="slide"][aria-hidden="false"]');

async function fill(page: Page, values: Partial<Record<keyof typeof placeholders, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await page.getByPlaceholder(placeholders[field as keyof typeof placeholders]).fill(value);
  }
}

test.describe('the official page', () => {
  test('P1 · stands at / alone: every other address is something else', async ({ page, request, candor }) => {
    await openPage(page);
    await expect(section(page, 'Home')).toBeVisible();
    const others = Object.entries(routeTable)
      .filter(([key]) => key !== 'console' && !builtRoutes.some((built) => built === key))
      .map(([, { path }]) => path);
    for (const path of [...others, '//', '/index.html', '/home/', '/x/..%2f', '/HOME', '/about']) {
      const answer = await request.get(`${candor.url}${path}`, {
        headers: { accept: 'text/html' },
        maxRedirects: 0,
      });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).not.toContain('aria-roledescription="carousel"');
    }
  });

  test('P2 · the top bar: the name and three items; choosing one shows only its section and highlights it', async ({
    page,
  }) => {
    await openPage(page);
    await expect(page.getByRole('banner')).toContainText('Candor Lending');
    const items = page.getByRole('navigation').getByRole('link');
    await expect(items).toHaveText(['Home', 'About Us', 'Contact Us']);
    await expect(items.nth(0)).toHaveAttribute('aria-current', 'page');
    const titles = ['Home', 'About Us', 'Contact Us'];
    for (const index of [1, 2, 0, 2, 1]) {
      await items.nth(index).click();
      for (const other of [0, 1, 2]) {
        await expect(section(page, titles[other] ?? '')).toBeVisible({ visible: other === index });
        if (other === index) await expect(items.nth(other)).toHaveAttribute('aria-current', 'page');
        else await expect(items.nth(other)).not.toHaveAttribute('aria-current');
      }
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');
    }
  });

  test('P3 · two banners change by themselves every 3000 ms, for ever; two pictures stand still', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page);
    await page.mouse.move(180, 700);
    await expect(page.locator('[aria-roledescription="slide"]')).toHaveCount(2);
    await expect(page.locator('[aria-roledescription="slide"] svg[role="img"]')).toHaveCount(2);
    await expect(section(page, 'Home').locator('.p-still svg[role="img"]')).toHaveCount(2);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const before = await shownSlide(page).getAttribute('aria-label');
    const seen: (string | null)[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await page.clock.runFor(2_990);
      seen.push(await shownSlide(page).getAttribute('aria-label'));
      await page.clock.runFor(10);
    }
    const other = before === '1 of 2' ? '2 of 2' : '1 of 2';
    expect(new Set(seen)).toEqual(new Set([before, other]));
    for (let turn = 1; turn < seen.length; turn += 1) expect(seen[turn]).not.toBe(seen[turn - 1]);
  });

  test('P3 · dragging a banner does nothing', async ({ page }) => {
    await page.clock.install();
    await openPage(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const before = await shownSlide(page).getAttribute('aria-label');
    const box = await shownSlide(page).boundingBox();
    if (!box) throw new Error('no banner is shown');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 20, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, y, { steps: 8 });
    await page.mouse.up();
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 320, y }] });
    for (const x of [240, 160, 80, 20])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await shownSlide(page).getAttribute('aria-label')).toBe(before);
    const hasOverflow = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(hasOverflow).toBe(false);
  });

  test('P3 · the banners can be paused and chosen, and are announced only then', async ({ page }) => {
    await page.clock.install();
    await openPage(page);
    await page.getByRole('button', { name: 'Pause the banners' }).click();
    await page.mouse.move(180, 730);
    const chosen = await shownSlide(page).getAttribute('aria-label');
    for (let turn = 0; turn < 3; turn += 1) {
      await page.clock.runFor(3_000);
      expect(await shownSlide(page).getAttribute('aria-label')).toBe(chosen);
    }
    await expect(page.locator('.p-slides')).toHaveAttribute('aria-live', 'polite');
    await page.getByRole('button', { name: /^Banner 2 of 2/ }).click();
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '2 of 2');
    await page.getByRole('button', { name: 'Play the banners' }).click();
    await page.getByRole('banner').click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(3_100);
    await expect(shownSlide(page)).toHaveAttribute('aria-label', '1 of 2');
  });

  test('P3 · under reduced motion the banners stand still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openPage(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const before = await shownSlide(page).getAttribute('aria-label');
    for (let turn = 0; turn < 3; turn += 1) {
      await page.clock.runFor(3_000);
      expect(await shownSlide(page).getAttribute('aria-label')).toBe(before);
    }
  });

  test('P4 · About Us: mission, four advantages, team', async ({ page }) => {
    await openPage(page);
    await choose(page, 'About Us');
    const about = section(page, 'About Us');
    await expect(about).toContainText('Our mission is');
    for (const advantage of [
      'Quick approval',
      'Transparent fees',
      'Flexible repayment',
      'Secure encryption',
    ]) {
      await expect(about.getByRole('heading', { name: advantage })).toBeVisible();
    }
    await expect(about).toContainText('No hidden charges');
    await expect(about.getByRole('heading', { name: 'Our team' })).toBeVisible();
  });

  test('P5 · Contact Us: a form and a mail-us block', async ({ page }) => {
    await openPage(page);
    await choose(page, 'Contact Us');
    const contact = section(page, 'Contact Us');
    await expect(contact.getByRole('form')).toBeVisible();
    await expect(contact.getByRole('region', { name: 'Mail us' }).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:help@candorlending.example',
    );
  });

  test('P6 · the footer: address, company name, e-mail, copyright; and the ways in', async ({ page }) => {
    await openPage(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Unit 1402, 127 Leviste Street, Salcedo Village, Makati City 1227');
    await expect(footer).toContainText('Candor Lending');
    await expect(footer.getByRole('link', { name: 'help@candorlending.example' })).toBeVisible();
    await expect(footer).toContainText('© 2026 Candor Lending Corporation. All rights reserved.');
    for (const place of [section(page, 'Home'), footer]) {
      await expect(place.getByRole('link', { name: 'See your price' })).toHaveAttribute(
        'href',
        routeTable.recommendationList.path,
      );
      await expect(place.getByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        routeTable.login.path,
      );
    }
  });

  test('P7 · the title is the company name, set again on load by the one call that the page makes', async ({
    page,
  }) => {
    const calls: Request[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request);
    });
    await page.route('**/api/page/config*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), comName: 'Renamed Lender' },
      });
    });
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('<title>Candor Lending</title>');
    await openPage(page);
    await expect(page).toHaveTitle('Renamed Lender');
    expect(calls.map((call) => new URL(call.url()).pathname)).toEqual(['/api/page/config']);
    expect(calls[0]?.headers()['x-requested-with']).toBe('XMLHttpRequest');
  });

  test('P7 · a title call that fails changes nothing and says nothing', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route('**/api/page/config*', (route) => route.fulfill({ status: 503, body: '' }));
    await openPage(page);
    await choose(page, 'About Us');
    await expect(page).toHaveTitle('Candor Lending');
    expect(faults).toEqual([]);
  });

  test('P9 · three free texts with their words; nothing is checked but emptiness', async ({ page }) => {
    await openPage(page);
    await choose(page, 'Contact Us');
    await expect(page.getByLabel('Full Name')).toHaveAttribute('placeholder', placeholders.name);
    await expect(page.getByLabel('Phone number')).toHaveAttribute('placeholder', placeholders.phone);
    await expect(page.getByLabel('Message')).toHaveAttribute('placeholder', placeholders.message);
    await fill(page, { name: '42 !?', phone: 'my number is <b>secret</b>', message: '…' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  const gaps: Partial<Record<keyof typeof placeholders, string>>[] = [
    {},
    { name: 'Maricel Reyes' },
    { name: 'Maricel Reyes', phone: '0917 123 4567' },
    { phone: '0917 123 4567', message: 'Hello' },
    { name: 'Maricel Reyes', message: 'Hello' },
    { name: ' \t ', phone: '0917 123 4567', message: 'Hello' },
  ];
  for (const typed of gaps) {
    test(`P10 · with only ${JSON.stringify(Object.values(typed))} the failure toast shows for one second and nothing is cleared`, async ({
      page,
    }) => {
      await openPage(page);
      await choose(page, 'Contact Us');
      await fill(page, typed);
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.getByRole('button', { name: 'Send Message' }).click();
      const toast = page.getByText(incomplete, { exact: true });
      await expect(toast).toBeVisible();
      await page.clock.runFor(950);
      await expect(toast).toBeVisible();
      await page.clock.runFor(300);
      await expect(toast).toBeHidden();
      for (const [field, placeholder] of Object.entries(placeholders)) {
        await expect(page.getByPlaceholder(placeholder)).toHaveValue(
          typed[field as keyof typeof placeholders] ?? '',
        );
      }
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test('P11 · a complete form: the fields are cleared, the picture shows, a click on it hides it', async ({
    page,
  }) => {
    await openPage(page);
    await choose(page, 'Contact Us');
    for (const where of ['picture', 'backdrop', 'escape'] as const) {
      await fill(page, { name: 'Maricel Reyes', phone: '0917 123 4567', message: 'Hello' });
      await page.getByRole('button', { name: 'Send Message' }).dblclick();
      const overlay = page.getByRole('dialog', { name: 'Thank you' });
      await expect(overlay).toBeVisible();
      await expect(overlay.getByRole('img')).toBeVisible();
      for (const placeholder of Object.values(placeholders))
        await expect(page.getByPlaceholder(placeholder)).toHaveValue('');
      if (where === 'picture') await overlay.getByRole('img').click();
      if (where === 'backdrop') await page.mouse.click(10, 10);
      if (where === 'escape') await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
    }
  });

  test('P12 · the form makes no network call and stores nothing', async ({ page, context }) => {
    await openPage(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    const kept = async () => ({
      local: await page.evaluate(() => JSON.stringify({ ...localStorage })),
      session: await page.evaluate(() => JSON.stringify({ ...sessionStorage })),
      databases: await page.evaluate(async () => (await indexedDB.databases()).length),
      caches: await page.evaluate(async () => (await caches.keys()).length),
      cookies: await context.cookies(),
    });
    const before = await kept();
    await choose(page, 'Contact Us');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await fill(page, { name: 'Maricel Reyes', phone: '0917 123 4567', message: 'Hello' });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('dialog').click({ position: { x: 20, y: 20 } });
    await page.waitForTimeout(1_500);
    expect(requests).toEqual([]);
    expect(await kept()).toEqual(before);
    await page.reload();
    await page.locator('main[data-live]').waitFor();
    await choose(page, 'Contact Us');
    for (const placeholder of Object.values(placeholders))
      await expect(page.getByPlaceholder(placeholder)).toHaveValue('');
  });

  test("P13 · in English, open to all, with each market's true licence words", async ({ page }) => {
    await openPage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const footer = page.getByRole('contentinfo');
    for (const line of [
      'SEC Registration No. CS201912345',
      'Certificate of Authority No. 1234',
      'Study the disclosure statement before you sign.',
    ]) {
      await expect(footer).toContainText(line);
    }
    await expect(footer).not.toContainText('Reserve Bank of India');
    await choose(page, 'About Us');
    const about = section(page, 'About Us');
    await expect(about).toContainText(
      'a non-banking financial company registered with the Reserve Bank of India',
    );
    await expect(about).toContainText('registered with the Securities and Exchange Commission');
    await expect(about).not.toContainText(/Philippines[^.]*central bank/);
    await page.goto('/?market=in');
    await expect(footer).toContainText('B-02.00999');
    await expect(footer).not.toContainText('SEC Registration');
    await page.goto('/?market=ph');
  });

  test('the price of one loan is read before the first scroll, as its own page quotes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page);
    const example = page.getByRole('region', { name: /^Example/ });
    for (const words of ['₱8,000 over 3 months', '₱7,760.00', '₱8,730.56', 'All costs ₱970.56'])
      await expect(example).toContainText(words);
    await expect(page.getByText('₱1,000 to ₱20,000 if you have an income.')).toBeInViewport();
    await expect(example).toBeInViewport();
    await page.goto(routePath('product', { productId: 'ph-instalments' }));
    await expect(page.getByText('₱8,730.56').first()).toBeVisible();
  });
});
