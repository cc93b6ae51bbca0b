import { noteDocument } from '@candor/services/customers/borrowers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { accountConsent, cookieIn } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

const dayS = 86_400;

async function borrowerOf(phone: string): Promise<string> {
  const index = app.identity.seal.index('phone', 'ph', `+63${phone.slice(1)}`);
  const { rows } = await app.test.sql('select id from borrower where phone_index = $1', [index]);
  return String(rows[0]?.['id']);
}
const note = async (phone: string, typed: string, kind = 'passport') => {
  const borrowerId = await borrowerOf(phone);
  return app.identity.database.withTransaction((tx) =>
    noteDocument(tx, app.identity.seal, { borrowerId, market: 'ph', kind, typed }),
  );
};
async function logInWith(phone: string, more: object = {}) {
  await app.post('session/sms-code', { phone });
  return app.post('session/login', {
    phone,
    code: await app.codeFor(phone),
    consents: [accountConsent],
    ...more,
  });
}

describe('one person with two phones', () => {
  it('is noticed by the document and shown nothing of the first account, not even the end of its number', async () => {
    const [first, second] = ['09170000011', '09170000022'];
    await app.logIn(first);
    await app.logIn(second);
    expect(await note(first, 'P1234567A')).toEqual({ masked: '•••• 567A' });
    expect(await note(first, 'p1234567a')).toEqual({ masked: '•••• 567A' });
    expect(await note(second, 'P1234567A')).toEqual({
      refused: 'document_belongs_to_another_account',
      facts: { owner: await borrowerOf(first) },
    });
    expect(await note(second, 'P7654321A')).toEqual({ masked: '•••• 321A' });
  });

  it('is noticed by a TIN with another branch code behind it, or none', async () => {
    const phones = ['09170000101', '09170000102', '09170000103', '09170000104'] as const;
    for (const phone of phones) await app.logIn(phone);
    expect(await note(phones[0], '321-654-987', 'tin')).toEqual({ masked: '•••• 4987' });
    for (const [phone, typed] of [
      [phones[1], '321-654-987-000'],
      [phones[2], '321-654-987-001'],
      [phones[3], '321-654-987-00000'],
    ] as const)
      expect(await note(phone, typed, 'tin')).toMatchObject({
        refused: 'document_belongs_to_another_account',
      });
  });

  it('brings the document of an account that was deleted; what the law keeps of that one stays', async () => {
    const [before, after] = ['09170000055', '09170000066'];
    await app.logIn(before);
    await note(before, 'P2223334C');
    await note(before, '123456789012', 'umid');
    const left = await borrowerOf(before);
    await app.test.sql(
      "update borrower set phone_sealed = null, phone_index = null, deleted_at = now(), kept_until = '2036-01-01' where id = $1",
      [left],
    );
    await app.logIn(after);
    expect(await note(after, 'P2223334C')).toEqual({ masked: '•••• 334C' });
    const { rows } = await app.test.sql(
      'select kind, number_index is null as "isReleased" from borrower_document where borrower_id = $1 order by kind',
      [left],
    );
    expect(rows).toEqual([
      { kind: 'passport', isReleased: true },
      { kind: 'umid', isReleased: false },
    ]);
  });

  it('is not taken for another because the last four digits, all that may be kept, are the same', async () => {
    const { seal, database } = app.identity;
    const [one, two] = ['9876500011', '9876500022'];
    for (const phone of [one, two]) {
      await app.logIn(phone, '-yd');
      const index = seal.index('phone', 'in', `+91${phone}`);
      const { rows } = await app.test.sql('select id from borrower where phone_index = $1', [index]);
      const borrowerId = String(rows[0]!['id']);
      const document = { borrowerId, market: 'in', kind: 'aadhaar', typed: '2341 2341 2346' } as const;
      expect(await database.withTransaction((tx) => noteDocument(tx, seal, document))).toEqual({
        masked: '•••• 2346',
      });
    }
  });
});

