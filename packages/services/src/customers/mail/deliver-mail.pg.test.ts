import { randomUUID } from 'node:crypto';
import { insertBorrower } from '@candor/store/borrowers';
import { openBusinessClock } from '@candor/store/ledger';
import { saveStepRow } from '@candor/store/kyc';
import { saveMailConfirmation } from '@candor/store/mail-confirmation';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneAbout } from '../borrowers/borrower-phone.ts';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { deliverMessage } from '../messages/deliver-message.ts';
import { writeMessage } from '../messages/write-message.ts';
import { mailIndex } from './mail-address.ts';
import type { Attachment, OutgoingMessage } from '../../kernel/message-ports/message-ports.ts';

let test: TestDatabase;
const seal = new PersonSeal([Buffer.alloc(32, 1)]);
const now = () => new Date('2026-11-16T00:00:00Z');
const borrowerId = randomUUID();
const words = {
  en: 'You owe ₱5,000',
  zh: '您欠 ₱5,000',
  fil: 'May utang kang ₱5,000',
  hi: 'आप पर ₱5,000 बाक़ी',
};
/** What a document's files are in the app, as they stand while a test runs. */
let files: readonly Attachment[] = [];
const attachmentsOf = async () => files;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', '2026-11-16' as never);
    await insertBorrower(tx, {
      id: borrowerId,
      market: 'ph',
      language: 'fil',
      phoneSealed: seal.seal('+639171234567', phoneAbout(borrowerId)),
      phoneIndex: seal.index('phone', 'ph', '+639171234567'),
      openedAt: now(),
    });
  });
});
afterAll(() => test.drop());

describe('an e-mail', () => {
  const document = { is: 'agreement', id: randomUUID() } as const;

  async function writeMail(attached?: typeof document) {
    const id = randomUUID();
    const common = { id, market: 'ph', borrowerId, language: 'fil', channel: 'email' } as const;
    const kinded = attached
      ? ({ kind: 'document-copy', causedBy: 'borrower', attached } as const)
      : ({ kind: 'problem-answered' } as const);
    await test.database.withTransaction((tx) =>
      writeMessage(tx, seal, { ...common, ...kinded, title: words, body: words }, now()),
    );
    return id;
  }

  async function giveAddress(email: string) {
    const sealed = seal.seal(
      JSON.stringify([{ field: 'email', value: email }]),
      `certification:personal:${borrowerId}`,
    );
    const row = { step: 'personal', state: 'saved', sealed, refusalsSealed: null, changedAt: now() } as const;
    await test.database.withTransaction(async (tx) => {
      await saveStepRow(tx, borrowerId, row);
      await saveMailConfirmation(tx, borrowerId, { addressIndex: mailIndex(seal, email), at: now() });
    });
  }

  async function deliverMail(id: string, email: 'on' | 'off' = 'on') {
    const seen: (OutgoingMessage & { by: string })[] = [];
    const gateway = (by: string) => async (message: OutgoingMessage) => {
      seen.push({ ...message, by });
      return 'taken' as const;
    };
    const ports = {
      sms: gateway('sms'),
      voice: gateway('voice'),
      push: null,
      webPush: null,
      email: email === 'on' ? gateway('email') : null,
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
    await deliverMessage(parts, id);
    const { rows } = await test.sql('select sent_at, sent_by, failed_at from message where id = $1', [id]);
    const [{ sent_at: sentAt, sent_by: sentBy, failed_at: failedAt } = {}] = rows;
    return { seen, sentBy, isSent: sentAt instanceof Date, isFailed: failedAt instanceof Date };
  }

  it('carries a document to the address that was given, and names neither its reader nor a sum over it', async () => {
    await giveAddress('ana@mail.example');
    files = [{ fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-') }];
    const { seen, sentBy } = await deliverMail(await writeMail(document));
    expect(seen).toMatchObject([{ by: 'email', to: 'ana@mail.example', attachments: files }]);
    expect(seen[0]?.title).toBe('Candor Lending: may dokumento para sa iyo');
    expect(sentBy).toBe('email');
  });

  it('whose document can’t be carried is not sent, and is in no inbox', async () => {
    await giveAddress('ana@mail.example');
    files = [];
    expect(await deliverMail(await writeMail(document))).toMatchObject({
      seen: [],
      isSent: false,
      isFailed: true,
    });
    files = [{ fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF-') }];
    expect(await deliverMail(await writeMail(document), 'off')).toMatchObject({ seen: [], isFailed: true });
  });

  it('of words goes by SMS where there is no address any more, or no mail server', async () => {
    await giveAddress('ana@mail.example');
    const mailed = await deliverMail(await writeMail());
    expect(mailed).toMatchObject({
      sentBy: 'email',
      seen: [{ title: 'Candor Lending: may mensahe para sa iyo' }],
    });
    expect(await deliverMail(await writeMail(), 'off')).toMatchObject({
      sentBy: 'sms',
      seen: [{ by: 'sms' }],
    });
    await giveAddress('');
    expect(await deliverMail(await writeMail())).toMatchObject({ sentBy: 'sms', seen: [{ by: 'sms' }] });
  });
});
