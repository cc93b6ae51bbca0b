import type { CalendarDate } from '@candor/domain/calendar';
import type { DatedConvention } from '@candor/domain/rate';
import type { Rational } from '@candor/domain/numbers';

/**
 * One rule of a market's law, as data. Its words (the citation, the note) are kept apart in `citations.ts` of
 * the market: a phone that checks a quote needs the figure, not the paragraph.
 */
export type Limit = LimitBase & LimitRule;
export type LimitKind = LimitRule['kind'];
export type LimitOf<Kind extends LimitKind> = Extract<Limit, { readonly kind: Kind }>;

interface LimitBase {
  readonly id: string;
  /** Which loans it is about; null: all. */
  readonly scope: LoanScope | null;
  /** First day on which a loan that is entered into, restructured or renewed falls under it. */
  readonly validFrom: CalendarDate;
  /** Last such day; null while nobody has said that it ends. */
  readonly validUntil: CalendarDate | null;
}

/** Candor lends without security, so a scope of unsecured loans needs no further question. */
export interface LoanScope {
  readonly security: 'unsecured';
  /** The largest principal that is still inside. */
  readonly mostAmount: bigint;
  /** The longest term that is still inside, in calendar months from the payout to the last due date. */
  readonly mostMonths: number;
}

type LimitRule =
  | { readonly kind: 'nominal-rate'; readonly percentPerMonth: Rational }
  | { readonly kind: 'effective-rate'; readonly percent: Rational; readonly convention: DatedConvention }
  /** Of the overdue scheduled amount; for each day a thirtieth. */
  | { readonly kind: 'late-charge'; readonly percentPerMonth: Rational }
  /** Interest, fees and late charges together, for ever. */
  | { readonly kind: 'total-cost'; readonly percentOfPrincipal: Rational }
  | { readonly kind: 'cooling-off'; readonly leastDays: number }
  /** A charge that the key-facts statement doesn't name can't be levied. */
  | { readonly kind: 'disclosed-charges-only' }
  /** A late charge is a charge, not interest: it isn't capitalised and nothing is charged on it. */
  | { readonly kind: 'no-charge-on-a-charge' }
  | { readonly kind: 'payout-to-own-account' }
  | { readonly kind: 'raise-on-request-only' }
  | { readonly kind: 'prepayment-always-allowed' }
  | { readonly kind: 'contact-hours'; readonly from: ClockTime; readonly until: ClockTime }
  | { readonly kind: 'contact-persons'; readonly persons: readonly ContactPerson[] };

/** Local time of the market as "08:00"; compared with < like any text. */
export type ClockTime = `${number}:${number}`;

export const contactPersons = ['borrower', 'guarantor', 'reference', 'other'] as const;
export type ContactPerson = (typeof contactPersons)[number];

/** Where a rule comes from, and how sure we are of it. */
export interface Citation {
  readonly law: string;
  readonly says: string;
  readonly note: typeof confirmWithCounsel;
}

/** The figures come from secondary sources as of November 2026. */
export const confirmWithCounsel = 'Confirm with counsel.';
