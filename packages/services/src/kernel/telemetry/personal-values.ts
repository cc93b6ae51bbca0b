/**
 * What a value looks like that is about a person: an address for mail, or a number of seven digits and more
 * (a phone, an account, a document). 09171234567 and ana@example.ph do; "slide 12", "2026-11-15" and 1,234
 * don't.
 */
// Bounded, and begun at a word's beginning only: a megabyte of letters is read once, not once for each
// letter.
const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.\w+/u;
const longNumber = /\+?\d(?:[\s().-]?\d){6,}/u;
const calendarDay = /\b\d{4}-\d{2}-\d{2}\b/gu;

export function looksPersonal(value: unknown): boolean {
  const text =
    typeof value === 'string'
      ? value.replace(calendarDay, '')
      : typeof value === 'number'
        ? String(value)
        : '';
  return mail.test(text) || longNumber.test(text);
}

/**
 * The same text without such values: a client error is worth keeping, what a borrower typed isn't ours to
 * log.
 */
export function withoutPersonal(text: string): string {
  return text.replace(new RegExp(mail, 'gu'), '[mail]').replace(new RegExp(longNumber, 'gu'), '[number]');
}
