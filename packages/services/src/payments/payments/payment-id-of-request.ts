import { idOfWords } from './id-of-words.ts';

/**
 * The id of a payment that a borrower asks for: the same for the same key, so that asking again begins
 * nothing new.
 */
export function paymentIdOfRequest(borrowerId: string, idempotencyKey: string): string {
  return idOfWords('payment', borrowerId, idempotencyKey);
}
