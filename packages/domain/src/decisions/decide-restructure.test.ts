import { describe, expect, it } from 'vitest';
import type { Loan } from '../loan/loan.ts';
import { outstanding } from '../loan/outstanding.ts';
import { totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../loan/row-states.ts';
import { rational } from '../numbers/rational.ts';
import { faultLadder } from '../testing/fault-ladder.ts';
import { pay } from '../testing/money-cases.ts';
import { after, day, lateLoan, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { decideDay } from './decide-day.ts';
import { decideRestructure } from './decide-restructure.ts';
import type { Restructure } from './decide-restructure.ts';

describe('restructuring', () => {
  const late = pay(pay(lateLoan(), '2026-09-12', 285_294n), '2026-10-20', 100_000n);
  const today = day('2026-11-18');
  const command: Restructure = {
    terms: {
      instalments: 8,
      every: { count: 1, unit: 'month' },
      firstDueOn: null,
      interest: { ...workedTerms.interest, rate: rational(2n) },
    },
    limits: late.agreement.limits,
    reason: 'in hospital',
  };
  type Case = { loan: Loan; command: Restructure };
  const withCommand =
    (different: Partial<Restructure>) =>
    (input: Case): Case => ({ ...input, command: { ...input.command, ...different } });
  const withTerms =
    (different: Partial<Restructure['terms']>) =>
    (input: Case): Case => ({
      ...input,
      command: { ...input.command, terms: { ...input.command.terms, ...different } },
    });
  const ladder = faultLadder<Case>({ loan: late, command }, [
    [
      'only_an_active_loan_is_changed',
      (input) => ({ ...input, loan: { ...input.loan, state: 'cancelled' } }),
    ],
    ['terms_make_no_schedule', withTerms({ instalments: 0 })],
    ['rate_would_rise', withTerms({ interest: { ...workedTerms.interest, rate: rational(6n) } })],
    ['reason_is_missing', withCommand({ reason: ' ' })],
    [
      'cost_ceiling_is_reached',
      withCommand({ limits: { mostCost: 200_000n, mostLatePercentPerMonth: null } }),
    ],
  ]);
  it.each(ladder)('%s', (refused, input) => {
    expect(decideRestructure(input.loan, input.command, today)).toMatchObject({ refused });
  });

  it('may not turn a declining loan into a flat one', () => {
    const flat = { ...command.terms, interest: { ...command.terms.interest, method: 'flat' as const } };
    expect(decideRestructure(late, { ...command, terms: flat }, today)).toMatchObject({
      refused: 'rate_would_rise',
    });
  });

  it('may not cost more and make no instalment lower', () => {
    const longer = (instalments: number) => {
      const terms = { ...command.terms, instalments, interest: workedTerms.interest };
      return decideRestructure(late, { ...command, terms }, today);
    };
    // Two rows are late and one is to come: three new ones at the same rate cost more and ask as much.
    expect(longer(3)).toMatchObject({ refused: 'dearer_without_a_lower_instalment' });
    expect(longer(6)).not.toHaveProperty('refused');
  });

  it('is not for a loan of which no principal is left', () => {
    const single = workedLoan(
      { instalments: 1 },
      { paymentOrder: ['principal', 'fee', 'interest', 'penalty'] },
    );
    const paid = pay(single, '2026-10-18', 800_000n);
    expect(decideRestructure(paid, command, day('2026-10-18'))).toMatchObject({ refused: 'nothing_is_owed' });
  });

  const restructured = after(late, decideRestructure(late, command, today));

  it('owes the same principal and not a cent more of what had been charged', () => {
    const [before, now] = [outstanding(after(late, decideDay(late, today))), outstanding(restructured)];
    expect(now.principal).toBe(before.principal);
    expect(now.penalty).toBe(before.penalty);
    const carried = rowStates(restructured).find(({ left }) => left.principal === 0n && left.interest > 0n);
    expect(carried?.left).toEqual({ penalty: 8_991n, fee: 0n, interest: 31_946n, principal: 0n });
    expect(carried?.row.dueOn).toBe('2027-07-18');
  });

  it('keeps the history: what was paid, and the rows as they were', () => {
    expect(restructured.plans.map(({ cause }) => cause)).toEqual(['payout', 'restructuring']);
    expect(rowStates(restructured, day('2026-11-17')).map(({ row }) => row.dueOn)).toEqual(
      late.schedule.rows.map(({ dueOn }) => dueOn),
    );
    expect(
      rowStates(restructured)
        .slice(0, 2)
        .map(({ paid }) => totalOfParts(paid)),
    ).toEqual([285_294n, 100_000n]);
  });

  it('charges nothing more for the days before it', () => {
    expect(decideDay(restructured, today)).toEqual([]);
    expect(after(restructured, decideDay(restructured, day('2026-12-18'))).lateCharges).toEqual(
      restructured.lateCharges,
    );
  });

  it('carries the same late charges through a second restructuring', () => {
    const twice = after(restructured, decideRestructure(restructured, command, today));
    expect(outstanding(twice)).toEqual(outstanding(restructured));
  });
});
