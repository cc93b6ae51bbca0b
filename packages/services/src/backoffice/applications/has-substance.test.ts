import { expect, it } from 'vitest';
import { hasSubstance } from './has-substance.ts';

it.each([
  ['', false, false],
  ['ok', false, false],
  ['ok ok ok ok ok ok ok ok', false, false],
  ['approved!!!!!!!!!!!!', false, false],
  ['Payslip agrees.', true, false],
  ['Two loans repaid with max DPD 0; overtime of October not counted.', true, true],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false, false],
  ['Dalawang utang na ang nabayaran nang buo at nasa oras', true, true],
])('“%s” is a reason within policy: %s, beyond it: %s', (text, within, beyond) => {
  expect([hasSubstance(text, false), hasSubstance(text, true)]).toEqual([within, beyond]);
});
