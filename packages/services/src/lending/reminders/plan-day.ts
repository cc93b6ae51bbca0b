import { daysBetween, type CalendarDate } from '@candor/domain/calendar';
import {
  dueDatesOf,
  isHandOver,
  stepsOn,
  type ReminderPlan,
  type ReminderStep,
  type StopCondition,
} from '@candor/domain/reminder-plan';
import { markets, type MarketId } from '@candor/markets';
import { loansDueOn, stoppedLoans, type DueLoan, type StoppedLoan } from '@candor/store/reminders';
import type { ReadTx } from '@candor/store/database';
import type { OutboxMessage } from '../../kernel/commands/command.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { plansOn, type PlanInForce, type PlansInForce } from './plans-in-force.ts';

export type PlannedStep = {
  readonly due: DueLoan;
  readonly step: ReminderStep;
  readonly by: PlanInForce;
};

/** With the stop condition that holds it back; null: it will be tried. */
export type JudgedStep = PlannedStep & { readonly stop: StopCondition | null };

type Range = { readonly firstLoan: bigint; readonly lastLoan: bigint };

/** What the plans in force do on a day with the loans of a range. */
export async function planDay(
  tx: ReadTx,
  market: MarketId,
  on: CalendarDate,
  range: Range,
): Promise<JudgedStep[]> {
  const plans = await plansOn(tx, market, on);
  const due = await loansDueOn(tx, { market, ...range }, dueDatesOfDay(plans, on));
  return judgeSteps(tx, on, stepsOfDay(plans, on, due));
}

export function dueDatesOfDay(plans: PlansInForce, on: CalendarDate): CalendarDate[] {
  return [...new Set(plans.all.flatMap(({ plan }) => dueDatesOf(plan, on)))];
}

/** Each loan by the plan of its product. */
export function stepsOfDay(plans: PlansInForce, on: CalendarDate, due: readonly DueLoan[]): PlannedStep[] {
  return due.flatMap((loan) => {
    const by = plans.of(loan.productId);
    return stepsOn(by.plan, on, loan.dueOn).map((step) => ({ due: loan, step, by }));
  });
}

/** Which of them a stop condition of their plan holds back on a day. */
export async function judgeSteps(
  tx: ReadTx,
  on: CalendarDate,
  steps: readonly PlannedStep[],
): Promise<JudgedStep[]> {
  const loans = [...new Set(steps.map(({ due }) => due.loan))];
  if (loans.length === 0) return [];
  const stopped = new Map((await stoppedLoans(tx, loans, on)).map((each) => [each.loanId, each]));
  return steps.map((each) => ({ ...each, stop: stopOf(stopped.get(each.due.loan), each.by.plan) }));
}

/** The first of the plan's stop conditions that is so. */
export function stopOf(
  loan: StoppedLoan | undefined,
  { stops }: Pick<ReminderPlan, 'stops'>,
): StopCondition | null {
  if (!loan) return null;
  const isSo: Readonly<Record<StopCondition, boolean>> = {
    promise: loan.hasPromised,
    hardship: loan.asksForHelp,
    dispute: loan.isDisputed,
    complaint: loan.hasComplaint,
  };
  return stops.find((stop) => isSo[stop]) ?? null;
}

const spreadHours = 3;

/**
 * When a step is done on its day: spread over the first hours of its window, so that a million messages don't
 * leave in one second. Undefined: its window is over.
 *   08:00–20:00, loan …500, looked at before: 09:30; looked at 19:00: 19:30; at 20:10: not on that day.
 */
export function stepAt(
  market: MarketId,
  on: CalendarDate,
  { due: { loan }, step }: PlannedStep,
  now: Date,
): Date | undefined {
  const { timeZone } = markets[market];
  const [opens, closes] = [instantOf(on, step.from, timeZone), instantOf(on, step.until, timeZone)];
  const begin = Math.max(opens.getTime(), now.getTime());
  const spreadMs = Math.min(spreadHours * 3_600_000, closes.getTime() - begin);
  if (spreadMs <= 0) return undefined;
  return new Date(begin + (spreadMs * Number(loan % 1_000n)) / 1_000);
}

/**
 * What is left in the outbox for a day, each for its own time: a step of an unpaid row due on the 18th is a
 * message on the 15th, the 18th, the 19th … A day that was ended late leaves nothing for windows that are
 * over.
 */
export function reminderMessages(
  market: MarketId,
  on: CalendarDate,
  planned: readonly PlannedStep[],
  now: Date,
): OutboxMessage[] {
  return planned.flatMap((each) => {
    const notBefore = stepAt(market, on, each, now);
    return notBefore ? [{ topic: 'reminder.due', payload: payloadOf(market, on, each), notBefore }] : [];
  });
}

function payloadOf(
  market: MarketId,
  on: CalendarDate,
  { due: { loan, dueOn }, step, by: { productId, version } }: PlannedStep,
) {
  const plan = { productId, version, isHandOver: isHandOver(step) };
  return { market, loan: String(loan), dueOn, daysLate: daysBetween(dueOn, on), plan };
}
