import { beforeAll, describe, expect, it } from 'vitest';
import { Translation } from '../i18n/translation.ts';
import type { Translate } from '../i18n/translation.ts';
import { termsText, termText } from './term-text.ts';

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

const t = ((id: string, { count }: { count: number }) =>
  `${count} ${id.slice('term.'.length)}`) as unknown as Translate;
const term = (instalments: number, unit: 'day' | 'month', count = 1) => ({
  instalments,
  every: { count, unit },
});

it('says the unit once where it is the same', () => {
  expect(termsText(t, [term(2, 'month'), term(3, 'month'), term(6, 'month')])).toBe('2, 3, 6 months');
  expect(termsText(t, [term(1, 'day', 30), term(2, 'month')])).toBe('30 days, 2 months');
  expect(termsText(t, [term(1, 'day', 30)])).toBe('30 days');
});
