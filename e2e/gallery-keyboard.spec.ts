import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './candor-process.ts';
import { openGallery } from './gallery-page.ts';
import { expect, test } from './server.ts';

/**
 * Presses Tab until what has the focus answers to the selector: the way a person without a mouse gets there.
 */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** To a section as a keyboard does it: its link in the contents, Enter, and on from there. */
async function openSection(page: Page, section: string): Promise<void> {
  await openGallery(page, {}, section);
  // Tab goes on from the section that the address names.
  await page.locator(`#${section}`).evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/**
 * Once the page is drawn, what sends the form has stood still for long enough to be pressed: before that it
 * takes nothing.
 */
async function formIsSteady(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const sends = page.locator('form:has(#g-form-income) [type=submit]');
  await expect(sends).toHaveCount(1);
  await expect(sends).not.toHaveAttribute('data-settling', /./u);
}

test('Tab reaches everything that can be used, in the order it stands, and shows where it is', async ({
  page,
}) => {
  await openGallery(page);
  // The keypad opens by itself on an amount and would add its keys.
  const wanted = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ];
    const groups = new Set<string>();
    return all
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        // Of a group of radio buttons, Tab reaches one.
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const isFirst = !groups.has(element.name);
        groups.add(element.name);
        return isFirst;
      })
      .map((element, index) => {
        element.dataset['stop'] =
          element instanceof HTMLInputElement && element.type === 'radio' ? element.name : String(index);
        if (element instanceof HTMLInputElement && element.type === 'radio')
          for (const one of document.getElementsByName(element.name)) one.dataset['stop'] = element.name;
        return element.dataset['stop'] ?? '';
      });
  });
  expect(wanted.length).toBeGreaterThan(100);
  const reached: string[] = [];
  const unseen: string[] = [];
  for (let step = 0; step < wanted.length + 80 && reached.length < wanted.length; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const active = document.activeElement as HTMLElement | null;
      if (!active?.dataset['stop']) return null;
      const shown = active.closest<HTMLElement>('label.c-radio, label.c-picture') ?? active;
      const { outlineStyle, boxShadow } = getComputedStyle(shown);
      const thumb = active.matches('[type=range]');
      return {
        name: active.dataset['stop'],
        isSeen: thumb || outlineStyle !== 'none' || boxShadow !== 'none',
        html: active.outerHTML.slice(0, 80),
      };
    });
    if (!stop) continue;
    if (!reached.includes(stop.name)) reached.push(stop.name);
    if (!stop.isSeen) unseen.push(stop.html);
  }
  expect(reached).toEqual(wanted);
  expect(unseen).toEqual([]);
});

test('buttons: a busy one keeps its focus and takes no second tap', async ({ page }) => {
  await openSection(page, 'buttons');
  await tabTo(page, '.c-button-filled');
  await press(page, 'Enter');
  const button = page.locator('#buttons .c-button-filled').first();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toBeFocused();
  await press(page, 'Enter', 'Space');
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
});

test('a form: the summary takes the focus, each line leads into its field, what was typed stays', async ({
  page,
}) => {
  await openSection(page, 'fields');
  await tabTo(page, '#g-form-employer');
  await page.keyboard.type('Divisoria Fresh Market');
  await tabTo(page, 'form [type=submit]');
  await formIsSteady(page);
  await press(page, 'Enter');
  const summary = page.getByRole('region', { name: 'One answer to check' });
  await expect(summary).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(page.locator('#g-form-income')).toBeFocused();
  await expect(page.locator('#g-form-income')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#g-form-employer')).toHaveValue('Divisoria Fresh Market');
  await page.keyboard.type('22000');
  await formIsSteady(page);
  await press(page, 'Enter');
  await expect(summary).toHaveCount(0);
  // Sent twice with the same fault, it takes the focus twice.
  await page.locator('#g-form-income').fill('');
  await formIsSteady(page);
  await press(page, 'Enter');
  await expect(summary).toBeFocused();
  await tabTo(page, 'form [type=submit]');
  await formIsSteady(page);
  await press(page, 'Enter');
  await expect(summary).toBeFocused();
});

test('choices: boxes, cards, tiles and the slider', async ({ page }) => {
  await openSection(page, 'choices');
  await tabTo(page, '#g-read');
  await press(page, 'Space');
  await expect(page.locator('#g-read')).toBeChecked();
  await tabTo(page, '[name=g-part]');
  await press(page, 'Space');
  await expect(page.getByRole('radio', { name: /^Everything/ })).toBeChecked();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: /^This instalment/ })).toBeChecked();
  await tabTo(page, '[name=g-way]');
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: /^GCash/ })).toBeChecked();
  await tabTo(page, '[name=g-term]');
  await press(page, 'ArrowRight');
  await expect(page.getByRole('radio', { name: /^4/ }).first()).toBeChecked();
  await tabTo(page, '[type=range]');
  await press(page, 'ArrowRight', 'ArrowRight');
  const slider = page.getByRole('slider', { name: 'How much?' });
  await expect(slider).toHaveAttribute('aria-valuetext', '₱8,200');
  await expect(page.locator('#g-amount')).toHaveValue('8,200');
  await press(page, 'End');
  await expect(slider).toHaveAttribute('aria-valuetext', '₱10,000');
});

