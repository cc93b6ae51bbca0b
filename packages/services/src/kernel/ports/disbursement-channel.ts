import type { MarketId } from '@candor/markets';
import type { DisbursementFault } from './disbursement-fault-texts.ts';

/** Where money goes, as a channel needs it. */
type PayoutDestination = {
  readonly kind: 'bank' | 'wallet';
  /** The bank's or wallet's code: in India an IFSC. */
  readonly institution: string;
  readonly number: string;
  readonly holder: string;
};

export type DisbursementToSend = {
  /** Ours, stored before the call, the same for every try: the channel's key against paying twice. */
  readonly id: string;
  readonly market: MarketId;
  readonly currency: string;
  readonly amount: bigint;
  /** The same with two decimals: 7760.00. */
  readonly amountText: string;
  readonly to: PayoutDestination;
  /** The borrower as on the document that was certified; null where that is kept no longer. */
  readonly payee: { readonly givenNames: string; readonly familyName: string | null } | null;
};

type Raw = {
  /**
   * As the channel gave it, for a person to read; it may name a person and an account, and is kept sealed.
   */
  readonly raw: string;
};

export type SendAnswer = Raw &
  (
    | {
        readonly heard: 'accepted';
        readonly reference: string | null;
        /** The channel had this id before: whatever was sent now changed nothing. */
        readonly isKnownAlready: boolean;
        /**
         * When the channel will know what became of it, where it says so: asked then, if that is sooner than
         * usual.
         */
        readonly knowsInMs?: number;
      }
    /** For certain not paid, because of this account: the borrower may mend it. */
    | { readonly heard: 'refused'; readonly why: DisbursementFault }
    /**
     * For certain not taken, because of us (no funds, no right): the lender mends it, and then it is sent.
     */
    | { readonly heard: 'not-taken'; readonly why: string }
    /** Nobody can tell from this whether it was taken. */
    | { readonly heard: 'unknown'; readonly why: string }
  );

export type AskAnswer = Raw &
  (
    | { readonly heard: 'not-known' }
    | { readonly heard: 'queued'; readonly reference: string | null }
    | { readonly heard: 'paid'; readonly reference: string | null }
    | { readonly heard: 'failed'; readonly why: DisbursementFault }
    | { readonly heard: 'unknown'; readonly why: string }
  );

/**
 * What pays out. Neither call throws for anything that a vendor or a network does: no answer in time, half an
 * answer and an answer that makes no sense are `unknown`. Both end within `callEndsWithinMs`.
 */
export type DisbursementChannel = {
  readonly name: string;
  readonly send: (payout: DisbursementToSend) => Promise<SendAnswer>;
  readonly ask: (id: string) => Promise<AskAnswer>;
};

/** A call that has not ended by then never will. */
export const callEndsWithinMs = 20_000;

/** The channel of each market; null where a person carries a file to the bank. */
export type DisbursementChannels = Readonly<Record<MarketId, DisbursementChannel | null>>;

/** What an intent is filed under where there is no channel. */
export const byFile = 'manual';
