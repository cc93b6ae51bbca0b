import { Control } from './control.ts';
import { expect, test } from './controls-server.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('the controls by real keys and the real clipboard', () => {
  const edits = [
    ['|', '0 9 1 7 1 2 3 4 5 6 7', '091 7123 4567|'],
    ['091 |7123 4567', 'Backspace', '09|7 1234 567'],
    ['091| 7123 4567', 'Delete', '091| 1234 567'],
    ['091 71|23', 'ArrowLeft ArrowLeft ArrowLeft', '09|1 7123'],
    ['09|1 7123', 'ArrowRight ArrowRight ArrowRight', '091 71|23'],
    ['09|1 7123', 'Shift+ArrowRight Shift+ArrowRight', '09[1 7]123'],
    ['091 71|23', 'Control+ArrowLeft', '|091 7123'],
    ['091 7123| 45', 'Control+Backspace', '|45'],
    ['091 7|123 45', 'Control+Delete', '091 7|'],
    ['09[1 71]23', 'Control+X End Control+V', '092 3171|'],
    ['[091 7123]', '5', '5|'],
    ['091 7|123', '8 9 Control+Z', '091 7|123'],
    ['091 7|123', '8 Control+Z Control+Y', '091 78|12 3'],
  ] as const;

  test('I1 I5 · phone: digits, deletions, arrows, words, cut and undo are those of a plain box', async ({
    page,
  }) => {
    const phone = new Control(page, 'phone-empty');
    for (const [before, keys, after] of edits) {
      await phone.begin(before);
      await phone.press(...keys.split(' '));
      expect(await phone.notation(), `${before} and ${keys}`).toBe(after);
      expect(await phone.said()).toBe('');
    }
  });

  test('I1 I5 · full, a digit typed in the middle changes nothing and is announced, every time', async ({
    page,
  }) => {
    const phone = new Control(page, 'phone-empty');
    await phone.begin('091 71|23 4567');
    const said = page.locator('output[for="phone-empty"]');
    await phone.press('9');
    expect(await phone.notation()).toBe('091 71|23 4567');
    await expect(said).toHaveText('Up to 11 digits.');
    const first = await said.locator('span').elementHandle();
    await phone.press('9');
    await expect(said).toHaveText('Up to 11 digits.');
    expect(await said.locator('span').evaluate((now, before) => now === before, first)).toBe(false);
    await phone.press('Backspace');
    await expect(said).toHaveText('');
  });

  test('I5 · pasted +63 917-123-4567, 0063…, “Call me: …” and full-width digits are 0917 123 4567', async ({
    page,
  }) => {
    const phone = new Control(page, 'phone-empty');
    for (const text of [
      '+63 917-123-4567',
      '0063 917 123 4567',
      'Call me: 0917 123 4567',
      '０９１７１２３４５６７',
    ]) {
      await phone.begin('[091 8]');
      await phone.paste(text);
      expect(await phone.notation(), text).toBe('091 7123 4567|');
      expect(await phone.said()).toBe('');
    }
  });

  test('I5 · pasted +1 415 555 2671: the value stays, the message shows what was pasted and why not', async ({
    page,
  }) => {
    const phone = new Control(page, 'phone-empty');
    await phone.begin('091 8|');
    await phone.paste('+1 415 555 2671');
    expect(await phone.notation()).toBe('091 8|');
    expect(await phone.said()).toBe(
      '“+1 415 555 2671” is not a number of this country. Nothing was changed.',
    );
  });

  test('I2 I5 · card: in fours, 19 at most; a paste over all loses nothing; 22 digits are refused whole', async ({
    page,
  }) => {
    const card = new Control(page, 'card-empty');
    await card.begin('|');
    await page.keyboard.type('45391488034364671234');
    expect(await card.notation()).toBe('4539 1488 0343 6467 123|');
    expect(await card.said()).toBe('Up to 19 digits.');
    await card.press('Control+A');
    await card.paste('4111-1111-1111-1111');
    expect(await card.notation()).toBe('4111 1111 1111 1111|');
    await card.press('Control+A');
    await card.paste('4539148803436467123456');
    expect(await card.notation()).toBe('[4111 1111 1111 1111]');
    expect(await card.said()).toBe(
      '“4539148803436467123456” has 22 digits. Up to 19 fit here. Nothing was changed.',
    );
  });

  test('I3 I5 · number: digits only, leading zeros stay, what is copied has no paint', async ({ page }) => {
    const number = new Control(page, 'number-empty');
    await number.begin('|');
    await page.keyboard.type('007x');
    expect(await number.notation()).toBe('007|');
    expect(await number.said()).toBe('“x”: digits only. Nothing was changed.');
    const card = new Control(page, 'card-filled');
    await card.box.focus();
    await card.press('Control+A', 'Control+C');
    await page.locator('#source').focus();
    await card.press('Control+A', 'Control+V');
    await expect(page.locator('#source')).toHaveValue('4539148803436467');
  });

  test('I5 · rubbish that is pasted changes nothing and is named; digits of any script are digits', async ({
    page,
  }) => {
    const ids = ['phone-empty', 'card-empty', 'number-empty', 'money-empty', 'code-empty'];
    for (const id of ids) {
      const control = new Control(page, id);
      for (const rubbish of ['<b>1</b>2', '😀', '1e5', 'O917', 'x'.repeat(20_000), '½', '12²']) {
        await control.begin('12|');
        await control.paste(rubbish);
        const what = `${id}: ${rubbish.slice(0, 20)}`;
        expect(await control.notation(), what).toBe('12|');
        const said = await control.said();
        expect(said, what).toContain(rubbish.slice(0, 20));
        // However long it was, the message is a sentence.
        expect(said.length, what).toBeLessThan(200);
      }
      for (const twelve of ['١٢', '۱۲', '१२', '１２', '\u200f1\u200b2']) {
        await control.begin('|');
        await control.paste(twelve);
        expect(await control.notation(), `${id}: ${twelve}`).toBe('12|');
      }
    }
  });

  test('I5 · a double click takes the whole number, which is one word', async ({ page }) => {
    await page.locator('#card-filled').dblclick({ position: { x: 30, y: 26 } });
    expect(await new Control(page, 'card-filled').notation()).toBe('[4539 1488 0343 6467]');
  });

  test('I5 · no control has a maxlength, each says what keyboard and what filling in it wants', async ({
    page,
  }) => {
    const wanted = {
      'phone-empty': ['tel', 'tel', 'tel', 'next'],
      'card-empty': ['text', 'numeric', 'cc-number', 'next'],
      'number-empty': ['text', 'numeric', 'off', 'next'],
      'money-empty': ['text', 'none', 'off', 'done'],
      'code-empty': ['text', 'numeric', 'one-time-code', 'go'],
    };
    for (const [id, [type, inputMode, autoComplete, enterKeyHint]] of Object.entries(wanted)) {
      const box = page.locator(`#${id}`);
      expect(await box.getAttribute('maxlength'), id).toBeNull();
      expect(await box.getAttribute('type'), id).toBe(type);
      expect(await box.getAttribute('inputmode'), id).toBe(inputMode);
      expect(await box.getAttribute('autocomplete'), id).toBe(autoComplete);
      expect(await box.getAttribute('enterkeyhint'), id).toBe(enterKeyHint);
    }
    await expect(page.locator('#phone-error')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#phone-error')).toHaveAccessibleDescription(
      '11 digits, starts with 09 7 digits so far. It has 11.',
    );
  });

  test('I5 · a form that is reset has its first value back', async ({ page }) => {
    const card = new Control(page, 'card-filled');
    await card.box.focus();
    await card.press('Backspace', 'Backspace');
    await page.locator('#form-card').evaluate((form: HTMLFormElement) => form.reset());
    await expect(card.box).toHaveValue('4539 1488 0343 6467');
    await card.press('End', 'Backspace');
    await expect(card.box).toHaveValue('4539 1488 0343 646');
  });
});

test.describe('the one-time code', () => {
  const sent = (page: Control['page']) => page.locator('#code-empty-hint');

  test('I5 · one field; pasted 123 456 is sent by itself, once', async ({ page }) => {
    const code = new Control(page, 'code-empty');
    await code.begin('|');
    await code.paste('123 456');
    await expect(code.box).toHaveValue('123456');
    await expect(sent(page)).toHaveText('Sent by itself: 123456');
    await code.press('Backspace', '7', 'Backspace', '6');
    await expect(code.box).toHaveValue('123456');
    await expect(sent(page)).toHaveText('Sent by itself: 123456');
    await code.press('Control+A', 'Delete');
    await page.keyboard.type('654321');
    await expect(sent(page)).toHaveText('Sent by itself: 123456, 654321');
  });

  test('I5 · letters are announced, not swallowed', async ({ page }) => {
    const code = new Control(page, 'code-empty');
    await code.begin('12|');
    await code.press('a');
    expect(await code.notation()).toBe('12|');
    expect(await code.said()).toBe('“a”: digits only. Nothing was changed.');
    await expect(sent(page)).toHaveText('Sent by itself: nothing yet');
  });
});
