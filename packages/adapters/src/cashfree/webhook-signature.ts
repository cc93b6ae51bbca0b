import { createHmac } from 'node:crypto';

/**
 * What Cashfree signs a callback with: the moment in its header and the body as it came, one after the other.
 */
export function webhookSignature(timestamp: string, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${timestamp}${text}`, 'utf8').digest('base64');
}
