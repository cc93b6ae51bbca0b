import type { DelayQuote } from '@candor/domain/delay';
import { fingerprint } from '../../kernel/commands/fingerprint.ts';

/**
 * Stands for exactly these figures of a delay on exactly this day: a borrower sends back what they have seen.
 * Tomorrow, or after a payment, the same delay has another key, and an old one accepts nothing.
 */
export function delayQuoteKey(orderId: string, quote: DelayQuote): string {
  const { n, on, dueOn, newDueOn, moved, fee } = quote;
  return fingerprint('delay', { orderId, n, on, dueOn, newDueOn, moved, fee }).slice(0, 40);
}
