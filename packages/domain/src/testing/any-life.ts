import * as fc from 'fast-check';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { dateOfDayNumber, dayNumber } from '../calendar/day-number.ts';
import { decideDay } from '../decisions/decide-day.ts';
import { decideCancel } from '../decisions/decide-cancel.ts';
import { decideContingentCharge } from '../contingent/decide-contingent-charge.ts';
import type { ContingentCharging } from '../contingent/decide-contingent-charge.ts';
import { decideDelay } from '../decisions/decide-delay.ts';
import { decideDueDay } from '../due-day/decide-due-day.ts';
import { decideDispute } from '../decisions/decide-dispute.ts';
import { decideRefund } from '../decisions/decide-refund.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideRestructure } from '../decisions/decide-restructure.ts';
import type { Restructure } from '../decisions/decide-restructure.ts';
import { decideReverse } from '../decisions/decide-reverse.ts';
import { decideSettle } from '../decisions/decide-settle.ts';
import { decideTakeBackCharge } from '../decisions/decide-take-back-charge.ts';
import type { TakeBackCharge } from '../decisions/decide-take-back-charge.ts';
import { decideWaive } from '../decisions/decide-waive.ts';
import type { Waive } from '../decisions/decide-waive.ts';
import { decideWriteOff } from '../decisions/decide-write-off.ts';
import type { MoneyIn } from '../decisions/money-rules.ts';
import { settlementQuote } from '../early/settlement-quote.ts';
import type { LoanAgreement } from '../loan/agreement.ts';
import { applyEvents } from '../loan/apply-event.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { openLoan } from '../loan/open-loan.ts';
import { borrowerCredit } from '../loan/outstanding.ts';
import { eachPart, noParts } from '../loan/parts.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import { rational, zero } from '../numbers/rational.ts';
import { paidParts } from '../product/product-terms.ts';
import { isRefusal } from '../refusals/refusal.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { surplusRules } from '../repayment/allocate-repayment.ts';
import type { SurplusRule } from '../repayment/allocate-repayment.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import { anyTerms } from './any-terms.ts';

const anyPercent = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((hundredths) => rational(BigInt(hundredths), 100n));

const anyLateCharge: fc.Arbitrary<LoanAgreement['lateCharge']> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: anyPercent(10),
    per: fc.constant('month' as const),
    graceDays: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: anyPercent(1),
    per: fc.constant('day' as const),
    graceDays: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('fixed' as const),
    fixed: fc.bigInt(0n, 20_000n),
    graceDays: fc.integer({ min: 0, max: 5 }),
  }),
  fc.constant(null),
);

/**
 * Loans of every kind with agreements of every kind. A ceiling leaves room for what was signed, as the law's
 * check sees to.
 */
export const anyLoan: fc.Arbitrary<Loan> = fc
  .record({
    terms: anyTerms.filter(({ amount }) => amount >= 100n),
    lateCharge: anyLateCharge,
    delay: fc.option(
      fc.record({
        times: fc.integer({ min: 1, max: 3 }),
        days: fc.integer({ min: 1, max: 40 }),
        percent: anyPercent(3),
        fixed: fc.constantFrom(0n, 0n, 500n),
        daysBefore: fc.integer({ min: 0, max: 20 }),
        daysAfter: fc.integer({ min: 0, max: 20 }),
      }),
    ),
    chargePercent: fc.oneof(fc.constant(zero), anyPercent(4)),
    coolingOffDays: fc.integer({ min: 0, max: 3 }),
    paymentOrder: fc.oneof(
      fc.constant([...paidParts]),
      fc.shuffledSubarray([...paidParts], { minLength: 4 }),
    ),
    room: fc.option(fc.bigInt(0n, 200_000n)),
    mostLate: fc.option(anyPercent(6)),
    contingentCharges: fc.array(
      fc.record({
        code: fc.constant('returned-payment'),
        names: fc.constant({ en: 'Returned payment charge' }),
        amount: fc.bigInt(1n, 3_000n),
        times: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 1 },
    ),
    exitRate: fc.option(anyPercent(60)),
  })
  .map(({ terms, chargePercent, room, mostLate, ...agreed }) => {
    const schedule = makeSchedule(terms);
    if (isRefusal(schedule) || schedule.rows.some(({ principal }) => principal < 0n)) return undefined;
    const mostCost = room === null ? null : schedule.totals.cost + room;
    const agreement: LoanAgreement = {
      ...agreed,
      earlySettlement: { chargePercent },
      limits: { mostCost, mostLatePercentPerMonth: mostLate },
    };
    return openLoan(schedule, agreement);
  })
  .filter((loan) => loan !== undefined);

const often = ['repay', 'day'] as const;
const seldom = [
  'delay',
  'settle',
  'reverse',
  'waive',
  'dispute',
  'end-dispute',
  'take-back',
  'refund',
  'restructure',
  'cancel',
  'write-off',
  'due-day',
  'contingent',
] as const;

/** One thing that happens, some days after the last. */
export const anyStep = fc.record({
  kind: fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...often) },
    { weight: 10, arbitrary: fc.constantFrom(...seldom) },
  ),
  daysLater: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 60 })),
  /** How many days it was found after it came. */
  foundAfter: fc.oneof(
    { weight: 4, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 10 }) },
  ),
  /** In thousandths of what a settlement would take. */
  share: fc.oneof(fc.integer({ min: 1, max: 1200 }), fc.constantFrom(1000)),
  surplus: fc.constantFrom(...surplusRules),
  pick: fc.nat(),
});
export type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

