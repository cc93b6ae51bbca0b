import { dayNumber, type CalendarDate } from '../calendar/index.ts';
import type { DebitState, MandateState } from '../states/index.ts';
import type { DebitRules } from './debit-rules.ts';
import { firstTry, minutesBetween, type LocalMoment } from './first-try.ts';

/** The debit of one due, as far as it has come. */
export type Debit = {
  readonly state: DebitState;
  readonly dueOn: CalendarDate;
  /** The last notice: nothing else may be debited, and nothing before the day that it named. */
  readonly notice: {
    readonly amount: bigint;
    readonly firstOn: CalendarDate;
    readonly at: LocalMoment;
  } | null;
  readonly tries: number;
  readonly lastTriedOn: CalendarDate | null;
};

export type DebitSurroundings = {
  readonly debit: Debit;
  readonly mandate: {
    readonly state: MandateState;
    readonly mostPerDebit: bigint;
    readonly lastDay: CalendarDate;
    /** Dues that the borrower pays by themselves. */
    readonly skips: readonly CalendarDate[];
  };
  /** The same due as the loan has it now; what is owed of it is nothing once it was paid otherwise. */
  readonly due: { readonly dueOn: CalendarDate; readonly owed: bigint };
  /** A hardship request, a dispute: nobody takes money while a person looks at it. */
  readonly isOnHold: boolean;
  readonly rules: DebitRules;
  readonly now: LocalMoment;
};

export type WhyDropped =
  | 'paid_otherwise'
  | 'due_day_moved'
  | 'loan_is_on_hold'
  | 'mandate_is_not_active'
  | 'due_is_skipped'
  | 'more_than_allowed'
  | 'too_late_to_notify';

export type DebitStep =
  /** Tell the borrower and the channel this amount; what was told before is void. */
  | { readonly do: 'notify'; readonly amount: bigint; readonly firstTry: LocalMoment }
  /** Ask the channel to debit what was told. */
  | { readonly do: 'request'; readonly amount: bigint }
  | { readonly do: 'drop'; readonly why: WhyDropped }
  /** No try is left. */
  | { readonly do: 'give-up' }
  | { readonly do: 'wait' };

const wait: DebitStep = { do: 'wait' };

/**
 * What is to be done about a debit now. ₱2,910.19 is due on Wednesday 16 December: on Tuesday from 06:00 the
 * borrower is told, on Wednesday from 06:00 it is requested, and if it bounces once more on Thursday. Paid by
 * hand on Tuesday night: dropped. ₱1,000.00 paid by then: ₱1,910.19 is told anew, because a debit that
 * differs from its notice is one that nobody was told of.
 *
 * What was requested is not asked for again before its outcome is known: the channel is queried, and a due is
 * never debited twice.
 */
export function decideDebit(around: DebitSurroundings): DebitStep {
  const { debit, due, rules, now } = around;
  if (!['planned', 'notified', 'bounced'].includes(debit.state)) return wait;
  const why = whyDropped(around);
  if (why) return { do: 'drop', why };
  if (debit.tries >= rules.tries) return { do: 'give-up' };
  // Turned on again by the due day, it is debited as it was told; after it, the borrower pays it.
  if (around.mandate.state === 'paused') return wait;
  const { notice, lastTriedOn } = debit;
  if (notice?.amount !== due.owed) return noticeNow(around);
  const next = firstTry({ dueOn: due.dueOn, notifiedAt: notice.at, lastTriedOn }, rules);
  if (next === null || dayNumber(now.on) > dayNumber(due.dueOn) + rules.daysAfterDue)
    return { do: 'give-up' };
  return minutesBetween(next, now) >= 0 && now.on >= notice.firstOn && isOpen(rules, now)
    ? { do: 'request', amount: notice.amount }
    : wait;
}

function whyDropped({ debit, mandate, due, isOnHold, rules, now }: DebitSurroundings): WhyDropped | null {
  if (due.owed <= 0n) return 'paid_otherwise';
  if (due.dueOn !== debit.dueOn) return 'due_day_moved';
  if (isOnHold) return 'loan_is_on_hold';
  const isOff = mandate.state === 'paused' ? now.on > due.dueOn : mandate.state !== 'active';
  if (isOff || now.on > mandate.lastDay) return 'mandate_is_not_active';
  if (mandate.skips.includes(due.dueOn)) return 'due_is_skipped';
  const isTooMuch =
    due.owed > mandate.mostPerDebit || (rules.mostPerDebit !== null && due.owed > rules.mostPerDebit);
  return isTooMuch ? 'more_than_allowed' : null;
}

/** In the hours of notices from its first day on, and only while what is told can still happen. */
function noticeNow({ debit, mandate, due, rules, now }: DebitSurroundings): DebitStep {
  const { dueOn } = due;
  const next = firstTry({ dueOn, notifiedAt: now, lastTriedOn: debit.lastTriedOn }, rules);
  if (next === null || next.on > mandate.lastDay) return { do: 'drop', why: 'too_late_to_notify' };
  const { from, until } = rules.noticeHours;
  const isEarly = dayNumber(now.on) < dayNumber(dueOn) - rules.noticeDaysBefore;
  if (isEarly || now.minute < from || now.minute >= until) return wait;
  return { do: 'notify', amount: due.owed, firstTry: next };
}

function isOpen({ debitHours }: DebitRules, { minute }: LocalMoment): boolean {
  return debitHours.some(({ from, until }) => from <= minute && minute < until);
}
