import { expect, it } from 'vitest';
import { readPageChange } from './page-change.ts';

it('reads a market and the fields of its page', () => {
  expect(readPageChange(['ph', 'comName=Araw Credit', 'background=#FFC72E', 'authorityNo=1234'])).toEqual({
    market: 'ph',
    change: { comName: 'Araw Credit', theme: { background: '#FFC72E' }, licence: { authorityNo: '1234' } },
  });
});

it.each([
  [['ph', 'comName='], /comName must not be empty/],
  [['ph', 'colour=#FFFFFF'], /colour is not a field of the page/],
  [['fr', 'comName=X'], /fr is not a market/],
  [['ph'], /npm run page:set -- ph comName=/],
])('refuses %j in words', (args, sentence) => {
  expect(() => readPageChange(args)).toThrow(sentence);
});
