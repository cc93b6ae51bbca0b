import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createVerify, generateKeyPairSync } from 'node:crypto';
import { GatewayDown, type MessageGateway } from '@candor/services/kernel/message-ports';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fcmPush } from './fcm-push.ts';
import { httpGateway } from './http-gateway.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { twilioSms, twilioVoice } from './twilio.ts';

/** What a vendor took: to whom, and what it would have said. */
type Taken = { to: string; text: string };

type Vendor = {
  readonly gateway: (baseUrl: string) => MessageGateway;
  /** Speaks the vendor's protocol: refuses what it would refuse. */
  readonly answer: (
    request: IncomingMessage,
    body: string,
  ) => { status: number; body: unknown; taken?: Taken };
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const basic = `Basic ${Buffer.from('AC1:secret').toString('base64')}`;
const twilioAccount = { accountSid: 'AC1', authToken: 'secret', from: '+15005550006' };

function twilioAnswer(resource: string, textOf: (form: URLSearchParams) => string): Vendor['answer'] {
  return (request, body) => {
    const form = new URLSearchParams(body);
    if (request.headers.authorization !== basic) return { status: 401, body: { code: 20003 } };
    if (request.url !== `/2010-04-01/Accounts/AC1/${resource}`) return { status: 404, body: { code: 20404 } };
    if (form.get('From') !== '+15005550006') return { status: 400, body: { code: 21212 } };
    const taken = { to: form.get('To') ?? '', text: textOf(form) };
    return { status: 201, body: { sid: 'SM1' }, taken };
  };
}

const vendors: Readonly<Record<string, Vendor>> = {
  'the generic gateway': {
    gateway: (baseUrl) => httpGateway({ url: `${baseUrl}/messages`, token: 'secret' }),
    answer: (request, body) => {
      if (request.headers.authorization !== 'Bearer secret') return { status: 401, body: {} };
      const { id, to, text } = JSON.parse(body) as Record<string, string>;
      if (request.headers['idempotency-key'] !== id) return { status: 400, body: {} };
      return { status: 202, body: {}, taken: { to: to!, text: text! } };
    },
  },
  'Twilio, SMS': {
    gateway: (baseUrl) => twilioSms({ ...twilioAccount, baseUrl }),
    answer: twilioAnswer('Messages.json', (form) => form.get('Body') ?? ''),
  },
  'Twilio, voice': {
    gateway: (baseUrl) => twilioVoice({ ...twilioAccount, baseUrl }),
    answer: twilioAnswer('Calls.json', (form) => {
      const said = /^<Response><Say>(.*)<\/Say><\/Response>$/su.exec(form.get('Twiml') ?? '')?.[1] ?? '';
      return said.replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));
    }),
  },
  'FCM HTTP v1': {
    gateway: (baseUrl) =>
      fcmPush({
        baseUrl,
        now: () => new Date('2026-11-15T00:00:00Z'),
        account: {
          project_id: 'candor',
          client_email: 'push@candor.example',
          private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
          token_uri: `${baseUrl}/token`,
        },
      }),
    answer: (request, body) => {
      if (request.url === '/token') return tokenAnswer(body);
      if (request.url !== '/v1/projects/candor/messages:send') return { status: 404, body: {} };
      if (request.headers.authorization !== 'Bearer access') return { status: 401, body: {} };
      const { message } = JSON.parse(body) as {
        message: { token: string; notification: { body: string }; data: Record<string, unknown> };
      };
      const isText = Object.values(message.data).every((value) => typeof value === 'string');
      if (!isText) return { status: 400, body: {} };
      if (message.token === 'gone') {
        return { status: 404, body: { error: { details: [{ errorCode: 'UNREGISTERED' }] } } };
      }
      return {
        status: 200,
        body: { name: 'm' },
        taken: { to: message.token, text: message.notification.body },
      };
    },
  },
};

/** Google's side: the statement is signed by the account, about the right thing, for now. */
function tokenAnswer(body: string): { status: number; body: unknown } {
  const [head, claims, signature] = (new URLSearchParams(body).get('assertion') ?? '').split('.');
  const isSigned = createVerify('RSA-SHA256')
    .update(`${head}.${claims}`)
    .verify(publicKey, signature ?? '', 'base64url');
  const { iss, scope, exp, iat } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
  const isRight =
    iss === 'push@candor.example' && scope.endsWith('/auth/firebase.messaging') && exp - iat === 3_600;
  return isSigned && isRight ? { status: 200, body: { access_token: 'access' } } : { status: 401, body: {} };
}

const message = {
  id: '0192f1c4-7d1e-4c4b-8000-000000000001',
  market: 'ph',
  to: '+639171234567',
  title: '',
  text: 'Your code is <482913> & good for 5 minutes.',
} as const;

describe.each(Object.entries(vendors))('%s', (_name, vendor) => {
  let server: Server;
  let baseUrl = '';
  let taken: Taken[] = [];
  let isBroken = false;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const answer = isBroken ? { status: 500, body: '' } : vendor.answer(request, body);
        if ('taken' in answer && answer.taken) taken.push(answer.taken);
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('takes a message as it is', async () => {
    taken = [];
    expect(await vendor.gateway(baseUrl)(message)).toBe('taken');
    expect(taken).toEqual([{ to: message.to, text: message.text }]);
  });

  it('that answers with a fault of its own is down, and the error holds neither number nor text', async () => {
    isBroken = true;
    const error = await vendor
      .gateway(baseUrl)(message)
      .catch((thrown: unknown) => thrown);
    isBroken = false;
    expect(error).toBeInstanceOf(GatewayDown);
    expect(String(error)).not.toMatch(/9171234567|482913/u);
  });

  it('that can’t be reached is down', async () => {
    await expect(vendor.gateway('http://127.0.0.1:1')(message)).rejects.toThrow(GatewayDown);
  });
});

describe('FCM HTTP v1', () => {
  it('tells of a device that is no more, so that its token is forgotten', async () => {
    const vendor = vendors['FCM HTTP v1']!;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const answer = vendor.answer(request, body);
        response.writeHead(answer.status).end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const gateway = vendor.gateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(await gateway({ ...message, to: 'gone' })).toBe('gone');
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('the sandbox', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('takes a message as it is, and shows one that comes twice once', async () => {
    const gateway = sandboxGateway(test.database, 'sms');
    expect(await gateway(message)).toBe('taken');
    expect(await gateway(message)).toBe('taken');
    const { rows } = await test.sql('select market, channel, sent_to, body from sandbox_message');
    expect(rows).toEqual([{ market: 'ph', channel: 'sms', sent_to: message.to, body: message.text }]);
  });
});
