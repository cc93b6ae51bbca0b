import { arrears } from '@candor/domain/arrears';
import { describe, expect, it } from 'vitest';
import { pay } from '@candor/domain/testing/money-cases';
import { day, lateLoan } from '@candor/domain/testing/worked-loan';
import { maxDaysPastDueEver } from './max-days-past-due-ever.ts';

describe('how late a loan has ever been', () => {
  const paidOnce = pay(lateLoan(), '2026-09-12', 285_294n);

  it('is nothing before anything is late, and grows while nothing is paid', () => {
    expect(maxDaysPastDueEver(paidOnce, day('2026-10-12'))).toBe(0);
    expect(maxDaysPastDueEver(paidOnce, day('2026-11-18'))).toBe(37);
  });

  it('is remembered after all arrears were paid', () => {
    const allPaid = pay(paidOnce, '2026-11-18', 600_000n);
    expect(arrears(allPaid, day('2026-11-20')).worstDaysLate).toBe(0);
    expect(maxDaysPastDueEver(allPaid, day('2026-11-20'))).toBe(36);
  });
});
