import { expect, it } from 'vitest';
import { percentWords } from './percent-words.ts';

it.each([
  ['14.666667', '14.67\u00a0%'],
  ['12.000000', '12.00\u00a0%'],
  ['12.000001', '12.01\u00a0%'],
  ['5.80', '5.80\u00a0%'],
  ['beyond all measure', 'beyond all measure'],
  [null, '–'],
])('%s is shown as %s', (text, words) => {
  expect(percentWords(text)).toBe(words);
});
