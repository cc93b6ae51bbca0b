import type { Page } from '@playwright/test';
import { expect, test } from './controls-server.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** The page's clock stands still unless a story moves it: 300 ms are 300 ms on any machine. */
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-16T08:00:00Z') });
  await page.goto('/');
  await named(page, 'Show it').waitFor();
  await page.clock.pauseAt(new Date('2026-11-16T08:01:00Z'));
});

const pay = (page: Page) => page.getByRole('button', { name: 'Pay' });
const acted = (page: Page) => page.locator('#acted');
const named = (page: Page, name: string) => page.getByRole('button', { name });

/** A finger where the button is now, that waits for nothing. */
async function tapPay(page: Page): Promise<void> {
  const frame = await pay(page).boundingBox();
  if (!frame) throw new Error('it is not there');
  await page.touchscreen.tap(frame.x + frame.width / 2, frame.y + frame.height / 2);
}

async function showIt(page: Page): Promise<void> {
  await named(page, 'Show it').click();
  await expect(pay(page)).toBeVisible();
}

test('a button that acts takes no tap and no key within 300 ms of appearing, and the next one after', async ({
  page,
}) => {
  await showIt(page);
  await tapPay(page);
  await pay(page).press('Enter');
  await page.clock.runFor(299);
  await tapPay(page);
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(acted(page)).toHaveText('0');
  await page.clock.runFor(1);
  await expect(pay(page)).not.toHaveAttribute('aria-disabled');
  await tapPay(page);
  await expect(acted(page)).toHaveText('1');
  await pay(page).press('Enter');
  await expect(acted(page)).toHaveText('2');
  // A screen reader's press has no pointer.
  await pay(page).evaluate((button: HTMLButtonElement) => button.click());
  await expect(acted(page)).toHaveText('3');
});

test('pushed away by what comes above it, it takes no tap for 300 ms; a key, which aims at nothing, it takes', async ({
  page,
}) => {
  await showIt(page);
  await page.clock.runFor(300);
  await page.evaluate(() => {
    const pusher = document.createElement('p');
    pusher.textContent = 'News';
    document.querySelector('#acting')?.before(pusher);
  });
  await tapPay(page);
  await expect(acted(page)).toHaveText('0');
  await pay(page).press('Enter');
  await expect(acted(page)).toHaveText('1');
  await page.clock.runFor(300);
  await tapPay(page);
  await expect(acted(page)).toHaveText('2');
});

test('scrolled by hand it has not moved, and takes the tap', async ({ page }) => {
  await showIt(page);
  await page.clock.runFor(300);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await tapPay(page);
  await expect(acted(page)).toHaveText('1');
});

test('uncovered by a sheet that has gone, or usable again after work, it waits as if it had just appeared', async ({
  page,
}) => {
  await showIt(page);
  await page.clock.runFor(300);
  await named(page, 'Cover it').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tapPay(page);
  await expect(acted(page)).toHaveText('0');
  await page.clock.runFor(300);
  await tapPay(page);
  await expect(acted(page)).toHaveText('1');

  for (const label of ['Working', 'Pay']) {
    await named(page, 'Work').first().click();
    await expect(page.getByRole('button', { name: label })).toBeVisible();
  }
  await tapPay(page);
  await expect(acted(page)).toHaveText('1');
  await page.clock.runFor(300);
  await tapPay(page);
  await expect(acted(page)).toHaveText('2');
});

test('a finger that came down too early does not act by staying', async ({ page, context }) => {
  await showIt(page);
  const frame = await pay(page).boundingBox();
  const point = { x: (frame?.x ?? 0) + 100, y: (frame?.y ?? 0) + 20 };
  const devtools = await context.newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.clock.runFor(400);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await tapPay(page);
  await expect(acted(page)).toHaveText('1');
});

test('Enter that is held down acts once', async ({ page }) => {
  await showIt(page);
  await page.clock.runFor(300);
  await pay(page).focus();
  for (let nth = 0; nth < 5; nth += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(acted(page)).toHaveText('1');
});
