import type { ClockTime } from '../law/limit.ts';

/** When somebody is there. Days as the calendar counts them: 1 is Monday. Closed on the market's holidays. */
export type OpeningHours = {
  readonly days: readonly number[];
  readonly from: ClockTime;
  readonly until: ClockTime;
};

/**
 * Who answers the telephone and until when, which is not until when a complaint counts as sent today
 * (`countedUntil` of the grievance rules): the desk talks until 20:00 in Manila and on Saturdays, but those
 * who look into a complaint keep office hours, and each lender changes the desk's hours by itself while the
 * promise stays. So a promise never begins later than the desk closes on a working day, and a desk may be
 * open longer than that.
 */
export type ServiceDesk = {
  /** Digits with the country's code, as WhatsApp asks for them; null: there is none. */
  readonly whatsapp: string | null;
  readonly hours: readonly OpeningHours[];
  readonly officer: string | null;
};
