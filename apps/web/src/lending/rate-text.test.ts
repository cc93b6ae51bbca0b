import { expect, it } from 'vitest';
import { rateText } from './rate-text.ts';

it.each([
  ['6.132037', '6.13\u00a0%'],
  ['12', '12.00\u00a0%'],
  ['0.005000', '0.01\u00a0%'],
  ['9.995000', '10.00\u00a0%'],
  ['119.900000', '119.90\u00a0%'],
])('%s is written %s', (percent, text) => {
  expect(rateText(percent)).toBe(text);
});
