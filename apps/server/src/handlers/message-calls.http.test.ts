import { writeMessage } from '@candor/services/customers/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

let last = 2_000_000;
const newPhone = () => `0917${String((last += 1))}`;

describe('A17.1 A17.2 · the inbox', () => {
  it('holds every message, codes without their digits and without counting them; each is read once, and another’s is not there', async () => {
    const phone = newPhone();
    const who = await app.logIn(phone);
    app.pass(61);
    await app.post('session/sms-code', { phone });
    const code = await app.codeFor(phone);
    const { messages, unread } = (await app.get('message/list', who)).json();
    expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual([
      'login-code',
      'session-opened',
      'login-code',
    ]);
    const words = messages.map(({ title, body }: { title: string; body: string }) => `${title} ${body}`);
    expect(words.join()).not.toContain(code);
    expect(unread).toBe(1);
    const menu = (await app.get('order/user-menu', who)).json();
    expect(menu.items).toContainEqual({ key: 'inbox', count: 1 });
    const read = (messageIds: string[]) => app.post('message/read', { messageIds }, who);
    const messageIds = [messages[0].messageId];
    expect((await read(messageIds)).json()).toEqual({ unread: 1 });
    expect((await read([messages[1].messageId])).json()).toEqual({ unread: 0 });

    const stranger = await app.logIn(newPhone());
    expect((await app.post('message/read', { messageIds }, stranger)).statusCode).toBe(404);
  });

  it('is turned page by page, and nothing is shown twice or left out', async () => {
    const who = await app.logIn(newPhone());
    const { sessions } = (await app.get('session/list', who)).json();
    const owner = await app.test.sql('select borrower_id from session where id = $1', [
      sessions[0].sessionId,
    ]);
    const borrowerId = String(owner.rows[0]!['borrower_id']);
    const { database, seal, newId, now } = app.identity;
    const words = { en: 'Hello', zh: '你好', fil: 'Kumusta', hi: 'नमस्ते' };
    const about = {
      market: 'ph',
      borrowerId,
      language: 'en',
      kind: 'export-ready',
      channel: 'inbox',
    } as const;
    for (let n = 0; n < 70; n += 1) {
      const message = { ...about, id: newId(), title: words, body: words };
      await database.withTransaction((tx) => writeMessage(tx, seal, message, now()));
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = (await app.get(`message/list${cursor && `?cursor=${cursor}`}`, who)).json();
      seen.push(...page.messages.map(({ messageId }: { messageId: string }) => messageId));
      cursor = page.nextCursor as string | null;
    }
    expect(seen).toHaveLength(72);
    expect(new Set(seen).size).toBe(72);
  });

  it.each([
    `2026-11-16T04:00:00.000Z ${'-'.repeat(36)}`,
    '2026-99-16T04:00:00.000Z 00000000-0000-4000-8000-000000000000',
    '-200000-01-01T00:00:00.000Z 00000000-0000-4000-8000-000000000000',
    'nothing of ours',
  ])('takes no cursor for its own that it did not write: %s leads to the first page', async (text) => {
    const who = await app.logIn(newPhone());
    const first = (await app.get('message/list', who)).json();
    const cursor = Buffer.from(text).toString('base64url');
    const answer = await app.get(`message/list?cursor=${cursor}`, who);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(first);
  });
});
