import { describe, expect, it } from 'vitest';
import { costToTheEnd } from '../loan/costs.ts';
import { borrowerCredit } from '../loan/outstanding.ts';
import { rowStates } from '../instalments/row-states.ts';
import { rational } from '../numbers/rational.ts';
import {
  counted,
  firstPaid,
  fromTheFuture,
  goodCase as good,
  inState,
  nothing,
  november15 as on,
  pay,
  refusesInOrder,
  withAgreement,
  withMoney,
} from '../testing/money-cases.ts';
import type { MoneyCase } from '../testing/money-cases.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { decideDelay } from './decide-delay.ts';
import { decideReverse } from './decide-reverse.ts';

describe('delaying', () => {
  const usedUp = (input: MoneyCase): MoneyCase => ({
    ...input,
    loan: {
      ...input.loan,
      plans: [...input.loan.plans, { ...(input.loan.plans[0] ?? missing()), cause: 'delay' }],
    },
  });
  const late = (percent: bigint) =>
    ({ kind: 'percent', percent: rational(percent), per: 'month', graceDays: 0 }) as const;
  refusesInOrder(decideDelay, good, [
    ['only_an_active_loan_is_changed', inState('settled')],
    ['payment_is_already_counted', counted],
    ['day_is_in_the_future', fromTheFuture],
    ['amount_is_not_positive', nothing],
    ['delay_is_not_offered', withAgreement({ delay: null })],
    ['no_delay_is_left', usedUp],
    ['delay_is_outside_its_window', withAgreement({ delay: { ...delayTerms(), daysBefore: 2 } })],
    ['delay_costs_more_than_being_late', withAgreement({ lateCharge: late(1n) })],
    [
      'cost_ceiling_is_reached',
      withAgreement({ limits: { mostCost: 97_056n, mostLatePercentPerMonth: null } }),
    ],
    ['amount_is_not_enough', withMoney({ amount: 4_364n })],
  ]);

  it('moves nothing before the fee is paid', () => {
    expect(decideDelay(firstPaid, { ...good.money, amount: 4_364n }, on)).toEqual({
      refused: 'amount_is_not_enough',
      facts: { amount: '43.64', needed: '43.65' },
    });
    const delayed = after(firstPaid, decideDelay(firstPaid, { ...good.money, amount: 4_365n }, on));
    expect(rowStates(delayed).find(({ row }) => row.n === 2)?.row.dueOn).toBe('2026-12-02');
  });

  it('what came beyond the fee is credit', () => {
    expect(
      borrowerCredit(after(firstPaid, decideDelay(firstPaid, { ...good.money, amount: 5_000n }, on))),
    ).toBe(635n);
  });

  it('the date moves back when the fee is taken back', () => {
    const delayed = after(firstPaid, decideDelay(firstPaid, { ...good.money, amount: 4_365n }, on));
    const back = after(delayed, decideReverse(delayed, { by: 'new' }, day('2026-11-20')));
    expect(rowStates(back).find(({ row }) => row.n === 2)?.row.dueOn).toBe('2026-11-18');
    expect(costToTheEnd(back).charge).toBe(0n);
  });

  it('has nothing to move where only a late charge is left', () => {
    const order = {
      ...workedLoan().agreement,
      paymentOrder: ['fee', 'interest', 'principal', 'penalty'] as const,
    };
    const single = workedLoan({ instalments: 1 }, order);
    const paid = pay(single, '2026-10-21', 836_000n);
    expect(decideDelay(paid, { ...good.money, receivedOn: day('2026-10-21') }, on)).toMatchObject({
      refused: 'nothing_is_left_to_delay',
    });
  });
});

function delayTerms() {
  return workedLoan().agreement.delay ?? missing();
}

function missing(): never {
  throw new Error('the worked loan has it');
}
