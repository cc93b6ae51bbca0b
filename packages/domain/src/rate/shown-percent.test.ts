import { expect, it } from 'vitest';
import { shownPercent } from './shown-percent.ts';

it.each([
  ['6.132037', '6.13'],
  ['0.005000', '0.01'],
  ['9.995000', '10'],
  ['119.900000', '119.9'],
  ['12', '12'],
  ['4.50', '4.5'],
  ['4.5', '4.5'],
  ['0.0658', '0.0658'],
])('%s is shown as %s on every screen and paper', (percent, text) => {
  expect(shownPercent(percent)).toBe(text);
});
