import { randomUUID } from 'node:crypto';
import { insertBorrower } from '@candor/store/borrowers';
import { openBusinessClock } from '@candor/store/ledger';
import { saveMessageChoice, type MessageChannel } from '@candor/store/messages';
import { listMessageCosts } from '@candor/store/message-attempts';
import { saveStepRow } from '@candor/store/kyc';
import { saveMailConfirmation } from '@candor/store/mail-confirmation';
import { savePushToken } from '@candor/store/privacy';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { phoneAbout } from '../borrowers/borrower-phone.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { PersonSeal } from '../../kernel/person-seal.ts';
import {
  GatewayDown,
  type Delivery,
  type HeardReport,
  type OutgoingMessage,
} from '../../kernel/message-ports/message-ports.ts';
import { deliverMessage } from '../messages/deliver-message.ts';
import { hearReport } from './hear-report.ts';
import { mailIndex } from '../mail/mail-address.ts';
import { writeMessage } from '../messages/write-message.ts';

let test: TestDatabase;
const seal = new PersonSeal([Buffer.alloc(32, 1)]);
/** 10:00 in Manila. */
let clock = new Date('2026-11-16T02:00:00Z');
const now = () => clock;
let borrowerId = '';
const words = { en: 'Paid ₱5,000', zh: '₱5,000', fil: '₱5,000', hi: '₱5,000' };
const peso = (micros: bigint) => ({ currency: 'PHP', micros });

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction((tx) => openBusinessClock(tx, 'ph', '2026-11-16' as never));
});
afterAll(() => test.drop());
beforeEach(async () => {
  clock = new Date('2026-11-16T02:00:00Z');
  borrowerId = randomUUID();
  const phone = `+63917${borrowerId.replaceAll(/\D/gu, '0').slice(0, 7)}`;
  await test.database.withTransaction((tx) =>
    insertBorrower(tx, {
      id: borrowerId,
      market: 'ph',
      language: 'en',
      phoneSealed: seal.seal(phone, phoneAbout(borrowerId)),
      phoneIndex: seal.index('phone', 'ph', borrowerId),
      openedAt: now(),
    }),
  );
});

type Kind = 'payment-counted' | 'debit-notice' | 'loan-delayed' | 'loan-charged' | 'account-added';
type Sent = OutgoingMessage & { readonly by: string };

async function write(kind: Kind, channel: MessageChannel = 'sms') {
  const id = randomUUID();
  const common = {
    id,
    market: 'ph',
    borrowerId,
    language: 'en',
    channel,
    title: words,
    body: words,
  } as const;
  const kinded = kind === 'payment-counted' ? ({ kind, causedBy: 'borrower' } as const) : { kind };
  await test.database.withTransaction((tx) => writeMessage(tx, seal, { ...common, ...kinded }, now()));
  return id;
}

/** Hands it over as a worker would; what each gateway was given. */
async function deliver(
  id: string,
  answer: (by: string, reference: string) => Delivery | 'down' | Promise<Delivery> = () => 'taken',
): Promise<Sent[]> {
  const seen: Sent[] = [];
  const gateway = (by: string) => async (message: OutgoingMessage) => {
    seen.push({ ...message, by });
    const said = await answer(by, message.reference ?? '');
    if (said === 'down') throw new GatewayDown('away');
    return said;
  };
  const ports = {
    sms: gateway('sms'),
    voice: gateway('voice'),
    push: gateway('push'),
    webPush: null,
    email: gateway('email'),
    prices: { ph: { sms: peso(350_000n), email: peso(4_150n) } },
  };
  const attachmentsOf = async () => [];
  const parts = { database: test.database, seal, ports, lenderIn: () => 'Candor', now, newId: randomUUID };
  await deliverMessage({ ...parts, attachmentsOf }, id).catch(() => {});
  return seen;
}

