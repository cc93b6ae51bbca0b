import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/translation.ts';
import { termsText } from './terms-text.ts';

const t = ((id: string, { count }: { count: number }) =>
  `${count} ${id.slice('term.'.length)}`) as unknown as Translate;
const say = ((key: string, facts: Record<string, string>) =>
  key === 'anyOf'
    ? `${facts['others']} or ${facts['last']}`
    : `Once, after ${facts['term']}`) as unknown as Parameters<typeof termsText>[1];
const term = (instalments: number, unit: 'day' | 'month', count = 1) => ({
  instalments,
  every: { count, unit },
});

it('says the unit once where it is the same', () => {
  expect(termsText(t, say, [term(2, 'month'), term(3, 'month'), term(6, 'month')])).toBe('2, 3 or 6 months');
  expect(termsText(t, say, [term(1, 'day', 30), term(2, 'month')])).toBe('30 days or 2 months');
});

it('says when there is but one payment', () => {
  expect(termsText(t, say, [term(1, 'day', 30)])).toBe('Once, after 30 days');
  expect(termsText(t, say, [term(3, 'month')])).toBe('3 months');
  expect(termsText(t, say, [])).toBe('');
});
