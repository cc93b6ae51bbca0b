import { describe, expect, it } from 'vitest';
import { instalmentStates } from '../instalments/instalment-states.ts';
import { costToTheEnd } from '../loan/costs.ts';
import type { Loan } from '../loan/loan.ts';
import { outstanding } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { faultLadder } from '../testing/fault-ladder.ts';
import { pay } from '../testing/money-cases.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { decideDay } from '../decisions/decide-day.ts';
import { decideDueDay } from './decide-due-day.ts';

const policy = { everyMonths: 6, mostDays: 15 };
const dues = (loan: Loan) =>
  instalmentStates(loan).map(({ row, left }) => [row.dueOn, totalOfParts(left)] as const);

describe('another due day', () => {
  // Paid out on 18 September, due on the 18th of three months.
  const loan = workedLoan();
  const today = day('2026-09-25');
  type Case = { loan: Loan; wish: Parameters<typeof decideDueDay>[1]; on: typeof today };
  const wish = { day: 25, policy };
  const ladder = faultLadder<Case>({ loan, wish, on: today }, [
    ['only_an_active_loan_is_changed', (input) => ({ ...input, loan: { ...input.loan, state: 'settled' } })],
    ['due_day_is_not_offered', (input) => ({ ...input, wish: { ...input.wish, day: 29 } })],
    ['due_day_is_so_already', (input) => ({ ...input, wish: { ...input.wish, day: 18 } })],
    ['arrears_come_first', (input) => ({ ...input, on: day('2026-10-20') })],
    ['due_day_is_too_far', (input) => ({ ...input, wish: { ...input.wish, day: 12 } })],
  ]);
  it.each(ladder)('%s', (refused, input) => {
    expect(decideDueDay(input.loan, input.wish, input.on)).toMatchObject({ refused });
  });

  const changed = after(loan, decideDueDay(loan, wish, today));

  it('moves what is to come and adds nothing: neither interest nor a charge', () => {
    expect(dues(changed)).toEqual(dues(loan).map(([dueOn, left]) => [`${dueOn.slice(0, 8)}25`, left]));
    expect(costToTheEnd(changed)).toEqual(costToTheEnd(loan));
    const later = day('2026-10-25');
    expect(outstanding(after(changed, decideDay(changed, later))).interest).toBe(
      outstanding(after(loan, decideDay(loan, later))).interest,
    );
    expect(after(changed, decideDay(changed, later)).lateCharges).toEqual([]);
  });

  it('is changed again only when the months of the policy are over', () => {
    const paid = pay(changed, '2026-10-25', dues(changed)[0]![1]);
    expect(decideDueDay(paid, { day: 28, policy }, day('2026-10-26'))).toMatchObject({
      refused: 'due_day_was_changed_lately',
      facts: { freeOn: '2027-03-25' },
    });
    expect(
      decideDueDay(paid, { day: 28, policy: { ...policy, everyMonths: 1 } }, day('2026-10-26')),
    ).not.toHaveProperty('refused');
  });

  it('leaves what is paid where it was', () => {
    const paid = pay(loan, '2026-10-18', dues(loan)[0]![1]);
    const moved = after(paid, decideDueDay(paid, wish, day('2026-10-19')));
    expect(dues(moved).map(([dueOn]) => dueOn)).toEqual(['2026-10-18', '2026-11-25', '2026-12-25']);
  });
});
