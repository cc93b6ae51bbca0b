import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseMessagePrice, priceText } from './message-price.ts';

it.each([
  ['0.35 PHP', 350_000n, '0.35'],
  ['12 INR', 12_000_000n, '12.00'],
  ['0.00415 USD', 4_150n, '0.00415'],
  ['0 PHP', 0n, '0.00'],
] as const)('%s is %d millionths', (text, micros, said) => {
  expect(parseMessagePrice(text)).toEqual({ currency: text.slice(-3), micros });
  expect(priceText(micros)).toBe(said);
});

it.each(['', '0.35', '-1 PHP', '1e3 PHP', '0,35 PHP', '0.1234567 PHP', 'PHP 1', '1 php'])(
  '%j is none',
  (text) => {
    expect(parseMessagePrice(text)).toBeUndefined();
  },
);

it('what is written is read back exactly', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 999_999_999_999_999n), (micros) => {
      expect(parseMessagePrice(`${priceText(micros)} PHP`)?.micros).toBe(micros);
    }),
  );
});
