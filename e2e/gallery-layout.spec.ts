import { openGallery } from './gallery-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect, test } from './server.ts';

test('the check itself sees what is cut, what overlaps and what sticks out', async ({ page }) => {
  await page.setContent(`<!doctype html>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>body { margin: 0 } div, button { position: absolute; font: 16px/20px sans-serif; white-space: nowrap }</style>
    <div style="top: 0; width: 40px; overflow: hidden">A text that is cut</div>
    <button style="top: 50px; left: 0; width: 30px; padding: 0; overflow: visible">Too long a word</button>
    <button style="top: 100px; left: 0; width: 80px">One</button><button style="top: 110px; left: 40px; width: 80px">Two</button>
    <div style="top: 200px">Written here</div><div style="top: 204px">Written over</div>
    <div style="top: 300px; left: 300px">Far out to the right of it all</div>`);
  const faults = (await layoutFaults(page)).join('\n');
  for (const kind of [
    'cut off by',
    'sticks out',
    'on each other',
    'written over',
    'outside the page',
    'sideways',
  ])
    expect(faults).toContain(kind);
});

for (const [width, letters, lang] of [
  [360, 100, 'en'],
  [320, 100, 'fil'],
  [320, 200, 'en'],
  [320, 200, 'fil'],
  [360, 200, 'zh'],
  [1280, 100, 'en'],
] as const) {
  test(`nothing is cut or overlaps at ${width} px with text at ${letters} %, in ${lang}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openGallery(page, { lang });
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), letters);
    // A table that no longer fits takes its other shape a moment later.
    await expect.poll(() => layoutFaults(page)).toEqual([]);
  });
}

test('nor in what opens', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openGallery(page);
  for (const letters of ['100%', '200%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    for (const open of ['Open the dialog', 'Open the sheet', 'City: Choose', 'Photo 1: Sent']) {
      await page.getByRole('button', { name: open }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect.poll(() => layoutFaults(page, 'dialog[open]'), `${open} at ${letters}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('every target is at least 44 px high and wide, or stands in a sentence', async ({ page }) => {
  await openGallery(page);
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main a[href], main button, main input, main select, main summary, dialog button',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('.c-unseen, .c-pull-button'),
      )
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => height < 44 || width < 44)
      .map(
        ([element, { width, height }]) =>
          `${element.outerHTML.slice(0, 90)} ${Math.round(width)} × ${Math.round(height)}`,
      ),
  );
  expect(small).toEqual([]);
});

test('a sticky bar never covers what has the focus', async ({ page }) => {
  await openGallery(page);
  await page
    .locator('#bars .c-sticky-bar')
    .first()
    .evaluate((bar) => {
      const copy = bar.cloneNode(true) as HTMLElement;
      document.querySelector('.g-page')?.append(copy);
    });
  const covered: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => {
      const bar = document.querySelector('.g-page > .c-sticky-bar')?.getBoundingClientRect();
      const active = document.activeElement;
      if (!bar || !active || active.closest('.c-sticky-bar, .c-keypad')) return '';
      return active.getBoundingClientRect().bottom > bar.top + 1 ? active.outerHTML.slice(0, 80) : '';
    });
    if (behind) covered.push(behind);
  }
  expect(covered).toEqual([]);
});
