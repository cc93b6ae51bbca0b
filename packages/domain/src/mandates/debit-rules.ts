/** A part of a day in local time, in minutes since midnight: 06:00 to 10:00 is from 360 until 600. */
export type Hours = { readonly from: number; readonly until: number };

/** What a scheme allows, and what the lender makes of it. Data of a market. */
export type DebitRules = {
  /** Between the notice with the amount and the first try: 24 hours are 1440. */
  readonly noticeMinutes: number;
  /** On which day before the due day the notice is given at the earliest, and in which hours of a day. */
  readonly noticeDaysBefore: number;
  readonly noticeHours: Hours;
  /** In which hours a debit is requested, in their order; what the scheme closes is left out. */
  readonly debitHours: readonly Hours[];
  /** Of one due, the first included; on one day never more than one. */
  readonly tries: number;
  /** The last day of trying, counted from the due day. */
  readonly daysAfterDue: number;
  /** What the scheme lets through without asking the payer again; null: as much as the mandate says. */
  readonly mostPerDebit: bigint | null;
};
