// What is done to a loan: what is granted, and which rule is named first when several are broken.
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { costToTheEnd } from '../loan/costs.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, outstanding } from '../loan/outstanding.ts';
import { noParts, totalOfParts } from '../loan/parts.ts';
import type { Parts } from '../loan/parts.ts';
import { rowStates } from '../loan/row-states.ts';
import { rational } from '../numbers/rational.ts';
import type { Refusal } from '../refusal.ts';
import { faultLadder } from '../testing/fault-ladder.ts';
import { after, day, lateLoan, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { decideCancel } from './decide-cancel.ts';
import { decideDay } from './decide-day.ts';
import { decideDelay } from './decide-delay.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideRecover } from './decide-recover.ts';
import { decideRefund } from './decide-refund.ts';
import { decideRepay } from './decide-repay.ts';
import { decideRestructure } from './decide-restructure.ts';
import type { Restructure } from './decide-restructure.ts';
import { decideReverse } from './decide-reverse.ts';
import { decideSettle } from './decide-settle.ts';
import { decideWaive } from './decide-waive.ts';
import { decideWriteOff } from './decide-write-off.ts';
import type { MoneyIn } from './money-rules.ts';

type Input = { loan: Loan; money: MoneyIn; on: CalendarDate };
const withMoney =
  (different: Partial<MoneyIn>) =>
  (input: Input): Input => ({ ...input, money: { ...input.money, ...different } });
const inState =
  (state: Loan['state']) =>
  (input: Input): Input => ({ ...input, loan: { ...input.loan, state } });
const withAgreement =
  (different: Partial<Loan['agreement']>) =>
  (input: Input): Input => ({
    ...input,
    loan: { ...input.loan, agreement: { ...input.loan.agreement, ...different } },
  });

const pay = (loan: Loan, on: string, amount: bigint) =>
  after(
    loan,
    decideRepay(loan, { by: `${on} ${amount}`, amount, receivedOn: day(on), surplus: 'keep' }, day(on)),
  );
const firstPaid = pay(workedLoan(), '2026-10-18', 291_019n);
const on = day('2026-11-15');
const counted = withMoney({ by: '2026-10-18 291019' });
/** No day is both, so each of the two has a table of its own. */
const fromTheFuture = withMoney({ receivedOn: day('2026-11-16') });
const beforeThePayout = withMoney({ receivedOn: day('2026-09-17') });
const nothing = withMoney({ amount: 0n });
const good: Input = { loan: firstPaid, money: { by: 'new', amount: 700_000n, receivedOn: on }, on };

function refusesInOrder(
  decide: (loan: Loan, money: MoneyIn, today: CalendarDate) => unknown,
  ladder: ReturnType<typeof faultLadder<Input>>,
): void {
  it.each(ladder)('%s', (refused, input) => {
    expect(decide(input.loan, input.money, input.on)).toMatchObject({ refused });
  });
}

describe('repaying', () => {
  const repay = (loan: Loan, money: MoneyIn, today: CalendarDate) =>
    decideRepay(loan, { ...money, surplus: 'keep' }, today);
  refusesInOrder(
    repay,
    faultLadder(good, [
      ['payment_is_already_counted', counted],
      ['day_is_in_the_future', fromTheFuture],
      ['amount_is_not_positive', nothing],
    ]),
  );
  refusesInOrder(
    repay,
    faultLadder(good, [
      ['day_is_before_the_payout', beforeThePayout],
      ['amount_is_not_positive', nothing],
    ]),
  );

  it('counts from the day the money came: matched two days later there is no late charge and nothing is late', () => {
    const loan = after(workedLoan(), decideDay(workedLoan(), day('2026-10-20')));
    const found = decideRepay(
      loan,
      { by: 'p', amount: 291_019n, receivedOn: day('2026-10-18'), surplus: 'keep' },
      day('2026-10-20'),
    );
    const now = after(loan, found);
    expect(rowStates(now)[0]?.left).toEqual(noParts);
    expect(now.allocations[0]).toMatchObject({ on: '2026-10-18', amount: 291_019n });
    expect(now.lateCharges.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
  });

  it('found later settles as of the day it came, and interest posted since is taken back', () => {
    const loan = after(firstPaid, decideDay(firstPaid, day('2026-11-18')));
    expect(loan.accrued).toBe(60_524n);
    const settled = after(
      loan,
      decideRepay(loan, { by: 'p', amount: 567_132n, receivedOn: on, surplus: 'keep' }, day('2026-11-18')),
    );
    expect([settled.state, settled.accrued]).toEqual(['settled', 58_151n]);
  });
});

describe('settling', () => {
  refusesInOrder(
    decideSettle,
    faultLadder(good, [
      ['only_an_active_loan_is_settled', inState('written-off')],
      ['payment_is_already_counted', counted],
      ['day_is_in_the_future', fromTheFuture],
      ['amount_is_not_positive', nothing],
      ['amount_is_not_enough', withMoney({ amount: 567_131n })],
    ]),
  );

  it('takes exactly what the quote says', () => {
    expect(after(firstPaid, decideSettle(firstPaid, { ...good.money, amount: 567_132n }, on)).state).toBe(
      'settled',
    );
    expect(decideSettle(firstPaid, { ...good.money, amount: 567_131n }, on)).toEqual({
      refused: 'amount_is_not_enough',
      facts: { amount: '5671.31', needed: '5671.32' },
    });
  });
});

describe('delaying', () => {
  const usedUp = (input: Input): Input => ({
    ...input,
    loan: {
      ...input.loan,
      plans: [...input.loan.plans, { ...(input.loan.plans[0] ?? missing()), cause: 'delay' }],
    },
  });
  const late = (percent: bigint) =>
    ({ kind: 'percent', percent: rational(percent), per: 'month', graceDays: 0 }) as const;
  refusesInOrder(
    decideDelay,
    faultLadder(good, [
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
    ]),
  );

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

describe('cancelling', () => {
  const paidOut = workedLoan();
  const today = day('2026-09-19');
  const fresh: Input = {
    loan: pay(paidOut, '2026-09-18', 50_000n),
    money: { by: 'exit', amount: 726_000n, receivedOn: today },
    on: today,
  };
  refusesInOrder(
    decideCancel,
    faultLadder(fresh, [
      ['only_an_active_loan_is_cancelled', inState('settled')],
      ['payment_is_already_counted', withMoney({ by: '2026-09-18 50000' })],
      ['day_is_in_the_future', withMoney({ receivedOn: day('2026-09-20') })],
      ['cooling_off_has_ended', withAgreement({ coolingOffDays: 0 })],
      ['amount_is_not_positive', nothing],
      ['amount_is_not_enough', withMoney({ amount: 725_999n })],
    ]),
  );

  it('ends the loan for the net amount less what was paid; interest and fee are not owed', () => {
    const events = decideCancel(fresh.loan, { ...fresh.money, amount: 726_500n }, today);
    const cancelled = after(fresh.loan, events);
    expect(cancelled.state).toBe('cancelled');
    expect(outstanding(cancelled)).toEqual(noParts);
    expect(cancelled.allocations.at(-1)).toMatchObject({
      amount: 726_500n,
      charge: 726_000n,
      toCredit: 500n,
    });
  });

  it('in India costs the disclosed rate for the days', () => {
    const indian = workedLoan({}, { coolingOffDays: 3, exitRate: rational(17n) });
    const exit = decideCancel(
      indian,
      { by: 'exit', amount: 776_723n, receivedOn: day('2026-09-20') },
      day('2026-09-20'),
    );
    expect(exit).toMatchObject([
      { event: 'interest-accrued' },
      { event: 'loan-cancelled', exit: { interest: 723n, total: 776_723n } },
      { event: 'money-allocated' },
    ]);
  });
});

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

describe('writing off and recovering', () => {
  const today = day('2027-03-01');
  const writtenOff = after(firstPaid, decideWriteOff(firstPaid, { reason: 'gone' }, today));

  it.each<[string, Loan, string, Refusal['refused']]>([
    ['a settled loan', { ...firstPaid, state: 'settled' }, '', 'only_an_active_loan_is_written_off'],
    ['without a reason', firstPaid, '  ', 'reason_is_missing'],
  ])('%s is refused', (_, loan, reason, refused) => {
    expect(decideWriteOff(loan, { reason }, today)).toMatchObject({ refused });
  });

  it('gives up what a settlement would have taken', () => {
    expect(writtenOff.state).toBe('written-off');
    expect(writtenOff.writtenOff).toEqual({
      penalty: 84_395n,
      fee: 0n,
      interest: 37_056n,
      principal: 544_981n,
    });
    expect(decideDay(writtenOff, day('2028-01-01'))).toEqual([]);
  });

  it('of a loan not yet due has earned no later interest', () => {
    const early = after(firstPaid, decideWriteOff(firstPaid, { reason: 'died' }, on));
    expect(early.writtenOff).toMatchObject({ interest: 22_151n, principal: 544_981n });
  });

  const recover: Input = {
    loan: writtenOff,
    money: { by: 'r', amount: 50_000n, receivedOn: today },
    on: today,
  };
  refusesInOrder(
    decideRecover,
    faultLadder(recover, [
      ['only_a_written_off_loan_is_recovered', inState('active')],
      ['payment_is_already_counted', counted],
      ['day_is_in_the_future', withMoney({ receivedOn: day('2027-03-02') })],
      ['amount_is_not_positive', nothing],
    ]),
  );

  it('is recovered when nothing is missing, and what is over is credit', () => {
    const part = after(writtenOff, decideRecover(writtenOff, recover.money, today));
    expect(part.state).toBe('written-off');
    const rest = after(
      part,
      decideRepay(part, { by: 'rest', amount: 700_000n, receivedOn: today, surplus: 'keep' }, today),
    );
    expect(rest.state).toBe('recovered');
    expect(borrowerCredit(rest)).toBe(700_000n + 50_000n - 666_432n);
    const lost = after(rest, decideReverse(rest, { by: 'rest' }, today));
    expect([lost.state, borrowerCredit(lost)]).toEqual(['written-off', 0n]);
  });
});

describe('reversing', () => {
  it.each<[string, Loan, string, string]>([
    ['a payment that is not counted', firstPaid, 'nobody', 'payment_is_not_counted'],
    [
      'credit that was used',
      after(
        pay(firstPaid, '2026-10-18', 300_000n),
        decideDay(pay(firstPaid, '2026-10-18', 300_000n), day('2026-11-18')),
      ),
      'credit 2026-11-18',
      'payment_is_not_counted',
    ],
    [
      'a payment of a cancelled loan',
      { ...firstPaid, state: 'cancelled' },
      '2026-10-18 291019',
      'only_an_active_loan_is_changed',
    ],
  ])('%s is refused', (_, loan, by, refused) => {
    expect(decideReverse(loan, { by }, day('2026-11-18'))).toMatchObject({ refused });
  });

  it('is refused where the credit that it gave is spent', () => {
    const kept = pay(firstPaid, '2026-10-18', 10_000n);
    const refunded = after(kept, decideRefund(kept, { by: 'refund', amount: 10_000n }, on));
    expect(decideReverse(refunded, { by: '2026-10-18 10000' }, on)).toEqual({
      refused: 'credit_is_already_used',
    });
  });

  it('of a prepayment waits for the money that stands on its rows', () => {
    const prepaid = after(
      firstPaid,
      decideRepay(firstPaid, { by: 'pre', amount: 400_000n, receivedOn: on, surplus: 'smaller' }, on),
    );
    const later = pay(prepaid, '2026-12-18', 1_000n);
    expect(decideReverse(later, { by: 'pre' }, on)).toEqual({ refused: 'a_later_repayment_stands_on_it' });
    expect(
      rowStates(after(prepaid, decideReverse(prepaid, { by: 'pre' }, on))).map(({ row }) => row.n),
    ).toEqual([1, 2, 3]);
  });
});

describe('refunding and disputing', () => {
  const kept = pay(firstPaid, '2026-10-18', 10_000n);

  it.each([
    ['payment_is_already_counted', '2026-10-18 10000', 10_001n],
    ['amount_is_not_positive', 'refund', 0n],
    ['credit_is_already_used', 'refund', 10_001n],
  ])('%s', (refused, by, amount) => {
    expect(decideRefund(kept, { by, amount }, on)).toMatchObject({ refused });
  });

  it('sends back what is there', () => {
    expect(borrowerCredit(after(kept, decideRefund(kept, { by: 'refund', amount: 4_000n }, on)))).toBe(
      6_000n,
    );
  });

  it('a row is disputed once, and the dispute ends once', () => {
    const disputed = after(firstPaid, decideDispute(firstPaid, { n: 2, isOver: false }, on));
    expect(decideDispute(disputed, { n: 2, isOver: false }, on)).toEqual([]);
    expect(decideDispute(firstPaid, { n: 2, isOver: true }, on)).toEqual([]);
    expect(decideDispute(firstPaid, { n: 1, isOver: false }, on)).toMatchObject({
      refused: 'nothing_of_that_is_owed',
    });
    expect(decideDispute({ ...firstPaid, state: 'settled' }, { n: 2, isOver: false }, on)).toMatchObject({
      refused: 'only_an_active_loan_is_changed',
    });
  });
});

function delayTerms() {
  return workedLoan().agreement.delay ?? missing();
}

function missing(): never {
  throw new Error('the worked loan has it');
}
