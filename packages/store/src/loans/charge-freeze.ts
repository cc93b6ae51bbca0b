import type { CalendarDate } from '@candor/domain/calendar';
import type { Dispute, Pause } from '@candor/domain/loan';

/**
 * A time in which late charges don't grow: of a row that is disputed, or of all rows, while a request of
 * somebody in hardship is considered, and while the plan that was granted waits for their yes.
 */
export type Stillness = {
  readonly n: number | null;
  readonly since: CalendarDate;
  readonly until: CalendarDate | null;
};

/** The day from which late charges grow again, of a request for help. */
const pauseEnds = 'least(coalesce(held_until, decided_on), paused_until)';

/** Both together, so that a loan is read in as few questions as before there were pauses. */
export function chargeFreezeSql(ofLoans: string): string {
  return `select loan_id, id, n, since, until_on from dispute where ${ofLoans}
          union all
          select loan_id, 0, null, asked_on, ${pauseEnds} from hardship_request
          where ${ofLoans} and asked_on < ${pauseEnds}`;
}

export function chargeFreezeOf(found: readonly Stillness[]): {
  readonly disputes: Dispute[];
  readonly pauses: Pause[];
} {
  return {
    disputes: found.flatMap(({ n, since, until }) => (n === null ? [] : [{ n, since, until }])),
    pauses: found
      .flatMap(({ n, since, until }) => (n === null && until !== null ? [{ since, until }] : []))
      .toSorted((a, b) => (a.since < b.since ? -1 : 1)),
  };
}
