import { randomUUID } from 'node:crypto';
import { insertBorrower } from '@candor/store/borrowers';
import { openBusinessClock } from '@candor/store/ledger';
import { workedLoan } from '@candor/domain/testing/worked-loan';
import { putLendingGround, putLoan } from '@candor/store/testing/put-loan';
import { savePushToken } from '@candor/store/privacy';
import type { MessageChannel } from '@candor/store/messages';
import { openWritable } from '@candor/store/tools';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { phoneAbout } from '../borrowers/borrower-phone.ts';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Cause } from '../contact/ring-at.ts';
import {
  GatewayDown,
  type Delivery,
  type MessageGateway,
  type MessagePorts,
  type OutgoingMessage,
} from '../../kernel/message-ports/message-ports.ts';
import { writeMessage } from './write-message.ts';

let test: TestDatabase;
const seal = new PersonSeal([Buffer.alloc(32, 1)]);
/** 08:00 in Manila. */
let clock = new Date('2026-11-16T00:00:00Z');
const now = () => clock;
const borrowerId = randomUUID();
const attachmentsOf = async () => [];
const words = {
  en: 'You owe ₱5,000',
  zh: '您欠 ₱5,000',
  fil: 'May utang kang ₱5,000',
  hi: 'आप पर ₱5,000 बाक़ी',
};

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', '2026-11-16' as never);
    const phoneSealed = seal.seal('+639171234567', phoneAbout(borrowerId));
    const phoneIndex = seal.index('phone', 'ph', '+639171234567');
    await insertBorrower(tx, {
      id: borrowerId,
      market: 'ph',
      language: 'en',
      phoneSealed,
      phoneIndex,
      openedAt: now(),
    });
  });
});
afterAll(() => test.drop());
beforeEach(() => test.sql('delete from push_token'));

beforeEach(() => void (clock = new Date('2026-11-16T00:00:00Z')));

async function write(
  channel: MessageChannel,
  kind: 'payment-counted' | 'hardship' | 'loan-delayed' = 'payment-counted',
  causedBy: Cause = 'borrower',
) {
  const id = randomUUID();
  const message = { id, market: 'ph', borrowerId, language: 'en', channel } as const;
  const kinded = kind === 'payment-counted' ? { kind, causedBy } : { kind };
  const outbox = await test.database.withTransaction((tx) =>
    writeMessage(tx, seal, { ...message, ...kinded, title: words, body: words }, now()),
  );
  return { id, outbox };
}

/** Writes a message and hands it over `times` times by what each channel's gateway is. */
async function deliverBy(
  channel: MessageChannel,
  gateway: (by: string) => MessageGateway,
  times = 1,
  instead: Partial<MessagePorts> = {},
) {
  const { id, outbox } = await write(channel);
  const ports = {
    sms: gateway('sms'),
    voice: gateway('voice'),
    push: gateway('push'),
    webPush: { publicKey: 'key', send: gateway('web-push') },
    email: gateway('email'),
    ...instead,
  };
  const parts = {
    database: test.database,
    seal,
    ports,
    lenderIn: () => 'Candor Lending',
    now,
    newId: randomUUID,
    attachmentsOf,
  };
  for (let time = 0; time < times; time += 1) await deliverMessage(parts, id).catch(() => {});
  const { rows } = await test.sql('select sent_at, sent_by from message where id = $1', [id]);
  return { outbox, isSent: rows[0]?.['sent_at'] instanceof Date, sentBy: rows[0]?.['sent_by'] };
}

/** The same by gateways that all answer this; what each saw comes back. */
async function deliver(
  channel: MessageChannel,
  answer: Delivery | 'down' | ((by: string) => Delivery),
  times = 1,
  instead: Partial<MessagePorts> = {},
) {
  const seen: (OutgoingMessage & { by: string })[] = [];
  const gateway = (by: string) => (message: OutgoingMessage) => {
    seen.push({ ...message, by });
    if (answer === 'down') return Promise.reject(new GatewayDown('away'));
    return Promise.resolve(typeof answer === 'function' ? answer(by) : answer);
  };
  return { seen, ...(await deliverBy(channel, gateway, times, instead)) };
}

async function addToken(token: string, second = 0) {
  const tokenIndex = seal.index('push', 'ph', token);
  const tokenSealed = seal.seal(token, `push:${tokenIndex.toString('hex')}`);
  const at = new Date(now().getTime() + second * 1_000);
  const row = { borrowerId, tokenIndex, tokenSealed, platform: 'android', at };
  await test.database.withTransaction((tx) => savePushToken(tx, row));
}

