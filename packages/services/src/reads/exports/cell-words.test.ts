import { expect, it } from 'vitest';
import { momentIn, stateText } from './cell-words.ts';

it('writes a moment by the clock of the market, and nothing where there is none', () => {
  const at = new Date('2026-11-15T18:45:00Z');
  expect([momentIn('ph', at), momentIn('in', at), momentIn('ph', null)]).toEqual([
    '2026-11-16 02:45',
    '2026-11-16 00:15',
    '',
  ]);
});

it('calls a state as the console does', () => {
  expect(stateText('loan', 'written-off')).toBe('Written off');
  expect(stateText('approval', 'asked-back')).toBe('Info requested');
});
