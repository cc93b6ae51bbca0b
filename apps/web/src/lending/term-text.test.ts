import { beforeAll, describe, expect, it } from 'vitest';
import { Translation } from '../i18n/translation.ts';
import { termText } from './term-text.ts';

const translation = new Translation();
beforeAll(() => translation.activate('en'));

describe('how long a loan lasts', () => {
  it.each([
    [3, 1, 'month', '3 months'],
    [1, 1, 'month', '1 month'],
    [1, 30, 'day', '30 days'],
    [4, 1, 'week', '4 weeks'],
    [4, 1, 'half-month', '2 months'],
    [3, 1, 'half-month', '3 half-months'],
  ] as const)('%i times %i %s is %s', (instalments, count, unit, said) => {
    expect(termText(translation.t, { instalments, every: { count, unit } })).toBe(said);
  });
});
