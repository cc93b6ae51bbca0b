import type { MarketId, Words } from '@candor/markets';
import type { Payment } from '@candor/store/payments';
import type { MandateChannel } from '../mandate-ports/mandate-channel.ts';
import type { SandboxPayer } from './sandbox-payer.ts';

/** How somebody pays, as a borrower would sort it. */
const payKinds = ['online-bank', 'over-the-counter', 'wallet', 'upi', 'bank-transfer'] as const;
export type PayKind = (typeof payKinds)[number];

/** How soon money counts. */
export type PaySpeed = 'at-once' | 'minutes' | 'same-day' | 'next-banking-day';

/**
 * A way to pay. Its id begins with its channel's: `dragonpay:711`. Its line of words is made by
 * `payTypeLine`.
 */
export type PayType = {
  readonly id: string;
  readonly kind: PayKind;
  readonly name: Words;
  /** What the channel takes from the payer, in minor units. */
  readonly fee: bigint;
  readonly speed: PaySpeed;
  readonly least: bigint;
  /** Null: as much as anybody wants. */
  readonly most: bigint | null;
  readonly isDown: boolean;
};

export type BankAccount = {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
  readonly code: string | null;
};

/** What a payer needs in hand. `payment_code` keeps it as it was given. */
export type MadeCode = {
  readonly kind: PayKind;
  readonly payTypeName: Words;
  /** The channel's own number, where it gives one before there is money. */
  readonly externalId?: string;
  /** What the cashier or the bank asks for. */
  readonly reference: string;
  /** Digits of a Code 128 bar code. */
  readonly barCode?: string;
  /** What a square code holds. */
  readonly qr?: string;
  readonly appLink?: string;
  readonly bankAccount?: BankAccount;
  readonly steps: readonly Words[];
  /** The borrower reports the bank's number (UTR) when they have paid. */
  readonly takesUtr: boolean;
  /** What the channel takes from the payer on top; absent where that is nothing. */
  readonly fee?: bigint;
  readonly expiresAt: Date;
};

export type CodeRefusal = { readonly refused: 'channel_is_down' | 'pay_type_is_not_offered' };

/** What a channel says of a payment, when it is asked or when it calls by itself. Only `paid` is money. */
export type ChannelState =
  | { readonly is: 'waiting' }
  | { readonly is: 'paid'; readonly externalId: string; readonly amount: bigint | null }
  | { readonly is: 'failed' | 'expired' }
  /** It was paid, and the money was taken back: a refund or a chargeback. */
  | { readonly is: 'taken-back'; readonly externalId: string; readonly amount: bigint | null }
  | { readonly is: 'not-known' }
  /** No answer, or one that makes no sense: ask again. */
  | { readonly is: 'unknown' };

/**
 * What a callback can mean. `void`: called off before it was paid, or undone after. `mandate`: something has
 * become of a permission to debit, whose id stands in the payment's place.
 */
export type CallbackMeaning = 'paid' | 'failed' | 'waiting' | 'taken-back' | 'void' | 'mandate';

/** A callback as it came: some channels sign fields, others the text itself, with a header. */
export type CallbackAsCame = {
  readonly text: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The address that it came to, from its first slash on: some sign that too. */
  readonly url?: string;
};

/**
 * A callback whose signature is right. What it says of an amount is not signed, so it says nothing of one.
 */
export type ReceivedCallback = {
  /** Of everything that was signed: the same for the same callback, however often it comes. */
  readonly key: string;
  /** The payment's id as we gave it out, if it is one of ours. */
  readonly txnId: string;
  readonly externalId: string;
  readonly says: CallbackMeaning;
  /** In the channel's own word. */
  readonly letter: string;
  readonly scheme: string;
};

/**
 * The payment that a code is made for: stored before the channel is called, its id is the channel's key
 * against doing it twice.
 */
export type PaymentToMake = Pick<Payment, 'id' | 'currency' | 'amount'> & {
  readonly market: MarketId;
  /** What the payer reads on the channel's pages: the loan's reference, never more. */
  readonly label: string;
  /** Of this very payment the code is good until then at the latest. */
  readonly expiresAt: Date;
  readonly at: Date;
};

/**
 * What takes money in. No call throws for anything that a vendor or a network does: ways that can't be had
 * now are shown as down, or left out where nobody knows them; a code that is not made is refused.
 */
export type CollectChannel = {
  /** As the books call its clearing account: `dragonpay`, `upi`, `bank`. */
  readonly id: string;
  /** The ways that this amount can be paid now. Those that are down are among them. */
  readonly payTypes: (amount: bigint, market: MarketId, at: Date) => Promise<readonly PayType[]>;
  /** Whether it takes an amount, or any, this way; absent where only the vendor knows. */
  readonly offers?: (payTypeId: string, market: MarketId, amount: bigint | null) => boolean;
  /** Twice for one payment gives the same code. */
  readonly makeCode: (payment: PaymentToMake, payTypeId: string) => Promise<MadeCode | CodeRefusal>;
  readonly ask: (payment: Pick<Payment, 'id' | 'externalId'>) => Promise<ChannelState>;
  /**
   * What a callback says, or null if the channel can't have sent it; absent where a channel never calls. The
   * fields are a form's: what came as JSON has none.
   */
  readonly hear?: (
    fields: Readonly<Record<string, unknown>>,
    came: CallbackAsCame,
  ) => ReceivedCallback | null;
  /** Debits by a borrower's permission; absent where it can't. */
  readonly mandates?: MandateChannel;
  /** Pays in the sandbox what people would; absent where money is real. */
  readonly payer?: SandboxPayer;
};

export type CollectChannels = Readonly<Record<MarketId, readonly CollectChannel[]>>;

/** The channel that a way to pay belongs to. */
export function channelOfPayType(
  channels: readonly CollectChannel[],
  payTypeId: string,
): CollectChannel | undefined {
  return channels.find(({ id }) => payTypeId.startsWith(`${id}:`));
}

/** The channel that takes an amount this way, as far as that is known without asking it. */
export function channelOffering(
  channels: readonly CollectChannel[],
  payTypeId: string,
  market: MarketId,
  amount: bigint | null,
): CollectChannel | undefined {
  const channel = channelOfPayType(channels, payTypeId);
  return channel?.offers?.(payTypeId, market, amount) === false ? undefined : channel;
}

/** All ways to pay an amount now, of all channels of a market. */
export async function payTypesFor(
  channels: CollectChannels,
  { amount, market, at }: { readonly amount: bigint; readonly market: MarketId; readonly at: Date },
): Promise<readonly PayType[]> {
  const lists = await Promise.all(channels[market].map((channel) => channel.payTypes(amount, market, at)));
  return lists.flat();
}
