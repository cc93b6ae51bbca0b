import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { rowStates } from '@candor/domain/instalments';
import { isDisputed } from '@candor/domain/loan';
import { isWorkingDay, lending, limitInForce, markets, type MarketId } from '@candor/markets';
import { dayIn, timeIn } from '../../../kernel/time/market-time.ts';
import { loanAtMoment } from './borrower-history.ts';
import { hadOpenComplaint, hadWrongNumber, shelterThen } from './facts-then.ts';
import { isCounted, kindOf, type ReplayedBorrower, type ReplayedStep } from './replay-borrower.ts';
import type { ReplayRule } from './replay-rules.ts';

/** The furthest that the contacts of one borrower went. */
export type Highest = {
  /** Local times of what the plan sent. */
  readonly earliest: string | null;
  readonly latest: string | null;
  /** Contacts, whoever made them. */
  readonly inADay: number;
  readonly inAWeek: number;
  readonly inAMonth: number;
  /** What the plan sent before a day was late: of one day, at most. */
  readonly onceInADay: number;
};

export type Crossings = {
  readonly crossed: Readonly<Partial<Record<ReplayRule, number>>>;
  readonly highest: Highest;
  /** What the plan sent on days on which nobody works; no rule speaks of them. */
  readonly onFreeDays: number;
};

const week = 7;
const month = 30;

/**
 * Goes through what a replay has made, and counts anew, by itself, what is against each rule: it asks none of
 * the functions that let it pass. It finds nothing where they are right.
 */
export function lookForCrossings(
  market: MarketId,
  replayed: ReplayedBorrower,
  from: CalendarDate,
): Crossings {
  const { timeZone } = markets[market];
  const made = replayed.made.map((each) => ({ ...each, day: dayIn(timeZone, each.at) }));
  const counted = made.filter(isCounted);
  const sent = made.flatMap(({ step }) => (step ? [step] : []));
  const ofDays = (days: number) =>
    counted
      .filter(({ day }) => day >= from)
      .map(({ day }) => counted.filter((each) => each.day <= day && each.day > plus(day, -days)).length);
  const { aDay, aWeek } = lending[market].contactsAtMost;
  const [inDays, inWeeks] = [ofDays(1), ofDays(week)];
  const reminders = sent.filter((step) => kindOf(step) === 'reminder');
  const onceDays = reminders.map(
    ({ on, at }) => made.filter((each) => each.day === on && each.at <= at).length,
  );
  const times = sent.map(({ at }) => timeIn(timeZone, at)).toSorted();
  const against = (isAgainst: (step: ReplayedStep) => boolean) => sent.filter(isAgainst).length;
  const lawHours = limitInForce(market, 'contact-hours', from);
  const { contactHours } = lending[market];
  const outside = (hours: { readonly from: string; readonly until: string } | undefined) =>
    hours ? times.filter((time) => time < hours.from || time >= hours.until).length : 0;
  const shelter = ({ history, on, at }: ReplayedStep) => shelterThen(history, on, at);
  return {
    crossed: {
      'hours-of-law': outside(lawHours),
      'hours-of-agreement': outside(contactHours),
      persons: against(({ due }) => due.borrowerId !== replayed.history.borrowerId),
      day: inDays.filter((many) => many > aDay).length,
      week: inWeeks.filter((many) => many > aWeek).length,
      once: onceDays.filter((many) => many > 1).length,
      promise: against((step) => Boolean(shelter(step)?.promisedOn)),
      hardship: against((step) => shelter(step)?.promisedOn === null),
      dispute: against(isOfDisputed),
      complaint: against(
        ({ by, at }) => by.plan.stops.includes('complaint') && hadOpenComplaint(replayed.history, at),
      ),
      number: against(({ at }) => hadWrongNumber(replayed.history, at)),
      left: against(({ at }) => replayed.history.leftAt !== null && replayed.history.leftAt <= at),
      paid: against(({ history, on, at }) => loanAtMoment(history, on, at)?.state !== 'active'),
    },
    highest: {
      earliest: times[0] ?? null,
      latest: times.at(-1) ?? null,
      inADay: Math.max(0, ...inDays),
      inAWeek: Math.max(0, ...inWeeks),
      inAMonth: Math.max(0, ...ofDays(month)),
      onceInADay: Math.max(0, ...onceDays),
    },
    onFreeDays: against(({ on }) => !isWorkingDay(market, on)),
  };
}

function isOfDisputed({ history, due, on, at }: ReplayedStep): boolean {
  const was = loanAtMoment(history, on, at);
  return (
    was !== undefined && rowStates(was).some(({ row }) => row.dueOn === due.dueOn && isDisputed(was, row.n))
  );
}

function plus(day: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(day) + days);
}
