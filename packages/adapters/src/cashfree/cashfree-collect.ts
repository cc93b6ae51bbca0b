import { amountText } from '@candor/domain/money';
import { inEachLanguage } from '@candor/i18n';
import { marketMoney, markets } from '@candor/markets';
import type {
  ChannelState,
  CollectChannel,
  MadeCode,
  PaymentToMake,
  PayType,
} from '@candor/services/kernel/ports';
import { paymentReference } from '@candor/services/kernel/references';
import { parseAmount } from '../channels/parse-amount.ts';
import type { VendorAnswer } from '../payouts/ask-vendor.ts';
import {
  askCashfree,
  channelId,
  fieldsOf,
  servedMarket,
  textOf,
  type CashfreeAccess,
  type Fields,
} from './ask-cashfree.ts';
import { payerSteps } from './payer-step-texts.ts';
import { readWebhook } from './read-webhook.ts';

export type CashfreeCollectAccount = CashfreeAccess & {
  /** Cashfree wants a number for every order: the lender's own, so that it learns nobody's. */
  readonly payerPhone: string;
};

const currency = markets[servedMarket].currency.code;

/** UPI carries up to ₹1,00,000 a payment. */
const upi: PayType = {
  id: `${channelId}:upi`,
  kind: 'upi',
  name: inEachLanguage(() => 'UPI'),
  fee: 0n,
  speed: 'at-once',
  least: 1_00n,
  most: 1_00_000_00n,
  isDown: false,
};

const takes = (amount: bigint) => amount >= upi.least && (upi.most === null || amount <= upi.most);

/**
 * Cashfree's orders, paid by UPI: one link opens the payer's app, and is what a square code holds. Our
 * payment's id is their order's id, and the key of each question: asked twice, an order is made once. No
 * answer is not a refusal: the order is asked for by our id.
 */
export function cashfreeCollect(account: CashfreeCollectAccount): CollectChannel {
  const ask = askCashfree(account, 3);

  async function sessionOf(payment: PaymentToMake): Promise<string> {
    const made = await ask('/orders', { key: payment.id, body: orderOf(payment, account) });
    const session = sessionIn(made, payment);
    // A timeout, half an answer, or "this order is there already": what do they know of it?
    return session || sessionIn(await ask(`/orders/${encodeURIComponent(payment.id)}`), payment);
  }

  async function stateOf(id: string, externalId: string | null): Promise<ChannelState> {
    const order = `/orders/${encodeURIComponent(id)}`;
    const paid = readPayments(await ask(`${order}/payments`), { id, externalId });
    if (paid !== 'nothing-yet') return paid;
    const { status, body } = await ask(order);
    const fields = fieldsOf(body);
    if (status !== 200 || textOf(fields, 'order_id') !== id) return { is: 'unknown' };
    const isOver = ['EXPIRED', 'TERMINATED'].includes(textOf(fields, 'order_status'));
    return { is: isOver ? 'expired' : 'waiting' };
  }

  return {
    id: channelId,
    offers: (payTypeId, market, amount) =>
      payTypeId === upi.id && market === servedMarket && (amount === null || takes(amount)),
    payTypes: async (amount, market) => (market === servedMarket && takes(amount) ? [upi] : []),
    async makeCode(payment, payTypeId) {
      if (payTypeId !== upi.id || payment.market !== servedMarket || !takes(payment.amount))
        return { refused: 'pay_type_is_not_offered' };
      const session = await sessionOf(payment);
      if (!session) return { refused: 'channel_is_down' };
      const body = { payment_session_id: session, payment_method: { upi: { channel: 'link' } } };
      const link = linkIn(await ask('/orders/sessions', { key: payment.id, body }), payment.amount);
      return link ? codeOf(payment, link) : { refused: 'channel_is_down' };
    },
    ask: ({ id, externalId }) => stateOf(id, externalId),
    hear: (_fields, came) => readWebhook(came, account.secrets),
  };
}

function orderOf(payment: PaymentToMake, { payerPhone }: CashfreeCollectAccount): object {
  return {
    order_id: payment.id,
    order_amount: Number(amountText(payment.amount)),
    order_currency: payment.currency,
    // A stranger to Cashfree: it is told a number of the payment's, never whose it is.
    customer_details: { customer_id: payment.id.replaceAll('-', ''), customer_phone: payerPhone },
    order_expiry_time: payment.expiresAt.toISOString(),
    order_note: payment.label,
  };
}

/** Of an order that is open, ours, and for this amount; nothing otherwise. */
function sessionIn({ status, body }: VendorAnswer, { id, amount }: PaymentToMake): string {
  const order = fieldsOf(body);
  const isOurs =
    status === 200 &&
    textOf(order, 'order_id') === id &&
    textOf(order, 'order_status') === 'ACTIVE' &&
    textOf(order, 'order_currency') === currency &&
    parseAmount(order['order_amount']) === amount;
  return isOurs ? textOf(order, 'payment_session_id') : '';
}

/** The payer's app shows what the link says: one for another amount is none. */
function linkIn({ status, body }: VendorAnswer, amount: bigint): string {
  const data = fieldsOf(fieldsOf(body)['data']);
  const link = textOf(fieldsOf(data['payload']), 'default');
  if (status !== 200 || !link.startsWith('upi://pay?')) return '';
  const asked = new URLSearchParams(link.slice('upi://pay?'.length));
  return parseAmount(asked.get('am')) === amount && asked.get('cu') === currency ? link : '';
}

function codeOf(payment: PaymentToMake, link: string): MadeCode {
  return {
    kind: upi.kind,
    payTypeName: upi.name,
    reference: paymentReference(payment.id),
    qr: link,
    appLink: link,
    steps: payerSteps(marketMoney(servedMarket, payment.amount)),
    takesUtr: false,
    expiresAt: payment.expiresAt,
  };
}

/** Of a try: it brings nothing any more. */
const over: readonly string[] = ['FAILED', 'USER_DROPPED', 'CANCELLED', 'VOID'];

/**
 * An order may have been tried several times. The try that was asked about counts, else the first that was
 * paid; an answer about another order, or in another money, is none.
 */
function readPayments(
  { status, body }: VendorAnswer,
  { id, externalId }: { readonly id: string; readonly externalId: string | null },
): ChannelState | 'nothing-yet' {
  if (status === 404 && Object.keys(fieldsOf(body)).length > 0) return { is: 'not-known' };
  if (status !== 200 || !Array.isArray(body)) return { is: 'unknown' };
  const tries = body.map(fieldsOf);
  const isOurs = (each: Fields) =>
    textOf(each, 'order_id') === id && textOf(each, 'payment_currency') === currency;
  if (!tries.every(isOurs)) return { is: 'unknown' };
  const paid = tries
    .filter((each) => textOf(each, 'payment_status') === 'SUCCESS')
    .toSorted((a, b) => (textOf(a, 'payment_time') < textOf(b, 'payment_time') ? -1 : 1));
  const meant = paid.find((each) => textOf(each, 'cf_payment_id') === externalId) ?? paid[0];
  if (meant) {
    const number = textOf(meant, 'cf_payment_id');
    const amount = parseAmount(meant['payment_amount']);
    return number === '' ? { is: 'unknown' } : { is: 'paid', externalId: number, amount };
  }
  const stands = tries.map((each) => textOf(each, 'payment_status'));
  if (stands.every((each) => ['PENDING', 'NOT_ATTEMPTED', ...over].includes(each)))
    return stands.length > 0 && stands.every((each) => over.includes(each))
      ? { is: 'failed' }
      : 'nothing-yet';
  return { is: 'unknown' };
}
