import { expect, it } from 'vitest';
import { rateText } from './rate-text.ts';

it('keeps a rate and its sign together', () => {
  expect(rateText('6.132037')).toBe('6.13\u00a0%');
});
