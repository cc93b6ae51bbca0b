import { describe, expect, it } from 'vitest';
import { pay } from '@candor/domain/testing/money-cases';
import { day, lateLoan } from '@candor/domain/testing/worked-loan';
import { ownDebt } from './own-debt.ts';

describe('what a borrower owes us by loans that run', () => {
  const paidOnce = pay(lateLoan(), '2026-09-12', 285_294n);

  it('is the dearest month that is left, and the principal that is left', () => {
    const before = ownDebt([lateLoan()], day('2026-08-20'));
    const after = ownDebt([paidOnce], day('2026-09-20'));
    expect(before.perMonth).toBe(after.perMonth);
    expect(after.principal).toBeLessThan(before.principal);
    expect(after.principal).toBeGreaterThan(0n);
  });

  it('is added up over loans, and grows by what is late', () => {
    const one = ownDebt([paidOnce], day('2026-09-20'));
    expect(ownDebt([paidOnce, paidOnce], day('2026-09-20'))).toEqual({
      perMonth: one.perMonth * 2n,
      principal: one.principal * 2n,
    });
    expect(ownDebt([paidOnce], day('2026-11-01')).perMonth).toBeGreaterThan(one.perMonth);
  });

  it('is nothing by loans that are over', () => {
    const over = { ...paidOnce, state: 'settled' } as const;
    expect(ownDebt([over], day('2026-09-20'))).toEqual({ perMonth: 0n, principal: 0n });
    expect(ownDebt([], day('2026-09-20'))).toEqual({ perMonth: 0n, principal: 0n });
  });
});
