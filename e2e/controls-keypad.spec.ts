import type { Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { Control } from './control.ts';
import { expect, test } from './controls-server.ts';

const keypad = (page: Page) => page.getByRole('group', { name: 'Keypad' });
const key = (page: Page, name: string) => keypad(page).getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('the on-screen keypad', () => {
  test('I4 · has 0–9, a decimal point and a way back; one tap, one character; the system’s keyboard stays away', async ({
    page,
  }) => {
    const money = new Control(page, 'money-empty');
    await expect(keypad(page)).toBeHidden();
    await money.box.tap();
    await expect(money.box).toHaveAttribute('inputmode', 'none');
    for (const name of '1234567890') await key(page, name).tap();
    expect(await money.notation()).toBe('123,456,789|');
    expect(await money.said()).toBe('Up to 9 digits.');
    const back = key(page, 'Delete one character');
    for (let nth = 0; nth < 6; nth += 1) await back.tap();
    for (const name of ['Decimal point', '5', '0', '5', 'Decimal point']) await key(page, name).tap();
    expect(await money.notation()).toBe('123.50|');
    expect(await money.said()).toBe('One point is enough.');
    await expect(money.box).toBeFocused();
  });

  test('I4 · its keys are real buttons of at least 44 px, also where there is little room', async ({
    page,
  }) => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 320, height: 568 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      await page.locator('#money-empty').tap();
      const sizes = await keypad(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
      expect(sizes).toHaveLength(13);
      for (const { width, height, left, right } of sizes) {
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(viewport.width);
      }
    }
  });

  test('I4 · two thumbs that overlap lose no digit, and no tap counts twice', async ({ page }) => {
    const money = new Control(page, 'money-empty');
    await money.box.tap();
    const devtools = await money.devtools();
    const middle = async (name: string, id: number) => {
      const frame = await key(page, name).boundingBox();
      return {
        x: (frame?.x ?? 0) + (frame?.width ?? 0) / 2,
        y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2,
        id,
      };
    };
    const left = await middle('1', 1);
    const right = await middle('6', 2);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: readonly (typeof left)[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    for (let nth = 0; nth < 4; nth += 1) {
      await touch('touchStart', [left]);
      await touch('touchStart', [left, right]);
      await touch('touchEnd', [right]);
      await touch('touchEnd', []);
    }
    // Long enough for a click that comes late.
    await page.waitForTimeout(400);
    expect(await money.notation()).toBe('16,161,616|');
  });

  test('I4 · a fast row of taps on one key is as many digits', async ({ page }) => {
    const money = new Control(page, 'money-empty');
    await money.box.tap();
    const frame = await key(page, '5').boundingBox();
    const [x, y] = [(frame?.x ?? 0) + 20, (frame?.y ?? 0) + 20];
    await Promise.all(Array.from({ length: 8 }, () => page.touchscreen.tap(x, y)));
    await page.waitForTimeout(400);
    expect(await money.notation()).toBe('55,555,555|');
  });

  test('I4 · types at the caret; a hardware keyboard, paste and undo go on working', async ({ page }) => {
    const money = new Control(page, 'money-empty');
    await money.begin('1,2|34');
    await key(page, '9').tap();
    expect(await money.notation()).toBe('12,9|34');
    await money.press('8', 'Control+Z');
    await key(page, 'Delete one character').tap();
    await money.press('Control+A');
    await money.paste('₱12,345.50');
    expect(await money.notation()).toBe('12,345.50|');
    await money.press('Control+A');
    await key(page, '7').tap();
    expect(await money.notation()).toBe('7|');
  });

  test('I4 · never covers its field, its label or what it says: on small screens, on their side, at 200 % text', async ({
    page,
  }) => {
    const fields = ['money-empty', 'money-filled', 'money-india', 'money-error'];
    for (const [width, height, percent] of [
      [360, 740, 100],
      [320, 568, 100],
      [740, 360, 100],
      [360, 740, 200],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', `${size}%`),
        percent,
      );
      for (const id of fields) {
        await page.locator(`#${id}`).focus();
        await page.keyboard.press('x');
        const box = page.locator(`#${id}`);
        await expect(async () => {
          const [field, said, pad] = [
            await box.boundingBox(),
            await page.locator(`output[for="${id}"]`).boundingBox(),
            await keypad(page).boundingBox(),
          ];
          if (!field || !said || !pad) throw new Error(`${id} or its keypad is not there`);
          const place = `${id} at ${width} × ${height}, ${percent} %`;
          expect(field.y, place).toBeGreaterThanOrEqual(0);
          expect(field.y + field.height, place).toBeLessThanOrEqual(pad.y);
          if (percent === 100 && height > 500) expect(said.y + said.height, place).toBeLessThanOrEqual(pad.y);
        }).toPass();
      }
    }
  });

  test('I4 · by keyboard alone: Tab reaches the keys, Enter and Space press them, Escape goes back to the field', async ({
    page,
  }) => {
    const money = new Control(page, 'money-empty');
    await money.begin('|');
    await money.press('Tab');
    await expect(key(page, 'Done')).toBeFocused();
    await money.press('Tab', 'Enter', 'Tab', 'Space');
    await expect(money.box).toHaveValue('12');
    await money.press('Escape');
    await expect(keypad(page)).toBeHidden();
    await expect(money.box).toBeFocused();
    await money.press('3');
    await expect(money.box).toHaveValue('123');
  });

  test('I4 · a screen reader’s press, which has no pointer, is one character', async ({ page }) => {
    const money = new Control(page, 'money-empty');
    await money.box.focus();
    for (const name of ['4', '2'])
      await key(page, name).evaluate((button: HTMLButtonElement) => button.click());
    await expect(money.box).toHaveValue('42');
  });

  test('I4 · Done makes the amount tidy and goes; a tap on the field brings it back; leaving does both', async ({
    page,
  }) => {
    const money = new Control(page, 'money-empty');
    await money.begin('12.|');
    await key(page, 'Done').tap();
    await expect(keypad(page)).toBeHidden();
    await expect(money.box).toHaveValue('12');
    await money.box.tap();
    await expect(keypad(page)).toBeVisible();
    await money.begin('0.|');
    await money.press('ArrowLeft', 'Backspace', 'End', '5');
    await expect(money.box).toHaveValue('.5');
    await page.locator('#source').focus();
    await expect(keypad(page)).toBeHidden();
    await expect(money.box).toHaveValue('0.5');
  });

  test('I4 B50 · on a desktop the field keeps its own keyboard: ours stays away, and Tab goes straight on', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, isMobile: false, hasTouch: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('#money-empty')).toHaveAttribute('inputmode', 'decimal');
    await page.locator('#money-empty').click();
    await page.keyboard.type('77', { delay: 20 });
    await expect(page.locator('#money-empty')).toHaveValue('77');
    await expect(keypad(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('#money-filled')).toBeFocused();
    await context.close();
  });
});

