import type { MarketId } from '@candor/markets';
import type { CallbackAsCame, PayAct } from '@candor/services/kernel/ports';
import type { ChannelServer } from '@candor/simulator/vendors';
import type { Asked } from '../caller.ts';

/** What a channel posts to the lender, with what it calls the money. */
export type Callback = { readonly asked: Asked; readonly reference: string };

/** Where somebody pays a code, and what their market's calls are called. */
export type Till = {
  readonly market: MarketId;
  /** What a call's name ends with in this market. */
  readonly suffix: string;
  readonly payTypeId: string;
  /** Lets it happen, and gives what is posted of it; null where the channel does not know the payment. */
  act(id: string, act: PayAct): Promise<Callback | null>;
  /** As if it had been paid, by somebody who does not know how to sign. */
  forged(id: string): Promise<Callback>;
};

/** What nobody was ever paid under. */
const forgedReference = 'FORGED22';

export function dragonpayTill(collector: ChannelServer['collector']): Till {
  return {
    market: 'ph',
    suffix: '',
    payTypeId: 'dragonpay:711',
    async act(id, act) {
      const [form] = (await collector.act(id, act, null)) ?? [];
      return form === undefined ? null : ofForm(form);
    },
    async forged(id) {
      const form = new URLSearchParams(collector.postback({ id, reference: forgedReference, letter: 'S' }));
      for (const name of ['digest', 'signature']) form.set(name, spoilt(form.get(name) ?? ''));
      return ofForm(form.toString());
    },
  };
}

const ofForm = (body: string): Callback => ({
  asked: {
    method: 'POST',
    path: '/api/channel/dragonpay-postback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  },
  reference: new URLSearchParams(body).get('refno') ?? '',
});

export function cashfreeTill(orders: ChannelServer['orders']): Till {
  return {
    market: 'in',
    suffix: '-yd',
    payTypeId: 'cashfree:upi',
    async act(id, act) {
      const [came] = (await orders.act(id, act, null)) ?? [];
      return came === undefined ? null : asPosted(came);
    },
    async forged(id) {
      const known = await orders.find(id);
      if (!known) throw new Error(`the channel does not know ${id}, whose code was given`);
      return withoutKey(orders.callback({ ...known, letter: 'S', reference: forgedReference }));
    },
  };
}

/** Every channel but the first posts to one address, and is known by its signature. */
export function asPosted({ text, headers }: CallbackAsCame): Callback {
  const asked = {
    method: 'POST' as const,
    path: '/api/channel/callback',
    headers: headers as Readonly<Record<string, string>>,
    body: text,
  };
  return { asked, reference: referenceIn(JSON.parse(text) as Event) };
}

/** The same from somebody who does not know how to sign. */
export function withoutKey({ text, headers }: CallbackAsCame): Callback {
  const spoiling = Object.entries(headers).map(([name, value]) => [
    name,
    name.endsWith('-signature') ? spoilt(String(value)) : value,
  ]);
  return asPosted({ text, headers: Object.fromEntries(spoiling) as CallbackAsCame['headers'] });
}

/** Another signature of the same length: another first letter, which no padding hides. */
const spoilt = (signature: string) => `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`;

/** A wallet's event and one of a payment gateway's, of an order or of a subscription. */
type Event = {
  readonly reference?: string;
  readonly data?: { readonly cf_payment_id?: string; readonly payment?: { readonly cf_payment_id?: string } };
};

const referenceIn = ({ reference, data }: Event) =>
  reference ?? data?.payment?.cf_payment_id ?? data?.cf_payment_id ?? '';
