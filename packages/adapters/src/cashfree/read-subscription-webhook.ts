import { fieldsOf, textOf, type Fields } from './ask-cashfree.ts';
import type { Said } from './read-webhook.ts';

/**
 * What a callback about a subscription says. Of the subscription itself and of its authorisation only that
 * something has become of it; of a charge that it was paid or not. Either is asked for before it counts.
 */
export function saidOfSubscription(type: string, data: Fields, eventTime: string): Said {
  const details = fieldsOf(data['subscription_details']);
  const payment = { ...data, ...fieldsOf(data['payment_details']) };
  const ofMandate = {
    order_id: textOf(details, 'subscription_id') || textOf(data, 'subscription_id'),
    cf_payment_id: textOf(details, 'cf_subscription_id') || textOf(data, 'cf_subscription_id'),
  };
  const isCharge = textOf(payment, 'payment_type') !== 'AUTH';
  const ofDebit = {
    order_id: textOf(payment, 'payment_id'),
    cf_payment_id: textOf(payment, 'cf_payment_id'),
  };
  const letter = textOf(payment, 'execution_status') || textOf(payment, 'payment_status') || type;
  // Two tries of one charge fail alike, and a subscription may rest twice: each is an event of its own.
  const which = `${textOf(payment, 'execution_id') || textOf(payment, 'cf_txn_id')} ${eventTime}`;
  switch (type) {
    case 'SUBSCRIPTION_STATUS_CHANGED':
      return { says: 'mandate', letter: textOf(details, 'subscription_status'), about: ofMandate, which };
    case 'SUBSCRIPTION_AUTH_STATUS':
      return { says: 'mandate', letter, about: ofMandate, which };
    case 'SUBSCRIPTION_PAYMENT_SUCCESS':
    case 'SUBSCRIPTION_PAYMENT_CONTROLLED_EXECUTION_STATUS':
    case 'SUBSCRIPTION_PAYMENT_FAILED':
    case 'SUBSCRIPTION_PAYMENT_CANCELLED':
      if (!isCharge) return { says: 'mandate', letter, about: ofMandate, which };
      return { says: meaningOf(letter), letter, about: ofDebit, which };
    default:
      return { says: 'waiting', letter, about: ofDebit, which };
  }
}

function meaningOf(letter: string): Said['says'] {
  if (letter === 'SUCCESS') return 'paid';
  return letter === 'FAILED' || letter === 'CANCELLED' ? 'failed' : 'waiting';
}
