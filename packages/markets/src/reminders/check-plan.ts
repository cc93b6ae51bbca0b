import type { CalendarDate } from '@candor/domain/calendar';
import {
  isCountedStep,
  isHandOver,
  type ReminderPlan,
  type ReminderStep,
  type ReminderTemplate,
  type StopCondition,
} from '@candor/domain/reminder-plan';
import { limitInForce } from '../law/limits-in-force.ts';
import type { ClockTime } from '../law/limit.ts';
import { lending } from '../registry.generated.ts';
import type { MarketId } from '../markets.ts';

export type PlanRule =
  | 'window_begins_too_early'
  | 'window_ends_too_late'
  | 'window_is_empty'
  | 'template_does_not_fit_the_day'
  | 'too_many_steps_in_a_day'
  | 'too_many_contacts_in_a_week'
  | 'stop_is_promised';

/** Who says so: a rule of law by its id, what our own agreement promises, or that it would make no sense. */
type PlanSource = { readonly by: 'law'; readonly limit: string } | { readonly by: 'agreement' | 'sense' };

export type PlanFault = PlanSource & {
  readonly rule: PlanRule;
  /** Its place in the plan; null: it is about the plan as a whole. */
  readonly step: number | null;
  /** What the plan says. */
  readonly value: string;
  /** The furthest that it may go: the largest lawful value, or the smallest where that is the end. */
  readonly most: string;
};

type Hours = {
  readonly from: ClockTime;
  readonly until: ClockTime;
  readonly fromBy: PlanSource;
  readonly untilBy: PlanSource;
  /** What the law alone says; null: it sets no hours. */
  readonly law: { readonly from: ClockTime; readonly until: ClockTime } | null;
};

/** What the agreement promises to wait for. */
export const promisedStops: readonly StopCondition[] = ['promise', 'hardship', 'dispute'];
const week = 7;

/** The hours of the law and those of the agreement: of each end the stricter. */
export function reminderHours(market: MarketId, on: CalendarDate): Hours {
  const house = lending[market].contactHours;
  const law = limitInForce(market, 'contact-hours', on);
  const agreement = { by: 'agreement' } as const;
  const source = law ? ({ by: 'law', limit: law.id } as const) : agreement;
  const isLaterOfLaw = law !== undefined && law.from >= house.from;
  const isEarlierOfLaw = law !== undefined && law.until <= house.until;
  return {
    from: isLaterOfLaw ? law.from : house.from,
    until: isEarlierOfLaw ? law.until : house.until,
    fromBy: isLaterOfLaw ? source : agreement,
    untilBy: isEarlierOfLaw ? source : agreement,
    law: law ? { from: law.from, until: law.until } : null,
  };
}

/**
 * Everything in a plan that the law of the market or our own agreement forbids; the stricter of the two
 * holds. Each fault has the step, what it says and how far it may go.
 *   Manila, +3 from 10:00 until 21:00: the law says 22:00, the agreement 20:00, so at most 20:00.
 *   +1, +3, +5 and +7: four contacts in seven days, and the agreement promises three.
 */
export function checkReminderPlan(market: MarketId, plan: ReminderPlan, on: CalendarDate): PlanFault[] {
  return [
    ...plan.steps.flatMap((step, place) => windowFaults(reminderHours(market, on), step, place)),
    ...plan.steps.flatMap((step, place) => templateFaults(step, place)),
    ...countFaults(market, plan.steps),
    ...promisedStops
      .filter((stop) => !plan.stops.includes(stop))
      .map((stop) => ({
        rule: 'stop_is_promised' as const,
        by: 'agreement' as const,
        step: null,
        value: `${stop} off`,
        most: `${stop} on`,
      })),
  ];
}

function windowFaults(hours: Hours, { from, until }: ReminderStep, step: number): PlanFault[] {
  const faults: PlanFault[] = [];
  if (from < hours.from)
    faults.push({
      rule: 'window_begins_too_early',
      ...hours.fromBy,
      step,
      value: from,
      most: hours.from,
    });
  if (until > hours.until)
    faults.push({ rule: 'window_ends_too_late', ...hours.untilBy, step, value: until, most: hours.until });
  if (from >= until)
    faults.push({ rule: 'window_is_empty', by: 'sense', step, value: `${from}–${until}`, most: hours.until });
  return faults;
}

/** Which days a text speaks of, as words and as a test. */
const daysOf: Readonly<
  Record<ReminderTemplate, { readonly words: string; readonly fits: (day: number) => boolean }>
> = {
  'due-soon': { words: 'before the due date', fits: (day) => day < 0 },
  'due-today': { words: 'on the due date', fits: (day) => day === 0 },
  'past-due': { words: 'after the due date', fits: (day) => day > 0 },
  'please-look': { words: 'after the due date', fits: (day) => day > 0 },
  'can-we-help': { words: 'after the due date', fits: (day) => day > 0 },
};

function templateFaults({ channel, template, day }: ReminderStep, step: number): PlanFault[] {
  const common = { rule: 'template_does_not_fit_the_day', by: 'sense', step } as const;
  if (channel === 'hand-over')
    return template === null ? [] : [{ ...common, value: template, most: 'no message' }];
  if (template === null) return [{ ...common, value: 'no message', most: 'one of the approved messages' }];
  const { words, fits } = daysOf[template];
  return fits(day) ? [] : [{ ...common, value: template, most: words }];
}

/** At the step that is one too many: the ones before it could all be sent. */
function countFaults(market: MarketId, steps: readonly ReminderStep[]): PlanFault[] {
  const { aDay, aWeek } = lending[market].contactsAtMost;
  return steps.flatMap((step, place): PlanFault[] => {
    const before = steps.slice(0, place);
    const ofDay = before.filter((other) => other.day === step.day && isHandOver(other) === isHandOver(step));
    const most = isHandOver(step) ? 1 : aDay;
    const counted = steps.filter(
      (other, at) =>
        isCountedStep(other) &&
        other.day > step.day - week &&
        (other.day < step.day || (other.day === step.day && at <= place)),
    );
    const faults: PlanFault[] = [];
    if (ofDay.length >= most)
      faults.push({
        rule: 'too_many_steps_in_a_day',
        by: isHandOver(step) ? 'sense' : 'agreement',
        step: place,
        value: String(ofDay.length + 1),
        most: String(most),
      });
    if (isCountedStep(step) && counted.length > aWeek)
      faults.push({
        rule: 'too_many_contacts_in_a_week',
        by: 'agreement',
        step: place,
        value: String(counted.length),
        most: String(aWeek),
      });
    return faults;
  });
}
