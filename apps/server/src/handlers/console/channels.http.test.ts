import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let finance: Who;
beforeAll(async () => {
  app = await identityApp({
    ports: {
      email: async () => {
        throw new Error('<b>no such host</b>');
      },
    },
  });
  finance = await staffSession(app, await staffMember(app, 'asha@lender.example', ['finance']));
});
afterAll(() => app.close());

const test = (body: object) => app.post('console/channel-test', { market: 'ph', ...body }, finance);
const listed = async (): Promise<Record<string, { needs: string; lastTest: object | null }>> => {
  const { channels } = (await app.get('console/channels?market=ph', finance)).json();
  return Object.fromEntries(channels.map((channel: { key: string }) => [channel.key, channel]));
};
const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('A15.170, A15.171 · channels', () => {
  it('are tested with nobody’s data, and what came of it is kept', async () => {
    const before = await listed();
    const keys = Object.entries(before).filter(([, { needs }]) => needs === 'nothing');
    expect(keys.length).toBeGreaterThan(2);
    for (const [key] of keys)
      expect([key, (await test({ key })).json()]).toEqual([
        key,
        expect.objectContaining({ isWorking: true }),
      ]);
    const after = await listed();
    for (const [key] of keys)
      expect(after[key]?.lastTest).toMatchObject({ isWorking: true, by: 'Rina Santos' });
  });

  it('carry a test message to whoever tests, and its receiver is kept nowhere', async () => {
    expect((await test({ key: 'message:sms', to: '+639170009999' })).json()).toMatchObject({
      isWorking: true,
    });
    const { rows } = await app.test.sql(
      `select sent_to, body from sandbox_message where sent_to = '+639170009999'`,
    );
    expect(rows).toEqual([{ sent_to: '+639170009999', body: expect.stringContaining('test') }]);
    const log = await app.test.sql(
      `select facts::text as facts from audit_log where command = 'channel.test'`,
    );
    expect(JSON.stringify(log.rows)).not.toContain('9170009999');
    for (const to of [undefined, '', '0917', 'https://x', '+63 917'])
      expect(codeOf(await test({ key: 'message:sms', ...(to !== undefined && { to }) }))).toBe(
        'test_needs_a_receiver',
      );
  });

  it('are seen and not tested by who changes nothing: a message costs money and rings a telephone', async () => {
    const auditor = await staffSession(app, await staffMember(app, 'vikram@lender.example', ['auditor']));
    expect((await app.get('console/channels?market=ph', auditor)).statusCode).toBe(200);
    const tried = await app.post('console/channel-test', { market: 'ph', key: 'store:pictures' }, auditor);
    expect([tried.statusCode, codeOf(tried)]).toEqual([403, 'not_permitted']);
  });

  it('that do not answer are said to fail, in the words that came', async () => {
    const answer = (await test({ key: 'message:email', to: 'me@lender.example' })).json();
    expect(answer).toMatchObject({ isWorking: false, words: '<b>no such host</b>' });
    expect((await listed())['message:email']?.lastTest).toMatchObject({ isWorking: false });
  });

  it('about real people are not tested, nor are those that are not there', async () => {
    for (const key of ['enquiry:bureau', 'message:push', 'payout:nobody', 'x'])
      expect(codeOf(await test({ key }))).toBe('not_found');
  });
});
