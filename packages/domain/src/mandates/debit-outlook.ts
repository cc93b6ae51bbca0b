import { dateOfDayNumber, dayNumber, type CalendarDate } from '../calendar/index.ts';
import type { Debit } from './decide-debit.ts';
import type { DebitRules } from './debit-rules.ts';
import { firstTry, type LocalMoment } from './first-try.ts';

export type DebitOutlook = {
  /** When the borrower is told, or was. */
  readonly tellOn: CalendarDate;
  readonly debitFrom: LocalMoment;
  /** When it is tried once more if it brings nothing; null where that was the last try. */
  readonly againOn: CalendarDate | null;
};

type Around = {
  readonly debit: Pick<Debit, 'dueOn' | 'tries' | 'lastTriedOn'>;
  /** Since when a notice of this amount counts; null while there is none. */
  readonly toldAt: LocalMoment | null;
  /** The outcome of the last try is not known. */
  readonly isRequested: boolean;
  readonly now: LocalMoment;
};

/**
 * What lies ahead of a due that a mandate debits: ₱2,910.19 is due on Wednesday 16 December, so the borrower
 * is told on Tuesday, it is debited on Wednesday from 06:00, and if that brings nothing once more on
 * Thursday. Null where no try fits any more: the borrower pays it by themselves.
 */
export function debitOutlook(
  { debit, toldAt, isRequested, now }: Around,
  rules: DebitRules,
): DebitOutlook | null {
  const { dueOn, tries, lastTriedOn } = debit;
  const notifiedAt = toldAt ?? nextNotice(dueOn, rules, now);
  const under = isRequested && lastTriedOn !== null;
  if (!under && tries >= rules.tries) return null;
  const debitFrom = under
    ? { on: lastTriedOn, minute: rules.debitHours[0]?.from ?? 0 }
    : firstTry({ dueOn, notifiedAt, lastTriedOn }, rules);
  if (debitFrom === null) return null;
  const again =
    tries + (under ? 0 : 1) < rules.tries
      ? firstTry({ dueOn, notifiedAt, lastTriedOn: debitFrom.on }, rules)
      : null;
  return { tellOn: notifiedAt.on, debitFrom, againOn: again?.on ?? null };
}

/** The first minute from now on in which the borrower may be told. */
function nextNotice(
  dueOn: CalendarDate,
  { noticeDaysBefore, noticeHours: { from, until } }: DebitRules,
  now: LocalMoment,
): LocalMoment {
  const first = dayNumber(dueOn) - noticeDaysBefore;
  const today = dayNumber(now.on);
  if (today < first) return { on: dateOfDayNumber(first), minute: from };
  if (now.minute < until) return { on: now.on, minute: Math.max(now.minute, from) };
  return { on: dateOfDayNumber(today + 1), minute: from };
}