describe('a message', () => {
  it('points to the inbox and says nothing of what it is about', async () => {
    const { seen, isSent } = await deliver('sms', 'taken');
    expect(seen).toMatchObject([{ by: 'sms', to: '+639171234567' }]);
    expect(JSON.stringify(seen)).not.toMatch(/owe|5,000/u);
    expect(isSent).toBe(true);
  });

  it('is handed over once, however often the worker comes by', async () => {
    expect((await deliver('sms', 'taken', 3)).seen).toHaveLength(1);
  });

  it('that the network did not take stays to be sent', async () => {
    const { seen, isSent } = await deliver('sms', 'down', 2);
    expect(seen).toHaveLength(2);
    expect(isSent).toBe(false);
  });

  it('for the inbox alone needs nobody to carry it', async () => {
    expect(await deliver('inbox', 'taken')).toEqual({ seen: [], outbox: [], isSent: true, sentBy: 'inbox' });
  });

  it('A11.1 · goes to every device that told its token, and a device that is no more is forgotten', async () => {
    for (const token of ['device-one', 'device-two']) await addToken(token);
    const { seen } = await deliver('push', 'taken');
    expect(seen.map(({ to }) => to).toSorted()).toEqual(['device-one', 'device-two']);
    await deliver('push', 'gone');
    expect((await test.sql('select * from push_token')).rows).toEqual([]);
  });

  it('for a phone without a device, or with push off, goes by SMS, and the row says so', async () => {
    const bySms = { isSent: true, sentBy: 'sms', seen: [{ by: 'sms', to: '+639171234567' }] };
    expect(await deliver('push', 'taken')).toMatchObject(bySms);
    await addToken('an-app');
    expect(await deliver('push', 'taken')).toMatchObject({ sentBy: 'push', seen: [{ by: 'push' }] });
    expect(await deliver('push', 'taken', 1, { push: null })).toMatchObject(bySms);
    // Every device that there was is gone: found out in the same try.
    expect(await deliver('push', (by) => (by === 'push' ? 'gone' : 'taken'))).toMatchObject({
      sentBy: 'sms',
      seen: [{ by: 'push' }, { by: 'sms' }],
    });
  });

  it('is not sent by a way that failed, and waits for that way instead of ringing by another', async () => {
    await addToken('an-app');
    const { seen, isSent, sentBy } = await deliver('push', 'down', 2);
    expect(seen.map(({ by }) => by)).toEqual(['push', 'push']);
    expect({ isSent, sentBy }).toEqual({ isSent: false, sentBy: null });
  });

  it('goes to ten devices at most, to all of them at once, and the eleventh takes the place of the oldest', async () => {
    for (let n = 0; n < 12; n += 1) await addToken(`device-${n}`, n);
    expect((await test.sql('select * from push_token')).rows).toHaveLength(10);
    const all = Promise.withResolvers<void>();
    const seen: string[] = [];
    const { isSent } = await deliverBy('push', () => async ({ to }) => {
      seen.push(to);
      if (seen.length === 10) all.resolve();
      await all.promise;
      return 'taken';
    });
    expect(isSent).toBe(true);
    expect(seen).not.toContain('device-0');
    expect(seen).not.toContain('device-1');
    expect(seen).toContain('device-11');
  });

  it('that one device took does not ring there again because another was not reached', async () => {
    for (const token of ['reached', 'away']) await addToken(token);
    const seen: string[] = [];
    const gateway = async ({ to }: OutgoingMessage) => {
      seen.push(to);
      if (to === 'away') throw new GatewayDown('away');
      return 'taken' as const;
    };
    expect((await deliverBy('push', () => gateway, 2)).isSent).toBe(true);
    expect(seen.toSorted()).toEqual(['away', 'reached']);
  });

  it('that is on its way is sent by nobody else, and holds no connection; after a crash it is sent by the next', async () => {
    const [begun, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let sent = 0;
    const { id } = await write('sms');
    const narrow = openWritable({ url: test.url, max: 1 });
    const gateway = async () => {
      sent += 1;
      begun.resolve();
      await answer.promise;
      await narrow.withTransaction((tx) => tx.query({ text: 'select 1' }));
      return 'taken' as const;
    };
    const ports = { sms: gateway, voice: gateway, push: gateway, webPush: null, email: gateway };
    const parts = {
      database: narrow,
      seal,
      ports,
      lenderIn: () => 'Candor Lending',
      now,
      newId: randomUUID,
      attachmentsOf,
    };
    const first = deliverMessage(parts, id);
    await begun.promise;
    await expect(deliverMessage(parts, id)).rejects.toThrow('on its way');
    expect(sent).toBe(1);
    answer.resolve();
    await first;

    const { id: crashed } = await write('sms');
    await test.sql("update message set sending_until = now() - interval '1 second' where id = $1", [crashed]);
    await deliverMessage(parts, crashed);
    expect(sent).toBe(2);
    await narrow.close();
  });
});

describe('the hours that the agreement promises', () => {
  const gatewayOf = (sent: string[]) => async (message: OutgoingMessage) => {
    sent.push(message.id);
    return 'taken' as const;
  };
  const partsOf = (sent: string[]) => {
    const gateway = gatewayOf(sent);
    return {
      database: test.database,
      seal,
      ports: { sms: gateway, voice: gateway, push: gateway, webPush: null, email: gateway },
      lenderIn: () => 'Candor Lending',
      now,
      newId: randomUUID,
      attachmentsOf,
    };
  };
  const waitingFor = async (id: string) =>
    (
      await test.sql(
        `select next_attempt_at as at from outbox where topic = 'message.deliver' and payload ->> 'messageId' = $1`,
        [id],
      )
    ).rows;

  it('PH-13 · a service notice of 19:59 that is handed over at 20:10 waits until 08:00, once; a receipt does not wait', async () => {
    const sent: string[] = [];
    clock = new Date('2026-11-16T11:59:00Z');
    const [notice, receipt] = [await write('sms', 'hardship'), await write('sms')];
    expect([notice.outbox, receipt.outbox].map(([each]) => each?.notBefore)).toEqual([undefined, undefined]);
    clock = new Date('2026-11-16T12:10:00Z');
    for (const { id } of [notice, notice, receipt]) await deliverMessage(partsOf(sent), id);
    expect(sent).toEqual([receipt.id]);
    expect(await waitingFor(notice.id)).toEqual([{ at: new Date('2026-11-17T00:00:00Z') }]);
    clock = new Date('2026-11-17T00:00:00Z');
    await deliverMessage(partsOf(sent), notice.id);
    expect(sent).toEqual([receipt.id, notice.id]);
  });

  it('PH-13 · a receipt that follows from the lender’s act waits as a notice does, and stands in the inbox at once', async () => {
    const sent: string[] = [];
    clock = new Date('2026-11-16T16:14:00Z'); // 00:14
    const [theirs, ours] = [await write('sms'), await write('sms', 'payment-counted', 'lender')];
    const morning = new Date('2026-11-17T00:00:00Z');
    expect([theirs, ours].map(({ outbox }) => outbox[0]?.notBefore)).toEqual([undefined, morning]);
    for (const { id } of [theirs, ours]) await deliverMessage(partsOf(sent), id);
    expect(sent).toEqual([theirs.id]);
    const { rows } = await test.sql('select written_at as at from message where id = $1', [ours.id]);
    expect(rows).toEqual([{ at: clock }]);
    clock = morning;
    await deliverMessage(partsOf(sent), ours.id);
    expect(sent).toEqual([theirs.id, ours.id]);
  });

  it('what is written outside them rings when they begin', async () => {
    clock = new Date('2026-11-16T23:23:00Z'); // 07:23
    const [{ outbox }, code] = [await write('sms', 'loan-delayed'), await write('sms')];
    expect(outbox[0]?.notBefore).toEqual(new Date('2026-11-17T00:00:00Z'));
    expect(code.outbox[0]?.notBefore).toBeUndefined();
  });
});

describe('a number that is somebody else’s', () => {
  it('falls back to no telephone that is said to be somebody else’s: then the inbox alone has it', async () => {
    await putLendingGround(test, ['ph']);
    const loanId = await putLoan(test, workedLoan(), 'ph');
    const staffId = randomUUID();
    await test.sql(
      `insert into staff (id, email, name, state, made_at) values ($1, 'rina@lender.example', 'Rina', 'invited', now())`,
      [staffId],
    );
    await test.sql(
      `insert into contact_note (id, market, loan_id, borrower_id, staff_id, way, outcome, at)
       values ($1, 'ph', $2, $3, $4, 'call', 'wrong-number', now())`,
      [randomUUID(), loanId, borrowerId, staffId],
    );
    expect(await deliver('push', 'taken')).toMatchObject({ seen: [], isSent: true, sentBy: 'inbox' });
  });
});
