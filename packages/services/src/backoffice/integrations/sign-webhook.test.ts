import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signWebhook } from './sign-webhook.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..');
const chapter = readFileSync(join(root, 'docs', 'operations.md'), 'utf8').split('## Integrations')[1] ?? '';
const inside = (fence: string) => chapter.split(`\`\`\`${fence}\n`)[1]?.split('\n```')[0] ?? '';

type Check = (
  headers: Record<string, string>,
  body: string,
  secrets: readonly string[],
  now?: number,
) => boolean;

/** What the chapter tells integrators to write, as it stands there. */
async function checkOfTheChapter(): Promise<Check> {
  const code = Buffer.from(inside('js')).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).isGenuine as Check;
}

describe('the signature of a webhook', () => {
  it('is what the convention’s own example says', () => {
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    };
    expect(signWebhook(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is what docs/operations.md shows', () => {
    const secret = /`(whsec_[^`]+=)`/u.exec(chapter)?.[1] ?? '';
    const [head = '', body = ''] = inside('http').split('\n\n');
    const shown = Object.fromEntries(head.split('\n').map((line) => line.split(': ', 2)));
    const at = new Date(Number(shown['webhook-timestamp']) * 1_000);
    expect(signWebhook({ id: String(shown['webhook-id']), at, body }, [secret])).toEqual(shown);
    expect(JSON.parse(body).timestamp).toBe(at.toISOString());
  });

  it('is accepted by the check of docs/operations.md, and nothing else is', async () => {
    const isGenuine = await checkOfTheChapter();
    const [secret, next, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
    const body = '{"type":"test","name":"ü"}';
    const at = new Date('2026-11-16T04:00:00Z');
    const now = at.getTime() / 1_000;
    const both = signWebhook({ id: 'one', at, body }, [next, secret]);
    expect(isGenuine(both, body, [secret], now)).toBe(true);
    expect(isGenuine(both, body, [next], now)).toBe(true);
    expect(isGenuine(both, body, [other], now)).toBe(false);
    expect(isGenuine(both, `${body} `, [secret], now)).toBe(false);
    expect(isGenuine({ ...both, 'webhook-id': 'two' }, body, [secret], now)).toBe(false);
    expect(isGenuine({ ...both, 'webhook-timestamp': String(now + 1) }, body, [secret], now)).toBe(false);
    expect(isGenuine(both, body, [secret], now + 301)).toBe(false);
    expect(isGenuine({}, body, [secret], now)).toBe(false);
  });
});
