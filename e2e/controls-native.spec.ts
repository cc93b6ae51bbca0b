import type { Page } from '@playwright/test';
import { Control } from './control.ts';
import { expect, test } from './controls-server.ts';
import { wholeBrowser } from './launch-options.ts';

// Chromium's own filling in is no part of its pages.
test.use({ launchOptions: wholeBrowser });

/** A keyboard that composes, as Chromium hears it: keydown 229, then compositions that replace each other. */
async function imeOf(control: Control) {
  const devtools = await control.devtools();
  const unidentified = { key: 'Unidentified', windowsVirtualKeyCode: 229 };
  const keyDown = () => devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...unidentified });
  const keyUp = () => devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...unidentified });
  return {
    /** `over` is the part of the painted text that the keyboard has taken up again. */
    compose: async (text: string, over?: readonly [number, number]) => {
      await keyDown();
      await devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
        ...(over && { replacementStart: over[0], replacementEnd: over[1] }),
      });
      await keyUp();
    },
    commit: (text: string) => devtools.send('Input.insertText', { text }),
  };
}

/** The value as the page's own state has it, beside what the box shows. */
const reported = (page: Page) => page.locator('#code-empty-hint').innerText();

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('keyboards that compose', () => {
  test('I1 I5 · Android: digits as one growing composition become a painted number when it ends', async ({
    page,
  }) => {
    const phone = new Control(page, 'phone-empty');
    await phone.begin('|');
    const ime = await imeOf(phone);
    for (const text of ['0', '09', '091', '0917', '09171']) await ime.compose(text);
    expect(await phone.notation()).toBe('09171|');
    await ime.commit('09171');
    expect(await phone.notation()).toBe('091 71|');
    for (const digit of '234567') await ime.commit(digit);
    expect(await phone.notation()).toBe('091 7123 4567|');
    expect(await phone.said()).toBe('');
  });

  test('I1 I5 · Android: the twelfth digit of a composition is not shown for a moment, and is told', async ({
    page,
  }) => {
    const phone = new Control(page, 'phone-empty');
    await phone.begin('091 7123 45|');
    const ime = await imeOf(phone);
    await ime.compose('6');
    await ime.compose('67');
    await ime.compose('678');
    expect(await phone.notation()).toBe('091 7123 4567|');
    expect(await phone.said()).toContain('11');
    await ime.commit('8');
    expect(await phone.notation()).toBe('091 7123 4567|');
  });

  test('I1 I5 · Android: a group taken up again and added to', async ({ page }) => {
    const phone = new Control(page, 'phone-empty');
    await phone.begin('091 7123| 45');
    const ime = await imeOf(phone);
    await ime.compose('71239', [4, 8]);
    await ime.commit('71239');
    expect(await phone.notation()).toBe('091 7123 9|45');
  });

  test('I2 I5 · Android: a composition between digits and over a selection', async ({ page }) => {
    const card = new Control(page, 'card-empty');
    await card.begin('4539 |1488');
    const ime = await imeOf(card);
    await ime.compose('7');
    await ime.compose('77');
    await ime.commit('77');
    expect(await card.notation()).toBe('4539 77|14 88');
    await card.begin('45[39 14]88');
    await ime.compose('1');
    await ime.commit('1');
    expect(await card.notation()).toBe('451|8 8');
    await card.press('Control+Z');
    expect(await card.notation()).toBe('45[39 14]88');
  });

  test('I3 I5 · a desktop input method: letters that become a full-width digit, and letters that stay letters', async ({
    page,
  }) => {
    const number = new Control(page, 'number-empty');
    await number.begin('12|');
    const ime = await imeOf(number);
    await ime.compose('に');
    expect(await number.said()).toBe('');
    await ime.compose('２');
    await ime.commit('２');
    expect(await number.notation()).toBe('122|');
    await ime.compose('に');
    await ime.commit('に');
    expect(await number.notation()).toBe('122|');
    expect(await number.said()).toContain('に');
  });

  test('I5 · keyboards that insert a whole text at once: a code from the message bar, a number from the clipboard bar', async ({
    page,
  }) => {
    const code = new Control(page, 'code-empty');
    await code.begin('|');
    await (await imeOf(code)).commit('482013');
    expect(await code.notation()).toBe('482013|');
    await expect.poll(() => reported(page)).toBe('Sent by itself: 482013');
    const phone = new Control(page, 'phone-empty');
    await phone.begin('|');
    await (await imeOf(phone)).commit('+63 917 123 4567');
    expect(await phone.notation()).toBe('091 7123 4567|');
  });
});

/** Chromium's own filling in, with the events that it really sends. */
async function fillIn(control: Control, details: object): Promise<void> {
  const devtools = await control.devtools();
  await devtools.send('DOM.enable');
  await devtools.send('Autofill.enable');
  await control.box.focus();
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `#${control.id}`,
  });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  // The browser looks for forms when the page has come to rest.
  await expect(async () => {
    await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, ...details });
  }).toPass();
}

