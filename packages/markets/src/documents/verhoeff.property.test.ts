import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVerhoeffValid } from './verhoeff.ts';

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
/** A number with its right check digit, found by trying: exactly one of the ten is right. */
const anyValid = fc
  .array(fc.constantFrom(...digits), { minLength: 1, maxLength: 15 })
  .map((body) => body.join(''))
  .map((body) => ({ body, right: digits.filter((digit) => isVerhoeffValid(body + digit)) }));

describe('the check digit', () => {
  it.each(['2363', '234123412346', '1428570', '0'])('%s is right', (number) => {
    expect(isVerhoeffValid(number)).toBe(true);
  });

  it.each(['2364', '234123412364', '234123412345', '', '23412341234x', '-2363'])('%j is not', (number) => {
    expect(isVerhoeffValid(number)).toBe(false);
  });

  it('exists once for any number, and no single slip or swap of neighbours goes unseen', () => {
    fc.assert(
      fc.property(anyValid, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ body, right }, at, by) => {
        expect(right).toHaveLength(1);
        const number = body + (right[0] ?? '');
        const place = at % number.length;
        const slip = (Number(number[place]) + by) % 10;
        expect(isVerhoeffValid(number.slice(0, place) + slip + number.slice(place + 1))).toBe(false);
        const [a, b] = [number[place], number[place + 1]];
        if (b === undefined || a === b) return;
        expect(isVerhoeffValid(number.slice(0, place) + b + a + number.slice(place + 2))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
