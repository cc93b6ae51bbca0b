import { createECDH } from 'node:crypto';
import { type WebhookPort } from '@candor/services/kernel/ports';
import { GatewayDown, type WebPushPort } from '@candor/services/kernel/message-ports';
import webPushLibrary from 'web-push';

type Options = {
  /** The lender's own key for notices (VAPID): 32 bytes, in hexadecimal or base64url. */
  readonly key: string;
  /** Whom a push service writes to: a mailto: or https: address. */
  readonly contact: string;
  /** What a tap on a notice opens. */
  readonly link: string;
  /**
   * Carries it outside. The address came from a browser, and may be anything: whatever is not public is not
   * asked.
   */
  readonly post: WebhookPort['post'];
};

/** A notice that is a day old is none: the message is in the inbox. */
const keptForSeconds = 86_400;

/**
 * Web Push: what a browser shows is encrypted for that browser alone (RFC 8291), and signed so that its push
 * service knows who sends (RFC 8292). A subscription that is over is answered 404 or 410: whoever sent then
 * forgets it.
 */
export function webPush({ key, contact, link, post }: Options): WebPushPort {
  const vapidDetails = { subject: contact, ...keysOf(key) };
  return {
    publicKey: vapidDetails.publicKey,
    send: async ({ id, to, title, text }) => {
      const notice = JSON.stringify({ title, body: text, tag: id, link });
      let request: { endpoint: string; headers: Record<string, unknown>; body: Buffer | null };
      try {
        request = webPushLibrary.generateRequestDetails(subscriptionIn(to), notice, {
          vapidDetails,
          TTL: keptForSeconds,
          contentEncoding: 'aes128gcm',
          // The same notice again takes the place of the one that still waits.
          topic: id.replaceAll('-', ''),
        });
      } catch {
        // Nothing can be encrypted for it, today or ever.
        return 'gone';
      }
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
      const { status } = await post(request.endpoint, { headers, body: request.body ?? '' });
      if (status === 404 || status === 410) return 'gone';
      if (status === null || status < 200 || status > 299)
        throw new GatewayDown(`the browser's push service answered ${status ?? 'nothing'}`);
      return 'taken';
    },
  };
}

function subscriptionIn(to: string) {
  const { endpoint, p256dh, auth } = JSON.parse(to) as Record<string, string>;
  if (!endpoint || !p256dh || !auth) throw new Error('a subscription has an address and two keys');
  return { endpoint, keys: { p256dh, auth } };
}

/**
 * The public half is worked out: two settings that do not belong together would be noticed by nobody but the
 * borrowers.
 */
function keysOf(key: string): { publicKey: string; privateKey: string } {
  const secret = Buffer.from(key, /^[0-9a-f]{64}$/iu.test(key) ? 'hex' : 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}
