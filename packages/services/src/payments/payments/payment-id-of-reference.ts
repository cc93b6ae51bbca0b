import type { Payment } from '@candor/store/payments';
import { idOfWords } from './id-of-words.ts';

/**
 * An id for money that came under no id of its own: the same for the same number of a channel in a market, so
 * that whoever tries again gets the same payment.
 */
export function paymentIdOfReference({
  market,
  channel,
  externalId,
}: Pick<Payment, 'market' | 'channel' | 'externalId'>): string {
  return idOfWords(market, channel, externalId);
}
