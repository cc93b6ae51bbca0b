import type { MarketId } from '@candor/markets';
import type { MessageCost, ReportedState } from '@candor/store/message-attempts';
import type { CallbackAsCame } from '../ports/collect-channel.ts';
import type { MessagePrices } from './message-price.ts';

/** A file that an e-mail carries. */
export type Attachment = {
  readonly fileName: string;
  readonly mediaType: 'application/pdf';
  readonly bytes: Buffer;
};

export type OutgoingMessage = {
  /** Ours, and the vendor's key against sending twice where it has one. */
  readonly id: string;
  readonly market: MarketId;
  /** A number as the world dials it; for push, the device's token; for e-mail, its address. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** What its gateway calls it by when it reports what became of it; absent: nobody waits for a report. */
  readonly reference?: string;
  /** Of an SMS whose network knows its text: under which sender and number. */
  readonly registered?: { readonly sender: string; readonly number: string };
  /** Of an e-mail alone. */
  readonly attachments?: readonly Attachment[];
};

/**
 * The gateway did not take the message: unreachable, busy, or it refused. The borrower is told, and nothing
 * is counted.
 */
export class GatewayDown extends Error {
  override readonly name = 'GatewayDown';
}

/** `gone`: there is no such device any more, or no such mailbox. */
export type Delivery = 'taken' | 'gone';

export type MessageGateway = (message: OutgoingMessage) => Promise<Delivery>;

/** Notices in a browser. `to` is a subscription as `upload.fcm-token` brought it, in JSON. */
export type WebPushPort = {
  /** What a browser makes its subscription for; base64url. */
  readonly publicKey: string;
  readonly send: MessageGateway;
};

/** What a gateway says became of one attempt, its signature checked. */
export type HeardReport = {
  /** The attempt, as it was told to the gateway. */
  readonly reference: string;
  readonly says: ReportedState;
  /** A code of the gateway's, never its words: they may hold a number. */
  readonly reason: string | null;
  readonly parts: number | null;
  readonly cost: MessageCost | null;
};

/** Reads a report as it came; null: its signature is wrong. `nothing`: it is right and of no use. */
export type ReportReader = (came: CallbackAsCame) => HeardReport | 'nothing' | null;

/** Vendors and sandboxes implement these; see packages/adapters. */
export type MessagePorts = {
  /** Who reports, by the address that they report to; absent where no such gateway is set. */
  readonly reports?: { readonly twilio?: ReportReader; readonly http?: ReportReader };
  /** What is paid for a part of a message; absent: nothing is counted. */
  readonly prices?: Readonly<Partial<Record<MarketId, MessagePrices>>>;
  readonly sms: MessageGateway;
  readonly voice: MessageGateway;
  /** Null where it is off: then phones without a browser that was asked are told by SMS. */
  readonly push: MessageGateway | null;
  /** Null where the lender has no key for it: then notices are offered in no browser. */
  readonly webPush: WebPushPort | null;
  /** Null where none is set: what needs it is refused, and not lost. */
  readonly email: MessageGateway | null;
};