async function report(reference: string, says: HeardReport['says'], more: Partial<HeardReport> = {}) {
  const answer = await runCommand(test.database, hearReport, {
    input: { reference, says, reason: null, parts: null, cost: null, ...more },
    actor: { kind: 'channel', id: 'messages' },
    now: now(),
  });
  return answer.kind === 'done' ? answer.output : answer.kind;
}

async function addDevice() {
  const tokenIndex = seal.index('push', 'ph', borrowerId);
  const tokenSealed = seal.seal(borrowerId, `push:${tokenIndex.toString('hex')}`);
  const row = { borrowerId, tokenIndex, tokenSealed, platform: 'android', at: now() };
  await test.database.withTransaction((tx) => savePushToken(tx, row));
}

async function addAddress() {
  const sealed = seal.seal(
    JSON.stringify([{ field: 'email', value: 'ana@mail.example' }]),
    `certification:personal:${borrowerId}`,
  );
  const row = { step: 'personal', state: 'saved', sealed, refusalsSealed: null, changedAt: now() } as const;
  await test.database.withTransaction(async (tx) => {
    await saveStepRow(tx, borrowerId, row);
    const addressIndex = mailIndex(seal, 'ana@mail.example');
    await saveMailConfirmation(tx, borrowerId, { addressIndex, at: now() });
  });
}

const choose = (purpose: string, way: 'push' | 'sms' | 'email') =>
  test.database.withTransaction((tx) => saveMessageChoice(tx, borrowerId, { purpose, way, at: now() }));

const messageOf = async (id: string) =>
  (await test.sql('select sent_at is not null as sent, sent_by as by from message where id = $1', [id]))
    .rows[0];
const attemptsOf = async (id: string) =>
  (
    await test.sql('select way, state, reason from message_attempt where message_id = $1 order by n', [id])
  ).rows.map(({ way, state, reason }) => [way, state, reason].filter(Boolean).join(' '));
const tasksFor = async (id: string) =>
  Number(
    (
      await test.sql(
        `select count(*) as n from outbox where topic = 'message.deliver' and payload ->> 'messageId' = $1`,
        [id],
      )
    ).rows[0]?.['n'],
  );

describe('how a borrower is told first', () => {
  const all = { device: true, address: true };
  it.each([
    // What was chosen, for what, with what: by which way it goes.
    ['nothing', 'payment-counted', all, 'sms'],
    ['push', 'payment-counted', all, 'push'],
    ['push', 'payment-counted', { device: false, address: true }, 'sms'],
    ['email', 'payment-counted', all, 'email'],
    ['email', 'payment-counted', { device: true, address: false }, 'sms'],
    ['sms', 'payment-counted', all, 'sms'],
    ['email', 'loan-delayed', all, 'email'],
    ['push', 'loan-delayed', all, 'push'],
  ] as const)('chosen %s, %s, having %j: %s', async (chosen, kind, has, way) => {
    if (has.device) await addDevice();
    if (has.address) await addAddress();
    if (chosen !== 'nothing')
      for (const purpose of ['payments', 'reminders', 'documents', 'applications', 'offers'])
        await choose(purpose, chosen);
    const id = await write(kind);
    expect((await deliver(id)).map(({ by }) => by)).toEqual([way]);
    expect(await messageOf(id)).toEqual({ sent: true, by: way });
  });

  it('is no choice for what the law wants told', async () => {
    await addDevice();
    await addAddress();
    for (const purpose of ['payments', 'reminders', 'documents', 'applications', 'offers'])
      await choose(purpose, 'email');
    for (const kind of ['debit-notice', 'loan-charged', 'account-added'] as const)
      expect(
        (await deliver(await write(kind))).map(({ by }) => by),
        kind,
      ).toEqual(['sms']);
  });

  it('is not told elsewhere because of another purpose, and the inbox has it at once', async () => {
    await addAddress();
    await choose('reminders', 'email');
    const id = await write('payment-counted');
    expect((await deliver(id)).map(({ by }) => by)).toEqual(['sms']);
  });
});

