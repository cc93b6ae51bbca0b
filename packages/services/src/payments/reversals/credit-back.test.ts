import { day } from '@candor/domain/testing/worked-loan';
import { expect, it } from 'vitest';
import { creditBackLine } from './credit-back.ts';

it('names the account and the day by which an overpayment goes back, and says when we are late', () => {
  const back = { amount: 4_795n, account: 'GCash •••• 0142', by: day('2026-11-19') };
  const said = (on: string, account: string | null = back.account) =>
    creditBackLine({ ...back, account }, { market: 'ph', on: day(on), language: 'en' });
  expect(said('2026-11-16')).toBe(
    'You paid ₱47.95 too much. We send it back to GCash •••• 0142 by Thu 19 November.',
  );
  expect(said('2026-11-19', null)).toContain('to your account by Thu 19 November.');
  expect(said('2026-11-20')).toMatch(/by Thu 19 November and are late\.$/u);
});
