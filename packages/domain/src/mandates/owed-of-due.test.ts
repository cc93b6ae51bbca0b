import { describe, expect, it } from 'vitest';
import { decideRepay } from '../decisions/index.ts';
import { broughtTo } from '../late/brought-to.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { duesAhead, owedOfDue, owedThrough } from './owed-of-due.ts';

const [october, november, december] = [day('2026-10-18'), day('2026-11-18'), day('2026-12-18')];
const loan = workedLoan();
const paid = (amount: bigint, on = day('2026-10-16'), of = loan) =>
  after(of, decideRepay(of, { by: `p-${amount}`, amount, receivedOn: on, surplus: 'keep' }, on));

describe('what is owed of a due', () => {
  it('is what is left of it, and nothing once it was paid or waits to be paid by credit', () => {
    expect(owedOfDue(loan, october)).toBe(291_019n);
    expect(owedOfDue(paid(100_000n), october)).toBe(191_019n);
    expect(owedOfDue(paid(291_019n), october)).toBe(0n);
    expect(owedOfDue(paid(391_019n), november)).toBe(191_019n);
    expect(owedOfDue(loan, day('2026-10-19'))).toBe(0n);
  });

  it('has no late charge in it, which nobody was told a day before; what is owed by then has', () => {
    const late = broughtTo(loan, day('2026-10-28'));
    expect(owedOfDue(late, october)).toBe(291_019n);
    expect(owedThrough(late, october)).toBeGreaterThan(291_019n);
    expect(owedThrough(late, november)).toBe(owedThrough(late, october) + 291_019n);
  });

  it('by a day is nothing beyond it: what was paid ahead is not owed', () => {
    expect(owedThrough(loan, october)).toBe(291_019n);
    expect(owedThrough(paid(291_019n, october), october)).toBe(0n);
    expect(owedThrough(paid(100_000n), october)).toBe(191_019n);
    expect(owedThrough({ ...loan, state: 'settled' }, december)).toBe(0n);
  });

  it('ahead is each due with what it asks, from a day on', () => {
    expect(duesAhead(loan, day('2026-10-19')).map(({ dueOn }) => dueOn)).toEqual([november, december]);
    expect(duesAhead(paid(291_019n), day('2026-10-16')).map(({ dueOn }) => dueOn)).toEqual([
      november,
      december,
    ]);
    expect(duesAhead({ ...loan, state: 'settled' }, october)).toEqual([]);
  });
});