describe('a delivery report', () => {
  it('says that it was delivered: once, and whatever comes later changes nothing', async () => {
    await addDevice();
    const id = await write('payment-counted');
    const [sent] = await deliver(id);
    const reference = sent?.reference ?? '';
    expect(await report(reference, 'on-its-way')).toBe('kept');
    expect(await report(reference, 'delivered')).toBe('delivered');
    expect(await report(reference, 'delivered')).toBe('kept');
    expect(await report(reference, 'failed', { reason: 'late' })).toBe('kept');
    expect(await report(reference, 'on-its-way')).toBe('kept');
    expect(await attemptsOf(id)).toEqual(['sms delivered']);
    expect(await messageOf(id)).toEqual({ sent: true, by: 'sms' });
    expect(await tasksFor(id)).toBe(0);
    const { rows } = await test.sql(
      'select says, times from message_report where attempt_id = $1 order by says',
      [reference],
    );
    expect(rows.map(({ says, times }) => `${says} ${times}`)).toEqual([
      'delivered 2',
      'failed 1',
      'on-its-way 2',
    ]);
  });

  it('of a failure has it told by the next way, once, and each way only once', async () => {
    await addDevice();
    const id = await write('payment-counted');
    const [first] = await deliver(id);
    expect(await report(first?.reference ?? '', 'failed', { reason: 'twilio-30003' })).toBe('next-way');
    expect(await report(first?.reference ?? '', 'failed', { reason: 'twilio-30003' })).toBe('kept');
    expect(await tasksFor(id)).toBe(1);
    expect(await messageOf(id)).toEqual({ sent: false, by: null });
    const [second, ...more] = await deliver(id);
    expect([second?.by, more]).toEqual(['push', []]);
    expect(await deliver(id)).toEqual([]);
    expect(await report(second?.reference ?? '', 'failed')).toBe('next-way');
    // After the last way the inbox has it, as from the start.
    expect(await deliver(id)).toEqual([]);
    expect(await messageOf(id)).toEqual({ sent: true, by: 'inbox' });
    expect(await attemptsOf(id)).toEqual(['sms failed twilio-30003', 'push failed not-delivered']);
  });

  it('of a failure after another way has it does not ring a third time', async () => {
    await addDevice();
    await addAddress();
    await choose('payments', 'email');
    const id = await write('payment-counted');
    const [mail] = await deliver(id);
    expect(await report(mail?.reference ?? '', 'failed')).toBe('next-way');
    const [sms] = await deliver(id);
    expect(await report(sms?.reference ?? '', 'delivered')).toBe('delivered');
    expect(await report(mail?.reference ?? '', 'failed')).toBe('kept');
    expect(await report(mail?.reference ?? '', 'delivered')).toBe('delivered');
    expect(await deliver(id)).toEqual([]);
    expect(await messageOf(id)).toEqual({ sent: true, by: 'sms' });
  });

  it('of a failure that came before the worker goes on is called off by one that it arrived', async () => {
    const id = await write('payment-counted');
    const [sent] = await deliver(id);
    expect(await report(sent?.reference ?? '', 'failed')).toBe('next-way');
    expect(await report(sent?.reference ?? '', 'delivered')).toBe('delivered');
    await addDevice();
    expect(await deliver(id)).toEqual([]);
    expect(await messageOf(id)).toEqual({ sent: true, by: 'sms' });
  });

  it('that is faster than the gateway’s own answer holds', async () => {
    await addDevice();
    const [lost, arrived] = [await write('payment-counted'), await write('payment-counted')];
    const sent = await deliver(lost, async (by, reference) => {
      if (by === 'sms') await report(reference, 'failed');
      return 'taken' as const;
    });
    expect(sent.map(({ by }) => by)).toEqual(['sms', 'push']);
    expect(await messageOf(lost)).toEqual({ sent: true, by: 'push' });
    await deliver(arrived, async (_by, reference) => {
      await report(reference, 'delivered');
      throw new GatewayDown('the answer was lost');
    });
    expect(await deliver(arrived)).toEqual([]);
    expect(await attemptsOf(arrived)).toEqual(['sms delivered']);
  });

  it('of a failure waits for the promised hours, and rings nobody who has read it', async () => {
    await addDevice();
    const [waits, wasRead] = [await write('loan-delayed'), await write('loan-delayed')];
    const [one] = await deliver(waits);
    const [other] = await deliver(wasRead);
    clock = new Date('2026-11-16T13:00:00Z'); // 21:00
    expect(await report(one?.reference ?? '', 'failed')).toBe('next-way');
    expect(await deliver(waits)).toEqual([]);
    await test.sql('update message set read_at = now() where id = $1', [wasRead]);
    expect(await report(other?.reference ?? '', 'failed')).toBe('failed');
    expect(await tasksFor(wasRead)).toBe(0);
    clock = new Date('2026-11-17T00:00:00Z');
    expect((await deliver(waits)).map(({ by }) => by)).toEqual(['push']);
  });

  it('of what we never sent leaves nothing', async () => {
    const reference = randomUUID();
    expect(await report(reference, 'failed')).toBe('unknown');
    expect((await test.sql('select 1 from message_report where attempt_id = $1', [reference])).rows).toEqual(
      [],
    );
  });

  it('two at once lead to one next way', async () => {
    await addDevice();
    const id = await write('payment-counted');
    const [sent] = await deliver(id);
    const answers = await Promise.all([1, 2, 3].map(() => report(sent?.reference ?? '', 'failed')));
    expect(answers.toSorted()).toEqual(['kept', 'kept', 'next-way']);
    const rung = await Promise.all([deliver(id), deliver(id)]);
    expect(rung.flat().map(({ by }) => by)).toEqual(['push']);
  });
});

