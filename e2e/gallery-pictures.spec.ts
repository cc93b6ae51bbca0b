import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './candor-process.ts';
import { openGallery } from './gallery-page.ts';
import { photograph } from './photograph.ts';
import { expect, test } from './server.ts';

const png = readFileSync(join(root, 'docs', 'pictures', 'public-home-360-light.png'));
const textFile = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('This is no picture.') };

const chooser = (page: Page) => page.locator('#g-pictures input[multiple]');
const tiles = (page: Page) => page.locator('#g-pictures .c-pictures button');

test('a photograph is made smaller before it is sent, and shows itself while it goes', async ({ page }) => {
  await openGallery(page, {}, 'pictures');
  const buffer = await photograph(page);
  expect(buffer.length).toBeGreaterThan(800 * 1024);
  await chooser(page).setInputFiles({ name: 'payslip.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('#g-pictures .c-ring')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Photo 2: Sent' })).toBeVisible();
  const sent = /1600 × 1200, (\d+) KB, image\/jpeg/.exec(
    await page.locator('#pictures output.g-note').innerText(),
  );
  expect(Number(sent?.[1])).toBeLessThan(600);
  const thumbnail = page.locator('#g-pictures img').nth(1);
  await expect(thumbnail).toHaveJSProperty('naturalWidth', 240);
});

test('one that fails is tried again by itself; the others are left alone', async ({ page }) => {
  await openGallery(page, {}, 'pictures');
  await page.getByRole('button', { name: 'Let the next one fail' }).click();
  await chooser(page).setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: png });
  const failed = page.getByRole('button', { name: 'Photo 2: Not sent. The photo is still here.' });
  await expect(failed).toBeVisible();
  await chooser(page).setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Photo 3: Sent' })).toBeVisible();
  await expect(failed).toBeVisible();
  await expect(page.locator('#pictures output.g-note')).not.toHaveAttribute('data-sent');
  await expect(page.locator('#g-pictures output', { hasText: 'Photo 2: Not sent' })).toHaveCount(1);
  await failed.click();
  await page.getByRole('dialog', { name: 'Photo 2' }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Photo 2: Sent' })).toBeVisible();
  await expect(page.locator('#pictures output.g-note')).toHaveAttribute(
    'data-sent',
    /^earlier picture-id-\d picture-id-\d$/,
  );
});

test('a file that is no picture says so, and can be removed', async ({ page }) => {
  await openGallery(page, {}, 'pictures');
  await chooser(page).setInputFiles(textFile);
  await page.getByRole('button', { name: 'Photo 2: We can’t open this file as a photo.' }).click();
  const sheet = page.getByRole('dialog', { name: 'Photo 2' });
  await expect(sheet.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Remove' }).click();
  await expect(tiles(page)).toHaveCount(1);
});

test('more than eight are left out, and that is said', async ({ page }) => {
  await openGallery(page, {}, 'pictures');
  const file = { mimeType: 'image/png', buffer: png };
  await chooser(page).setInputFiles(
    Array.from({ length: 9 }, (_, index) => ({ ...file, name: `${index}.png` })),
  );
  await expect(tiles(page)).toHaveCount(8);
  await expect(page.locator('#g-pictures-error')).toHaveText('Up to 8 photos. The others were left out.');
  await expect(chooser(page)).toHaveCount(0);
  const rows = await page
    .locator('#g-pictures .c-pictures > li')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(new Set(rows).size).toBe(2);
});

const order = (page: Page) => page.locator('#pictures output.g-note').getAttribute('data-sent');

test('the order is changed by buttons and by dragging', async ({ page }) => {
  await openGallery(page, {}, 'pictures');
  for (const name of ['a.png', 'b.png']) {
    await chooser(page).setInputFiles({ name, mimeType: 'image/png', buffer: png });
    await expect(tiles(page).last()).toHaveAccessibleName(/Sent$/);
  }
  expect(await order(page)).toBe('earlier picture-id-1 picture-id-2');
  await page.getByRole('button', { name: 'Photo 1: Sent' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Move back' }).click();
  await expect(sheet).toHaveAccessibleName('Photo 2');
  await sheet.getByRole('button', { name: 'Move back' }).click();
  await expect(sheet).toHaveAccessibleName('Photo 3');
  // It is the last: the button stays where the finger is, and says that there is nowhere to go.
  const back = sheet.getByRole('button', { name: 'Move back' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await back.click({ force: true });
  expect(await order(page)).toBe('picture-id-1 picture-id-2 earlier');
  await page.keyboard.press('Escape');
  const items = page.locator('#g-pictures .c-pictures > li');
  await items.nth(2).dragTo(items.nth(0));
  await expect.poll(() => order(page)).toBe('earlier picture-id-1 picture-id-2');
});
