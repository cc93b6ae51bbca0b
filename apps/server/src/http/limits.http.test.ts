import { permit, takeAll } from '@candor/services/kernel/rate-limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountConsent, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { codeLimits } from '../settings/code-limits.ts';
import { settingTable, readSettings } from '../settings/read-settings.ts';
import { problemIn } from './testing/problem-in.ts';

let app: IdentityApp;
afterEach(() => app.close());

const from = (address: string): Who => ({ headers: { 'x-forwarded-for': address } });

describe('A1.2 · limits on codes', () => {
  it('by phone: ten a day, whoever asks from wherever', async () => {
    app = await identityApp({ trustProxy: true });
    let sent = 0;
    for (let hour = 0; hour < 40; hour += 1) {
      const answer = await app.post('session/sms-code', { phone: '09171234567' }, from(`198.51.100.${hour}`));
      if (answer.statusCode === 200) sent += 1;
      else expect(problemIn(answer).code).toBe('too_many_requests');
      app.pass(900);
    }
    // Ten at once, and in the ten hours that this took four more of one each 2.4 hours.
    expect(sent).toBe(14);
  });

  it('by address: one that asks for many phones is slowed down, and others are not', async () => {
    app = await identityApp({ trustProxy: true });
    const statuses: number[] = [];
    for (let n = 0; n < 33; n += 1) {
      const phone = `0917${String(3_000_000 + n)}`;
      statuses.push((await app.post('session/sms-code', { phone }, from('203.0.113.9'))).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const other = await app.post('session/sms-code', { phone: '09174000000' }, from('203.0.113.10'));
    expect(other.statusCode).toBe(200);
  });

  it('by device: one that claims to be the same is taken at its word', async () => {
    app = await identityApp();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const phone = `0917${String(5_000_000 + n)}`;
      const who = { headers: { 'x-device-id': 'phone-1' } };
      statuses.push((await app.post('session/sms-code', { phone }, who)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('are not dodged by forged forwarding headers: nobody is believed who was not configured', async () => {
    app = await identityApp();
    const statuses: number[] = [];
    for (let n = 0; n < 33; n += 1) {
      const phone = `0917${String(6_000_000 + n)}`;
      statuses.push((await app.post('session/sms-code', { phone }, from(`203.0.113.${n}`))).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  it('count what was refused too, for the address that asked: asking in vain is not free', async () => {
    app = await identityApp({ trustProxy: true });
    const codes: string[] = [];
    for (let n = 0; n < 33; n += 1) {
      const phone = `0917${String(9_000_000 + n)}`;
      const answer = await app.post('session/voice-code', { phone }, from('203.0.113.9'));
      codes.push(answer.json().code);
    }
    expect(codes.filter((code) => code === 'voice_code_too_early')).toHaveLength(30);
    expect(codes.at(-1)).toBe('too_many_requests');
    const { rows } = await app.test.sql("select 1 from audit_log where command = 'session.make-code'");
    expect(rows).toHaveLength(30);
  });

  it('by phone do not count what was refused: who asks too early too often gets the code in time', async () => {
    app = await identityApp({ trustProxy: true });
    const phone = '09171234567';
    for (let n = 0; n < 25; n += 1) await app.post('session/sms-code', { phone }, from('203.0.113.9'));
    app.pass(60);
    expect((await app.post('session/sms-code', { phone }, from('203.0.113.9'))).statusCode).toBe(200);
  });

  it('A1.11 · of somebody who is logged in are their own: a stranger who asks for login codes takes none of them', async () => {
    app = await identityApp({ trustProxy: true });
    const phone = '09171234567';
    const who = await app.logIn(phone);
    for (let n = 0; n < 40; n += 1) {
      app.pass(900);
      await app.post('session/sms-code', { phone }, from(`198.51.100.${n}`));
    }
    expect((await app.post('session/sms-code', { phone }, from('192.0.2.1'))).statusCode).toBe(429);
    const stepUp = await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    expect(stepUp.statusCode).toBe(200);
  });

  it('hold for all nodes: two share one bucket', async () => {
    app = await identityApp();
    const { database, seal, now } = app.identity;
    const asks = Array.from({ length: 40 }, () =>
      takeAll(database, [permit(seal, 'codeByPhone', 'x')], now()),
    );
    const waits = await Promise.all(asks);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(8);
    expect(Math.max(...waits)).toBe(450);
  });

  it('hold no phone and no address in the clear', async () => {
    app = await identityApp({ trustProxy: true });
    await app.post('session/sms-code', { phone: '09171234567' }, from('203.0.113.77'));
    const { rows } = await app.test.sql("select encode(bucket, 'escape') as bucket from rate_limit");
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/9171234567|203\.0\.113/u);
  });
});

describe('A1.4 · guessing codes', () => {
  it('over many addresses gets at most five tries a code', async () => {
    app = await identityApp({ trustProxy: true });
    const phone = '09171234567';
    let judged = 0;
    for (let round = 0; round < 4; round += 1) {
      await app.post('session/sms-code', { phone }, from('192.0.2.1'));
      for (let guess = 0; guess < 8; guess += 1) {
        const body = { phone, code: '000000', consents: [accountConsent] };
        const answer = await app.post('session/login', body, from(`198.51.100.${round * 8 + guess}`));
        if (answer.json().code === 'code_wrong') judged += 1;
      }
      app.pass(301);
    }
    expect(judged).toBeLessThanOrEqual(16);
  });

  it('locks nobody out: a stranger who guessed for hours does not stop the right code', async () => {
    app = await identityApp({ trustProxy: true });
    const phone = '09173334444';
    for (let n = 0; n < 40; n += 1) {
      await app.post('session/login', { phone, code: '000000' }, from(`198.51.100.${n}`));
    }
    await app.post('session/sms-code', { phone }, from('192.0.2.1'));
    const body = { phone, code: await app.codeFor(phone), consents: [accountConsent] };
    expect((await app.post('session/login', body, from('192.0.2.1'))).statusCode).toBe(200);
  });
});

/** Who was sent a code, by the sandbox's network. */
const sentTo = async (phone: string) =>
  (await app.test.sql('select from sandbox_message where sent_to like $1', [`%${phone.slice(-10)}`])).rows
    .length;

describe('strangers who ask for codes without end', () => {
  it('use up what there is for newcomers: the alarm is raised at four fifths and at the end', async () => {
    const onSpend = vi.fn();
    app = await identityApp({ messagesADay: 5, onSpend });
    const answers = [];
    for (let n = 0; n < 7; n += 1) {
      answers.push(await app.post('session/sms-code', { phone: `0917${String(7_000_000 + n)}` }));
    }
    expect(answers.map((answer) => answer.json().isBusy)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(onSpend.mock.calls).toEqual([
      [{ channel: 'sms', sent: 4, cap: 5, isReached: false }],
      [{ channel: 'sms', sent: 5, cap: 5, isReached: true }],
    ]);
    const { rows } = await app.test.sql(
      "select facts from audit_log where command = 'messages.spend-alarm' order by at",
    );
    expect(rows).toHaveLength(2);
    expect(await sentTo('09177000004')).toBe(1);
    expect(await sentTo('09177000006')).toBe(0);
    app.pass(86_400);
    expect((await app.post('session/sms-code', { phone: '09178000000' })).json().isBusy).toBe(false);
  });

  it.each([
    ['the day’s codes are gone', { messagesADay: 3 }],
    [
      'their address has asked for too many',
      { limits: { newcomerByAddress: { everySeconds: 3600, atOnce: 3 } } },
    ],
    ['everybody together has', { limits: { newcomerOverall: { everySeconds: 3600, atOnce: 3 } } }],
    [
      'they ask for more than customers’ codes may go out',
      {
        limits: {
          codeOverall: { everySeconds: 3600, atOnce: 5 },
          newcomerOverall: { everySeconds: 3600, atOnce: 3 },
        },
      },
    ],
  ])(
    'when %s: a customer logs in and signs all the same, and the answers tell nobody who is one',
    async (_how, limits) => {
      app = await identityApp({ trustProxy: true, ...limits });
      const customer = '09171111111';
      const who = await app.logIn(customer);
      app.pass(3_700);
      const before = await sentTo(customer);
      for (let n = 0; n < 12; n += 1)
        await app.post('session/sms-code', { phone: `0917${String(7_000_000 + n)}` }, from('203.0.113.9'));
      const [known, unknown] = [
        await app.post('session/sms-code', { phone: customer }, from('203.0.113.9')),
        await app.post('session/sms-code', { phone: '09172222222' }, from('203.0.113.9')),
      ];
      expect(known.statusCode).toBe(200);
      const shown = (answer: typeof known) => ({
        ...answer.json(),
        sentTo: '',
        ticket: answer.json().ticket.length,
      });
      expect(shown(unknown)).toEqual(shown(known));
      expect(known.json().isBusy).toBe(true);
      await expect.poll(() => sentTo(customer)).toBe(before + 1);
      expect(await sentTo('09172222222')).toBe(0);
      const body = { phone: customer, code: await app.codeFor(customer) };
      expect((await app.post('session/login', body, from('203.0.113.9'))).statusCode).toBe(200);
      const stepUp = await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
      expect(stepUp.statusCode).toBe(200);
    },
  );

  it('ask for codes of customers whose numbers they know: each other customer has a code of their own for the day', async () => {
    app = await identityApp({ trustProxy: true, messagesADay: 1 });
    const phones = ['09171111111', '09172222222', '09173333333', '09174444444'];
    for (const phone of phones) {
      await app.logIn(phone);
      app.pass(86_400);
    }
    const [quiet = '', ...known] = phones;
    const asked: string[] = [];
    for (let n = 0; n < 15; n += 1) {
      const phone = known[n % 3];
      asked.push(
        (await app.post('session/sms-code', { phone }, from(`198.51.100.${n}`))).json().code ?? 'sent',
      );
      app.pass(900);
    }
    expect(asked.filter((code) => code === 'sent')).toHaveLength(10);
    expect(asked.at(-1)).toBe('messages_paused');
    const own = await app.post('session/sms-code', { phone: quiet }, from('192.0.2.1'));
    expect(own.statusCode).toBe(200);
    app.pass(900);
    const second = await app.post('session/sms-code', { phone: quiet }, from('192.0.2.1'));
    expect(problemIn(second).code).toBe('messages_paused');
  });

  it('a carrier that puts a thousand customers behind one address: all of them log in, with the values of production', async () => {
    const values = Object.entries(settingTable).filter(([key]) => /^(?:OTP|LOGIN)_/u.test(key));
    const production = codeLimits(
      readSettings(Object.fromEntries(values.map(([key, { production: value }]) => [key, value]))),
    );
    app = await identityApp({ trustProxy: true, limits: production });
    const statuses = [];
    for (let n = 0; n < 250; n += 1)
      statuses.push(
        (
          await app.post('session/sms-code', { phone: `0917${String(4_000_000 + n)}` }, from('203.0.113.9'))
        ).json().isBusy,
      );
    expect(new Set(statuses)).toEqual(new Set([false]));
  });
});

describe('a phone that is known and one that is not', () => {
  it('A1.2 A1.3 A1.4 · get the same answers: status, body and headers', async () => {
    app = await identityApp();
    await app.logIn('09171111111');
    app.pass(3_700);
    const shape = async (phone: string) => {
      const answers = [
        await app.post('session/sms-code', { phone }),
        await app.post('session/sms-code', { phone }),
        await app.post('session/voice-code', { phone }),
        await app.post('session/login', { phone, code: '000000' }),
      ];
      return answers.map(({ statusCode, headers, body }) => ({
        statusCode,
        headers: { ...headers, 'x-request-id': '', date: '' },
        body: body
          .replaceAll(/R-\w{4}-\w{4}/gu, '')
          .replaceAll(/•••• \d{4}/gu, '')
          .replaceAll(/(?<="ticket":")[^"]*/gu, ({ length }) => `${length} characters`),
      }));
    };
    expect(await shape('09171111111')).toEqual(await shape('09172222222'));
  });
});
