import { describe, expect, it } from 'vitest';
import { delayQuote } from '../delay/delay-quote.ts';
import { arrears } from '../arrears/arrears.ts';
import { beyondCredit } from '../loan/beyond-credit.ts';
import { instalmentStates } from '../instalments/instalment-states.ts';
import { daysForClass } from '../arrears/kept-arrears.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, outstanding, overdue } from '../loan/outstanding.ts';
import { noParts, totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import { rational } from '../numbers/rational.ts';
import { repaymentChoices } from '../repayment/repayment-choices.ts';
import { faultLadder } from '../testing/fault-ladder.ts';
import { pay } from '../testing/money-cases.ts';
import { after, day, granted, lateLoan, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { decideDay } from './decide-day.ts';
import { decideDelay } from './decide-delay.ts';
import { decideRepay } from './decide-repay.ts';
import { decideRestructure, highestInstalment } from './decide-restructure.ts';
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

describe('a late loan of one instalment that is restructured into four', () => {
  // ₱9,000.00 with 405.00 of interest was due on 18 October; 352.69 of late charges have come to it.
  const single = workedLoan(
    { amount: 900_000n, instalments: 1, fees: [] },
    {
      lateCharge: { kind: 'percent', percent: rational(9n, 2n), per: 'month', graceDays: 3 },
      limits: { mostCost: 900_000n, mostLatePercentPerMonth: rational(5n) },
    },
  );
  const today = day('2026-11-16');
  const terms = {
    instalments: 4,
    every: { count: 1, unit: 'month' as const },
    firstDueOn: null,
    interest: workedTerms.interest,
  };
  const command = { terms, limits: single.agreement.limits, reason: 'lost the job' };
  const restructured = after(single, decideRestructure(single, command, today));
  const cure = { instalmentsOnTime: 3, days: 0 };
  const dues = (loan: Loan) =>
    instalmentStates(loan).map(({ row, left }) => [row.dueOn, totalOfParts(left)] as const);
  const shown = [
    ['2026-12-16', 250_869n],
    ['2027-01-16', 250_869n],
    ['2027-02-16', 250_869n],
    ['2027-03-16', 326_639n],
  ];

  it('has the four instalments that were shown, and the last holds what is carried over', () => {
    expect(dues(restructured)).toEqual(shown);
    expect(highestInstalment(restructured)).toBe(326_639n);
    const last = instalmentStates(restructured).at(-1)!;
    expect(last.row).toMatchObject({ n: 6, from: '2027-02-16', to: '2027-03-16', dueOn: '2027-03-16' });
    expect(last.left).toMatchObject({ penalty: 35_269n, interest: 40_500n + 10_803n });
  });

  it.each(['2026-11-16', '2026-11-17', '2026-12-10', '2026-12-16'])(
    'paid on %s with the first instalment has that instalment paid, and the second is next',
    (on) => {
      const { instalment } = repaymentChoices(restructured, day(on), 0n);
      expect(instalment).toMatchObject({
        pay: 250_869n,
        nextDue: { dueOn: '2027-01-16', amount: 250_869n },
      });
      const paid = pay(restructured, on, 250_869n);
      expect(beyondCredit(paid)[0]).toMatchObject({ row: { dueOn: '2027-01-16' }, asks: 250_869n });
      const later = after(paid, decideDay(paid, day('2026-12-18')));
      expect(dues(later)).toEqual([['2026-12-16', 0n], ...shown.slice(1)]);
      expect(overdue(later, day('2026-12-18'))).toEqual(noParts);
      expect(borrowerCredit(later)).toBe(0n);
      expect(arrears(later, day('2026-12-18')).daysLate).toBe(0);
      // One instalment in time cures nothing yet: the days go on from 18 October.
      expect(daysForClass(later, day('2026-12-18'), cure)).toBe(61);
    },
  );

  it('paid instalment by instalment as shown is cured by the third and settled by the fourth', () => {
    let loan = restructured;
    for (const [k, [on, amount]] of dues(restructured).entries()) {
      loan = after(loan, decideDay(loan, on));
      const { instalment, everything } = repaymentChoices(loan, on, 0n);
      expect((instalment ?? everything).pay).toBe(amount);
      loan = pay(loan, on, amount);
      expect(dues(loan).map(([, left]) => left)).toEqual(
        shown.map(([, due], place) => (place <= k ? 0n : due)),
      );
      expect(daysForClass(loan, on, cure) > 0).toBe(k < 2);
    }
    expect(loan.state).toBe('settled');
  });

  it('names all that is due with the last instalment as what is next', () => {
    const two = pay(pay(restructured, '2026-12-16', 250_869n), '2027-01-16', 250_869n);
    expect(repaymentChoices(two, day('2027-02-16'), 0n).instalment).toMatchObject({
      nextDue: { dueOn: '2027-03-16', amount: 326_639n },
    });
  });

  it('puts more than an instalment on the next ones, or prepays, before what is carried over to the last', () => {
    const kept = pay(restructured, '2026-12-16', 300_000n);
    expect(borrowerCredit(kept)).toBe(300_000n - 250_869n);
    expect(dues(kept).at(-1)).toEqual(shown.at(-1));
    for (const surplus of ['smaller', 'shorter'] as const) {
      const money = { by: 'more', amount: 500_000n, receivedOn: day('2026-12-16'), surplus };
      const prepaid = after(restructured, decideRepay(restructured, money, day('2026-12-16')));
      expect(prepaid.plans.at(-1)?.cause).toBe('prepayment');
      expect(outstanding(prepaid).penalty).toBe(35_269n);
      expect(dues(prepaid).at(-1)?.[0]).toBe('2027-03-16');
    }
  });

  it('is delayed by whole instalments: what is carried over moves with the last', () => {
    const paid = ['2026-12-16', '2027-01-16', '2027-02-16'].reduce(
      (loan, on) => pay(loan, on, 250_869n),
      restructured,
    );
    const quote = granted(delayQuote(paid, day('2027-03-14')));
    expect(quote).toMatchObject({ moved: 326_639n - 35_269n, fee: 4_370n, newDueOn: '2027-03-30' });
    const moved = after(
      paid,
      decideDelay(paid, { by: 'fee', amount: quote.fee, receivedOn: day('2027-03-14') }, day('2027-03-14')),
    );
    expect(dues(moved).filter(([, left]) => left > 0n)).toEqual([['2027-03-30', 326_639n]]);
  });
});