describe('a number that was silent for long', () => {
  const phone = '09170000033';

  it('may have a new owner: who proves the document is let in, who does not starts anew and sees nothing', async () => {
    await app.logIn(phone);
    await note(phone, 'P5556667B');
    const owner = await borrowerOf(phone);
    app.pass(181 * dayS);

    const asked = await logInWith(phone);
    expect(problemIn(asked)).toMatchObject({ code: 'identity_check_needed', status: 409 });
    const code = await app.codeFor(phone);
    const wrong = { phone, code, person: { is: 'same', documentLastFour: '0000' } };
    expect(problemIn(await app.post('session/login', wrong)).code).toBe('identity_check_failed');
    const right = { phone, code, person: { is: 'same', documentLastFour: '667b' } };
    expect((await app.post('session/login', right)).json()).toMatchObject({ isNew: false });

    app.pass(181 * dayS);
    const anew = await logInWith(phone, { person: { is: 'new' } });
    expect(anew.json()).toMatchObject({ isNew: true });
    expect(await borrowerOf(phone)).not.toBe(owner);
    const inbox = (await app.get('message/list', { cookie: cookieIn(anew) })).json();
    expect(inbox.messages).toHaveLength(2);
    const released = await app.test.sql('select phone_index, deleted_at from borrower where id = $1', [
      owner,
    ]);
    expect(released.rows).toEqual([{ phone_index: null, deleted_at: null }]);
  });

  it('shows nobody else’s account where there is no document to prove it by', async () => {
    const silent = '09170000077';
    const old = await app.logIn(silent);
    const owner = await borrowerOf(silent);
    await app.post(
      'privacy/consent-set',
      { purpose: 'location', isGiven: true, textVersion: accountConsent.textVersion },
      old,
    );
    await app.post('upload/location', { latitude: 14.5, longitude: 121 }, old);
    // A session that lasts by itself: it must not outlive the number.
    await app.test.sql(
      "update session set expires_at = '2036-01-01', last_used_at = '2036-01-01' where borrower_id = $1",
      [owner],
    );
    await app.test.sql('update borrower set last_seen_at = $2 where id = $1', [owner, app.identity.now()]);
    app.pass(181 * dayS);

    const anew = await logInWith(silent);
    expect(anew.json()).toMatchObject({ isNew: true });
    const who = { cookie: cookieIn(anew) };
    expect(await borrowerOf(silent)).not.toBe(owner);
    expect((await app.get('session/list', who)).json().sessions).toHaveLength(1);
    expect((await app.get('session/list', old)).statusCode).toBe(401);
    const { consents } = (await app.get('privacy/consents', who)).json();
    expect(consents.filter(({ isGiven }: { isGiven: boolean }) => isGiven)).toHaveLength(1);
  });

  it('is proved by a code alone: whoever goes on in an old session says nothing of the number', async () => {
    const lost = '09170000088';
    const who = await app.logIn(lost);
    await note(lost, 'P5556669B');
    // The SIM is gone, and the app on the old phone goes on for as long as its session lives.
    for (let days = 0; days < 28; days += 4) {
      app.pass(4 * dayS);
      await app.get('session/list', who);
    }
    app.pass(153 * dayS);
    // Handed out again by the network after half a year without the old owner's SIM.
    expect(problemIn(await logInWith(lost)).code).toBe('identity_check_needed');
  });

  it('is proved by the code of somebody who is logged in, too', async () => {
    const signing = '09170000099';
    const who = await app.logIn(signing);
    await note(signing, 'P5556660B');
    app.pass(6 * dayS);
    const owner = await borrowerOf(signing);
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    const code = await app.codeFor(signing);
    expect((await app.post('session/user-delete', { code }, who)).statusCode).toBe(200);
    const { rows } = await app.test.sql('select last_seen_at from borrower where id = $1', [owner]);
    expect(rows).toEqual([{ last_seen_at: app.identity.now() }]);
  });

  it('can’t be guessed open: a wrong proof counts as a try', async () => {
    const silent = '09170000044';
    await app.logIn(silent);
    await note(silent, 'P5556668B');
    app.pass(181 * dayS);
    await app.post('session/sms-code', { phone: silent });
    const code = await app.codeFor(silent);
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const person = { is: 'same', documentLastFour: `000${n}` };
      codes.push((await app.post('session/login', { phone: silent, code, person })).json().code);
    }
    expect(codes.filter((each) => each === 'identity_check_failed')).toHaveLength(5);
    expect(codes.at(-1)).toBe('code_spent');
  });

  it('can’t be guessed open with code after code: after five in a month only people open it', async () => {
    const silent = '09170000055';
    await app.logIn(silent);
    await note(silent, 'P5556671B');
    app.pass(181 * dayS);
    const answers: string[] = [];
    const answer = async (documentLastFour: string) => {
      app.pass(dayS);
      await app.post('session/sms-code', { phone: silent });
      const code = await app.codeFor(silent);
      const login = { phone: silent, code, person: { is: 'same', documentLastFour } };
      return (await app.post('session/login', login)).json();
    };
    for (let n = 0; n < 7; n += 1) answers.push((await answer(`000${n}`)).code);
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'identity_check_failed'));
    expect(answers.slice(5)).toEqual(['identity_check_locked', 'identity_check_locked']);
    // Also with the right one: who guesses on learns nothing.
    expect((await answer('671B')).code).toBe('identity_check_locked');
    app.pass(31 * dayS);
    expect(await answer('671B')).toMatchObject({ isNew: false });
  });

  it('leaves in the audit log whose number it was', async () => {
    const silent = '09170000066';
    await app.logIn(silent);
    await note(silent, 'P5556672B');
    const owner = await borrowerOf(silent);
    app.pass(181 * dayS);
    await logInWith(silent, { person: { is: 'new' } });
    const { rows } = await app.test.sql(
      `select facts->>'borrowerId' as is from audit_log where facts->>'numberWasOf' = $1`,
      [owner],
    );
    expect(rows).toEqual([{ is: await borrowerOf(silent) }]);
  });
});
