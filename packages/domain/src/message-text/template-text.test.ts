import { expect, it } from 'vitest';
import { fillText, textPieces, variablesIn } from './template-text.ts';

it('is read in pieces, and filled', () => {
  const text = '{lender}: due {day}.';
  expect(textPieces(text)).toEqual([
    { is: 'variable', name: 'lender' },
    { is: 'words', text: ': due ' },
    { is: 'variable', name: 'day' },
    { is: 'words', text: '.' },
  ]);
  expect(variablesIn('{day}, {day} {lender}')).toEqual(['day', 'lender']);
  expect(fillText(text, { lender: 'Candor', day: 'Wed' })).toBe('Candor: due Wed.');
  expect(fillText('{day} {gone}', { day: '{gone}' })).toBe('{gone} {gone}');
});

it.each(['{day', 'day}', '{ day }', '{}', '{day, plural, other {#}}', '{{day}}'])(
  'has no braces that name nothing: %s',
  (text) => {
    expect(textPieces(text)).toBeUndefined();
  },
);
