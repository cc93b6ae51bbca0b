import { expect, it } from 'vitest';
import { judgementWords } from './judgement-words.ts';

const of = { limit: 'ph-eir-12', kind: 'effective-rate', breaches: [] } as const;

it.each([
  [{ ...of, value: '7.729469', ceiling: '12.000000' }, 'Effective rate, worst case: 7.73 of at most 12.00 %'],
  // What is over a limit by a hair is not written as if it were on it.
  [
    { ...of, value: '12.000001', ceiling: '12.000000' },
    'Effective rate, worst case: 12.01 of at most 12.00 %',
  ],
  [{ ...of, value: '0.05', ceiling: '5' }, 'Effective rate, worst case: 0.05 of at most 5.00 %'],
  [
    { ...of, value: null, ceiling: '12.000000' },
    'Effective rate, worst case: no loan of it falls under the limit of 12.00',
  ],
  [{ ...of, kind: 'cooling-off', value: '3', ceiling: '1' }, 'Cooling-off period, days: 3, at least 1'],
  [
    { ...of, kind: 'prepayment-always-allowed', value: null, ceiling: null },
    'Early repayment is always allowed',
  ],
] as const)('%o reads %s', (judged, words) => {
  expect(judgementWords(judged)).toBe(words);
});
