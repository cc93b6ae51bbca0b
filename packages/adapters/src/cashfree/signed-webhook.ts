import type { CallbackAsCame } from '@candor/services/kernel/ports';
import { webhookSignature } from './webhook-signature.ts';

/** What Cashfree posts of an event, signed. */
export function signedWebhook(event: object, at: Date, secret: string): CallbackAsCame {
  const text = JSON.stringify({ ...event, event_time: at.toISOString() });
  const timestamp = String(at.getTime());
  return {
    text,
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': webhookSignature(timestamp, text, secret),
    },
  };
}