describe('what a message costs', () => {
  it('is the market’s price for each part, unless the gateway says its own, and adds up exactly', async () => {
    clock = new Date('2026-12-01T02:00:00Z');
    await addAddress();
    const [one, two, three] = [
      await write('payment-counted'),
      await write('debit-notice'),
      await write('loan-delayed'),
    ];
    for (const id of [one, two]) await deliver(id);
    await choose('reminders', 'email');
    await deliver(three);
    const { rows } = await test.sql('select id from message_attempt where message_id = $1', [two]);
    const reported = { parts: 2, cost: peso(123_457n) };
    expect(await report(String(rows[0]?.['id']), 'delivered', reported)).toBe('delivered');
    const span = { from: new Date('2026-12-01T00:00:00Z'), before: new Date('2026-12-02T00:00:00Z') };
    const costs = await test.database.read((tx) => listMessageCosts(tx, 'ph', span));
    expect(
      costs.map(({ purpose, way, parts, currency, micros }) => [purpose, way, parts, currency, micros]),
    ).toEqual([
      ['notices', 'sms', 2, 'PHP', 123_457n],
      ['payments', 'sms', 1, 'PHP', 350_000n],
      ['reminders', 'email', 1, 'PHP', 4_150n],
    ]);
  });

  it('is none of what no gateway took, and is kept when the message is gone', async () => {
    clock = new Date('2026-12-03T02:00:00Z');
    const span = { from: new Date('2026-12-03T00:00:00Z'), before: new Date('2026-12-04T00:00:00Z') };
    const id = await write('payment-counted');
    await deliver(id, () => 'down');
    expect(await attemptsOf(id)).toEqual(['sms sending gateway-down']);
    expect(await test.database.read((tx) => listMessageCosts(tx, 'ph', span))).toEqual([]);
    await deliver(id);
    await test.sql('delete from message where id = $1', [id]);
    const costs = await test.database.read((tx) => listMessageCosts(tx, 'ph', span));
    expect(costs).toMatchObject([{ messages: 1, micros: 350_000n }]);
  });
});
