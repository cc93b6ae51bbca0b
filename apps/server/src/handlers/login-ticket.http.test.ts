import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

const codeOf = async (phone: string) => {
  const { messages } = (await app.get('sandbox/outbox')).json() as {
    messages: { to: string; text: string }[];
  };
  const newest = messages.find(({ to }) => to.endsWith(phone.slice(-9)));
  return /\d{6}/u.exec(newest?.text ?? '')?.[0] ?? '';
};
const ticks = async () =>
  (await app.get('session/login-init'))
    .json()
    .consents.filter(({ isRequired }: { isRequired: boolean }) => isRequired)
    .map(({ purpose, textVersion }: { purpose: string; textVersion: string }) => ({ purpose, textVersion }));

describe('a login that goes on after a reload', () => {
  it('A1.2 A1.4 · by the ticket that came with the code, in which no number can be read', async () => {
    const phone = '09175550101';
    const { ticket } = (await app.post('session/sms-code', { phone })).json();
    expect(Buffer.from(ticket.split('.').at(-1), 'base64url').toString()).not.toContain(phone.slice(1));
    expect(ticket).not.toContain(phone.slice(-7));
    const answer = await app.post('session/login', {
      ticket,
      code: await codeOf(phone),
      consents: await ticks(),
    });
    expect(answer.json()).toMatchObject({ phone: '•••• 0101', isNew: true });
  });

  it('A1.4 · is not possible with a ticket of another market, a changed one, or one that is over', async () => {
    const phone = '09175550102';
    const { ticket } = (await app.post('session/sms-code', { phone })).json();
    const code = await codeOf(phone);
    const last = ticket.at(-1) === 'A' ? 'B' : 'A';
    for (const [call, other] of [
      ['session/login-yd', ticket],
      ['session/login', `${ticket.slice(0, -2)}${last}${last}`],
      ['session/login', 'v1.nothing'],
    ])
      expect(problemIn(await app.post(call, { ticket: other, code })).code).toBe('code_expired');
    expect(problemIn(await app.post('session/sms-code', { ticket: 'v1.nothing' })).code).toBe(
      'invalid_request',
    );
    expect(problemIn(await app.post('session/sms-code', {})).code).toBe('invalid_request');
    app.pass(16 * 60);
    expect(problemIn(await app.post('session/sms-code', { ticket })).code).toBe('invalid_request');
    expect(problemIn(await app.post('session/login', { ticket, code })).code).toBe('code_expired');
  });

  it('A1.4 · who is new and ticked nothing is asked after the code, which stays good; who is known is not asked', async () => {
    const phone = '09175550103';
    await app.post('session/sms-code', { phone });
    const code = await codeOf(phone);
    expect(problemIn(await app.post('session/login', { phone, code })).code).toBe('consent_missing');
    const first = await app.post('session/login', { phone, code, consents: await ticks() });
    expect(first.json()).toMatchObject({ isNew: true });
    app.pass(120);
    await app.post('session/sms-code', { phone });
    const again = await app.post('session/login', { phone, code: await codeOf(phone) });
    expect(again.json()).toMatchObject({ isNew: false });
  });
});
