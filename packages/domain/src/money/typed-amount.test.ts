import { expect, it } from 'vitest';
import { minorOfTyped } from './typed-amount.ts';
import { typedOfMinor } from './typed-of-minor.ts';

it.each([
  ['8000', 2, 800_000n],
  ['8000.5', 2, 800_050n],
  ['8,000.5', 2, undefined],
  ['8000.', 2, 800_000n],
  ['0.05', 2, 5n],
  ['1.005', 2, undefined],
  ['', 2, undefined],
  ['-5', 2, undefined],
  ['1250', 0, 1250n],
  ['1250.5', 0, undefined],
] as const)('reads %j with %i digits behind the point', (typed, minorDigits, minor) => {
  expect(minorOfTyped(typed, minorDigits)).toBe(minor);
});

it.each([
  [800_000, 2, '8000'],
  [800_050, 2, '8000.5'],
  [800_055, 2, '8000.55'],
  [5, 2, '0.05'],
  [0, 2, '0'],
  [1000, 0, '1000'],
] as const)('writes %i with %i digits behind the point, and reads it again', (minor, minorDigits, typed) => {
  expect(typedOfMinor(minor, minorDigits)).toBe(typed);
  expect(minorOfTyped(typed, minorDigits)).toBe(BigInt(minor));
});