test('a date is typed: day, month by its first letters, year; one that does not exist is no day', async ({
  page,
}) => {
  await openSection(page, 'dates');
  await tabTo(page, '#g-birthday-day');
  await page.keyboard.type('18');
  await press(page, 'Tab');
  await page.keyboard.type('Nov');
  await press(page, 'Tab');
  await page.keyboard.type('1990');
  const chosen = page.locator('output[for~="g-birthday-month"]');
  await expect(chosen).toHaveText('You chose Sun 18 Nov 1990');
  await press(page, 'Shift+Tab', 'Shift+Tab');
  await page.keyboard.type('31');
  await expect(chosen).toHaveText('');
  await expect(page.locator('#g-birthday-day')).toHaveValue('31');
  await expect(page.getByRole('group', { name: 'Date of birth' }).last()).toHaveAccessibleDescription(
    'That day does not exist. Check the day and the year.',
  );
});

test('the picker: opened by a letter, searched, walked, jumped in, left', async ({ page }) => {
  await openSection(page, 'choices');
  await tabTo(page, '#g-city');
  await page.keyboard.type('k');
  const search = page.getByRole('combobox', { name: 'Search' });
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('k');
  await search.fill('xyz');
  // The selects behind the dialog have options too.
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options).toHaveCount(0);
  await search.fill('danoñ');
  const first = options.first();
  await expect(first).toContainText('Danoñas');
  await expect(search).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '?');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const box = page.locator('#g-city');
  await expect(box).toContainText('Danoñas');
  await expect(box).toBeFocused();

  await press(page, 'Enter');
  await tabTo(page, '.c-picker-letters button');
  await press(page, 'End', 'Enter');
  const list = page.getByRole('listbox');
  await expect(list).toBeFocused();
  await expect(page.locator('.c-picker-active')).toContainText(/^Zam/);
  await expect(page.locator('.c-picker-active')).toBeInViewport();
  await page.keyboard.type('qu');
  await expect(page.locator('.c-picker-active')).toContainText(/^Que/);
  await press(page, 'PageDown', 'ArrowUp');
  await expect(page.locator('.c-picker-active')).toBeInViewport();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box).toContainText('Danoñas');
  await expect(box).toBeFocused();
});

test('tabs, the timeline and the arithmetic open and close', async ({ page }) => {
  await openSection(page, 'lists');
  await tabTo(page, '[role=tab]');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('tab', { name: 'To confirm' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText('To confirm');
  await press(page, 'End', 'ArrowRight');
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
  await openSection(page, 'progress');
  await tabTo(page, 'button.c-point-head');
  const row = page.locator('button.c-point-head').first();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await press(page, 'Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.c-point-inside').first()).toBeHidden();
  await openSection(page, 'money');
  await tabTo(page, 'summary');
  await press(page, 'Space');
  await expect(page.locator('.c-disclosure')).not.toHaveAttribute('open');
});

for (const [name, opener] of [
  ['Cancel this loan?', 'Open the dialog'],
  ['How we count', 'Open the sheet'],
] as const) {
  test(`"${name}" keeps the focus inside, closes on Escape and gives the focus back`, async ({ page }) => {
    await openSection(page, 'overlays');
    const button = page.getByRole('button', { name: opener });
    await button.focus();
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByRole('heading')).toBeFocused();
    const before = await page.evaluate(() => scrollY);
    for (let step = 0; step < 8; step += 1) {
      await press(page, 'Tab');
      const isInside = await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('a list can be refreshed and continued without a finger', async ({ page }) => {
  await openSection(page, 'scrolling');
  await tabTo(page, '.c-pull-button button');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await press(page, 'Enter');
  await expect(page.locator('.c-pull')).toHaveAttribute('data-state', 'refreshed');
  await expect(page.locator('#scrolling output', { hasText: 'Up to date' })).toHaveCount(1);
  await tabTo(page, '.c-endless button');
  await press(page, 'Enter');
  await expect.poll(() => page.locator('.g-scroller .c-row').count()).toBeGreaterThan(8);
});

test('pictures: chosen, opened, moved and removed without a finger', async ({ page }) => {
  // Asked for first of all: from then on the browser hands its chooser over instead of opening it.
  const asked = page.waitForEvent('filechooser');
  await openSection(page, 'pictures');
  await tabTo(page, '#g-pictures input[multiple]');
  await press(page, 'Enter');
  await (
    await asked
  ).setFiles({
    name: 'payslip.png',
    mimeType: 'image/png',
    buffer: readFileSync(join(root, 'docs', 'pictures', 'public-home-360-light.png')),
  });
  const tiles = page.locator('#g-pictures .c-pictures button');
  await expect(tiles.nth(1)).toHaveAccessibleName('Photo 2: Sent');
  await tiles.first().focus();
  await press(page, 'Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Photo 1' })).toBeFocused();
  await tabTo(page, 'dialog .c-picture-moves > :last-child');
  await press(page, 'Enter');
  await expect(sheet).toHaveAccessibleName('Photo 2');
  await tabTo(page, 'dialog .c-picture-sheet > .c-button:last-child');
  await press(page, 'Enter');
  await expect(sheet).toHaveCount(0);
  await expect(tiles).toHaveCount(1);
});

for (const clipboard of ['a clipboard', 'no clipboard, as on a plain address']) {
  test(`copying, with ${clipboard}: Enter copies, says so, and the focus stays`, async ({ page }) => {
    if (clipboard !== 'a clipboard')
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await openSection(page, 'buttons');
    await tabTo(page, '.c-copy');
    await press(page, 'Enter');
    const copy = page.locator('#buttons .c-copy').first();
    await expect(copy).toContainText('Copied');
    await expect(copy).toBeFocused();
  });
}
