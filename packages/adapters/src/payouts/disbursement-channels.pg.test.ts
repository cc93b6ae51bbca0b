import { createServer, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text as wholeText } from 'node:stream/consumers';
import type { DisbursementChannel, DisbursementToSend } from '@candor/services/kernel/ports';
import { switchSimulator } from '@candor/store/decisions';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashfreeDisbursements } from '../cashfree/cashfree-disbursements.ts';
import { openCashfreeTransfers } from '../cashfree/transfers-sandbox.ts';
import { dragonpayDisbursements } from '../dragonpay/dragonpay-disbursements.ts';
import { openDragonpaySandbox } from '../dragonpay/dragonpay-sandbox.ts';
import type { Loopback } from './loopback-server.ts';
import { sandboxChannel } from './sandbox-channel.ts';
import { SandboxVendor, type VendorTrouble } from './sandbox-vendor.ts';

let test: TestDatabase;
let server: Loopback;
let transfers: Loopback;
let at = 0;
let trouble: VendorTrouble = 'none';
let vendor: SandboxVendor;
const account = { merchantId: 'CANDOR', token: 'secret' };
const now = () => new Date(Date.parse('2026-11-16T04:00:00Z') + at);

beforeAll(async () => {
  test = await createTestDatabase();
  vendor = new SandboxVendor({ database: test.database, now, trouble: () => trouble });
  server = await openDragonpaySandbox(vendor, account);
  transfers = await openCashfreeTransfers(vendor, { clientId: 'CANDOR', secrets: ['secret'] });
});
afterAll(async () => {
  await server.close();
  await transfers.close();
  await test.drop();
});
beforeEach(() => {
  trouble = 'none';
});

const dragonpay = (baseUrl: string, token = account.token) =>
  dragonpayDisbursements({
    ...account,
    token,
    baseUrl,
    email: 'payouts@example.ph',
    statusPath: '/api/payout/merchant/v1/{merchantId}/{txnId}',
    now,
    // Only where no answer ever comes does anybody give up: a busy machine may take long to give one.
    timeoutMs: trouble === 'answer-late' ? 1_000 : 60_000,
  });

const cashfree = (baseUrl: string, secret = 'secret') =>
  cashfreeDisbursements({
    clientId: 'CANDOR',
    secrets: [secret],
    apiVersion: '2024-01-01',
    statusPath: '/transfers?transfer_id={txnId}',
    baseUrl,
    timeoutMs: trouble === 'answer-late' ? 4_000 : 240_000,
  });

function payout(number = '004512341234'): DisbursementToSend {
  return {
    id: randomUUID(),
    market: 'ph',
    currency: 'PHP',
    amount: 776_000n,
    amountText: '7760.00',
    to: { kind: 'bank', institution: 'BPI', number, holder: 'Maricel Dela Cruz' },
    payee: { givenNames: 'Maricel', familyName: 'Dela Cruz' },
  };
}

const taken = async ({ id }: DisbursementToSend) =>
  (await test.sql('select amount, posts from sandbox_payout where id = $1', [id])).rows;

const channels: Readonly<Record<string, () => DisbursementChannel>> = {
  'the sandbox’s channel': () => sandboxChannel(vendor),
  'Dragonpay’s payouts': () => dragonpay(server.url),
  'Cashfree’s payouts': () => cashfree(transfers.url),
};

