import { describe, expect, it } from 'vitest';
import { isOvertaken } from './is-overtaken.ts';

describe('a draft that arrives', () => {
  it.each([
    ['the version before', '2f1c7a80-3', '2f1c7a80-4', true],
    ['an earlier version with fewer digits', '2f1c7a80-9', '2f1c7a80-10', true],
    ['the same version once more', '2f1c7a80-4', '2f1c7a80-4', false],
    ['the next version', '2f1c7a80-5', '2f1c7a80-4', false],
    ['another page’s', '9b3e6d10-1', '2f1c7a80-4', false],
    ['one without a mark', null, '2f1c7a80-4', false],
    ['the first with a mark', '2f1c7a80-1', null, false],
  ])('A4.15 A9.11 · %s', (_what, arriving, kept, expected) => {
    expect(isOvertaken(arriving, kept)).toBe(expected);
  });
});