export const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 14 });

/**
 * Lets a loan live through steps; a step that is refused changes nothing. `seen` is told every day that
 * passed.
 */
export function live(
  start: Loan,
  steps: readonly Step[],
  seen: (loan: Loan, on: CalendarDate, before: Loan, events: readonly LoanEvent[]) => void,
): Loan {
  let loan = start;
  let today = dayNumber(start.schedule.terms.disbursedOn);
  steps.forEach((step, index) => {
    today += step.daysLater;
    const on = dateOfDayNumber(today);
    const decided = decideLife(loan, commandOf(loan, step, { on, by: `payment ${index}` }), on);
    if (isRefusal(decided)) return;
    const before = loan;
    loan = applyEvents(loan, decided);
    seen(loan, on, before, decided);
  });
  return loan;
}

/** What a step means for a loan on a day: a command with its figures, the same for whoever runs it. */
export type LifeCommand =
  | ({ readonly kind: 'repay'; readonly surplus: SurplusRule } & MoneyIn)
  | ({ readonly kind: 'delay' | 'settle' | 'cancel' } & MoneyIn)
  | { readonly kind: 'day' }
  | { readonly kind: 'reverse'; readonly by: string }
  | ({ readonly kind: 'waive' } & Waive)
  | { readonly kind: 'dispute' | 'end-dispute'; readonly n: number }
  | ({ readonly kind: 'take-back' } & TakeBackCharge)
  | ({ readonly kind: 'contingent' } & ContingentCharging)
  | { readonly kind: 'refund'; readonly by: string; readonly amount: bigint }
  | { readonly kind: 'restructure'; readonly terms: Restructure['terms']; readonly reason: string }
  | { readonly kind: 'due-day'; readonly day: number }
  | { readonly kind: 'write-off'; readonly reason: string };

export function commandOf(
  loan: Loan,
  { kind, share, surplus, pick, foundAfter }: Step,
  { on, by }: { on: CalendarDate; by: string },
): LifeCommand {
  const receivedOn = dateOfDayNumber(dayNumber(on) - foundAfter);
  const amount = (settlementQuote(loan, on).total * BigInt(share)) / 1000n + BigInt(pick % 3) - 1n;
  const money = { by, amount, receivedOn };
  const rows = rowStates(loan);
  const state = rows[pick % Math.max(1, rows.length)];
  const n = state?.row.n ?? 0;
  switch (kind) {
    case 'repay':
      return { kind, ...money, surplus };
    case 'delay':
    case 'settle':
    case 'cancel':
      return { kind, ...money };
    case 'day':
      return { kind };
    case 'reverse':
      return { kind, by: loan.allocations[pick % Math.max(1, loan.allocations.length)]?.by ?? '' };
    case 'waive': {
      const left = state?.left ?? noParts;
      const parts = eachPart((part) => (part === 'principal' ? 0n : (left[part] * BigInt(share)) / 1200n));
      return { kind, n, parts, reason: 'hardship' };
    }
    case 'dispute':
      return { kind, n };
    case 'end-dispute':
      return { kind, n: loan.disputes.at(-1)?.n ?? 0 };
    case 'take-back':
      return { kind, n, reason: 'disputed' };
    case 'contingent':
      return { kind, code: 'returned-payment', reason: 'returned' };
    case 'refund':
      return { kind, by, amount: (borrowerCredit(loan) * BigInt(share)) / 1200n };
    case 'restructure': {
      const { interest } = planOf(loan).terms;
      const every = { count: 1, unit: 'month' as const };
      const terms = { instalments: 1 + (pick % 9), every, firstDueOn: null, interest };
      return { kind, terms, reason: 'hardship' };
    }
    case 'write-off':
      return { kind, reason: 'gone' };
    case 'due-day':
      return { kind, day: 1 + (pick % 28) };
  }
}

/** The pure domain's answer to a command. */
export function decideLife(
  loan: Loan,
  command: LifeCommand,
  on: CalendarDate,
): readonly LoanEvent[] | Refusal {
  switch (command.kind) {
    case 'repay':
      return decideRepay(loan, command, on);
    case 'day':
      return decideDay(loan, on);
    case 'delay':
      return decideDelay(loan, command, on);
    case 'settle':
      return decideSettle(loan, command, on);
    case 'cancel':
      return decideCancel(loan, command, on);
    case 'reverse':
      return decideReverse(loan, { by: command.by, isTakenBack: true }, on);
    case 'waive':
      return decideWaive(loan, command, on);
    case 'dispute':
    case 'end-dispute':
      return decideDispute(loan, { n: command.n, isOver: command.kind === 'end-dispute' }, on);
    case 'take-back':
      return decideTakeBackCharge(loan, command, on);
    case 'contingent':
      return decideContingentCharge(loan, command, on);
    case 'refund':
      return decideRefund(loan, command, on);
    case 'restructure':
      return decideRestructure(loan, { ...command, limits: loan.agreement.limits }, on);
    case 'write-off':
      return decideWriteOff(loan, command, on);
    case 'due-day':
      return decideDueDay(loan, { day: command.day, policy: { everyMonths: 6, mostDays: 15 } }, on);
  }
}