describe.each(Object.entries(channels))('%s', (_name, open) => {
  it('takes a payout under our id, pays it out after a moment, and says so', async () => {
    const [channel, sent] = [open(), payout()];
    expect(await channel.ask(sent.id)).toMatchObject({ heard: 'not-known' });
    const answer = await channel.send(sent);
    expect(answer).toMatchObject({ heard: 'accepted', isKnownAlready: false });
    expect(answer.heard === 'accepted' && answer.reference).toMatch(/^SBX/u);
    expect(await channel.ask(sent.id)).toMatchObject({ heard: 'queued' });
    at += 3_000;
    expect(await channel.ask(sent.id)).toMatchObject({ heard: 'paid' });
    expect(await taken(sent)).toEqual([{ amount: 776_000n, posts: 1 }]);
  });

  it('takes an id once: sent again it is known already, and paid once', async () => {
    const [channel, sent] = [open(), payout()];
    await channel.send(sent);
    expect(await channel.send(sent)).toMatchObject({ heard: 'accepted', isKnownAlready: true });
    at += 3_000;
    await channel.ask(sent.id);
    expect(await channel.send(sent)).toMatchObject({ heard: 'accepted', isKnownAlready: true });
    expect(await taken(sent)).toEqual([{ amount: 776_000n, posts: 3 }]);
  });

  it('of two that send the same id at once pays one', async () => {
    const [channel, sent] = [open(), payout()];
    const answers = await Promise.all([channel.send(sent), channel.send(sent)]);
    expect(answers.map((answer) => 'isKnownAlready' in answer && answer.isKnownAlready).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  it('refuses for certain an account that there is not', async () => {
    const [channel, sent] = [open(), payout('004512000000')];
    expect(await channel.send(sent)).toMatchObject({ heard: 'refused', why: 'account_is_unknown' });
    expect(await channel.ask(sent.id)).toMatchObject({ heard: 'not-known' });
  });

  it('fails with a reason, and takes the same id again after that', async () => {
    const [channel, sent] = [open(), payout()];
    await channel.send(sent);
    await test.sql("update sandbox_payout set wish = 'failed' where id = $1", [sent.id]);
    expect(await channel.ask(sent.id)).toMatchObject({ heard: 'failed', why: 'account_is_closed' });
    expect(await channel.send(sent)).toMatchObject({ heard: 'accepted', isKnownAlready: false });
    expect(await channel.ask(sent.id)).toMatchObject({ heard: 'queued' });
  });

  it.each(['answer-lost', 'answer-garbled', 'answer-late'] as const)(
    'whose answer is %s had taken it: unknown, and paid when it is asked again',
    async (what) => {
      trouble = what;
      const [channel, sent] = [open(), payout()];
      expect(await channel.send(sent)).toMatchObject({ heard: 'unknown' });
      expect(await channel.ask(sent.id)).toMatchObject({ heard: 'unknown' });
      trouble = 'none';
      at += 3_000;
      expect(await open().ask(sent.id)).toMatchObject({ heard: 'paid' });
    },
  );

  it.each(['request-lost', 'fault'] as const)(
    'that met a %s has nothing: unknown, then not known',
    async (what) => {
      const [channel, sent] = [open(), payout()];
      trouble = what;
      expect(await channel.send(sent)).toMatchObject({ heard: 'unknown' });
      trouble = 'none';
      expect(await channel.ask(sent.id)).toMatchObject({ heard: 'not-known' });
    },
  );

  it('pays nothing out by itself while its stand-in is off', async () => {
    const [channel, sent] = [open(), payout()];
    await test.database.withTransaction((tx) => switchSimulator(tx, 'paysOut', false));
    await channel.send(sent);
    at += 600_000;
    expect(await channel.ask(sent.id)).toMatchObject({ heard: 'queued' });
    await test.database.withTransaction((tx) => switchSimulator(tx, 'paysOut', true));
    expect(await channel.ask(sent.id)).toMatchObject({ heard: 'paid' });
  });
});

describe('Dragonpay’s payouts', () => {
  it('does not take a payout with a token that it does not know: nothing was sent, and the lender mends it', async () => {
    const sent = payout();
    expect(await dragonpay(server.url, 'another').send(sent)).toMatchObject({ heard: 'not-taken' });
    expect(await taken(sent)).toEqual([]);
  });

  it('that can’t be reached is unknown, for sending as for asking', async () => {
    const channel = dragonpay('http://127.0.0.1:1');
    expect(await channel.send(payout())).toMatchObject({ heard: 'unknown', why: 'no_answer' });
    expect(await channel.ask(randomUUID())).toMatchObject({ heard: 'unknown', why: 'no_answer' });
  });
});

describe('an answer of Dragonpay’s that is not as it should be', () => {
  let stub: Server;
  let answer = { status: 200, text: '' };
  let base = '';
  let asked = '';
  beforeAll(async () => {
    stub = createServer(async (request, response) => {
      asked = await wholeText(request);
      response.writeHead(answer.status, { location: `${server.url}/elsewhere`, connection: 'close' });
      response.end(answer.text);
    });
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => stub.close(resolve)));

  it.each([
    [200, '', 'unknown'],
    [200, 'null', 'unknown'],
    [200, '[]', 'unknown'],
    [200, '{"Code": null, "Message": "x"}', 'unknown'],
    [200, '{"Code": -99, "Message": "what?"}', 'unknown'],
    [200, '{"Code": -4, "Message": "Unable to create"}', 'unknown'],
    [200, '{"Code": "0", "Message": "REF1"}', 'accepted'],
    [200, '{"Code": -5, "Message": "Invalid account"}', 'refused'],
    [200, '{"Code": -1, "Message": "Invalid key"}', 'not-taken'],
    [201, '{"Code": 0, "Message": "REF1"}', 'unknown'],
    [302, '', 'unknown'],
    [400, '{"Code": -5}', 'unknown'],
    [404, '{}', 'unknown'],
    [503, '<html>', 'unknown'],
    [403, '', 'not-taken'],
  ] as const)('to sending: %i %s is %s', async (status, text, heard) => {
    answer = { status, text };
    expect(await dragonpay(base).send(payout())).toMatchObject({ heard });
  });

  it.each([
    [200, '{"Status": "S", "RefNo": "R"}', 'paid'],
    [200, '{"Status": "F", "Message": "Account name mismatch"}', 'failed'],
    [200, '{"Status": "V"}', 'failed'],
    [200, '{"Status": "P"}', 'queued'],
    [200, '{"Status": "G"}', 'queued'],
    [200, '{"Status": "U"}', 'unknown'],
    [200, '{"Status": "R"}', 'unknown'],
    [200, '{"Status": "s"}', 'unknown'],
    [200, '{"Status": ""}', 'unknown'],
    [200, '{"Status": ["S"]}', 'unknown'],
    [404, '{"Message": "Not found"}', 'not-known'],
    [404, '<html>a proxy</html>', 'unknown'],
    [500, '{"Status": "S"}', 'unknown'],
    [401, '{}', 'unknown'],
  ] as const)('to asking: %i %s is %s', async (status, text, heard) => {
    answer = { status, text };
    expect(await dragonpay(base).ask(randomUUID())).toMatchObject({ heard });
  });

  it('is asked with given and family name as on the document; who has one name is not cut in two', async () => {
    answer = { status: 200, text: '{"Code": 0, "Message": "REF1"}' };
    await dragonpay(base).send(payout());
    expect(JSON.parse(asked)).toMatchObject({ FirstName: 'Maricel', MiddleName: '', LastName: 'Dela Cruz' });
    await dragonpay(base).send({ ...payout(), payee: { givenNames: 'Siti Nur', familyName: null } });
    expect(JSON.parse(asked)).toMatchObject({ FirstName: 'Siti Nur', LastName: '' });
  });

  it('tells what a failure’s words say of the account', async () => {
    answer = { status: 200, text: '{"Status": "F", "Message": "Account name mismatch"}' };
    expect(await dragonpay(base).ask(randomUUID())).toMatchObject({ why: 'holder_does_not_match' });
  });
});

describe('an answer of Cashfree’s payouts that is not as it should be', () => {
  let answer: { readonly status: number; readonly text: string } = { status: 200, text: '' };
  const asked: { readonly method: string | undefined; readonly text: string }[] = [];
  let stub: Server;
  let base = '';
  beforeAll(async () => {
    stub = createServer(async (request, response) => {
      asked.push({ method: request.method, text: await wholeText(request) });
      response.writeHead(answer.status, { connection: 'close' });
      response.end(answer.text);
    });
    await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => stub.close(resolve)));
  const about = (id: string, fields: object) => JSON.stringify({ transfer_id: id, ...fields });

  it.each([
    [200, { status: 'RECEIVED' }, 'accepted'],
    [200, { status: 'SUCCESS', status_code: 'COMPLETED' }, 'accepted'],
    [200, { status: 'REJECTED', status_code: 'BENE_BLACKLISTED' }, 'refused'],
    [200, { status: 'REJECTED', status_code: 'INSUFFICIENT_BALANCE' }, 'not-taken'],
    [200, { status: 'REJECTED', status_code: 'WHAT' }, 'unknown'],
    [200, { status: 'NEW_WORD' }, 'unknown'],
    [200, { status: 'RECEIVED', transfer_id: 'another' }, 'unknown'],
    [422, { code: 'bank_ifsc_invalid' }, 'refused'],
    [422, { code: 'insufficient_balance' }, 'not-taken'],
    [400, { code: 'transfer_amount_invalid' }, 'unknown'],
    [409, { code: 'beneficiary_already_exists' }, 'unknown'],
    [401, {}, 'not-taken'],
    [500, { status: 'RECEIVED' }, 'unknown'],
  ] as const)('to sending: %i %j is %s', async (status, fields, heard) => {
    const sent = payout();
    answer = { status, text: about(sent.id, fields) };
    expect(await cashfree(base).send(sent)).toMatchObject({ heard });
  });

  it.each([
    [200, { status: 'SUCCESS', status_code: 'COMPLETED' }, 'paid'],
    // It has left, and the bank at the other end has not said that it came.
    [200, { status: 'SUCCESS', status_code: 'SENT_TO_BENEFICIARY' }, 'queued'],
    [200, { status: 'APPROVAL_PENDING' }, 'queued'],
    [200, { status: 'MANUALLY_REJECTED' }, 'unknown'],
    [200, { status: 'FAILED', status_code: 'INSUFFICIENT_BALANCE' }, 'unknown'],
    [200, { status: 'success', status_code: 'COMPLETED' }, 'unknown'],
    [200, { status: 'SUCCESS', status_code: 'COMPLETED', transfer_id: 'another' }, 'unknown'],
    [404, { code: 'transfer_id_not_found' }, 'not-known'],
    [500, { status: 'SUCCESS', status_code: 'COMPLETED' }, 'unknown'],
  ] as const)('to asking: %i %j is %s', async (status, fields, heard) => {
    const id = randomUUID();
    answer = { status, text: about(id, fields) };
    expect(await cashfree(base).ask(id)).toMatchObject({ heard });
  });

  it('is sent under a second id only when the first is over, and never under a third', async () => {
    const sent = payout();
    answer = { status: 409, text: JSON.stringify({ code: 'transfer_id_already_exists' }) };
    asked.length = 0;
    expect(await cashfree(base).send(sent)).toMatchObject({ heard: 'accepted', isKnownAlready: true });
    const ids = asked.flatMap(({ text }) => (text === '' ? [] : [JSON.parse(text).transfer_id as string]));
    // Nobody could say what became of the first: nothing else was sent.
    expect(ids).toEqual([sent.id]);
  });
});
