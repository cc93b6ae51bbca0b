import { createHash } from 'node:crypto';
import type { CallbackAsCame, CallbackMeaning, ReceivedCallback } from '@candor/services/kernel/ports';
import { isSame } from '../channels/is-same.ts';
import { parseAmount } from '../channels/parse-amount.ts';
import { fieldsOf, textOf, type Fields } from './ask-cashfree.ts';
import { saidOfSubscription } from './read-subscription-webhook.ts';
import { webhookSignature } from './webhook-signature.ts';

export type Said = {
  readonly says: CallbackMeaning;
  readonly letter: string;
  /** With `order_id` and `cf_payment_id`, whatever it is about. */
  readonly about: Fields;
  /** What tells two callbacks apart that say the same of the same. */
  readonly which?: string;
};

/**
 * What a callback says, or null if nobody of Cashfree's can have sent it. Of what is signed and is no money
 * (a settlement, a kind that is new) nothing follows; it is taken, or it would come again and again.
 */
export function readWebhook(
  { text, headers }: CallbackAsCame,
  secrets: readonly string[],
): ReceivedCallback | null {
  const timestamp = headers['x-webhook-timestamp'];
  const signature = headers['x-webhook-signature'];
  // Digits alone: moment and body are signed as one text, which must not be cut elsewhere.
  if (typeof timestamp !== 'string' || !/^\d{1,16}$/u.test(timestamp)) return null;
  if (typeof signature !== 'string' || !text.startsWith('{')) return null;
  // Every secret is tried, so that the time taken does not tell which one was right.
  const fits = secrets.map((secret) => isSame(signature, webhookSignature(timestamp, text, secret)));
  if (!fits.includes(true)) return null;
  const body = fieldsOf(parsed(text));
  const type = textOf(body, 'type');
  const data = fieldsOf(body['data']);
  const { says, letter, about, which } = type.startsWith('SUBSCRIPTION_')
    ? saidOfSubscription(type, data, textOf(body, 'event_time'))
    : saidBy(type, data);
  const txnId = textOf(about, 'order_id') || 'none';
  const externalId = textOf(about, 'cf_payment_id') || 'none';
  if ([txnId, externalId, letter].some((said) => said.length > 200 || said.includes('\u0000'))) return null;
  const key = createHash('sha256')
    .update(JSON.stringify([type, txnId, externalId, letter, ...(which === undefined ? [] : [which])]))
    .digest('hex');
  return { key, txnId, externalId, says, letter: letter.slice(0, 20), scheme: 'hmac' };
}

function saidBy(type: string, data: Fields): Said {
  const [order, payment, refund, dispute] = ['order', 'payment', 'refund', 'dispute'].map((name) =>
    fieldsOf(data[name]),
  ) as [Fields, Fields, Fields, Fields];
  const paid = { about: { ...order, ...payment }, letter: textOf(payment, 'payment_status') };
  switch (type) {
    case 'PAYMENT_SUCCESS_WEBHOOK':
      // A late authorisation comes as PENDING under the same name.
      return { ...paid, says: paid.letter === 'SUCCESS' ? 'paid' : 'waiting' };
    case 'PAYMENT_FAILED_WEBHOOK':
    case 'PAYMENT_USER_DROPPED_WEBHOOK':
      return { ...paid, says: 'failed' };
    case 'REFUND_STATUS_WEBHOOK': {
      const letter = textOf(refund, 'refund_status');
      // What came too late for its order goes back by itself; other refunds are the lender's own acts.
      const isGone = letter === 'SUCCESS' && textOf(refund, 'refund_type') === 'PAYMENT_AUTO_REFUND';
      return { about: refund, letter: `REFUND ${letter}`, says: isGone ? 'taken-back' : 'waiting' };
    }
    case 'DISPUTE_CLOSED': {
      const about = fieldsOf(data['order_details']);
      const letter = textOf(dispute, 'dispute_status');
      return { about, letter, says: isLost(letter, dispute, about) ? 'taken-back' : 'waiting' };
    }
    default:
      return { about: paid.about, letter: type, says: 'waiting' };
  }
}

/** Of a part alone the payment is not taken back: the settlement's difference shows it. */
function isLost(status: string, dispute: Fields, about: Fields): boolean {
  const isWhole =
    parseAmount(dispute['dispute_amount']) === parseAmount(about['payment_amount'] ?? about['order_amount']);
  return (
    isWhole && /^(?!RETRIEVAL)\w+_(?:MERCHANT_LOST|MERCHANT_ACCEPTED|INSUFFICIENT_EVIDENCE)$/u.test(status)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
