import { expect, it } from 'vitest';
import type { Translate } from '../i18n/message-id.ts';
import { termsText } from './terms-text.ts';

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
