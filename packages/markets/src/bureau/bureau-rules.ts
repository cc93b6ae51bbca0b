import type { CalendarDate } from '@candor/domain/calendar';
import type { BureauLayout } from './bureau-layout.ts';

/**
 * What a lender tells the credit bureaus of a market, when, and what happens when somebody says that it is
 * wrong.
 */
export interface BureauRules {
  /** Who gets the file, as staff call them. */
  readonly bureaus: readonly [string, ...string[]];
  /**
   * Whom the lender asks about an applicant, as borrowers know it, and where they see their record and
   * dispute it: whoever is declined for what a bureau says is told which.
   */
  readonly asked: { readonly bureau: string; readonly site: string };
  /** In the order of the month; the last of them covers everything. */
  readonly reportingDays: readonly [ReportingDay, ...ReportingDay[]];
  /** Whether a loan may be reported only while its borrower agrees (the consent `bureau`). */
  readonly needsConsent: boolean;
  /**
   * Documents whose whole number may be kept and is taken by the bureaus; the first that a borrower has is
   * reported.
   */
  readonly documentKinds: readonly [string, ...string[]];
  readonly dispute: DisputeRules;
  readonly layout: BureauLayout;
  readonly law: string;
}

export interface ReportingDay {
  readonly day: number | 'last';
  /** Every loan, or those of which something changed since the file before. */
  readonly covers: 'all' | 'changes';
  /** By when the file has to be with the bureaus, in days after the reporting day. */
  readonly sendWithinDays: number;
  /** Reporting days come and go with the law. */
  readonly from?: CalendarDate;
  readonly until?: CalendarDate;
}

export interface DisputeRules {
  /** Within so many days the lender has decided, and what is right is with the bureaus. */
  readonly lenderDays: number;
  readonly countedIn: 'days' | 'working-days';
  /**
   * Within so many days of the calendar whoever disputes has an answer of whomever; null: the law names none.
   */
  readonly answerDays: number | null;
  /** Minor units owed to the borrower for each day after `answerDays`; null: the law names none. */
  readonly compensationPerDay: bigint | null;
  readonly law: string;
}
