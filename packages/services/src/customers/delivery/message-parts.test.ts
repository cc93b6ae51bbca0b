import { expect, it } from 'vitest';
import { smsParts } from './message-parts.ts';

it.each([
  ['nothing', '', 1],
  ['160 letters', 'a'.repeat(160), 1],
  ['161 letters', 'a'.repeat(161), 2],
  ['306 letters', 'a'.repeat(306), 2],
  ['307 letters', 'a'.repeat(307), 3],
  ['80 euros, two places each', '€'.repeat(80), 1],
  ['81 euros', '€'.repeat(81), 2],
  ['a euro that would be cut in two', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['70 characters of Hindi', 'क'.repeat(70), 1],
  ['71', 'क'.repeat(71), 2],
  ['one curly mark among letters', `${'a'.repeat(70)}’`, 2],
  ['a picture of two units', '🙂'.repeat(35), 1],
  ['36 of them', '🙂'.repeat(36), 2],
])('%s: parts', (_what, text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
