import { describe, expect, it } from 'vitest';
import { changeBetween } from './change-between.ts';

/** `09[17]` before, `095|` after: what was selected, and where the caret ended. */
function changed(before: string, after: string) {
  const from = before.search(/[|[]/);
  return changeBetween(before.replace(/[|[\]]/g, ''), after.replace('|', ''), {
    caret: after.indexOf('|'),
    from,
  });
}

describe('what a browser did to a text', () => {
  it.each([
    ['1|1', '11|1', { start: 1, end: 1, inserted: '1' }],
    ['|11', '1|11', { start: 0, end: 0, inserted: '1' }],
    ['11|', '111|', { start: 2, end: 2, inserted: '1' }],
    ['111|', '11|', { start: 2, end: 3, inserted: '' }],
    ['1|11', '1|1', { start: 1, end: 2, inserted: '' }],
    ['09[17]1', '095|1', { start: 2, end: 4, inserted: '5' }],
    ['0[11]5', '01|5', { start: 1, end: 3, inserted: '1' }],
    ['[0917]', '0063|', { start: 0, end: 4, inserted: '0063' }],
    ['091 7123|', '091 71235|', { start: 8, end: 8, inserted: '5' }],
    ['091 7123|', '091 99|', { start: 4, end: 8, inserted: '99' }],
  ])('I5 · %s became %s', (before, after, change) => {
    expect(changed(before, after)).toEqual(change);
  });
});
