import { describe, expect, it } from 'vitest';
import type { Loan } from '../loan/loan.ts';
import { noParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { faultLadder } from '../testing/fault-ladder.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { decideDay } from './decide-day.ts';
import { decideWaive } from './decide-waive.ts';

describe('waiving', () => {
  const late = after(workedLoan(), decideDay(workedLoan(), day('2026-10-30')));
  const today = day('2026-10-30');
  const parts: Parts = { ...noParts, penalty: 5_335n };
  type Case = { loan: Loan; parts: Parts; reason: string };
  const ladder = faultLadder<Case>({ loan: late, parts, reason: 'hardship' }, [
    ['only_an_active_loan_is_changed', (input) => ({ ...input, loan: { ...input.loan, state: 'settled' } })],
    ['amount_is_not_positive', (input) => ({ ...input, parts: { ...input.parts, fee: -1n } })],
    ['nothing_of_that_is_owed', (input) => ({ ...input, parts: { ...input.parts, principal: 1n } })],
    ['reason_is_missing', (input) => ({ ...input, reason: '' })],
  ]);
  it.each(ladder)('%s', (refused, input) => {
    expect(decideWaive(input.loan, { n: 1, parts: input.parts, reason: input.reason }, today)).toMatchObject({
      refused,
    });
  });

  it.each<[string, number, Partial<Parts>]>([
    ['more than is owed', 1, { penalty: 5_336n }],
    ['principal', 1, { principal: 1n }],
    ['interest that is not earned', 2, { interest: 1n }],
    ['of a row that is not there', 9, { penalty: 1n }],
  ])('is refused for %s', (_, n, asked) => {
    expect(
      decideWaive(late, { n, parts: { ...noParts, ...asked }, reason: 'hardship' }, today),
    ).toMatchObject({
      refused: 'nothing_of_that_is_owed',
    });
  });

  it('forgives earned interest, and takes its posting back', () => {
    const now = after(
      late,
      decideWaive(late, { n: 1, parts: { ...noParts, interest: 36_000n }, reason: 'error' }, today),
    );
    expect(rowStates(now)[0]?.left.interest).toBe(0n);
    expect(now.accrued).toBe(late.accrued - 36_000n);
    expect(decideDay(now, today)).toEqual([]);
  });
});
