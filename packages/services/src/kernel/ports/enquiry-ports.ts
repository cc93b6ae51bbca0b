import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { DecisionFacts } from '@candor/markets/decision';
import type { OpenedPicture } from './picture-store.ts';

/** About whom others are asked. */
export type EnquiredPerson = {
  readonly market: MarketId;
  readonly fullName: string;
  readonly bornOn: CalendarDate;
  /** As the world dials it. */
  readonly phone: string | null;
  readonly documents: readonly { readonly kind: string; readonly number: string }[];
};

/** Under which question, ours and the same at every try, and by which entry of the borrower's consents. */
type EnquiryConsent = { readonly enquiryId: string; readonly consentId: bigint };

export type BureauRecord = {
  /** thin: the bureau knows the person hardly or not at all. */
  readonly standing: 'found' | 'thin';
  readonly openLoans: number;
  readonly worstStatus: DecisionFacts['bureauWorstStatus'];
  /** Of other lenders, in the last thirty days. */
  readonly enquiries: number;
  /** What the bureau calls its report; nothing where it gives no name. */
  readonly reference?: string;
  /** Every loan that it reports, as it reports it; nothing where it only counts them. */
  readonly lines?: readonly BureauLine[];
};

/** One loan elsewhere. Amounts are minor units of the market; what the bureau does not say is null. */
export type BureauLine = {
  readonly lender: string | null;
  readonly kind: string;
  readonly openedOn: CalendarDate | null;
  readonly isOpen: boolean;
  readonly amount: number | null;
  readonly outstanding: number | null;
  readonly worstStatus: DecisionFacts['bureauWorstStatus'];
};

/** Tells how somebody's loans elsewhere stand. Never asked without the borrower's consent. */
export type CreditBureau = {
  enquire(person: EnquiredPerson, consent: EnquiryConsent): Promise<BureauRecord>;
};

export type ScreeningResult = { readonly verdict: 'clear' | 'possible-match' | 'match' };

/** Tells whether a name is on a list of people with whom nobody may deal. */
export type SanctionsScreening = {
  screen(person: EnquiredPerson, screeningId: string): Promise<ScreeningResult>;
};

/** Whom a look is about: the person, and what they handed in to show who they are. */
export type PersonToIdentify = EnquiredPerson & {
  readonly pictures: readonly {
    /** documentFront, selfie … */
    readonly field: string;
    readonly open: () => Promise<OpenedPicture | undefined>;
  }[];
};

export type IdentityResult = {
  readonly verdict: 'genuine' | 'doubtful';
  /** What was read on the pictures; nothing where whoever looked reads nothing. */
  readonly read?: readonly DocumentReading[];
};

/** One thing that was read on a picture, and where it stands there. */
export type DocumentReading = {
  /** documentFront, selfie … */
  readonly picture: string;
  /** `face`: how like the face on the document is to the selfie, from 0 to 1. */
  readonly what: 'name' | 'born-on' | 'document-number' | 'face';
  /** As it was read; a day as 2026-11-16. */
  readonly text: string;
  /** In thousandths of the picture: from the left, from the top, width and height; null where not told. */
  readonly box: readonly [left: number, top: number, width: number, height: number] | null;
};

/** Looks whether somebody is who their document says, and whether the document is one. */
export type IdentityCheck = {
  look(person: PersonToIdentify, checkId: string): Promise<IdentityResult>;
};

/** It could not be asked or did not answer well. It is asked again. */
export class EnquiryDown extends Error {
  override readonly name = 'EnquiryDown';
}
