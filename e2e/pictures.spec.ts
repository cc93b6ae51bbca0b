import { routePath } from '@candor/contract/routes';
import type { Page, Request } from '@playwright/test';
import { live, logIn, newPhone } from './identity-page.ts';
import { photograph } from './photograph.ts';
import { expect, test } from './server.ts';

const field = (page: Page) => page.locator('#step-documentFront');
const camera = (page: Page) => field(page).locator('input[capture="environment"]');
const said = (page: Page, words: string) => field(page).getByText(words, { exact: true });

/** Names travel scrambled: a piece is known by its size. */
const isPiece = (request: Request) =>
  request.method() === 'POST' && (request.postData() ?? '').length > 20_000;

/** Who they are: the front of a document is asked for there. */
async function openForm(page: Page): Promise<void> {
  await logIn(page, 'ph', newPhone('ph'), routePath('certificationBase'));
  await live(page);
  await expect(camera(page)).toHaveCount(1);
}

async function take(page: Page, buffer: Buffer): Promise<void> {
  await camera(page).setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
}

test('A5.1 A5.2 · a picture on a slow line that breaks in the middle goes on where it stopped', async ({
  page,
  context,
}) => {
  await openForm(page);
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  const pieces: string[] = [];
  await page.route('**/api/**', async (route, request) => {
    if (!isPiece(request)) return route.continue();
    pieces.push(request.postData() ?? '');
    if (pieces.length !== 3) return route.continue();
    await context.setOffline(true);
    return route.abort('connectionfailed');
  });
  await take(page, await photograph(page));
  await expect(said(page, 'No connection. It continues by itself.')).toBeVisible();
  await expect(field(page).locator('progress')).not.toHaveJSProperty('value', 0);
  await context.setOffline(false);
  await expect(said(page, 'Sent')).toBeVisible();
  // The third was sent twice, because it was lost on the way; no other was.
  expect(pieces.length).toBeGreaterThan(4);
  expect(pieces[3]).toBe(pieces[2]);
  expect(new Set(pieces).size).toBe(pieces.length - 1);
});

test('A5.1 · a line that stays away is said, the picture is kept, and a tap goes on with it', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  let isDown = true;
  const pieces: string[] = [];
  await page.route('**/api/**', (route, request) => {
    if (isPiece(request)) pieces.push(request.postData() ?? '');
    return isDown && pieces.length > 2 ? route.abort('connectionreset') : route.continue();
  });
  await take(page, await photograph(page));
  const again = field(page).getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(again).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(said(page, 'Not sent. The photo is still here.')).toBeVisible();
  isDown = false;
  const before = pieces.length;
  await again.click();
  await expect(said(page, 'Sent')).toBeVisible();
  expect(pieces.slice(before)).not.toContain(pieces[0]);
});

test('A5.3 A5.4 · a picture is there again after a reload, shown by an address that ends', async ({
  page,
}) => {
  await openForm(page);
  await take(page, await photograph(page, 800, 600));
  await expect(said(page, 'Sent')).toBeVisible();
  await expect(field(page).locator('img')).toHaveJSProperty('naturalWidth', 240);
  const shown = field(page).locator('img');
  // The form keeps its draft a moment after the last change.
  await expect(async () => {
    await page.reload();
    await live(page);
    await expect(shown).toHaveAttribute('src', /^\/api\/image\/file\?link=/u, { timeout: 2_000 });
  }).toPass();
  await expect(shown).toHaveJSProperty('naturalWidth', 800);
});

test('A5.1 A5.5 · one is taken away, and a HEIC is refused in words', async ({ page }) => {
  await openForm(page);
  await take(page, await photograph(page, 800, 600));
  await expect(said(page, 'Sent')).toBeVisible();
  await field(page).getByRole('button', { name: 'Remove' }).click();
  await expect(field(page).locator('img')).toHaveCount(0);
  const start = [Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(99)];
  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.concat(start) };
  await camera(page).setInputFiles(heic);
  const words = 'This browser can’t open HEIC. Take the photo here, or choose a JPEG.';
  await expect(said(page, words)).toBeVisible();
});