const address = (phone: string) => ({
  address: {
    fields: [
      { name: 'NAME_FULL', value: 'Ana Cruz' },
      { name: 'PHONE_HOME_WHOLE_NUMBER', value: phone },
      { name: 'ADDRESS_HOME_COUNTRY', value: 'PH' },
    ],
  },
});

test.describe('filling in', () => {
  test('I2 I5 · the browser’s own: a stored card', async ({ page }) => {
    const card = new Control(page, 'card-empty');
    await card.begin('4111 |');
    const stored = {
      number: '4539148803436467',
      name: 'Ana Cruz',
      expiryMonth: '10',
      expiryYear: '2030',
      cvc: '123',
    };
    await fillIn(card, { card: stored });
    await expect(card.box).toHaveValue('4539 1488 0343 6467');
    expect(await card.said()).toBe('');
    await card.box.focus();
    await card.press('End', 'Backspace');
    await expect(card.box).toHaveValue('4539 1488 0343 646');
  });

  test('I1 I5 · the browser’s own: a stored phone number, written internationally', async ({ page }) => {
    const phone = new Control(page, 'phone-empty');
    await phone.box.focus();
    await fillIn(phone, address('+639171234567'));
    await expect(phone.box).toHaveValue('091 7123 4567');
    expect(await phone.said()).toBe('');
  });

  test('I1 I5 · the browser’s own: a stored number of another country is refused and named', async ({
    page,
  }) => {
    const phone = new Control(page, 'phone-empty');
    await phone.begin('0918|');
    await fillIn(phone, address('+14155552671'));
    await expect(phone.box).toHaveValue('091 8');
    await expect.poll(() => phone.said()).toContain('+14155552671');
  });

  /**
   * iOS sets the value and sends plain `input` and `change`; password managers do it from a script of their
   * own.
   */
  const setAsIos = (control: Control, value: string, inputType?: string) =>
    control.box.evaluate(
      (input: HTMLInputElement, [text, type]) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        input.dispatchEvent(new Event('keydown', { bubbles: true }));
        set?.call(input, text);
        input.dispatchEvent(
          type === undefined
            ? new Event('input', { bubbles: true })
            : new InputEvent('input', { bubbles: true, inputType: type, data: text ?? null }),
        );
        input.dispatchEvent(new Event('keyup', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [value, inputType] as const,
    );

  test('I5 · iOS: contacts and one-time codes', async ({ page }) => {
    const phone = new Control(page, 'phone-empty');
    await phone.begin('0918|');
    await setAsIos(phone, '+63 917 123 4567');
    expect(await phone.notation()).toBe('091 7123 4567|');
    const code = new Control(page, 'code-empty');
    await code.begin('12|');
    await setAsIos(code, '482013', 'insertReplacementText');
    expect(await code.notation()).toBe('482013|');
    await expect.poll(() => reported(page)).toBe('Sent by itself: 482013');
    await setAsIos(code, '482013');
    await expect.poll(() => reported(page)).toBe('Sent by itself: 482013');
  });

  test('I5 · iOS: a refused value is taken back, the box is as it was', async ({ page }) => {
    const card = new Control(page, 'card-empty');
    await card.begin('4539 1|');
    await setAsIos(card, '4539 1488 0343 6467 1234 56');
    expect(await card.notation()).toBe('4539 1|');
    expect(await card.said()).toContain('22 digits');
  });
});

test.describe('text that is dragged', () => {
  // High enough to hold every control without scrolling.
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 3600 } });

  /**
   * From the middle of a selection that begins the text to the edge of a box: those places need no measuring.
   */
  async function drag(from: Control, to: Control, edge: 'left' | 'right'): Promise<void> {
    const { mouse } = from.page;
    const [source, target] = [await from.box.boundingBox(), await to.box.boundingBox()];
    if (!source || !target) throw new Error('nothing to drag');
    const x = edge === 'left' ? target.x + 6 : target.x + target.width - 6;
    await mouse.move(source.x + 28, source.y + source.height / 2);
    await mouse.down();
    await mouse.move(source.x + 40, source.y + source.height / 2, { steps: 3 });
    await mouse.move(x, target.y + target.height / 2, { steps: 6 });
    await mouse.up();
  }

  test('I2 I5 · inside the box it moves, and one undo takes it back', async ({ page }) => {
    const card = new Control(page, 'card-empty');
    await card.begin('[4539] 1488 0343');
    await drag(card, card, 'right');
    await expect.poll(() => card.notation()).toBe('1488 0343 [4539]');
    await card.press('Control+Z');
    expect(await card.notation()).toBe('[4539] 1488 0343');
  });

  test('I2 I5 · into another control it arrives without its paint; if that one refuses it, nothing is lost', async ({
    page,
  }) => {
    const card = new Control(page, 'card-empty');
    await card.begin('[4539 14]88');
    const number = new Control(page, 'number-error');
    await drag(card, number, 'left');
    await expect(number.box).toHaveValue('4539140045');
    const full = new Control(page, 'number-filled');
    await card.begin('[4539 14]88');
    await drag(card, full, 'right');
    await expect.poll(() => full.said()).toContain('453914');
    await expect(full.box).toHaveValue('004512349876');
    await expect(card.box).toHaveValue('4539 1488');
  });
});
