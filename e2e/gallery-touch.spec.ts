import type { CDPSession, Page } from '@playwright/test';
import { openGallery } from './gallery-page.ts';
import { expect, test } from './server.ts';

type Point = { x: number; y: number };

/** A finger, as the browser gets it from a phone. */
async function drag(session: CDPSession, from: Point, way: number): Promise<void> {
  const touch = (type: string, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from.y + (way * step) / 10);
  await touch('touchEnd');
}

const rows = (page: Page) => page.locator('.g-scroller .c-row').count();

test('pulling down refreshes; a slip of the finger does not', async ({ page }) => {
  await openGallery(page, {}, 'scrolling');
  const list = page.locator('.c-pull');
  await page.locator('.g-scroller').scrollIntoViewIfNeeded();
  const box = await page.locator('.g-scroller').boundingBox();
  const from = { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 60 };
  const session = await page.context().newCDPSession(page);
  await drag(session, from, 30);
  await expect(list).toHaveAttribute('data-state', 'resting');
  await drag(session, from, 200);
  await expect(list).toHaveAttribute('data-state', 'refreshing');
  await expect(page.locator('.c-pull-sign')).toHaveText('Refreshing');
  await expect(list).toHaveAttribute('data-state', 'refreshed');
});

test('a list goes on as one scrolls, waits after a failure, and ends', async ({ page }) => {
  await openGallery(page, {}, 'scrolling');
  const scroller = page.locator('.g-scroller');
  const toEnd = () => scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await scroller.scrollIntoViewIfNeeded();
  await toEnd();
  await expect.poll(() => rows(page)).toBe(16);
  await expect(page.locator('#scrolling output', { hasText: '8 more shown' })).toHaveCount(1);
  await toEnd();
  await expect(scroller.getByText('We could not load the rest. What you see stays.').first()).toBeVisible();
  await toEnd();
  expect(await rows(page)).toBe(16);
  await scroller.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows(page)).toBe(24);
  for (const count of [32, 40]) {
    await toEnd();
    await expect.poll(() => rows(page)).toBe(count);
  }
  await expect(scroller.getByRole('button', { name: /Show more|Try again/ })).toHaveCount(0);
});

test('the picker draws a few of its 2,000 rows, wherever one scrolls, on a slow phone too', async ({
  page,
}) => {
  await openGallery(page, {}, 'choices');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.locator('#g-city').click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  // On a phone the keyboard would cover the list: the search waits to be asked.
  await expect(page.getByRole('combobox', { name: 'Search' })).not.toBeFocused();
  // The selects behind the dialog have options too.
  const options = list.getByRole('option');
  const drawn = () => options.count();
  for (const share of [0, 0.3, 0.7, 1]) {
    await list.evaluate((box, part) => box.scrollTo(0, part * (box.scrollHeight - box.clientHeight)), share);
    await expect
      .poll(() =>
        list.evaluate((box) => {
          const { top, bottom } = box.getBoundingClientRect();
          const seen = [...box.querySelectorAll('[role=option]')].map((row) => row.getBoundingClientRect());
          return seen.some((row) => row.top <= top + 90) && seen.some((row) => row.bottom >= bottom - 90);
        }),
      )
      .toBe(true);
    expect(await drawn()).toBeLessThan(220);
  }
  await expect(options.last()).toHaveAttribute('aria-posinset', '2000');
  await expect(options.last()).toHaveAttribute('aria-setsize', '2000');
  await page.getByRole('toolbar').getByRole('button', { name: 'M', exact: true }).tap();
  await expect(list.getByRole('option', { name: /^Ma/ }).first()).toBeInViewport();
  await list.getByRole('option', { name: /^Ma/ }).first().tap();
  await expect(page.locator('#g-city')).toContainText(/^Ma/);
});
