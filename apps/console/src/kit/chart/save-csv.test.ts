import { expect, it } from 'vitest';
import { cellOfFile } from './save-csv.ts';

it.each([
  ['−7,116.25', '-7116.25'],
  ['₱3,100,605.00', '3100605.00'],
  ['−₹1,23,456.78', '-123456.78'],
  ['0.00', '0.00'],
  ['2026-11-16', '2026-11-16'],
  ['1210, 4010', '1210, 4010'],
  ['−20 days', '−20 days'],
])('a figure as a screen writes it, %s, is one in a file: %s', (shown, written) => {
  expect(cellOfFile(shown)).toBe(written);
});
