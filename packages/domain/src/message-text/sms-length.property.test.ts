import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smsLength } from './sms-length.ts';

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';

/**
 * As a gateway does it, with paper and pen: the text is written as the units that go over the air (an escape
 * before what is extended, a surrogate pair for an emoji), and pages are torn off it while it does not fit.
 */
function pages(text: string): { readonly isGsm: boolean; readonly parts: string[][] } {
  const isGsm = [...text].every((each) => basic.includes(each) || extended.includes(each));
  const glyphs = [...text].map((each) =>
    isGsm ? (extended.includes(each) ? ['ESC', each] : [each]) : each.split(''),
  );
  const whole = glyphs.flat();
  if (whole.length <= (isGsm ? 160 : 70)) return { isGsm, parts: [whole] };
  const size = isGsm ? 153 : 67;
  const parts: string[][] = [];
  let rest = glyphs;
  while (rest.length > 0) {
    let many = rest.length;
    while (rest.slice(0, many).flat().length > size) many -= 1;
    parts.push(rest.slice(0, many).flat());
    rest = rest.slice(many);
  }
  return { isGsm, parts };
}

const gsmText = string({ unit: constantFrom(...basic, ...extended), maxLength: 700 });
const anyText = string({
  unit: oneof(
    { weight: 8, arbitrary: constantFrom(...basic) },
    { weight: 1, arbitrary: constantFrom(...extended) },
    { weight: 1, arbitrary: constantFrom('₱', '₹', 'क', 'ि', '您', '’', '😀', '𝒳', '`', 'ç') },
  ),
  maxLength: 400,
});

describe('the length of an SMS', () => {
  it('is what a gateway makes of it, in its alphabet and in Unicode', () => {
    assert(
      property(oneof(gsmText, anyText), (text) => {
        const { isGsm, parts } = pages(text);
        const length = smsLength(text);
        expect(length.encoding).toBe(isGsm ? 'gsm' : 'unicode');
        expect(length.parts).toEqual(parts.map((part) => part.length));
        expect(length.units).toBe(parts.flat().length);
        expect(length.room).toBeGreaterThanOrEqual(length.units);
      }),
    );
  });

  it.each([
    ['', 'gsm', [0], 160],
    ['a'.repeat(160), 'gsm', [160], 160],
    ['a'.repeat(161), 'gsm', [153, 8], 306],
    ['a'.repeat(306), 'gsm', [153, 153], 306],
    ['a'.repeat(307), 'gsm', [153, 153, 1], 459],
    ['€'.repeat(80), 'gsm', [160], 160],
    // An escape is not cut from what it stands before.
    [`${'€'.repeat(80)}a`, 'gsm', [152, 9], 306],
    ['ç', 'unicode', [1], 70],
    [`₱${'a'.repeat(69)}`, 'unicode', [70], 70],
    [`₱${'a'.repeat(70)}`, 'unicode', [67, 4], 134],
    [`${'a'.repeat(66)}😀${'a'.repeat(3)}`, 'unicode', [66, 5], 134],
  ] as const)('of %j is %s in %j', (text, encoding, parts, room) => {
    expect(smsLength(text)).toMatchObject({ encoding, parts, room });
  });
});