test.describe('an amount that can be read in two ways', () => {
  test('I4 · pasted 1.234 asks, and takes what is chosen', async ({ page }) => {
    const money = new Control(page, 'money-empty');
    await money.begin('[99]');
    await money.paste('1.234');
    expect(await money.notation()).toBe('[99]');
    expect(await money.said()).toBe('“1.234” can mean different amounts. Which one is it?');
    await page.getByRole('button', { name: '₱1,234', exact: true }).tap();
    expect(await money.notation()).toBe('1,234|');
    expect(await money.said()).toBe('');
    await expect(money.box).toBeFocused();
  });

  test('I4 · pasted 12,50 offers both; choosing neither leaves all as it was', async ({ page }) => {
    const money = new Control(page, 'money-empty');
    await money.begin('99|');
    await money.paste('12,50');
    await expect(page.getByRole('button', { name: '₱12.50', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '₱1,250', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'I will type it' }).tap();
    expect(await money.notation()).toBe('99|');
    expect(await money.said()).toBe('');
  });
});

for (const colorScheme of byTurns(1, ['light', 'dark'] as const)) {
  test(`I5 · the controls, with keypad and question open, have no accessibility violation in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const money = new Control(page, 'money-empty');
    await money.begin('99|');
    await money.paste('12,50');
    expect(await axeFaults(page)).toEqual([]);
  });
}
