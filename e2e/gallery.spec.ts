import { axeFaults } from './axe-faults.ts';
import { byTurns, isFull } from './by-turns.ts';
import { complaintsOf, openGallery } from './gallery-page.ts';
import { expect, test } from './server.ts';

for (const mode of ['light', 'dark']) {
  test(`the gallery has no accessibility faults in ${mode}, closed and opened`, async ({ page }) => {
    // A look is put on when the page is live, and colours, dialogs and sheets fade: halfway there a word
    // stands out less.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page, { mode });
    // Of the rules only contrast knows a theme.
    const rules = mode === 'dark' && !isFull ? ['color-contrast'] : undefined;
    expect(await axeFaults(page, { rules })).toEqual([]);
    if (mode === 'dark' && !isFull) return;
    for (const open of ['Open the dialog', 'Open the sheet', 'City: Choose', 'Photo 1: Sent']) {
      await page.getByRole('button', { name: open }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFaults(page, { within: ['dialog[open]'], rules }), open).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Save and continue' }).click();
    expect(await axeFaults(page, { within: ['#fields'], rules })).toEqual([]);
  });
}

test('every word can be read in the colours of every lender', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const within = ['#buttons', '#fields', '#money', '#lists', '#progress', '#notices', '#bars'];
  for (const [at, lender] of ['yellow', 'pale', 'red', 'blue', 'black'].entries()) {
    for (const mode of byTurns(at, ['light', 'dark'])) {
      await page.getByRole('combobox', { name: 'Lender' }).selectOption(lender);
      await page.getByRole('combobox', { name: 'Mode' }).selectOption(mode);
      expect(await axeFaults(page, { within, rules: ['color-contrast'] }), `${lender}, ${mode}`).toEqual([]);
    }
  }
});

test('lender, mode and language are switched, kept in the address and there again after a reload', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openGallery(page);
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
  expect(await brand()).toBe('#11473c');
  await page.getByRole('combobox', { name: 'Lender' }).selectOption({ label: 'Yellow' });
  expect(await brand()).toBe('#ffc72e');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption({ label: 'Dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: '中文' });
  await expect(page.getByRole('button', { name: '复制', exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\?lender=yellow&mode=dark&lang=zh$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '复制', exact: true }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toEqual([]);
});

test('an address leads to a section', async ({ page }) => {
  await openGallery(page, {}, 'documents');
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Money' }).click();
  await expect(page.getByRole('heading', { name: 'Money', exact: true })).toBeInViewport();
  await expect(page).toHaveURL(/#money$/);
});

test('X7 · the image picker stands four in a row and takes pictures of any kind', async ({ page }) => {
  await openGallery(page, {}, 'pictures');
  const columns = await page
    .locator('.c-pictures')
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(4);
  const inputs = page.locator('#g-pictures input[type=file]');
  await expect(inputs).toHaveCount(2);
  for (const input of await inputs.all()) await expect(input).toHaveAttribute('accept', 'image/*');
  await expect(inputs.first()).toHaveAttribute('capture', 'environment');
});

test('X8 · a count above 99 is shown as 99+ and read as more than 99', async ({ page }) => {
  await openGallery(page, {}, 'lists');
  const badges = page.locator('#lists .g-row .c-badge');
  await expect(badges).toHaveText(['1', '12', '99', '99+more than 99']);
  await expect(badges.last().locator('[aria-hidden]')).toHaveText('99+');
  await expect(page.getByRole('tab', { name: 'All more than 99' })).toBeVisible();
});

test('X9 · the grid has four columns, also on the narrowest phone', async ({ page }) => {
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await openGallery(page, {}, 'lists');
    const tops = await page
      .locator('.c-grid > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  }
});

test('X1 · a toast stays for 3 seconds', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openGallery(page, {}, 'notices');
  // From here time stands still but for what is said: a slow machine ages no toast.
  await page.clock.pauseAt(3_600_000);
  await page.getByRole('button', { name: 'Show a toast' }).click();
  const toast = page.locator('.c-toast');
  await expect(toast).toHaveText('Copied');
  await page.clock.runFor(2900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('X10 · the parts speak the language that is chosen', async ({ page }) => {
  for (const [lang, word, search] of [
    ['en', 'Copy', 'Search'],
    ['zh', '复制', '搜索'],
    ['fil', 'Kopyahin', 'Maghanap'],
    ['hi', 'कॉपी करें', 'खोजें'],
  ] as const) {
    await openGallery(page, { lang });
    await expect(page.getByRole('button', { name: word, exact: true }).first()).toBeVisible();
    await page.locator('#g-city').click();
    await expect(page.getByRole('combobox', { name: search })).toBeVisible();
  }
});

test('nothing moves for who wants no movement', async ({ page }) => {
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await openGallery(page);
  expect(await moving()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  expect(await moving()).toBe(0);
});

test('what loads stands still, and money swaps without moving, for everyone', async ({ page }) => {
  await openGallery(page, {}, 'states');
  await page.getByRole('button', { name: 'Change the first amount' }).click();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation.effect as KeyframeEffect).target as Element | null)
      .filter((target) => target?.closest('.c-skeleton, .c-money') !== null)
      .map((target) => target?.className),
  );
  expect(moving).toEqual([]);
});
