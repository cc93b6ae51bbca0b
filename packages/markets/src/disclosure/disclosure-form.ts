import type { CalendarDate } from '@candor/domain/calendar';
import type { ProductTerms } from '@candor/domain/product';
import type { Quote } from '@candor/domain/schedule';
import type { Rate } from '@candor/domain/rate';
import type { LicenceFacts } from '../market-profile.ts';
import type { DisclosureDocument } from './disclosure-document.ts';

/** What the lender and the order say; every figure comes from the quote. */
export interface DisclosureFacts {
  /** The quote that is signed, not one made again. */
  readonly quote: Quote;
  readonly product: ProductTerms;
  readonly lender: LenderFacts;
  /** As the lender's agreement and the borrower's papers name them. */
  readonly borrowerName: string;
  /** The order's own number. */
  readonly reference: string;
  readonly issuedOn: CalendarDate;
  /** Until when the lender honours it, where an offer says so; otherwise as the market has it. */
  readonly validUntil?: CalendarDate;
}

export interface LenderFacts {
  readonly licence: LicenceFacts;
  readonly address: string;
  readonly grievanceOfficer: { readonly name: string; readonly phone: string; readonly email: string };
  /** Where in the agreement these are found. */
  readonly recoveryClause: string;
  readonly grievanceClause: string;
  /** Whether the lender may pass the loan on to another one. */
  readonly mayTransfer: boolean;
  /** Who else may approach the borrower about the debt, if anybody. */
  readonly recoveryAgents: readonly string[];
}

/** What a form is given beside the facts, worked out once for all markets. */
export interface DisclosureFigures {
  readonly validUntil: CalendarDate;
  readonly secondRate: Rate;
  /**
   * What interest, fees and late charges together can never pass; null where the law sets no such ceiling.
   */
  readonly costCeiling: bigint | null;
}

/** A market's own form: a pure function from facts to rows. */
export type DisclosureForm = (facts: DisclosureFacts & DisclosureFigures) => DisclosureDocument;
