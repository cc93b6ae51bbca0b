import type { MarketId } from '@candor/markets';

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

/** `gone`: there is no such device any more. */
export type Delivery = 'taken' | 'gone';

export type MessageGateway = (message: OutgoingMessage) => Promise<Delivery>;

/** Notices in a browser. `to` is a subscription as `upload.fcm-token` brought it, in JSON. */
export type WebPushPort = {
  /** What a browser makes its subscription for; base64url. */
  readonly publicKey: string;
  readonly send: MessageGateway;
};

/** Vendors and sandboxes implement these; see packages/adapters. */
export type MessagePorts = {
  readonly sms: MessageGateway;
  readonly voice: MessageGateway;
  /** Null where it is off: then phones without a browser that was asked are told by SMS. */
  readonly push: MessageGateway | null;
  /** Null where the lender has no key for it: then notices are offered in no browser. */
  readonly webPush: WebPushPort | null;
  /** Null where none is set: what needs it is refused, and not lost. */
  readonly email: MessageGateway | null;
};
