import { createHmac, randomBytes } from 'node:crypto';

/** What a receiver checks with: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

type Signed = { readonly id: string; readonly at: Date; readonly body: string };

/**
 * The headers of one try, as the Standard Webhooks convention has them: HMAC-SHA256 over `id.timestamp.body`,
 * one signature for each secret that holds, so that a receiver may change to a new one whenever it suits it.
 *   webhook-id: 0198a7c2-… · webhook-timestamp: 1794801600 · webhook-signature: v1,Zm9v… v1,YmFy…
 */
export function signWebhook({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
