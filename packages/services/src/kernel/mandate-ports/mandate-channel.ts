import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { SandboxAccount } from './sandbox-account.ts';

/** What the borrower is to confirm where the account is. Its id is the channel's key against asking twice. */
export type MandateToAsk = {
  readonly id: string;
  readonly market: MarketId;
  readonly currency: string;
  /** A scheme of the market's: `upi-autopay`, `e-nach`, `wallet`. */
  readonly scheme: string;
  readonly mostPerDebit: bigint;
  readonly lastDay: CalendarDate;
  readonly confirmBy: Date;
  /** What the borrower reads at the channel: the loan's reference, never more. */
  readonly label: string;
  /** The account that the loan was paid out to, for a scheme that names one; null where none is known. */
  readonly payer: { readonly holder: string; readonly number: string; readonly institution: string } | null;
};

/** A page that is reached by posting to it alone: its address, and what is posted. */
export type MandateForm = {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
};

export type AskedMandate =
  /**
   * Where the borrower confirms it: an address, or a link that opens an app. Where the page wants a form, the
   * link is the form's address, and of use with its fields alone.
   */
  | { readonly heard: 'asked'; readonly link: string; readonly form?: MandateForm }
  | { readonly heard: 'refused'; readonly why: string }
  | { readonly heard: 'unknown' };

/** How a mandate stands where the account is. */
export type MandateStanding =
  | { readonly is: 'waiting' | 'active' }
  | { readonly is: 'declined'; readonly why: string }
  /** Withdrawn by whoever keeps the account, or over. */
  | { readonly is: 'ended'; readonly why: string }
  | { readonly is: 'not-known' }
  /** No answer, or one that makes no sense: ask again. */
  | { readonly is: 'unknown' };

/**
 * Why nothing was debited. Only too little money is tried again; a closed account and a withdrawn mandate end
 * the mandate.
 */
const bounceReasons = ['too-little-money', 'account-closed', 'mandate-withdrawn', 'other'] as const;
export type BounceReason = (typeof bounceReasons)[number];

export type DebitToMake = {
  readonly mandateId: string;
  readonly scheme: string;
  /** Ours, stored before the call: the channel's key against debiting twice. */
  readonly paymentId: string;
  /** Which request it is for this payment, from 1. */
  readonly n: number;
  readonly amount: bigint;
  readonly currency: string;
  readonly on: CalendarDate;
  readonly label: string;
};

export type DebitAsked = Pick<DebitToMake, 'mandateId' | 'scheme' | 'paymentId' | 'n'>;

export type DebitAnswer =
  /** Taken, or there already: what becomes of it is asked for. */
  | { readonly heard: 'accepted' }
  | { readonly heard: 'bounced'; readonly why: BounceReason }
  | { readonly heard: 'unknown' };

export type DebitStanding =
  | { readonly is: 'waiting' }
  | { readonly is: 'collected'; readonly externalId: string; readonly amount: bigint | null }
  | { readonly is: 'bounced'; readonly why: BounceReason }
  | { readonly is: 'not-known' }
  | { readonly is: 'unknown' };

/**
 * What debits an account by a mandate. As with every channel no call throws for what a vendor or a network
 * does, each ends within `callEndsWithinMs`, and each is safe to make twice: the ids are ours.
 */
export type MandateChannel = {
  /** The schemes of a market that it keeps, in no order. */
  readonly schemes: (market: MarketId) => readonly string[];
  /** Some of it is confirmed on a page elsewhere that wants a form. */
  readonly givesForms?: boolean;
  readonly ask: (mandate: MandateToAsk) => Promise<AskedMandate>;
  readonly stand: (mandateId: string) => Promise<MandateStanding>;
  /** The borrower has ended it here: nothing may be debited there either. */
  readonly end: (mandateId: string) => Promise<'ended' | 'unknown'>;
  /** Tells whoever keeps the account what will be debited; absent where a scheme does not want it. */
  readonly announce?: (debit: DebitToMake) => Promise<'told' | 'refused' | 'unknown'>;
  readonly debit: (debit: DebitToMake) => Promise<DebitAnswer>;
  readonly askDebit: (debit: DebitAsked) => Promise<DebitStanding>;
  /** Keeps in the sandbox what people would have elsewhere; absent where money is real. */
  readonly account?: SandboxAccount;
};
