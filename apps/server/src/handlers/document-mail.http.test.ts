import { findStep, saveStepRow } from '@candor/store/kyc';
import { expectBooksTie } from '@candor/store/testing';
import { offeredBorrower, pay, repayingBorrower, signOffer } from '@candor/simulator/borrowers';
import { staffMember, staffSession } from '@candor/simulator/staff';
import { keyed, openLender, type Who } from '@candor/simulator/lender';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
/** A lender without e-mail, over the same book. */
let mute: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  mute = await identityApp({ beside: app, ports: { email: null } });
});
afterEach(() => expectBooksTie(app.test));
afterAll(async () => {
  await mute.close();
  await app.close();
});

let mailboxes = 0;

type Borrower = { readonly borrowerId: string; readonly who: Who };

/** An address that is confirmed. */
async function confirmAddress(one: Borrower): Promise<string> {
  const address = await giveAddress(one);
  await app.post('message/mail-code', {}, one.who);
  const [{ text } = { text: '' }] = await mailTo(address);
  await app.post('message/mail-confirm', { code: /\d{6}/u.exec(text)?.[0] }, one.who);
  confirmed.add(address);
  return address;
}

/** Their first mail brought the code. */
const confirmed = new Set<string>();

/** An address as the form of the KYC would have brought it. */
async function giveAddress({ borrowerId }: Borrower): Promise<string> {
  const address = `maricel.${(mailboxes += 1)}@mail.example`;
  const { seal, now } = app.identity;
  const about = `certification:personal:${borrowerId}`;
  await app.test.database.withTransaction(async (tx) => {
    const before = await findStep(tx, borrowerId, 'personal');
    const values = before ? (JSON.parse(seal.open(before.sealed, about)) as object[]) : [];
    const sealed = seal.seal(JSON.stringify([...values, { field: 'email', value: address }]), about);
    const row = { step: 'personal', state: 'accepted', sealed, refusalsSealed: null } as const;
    await saveStepRow(tx, borrowerId, { ...row, changedAt: now() });
  });
  return address;
}

type Mail = {
  readonly channel: string;
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly attachments: readonly { readonly fileName: string; readonly bytes: number }[];
};

async function mailTo(address: string): Promise<Mail[]> {
  const { messages } = (await app.get('sandbox/outbox')).json() as { messages: Mail[] };
  const mailed = messages.filter(({ channel, to }) => channel === 'email' && to === address);
  return confirmed.has(address) ? mailed.slice(0, -1) : mailed;
}

const mails = async () =>
  ((await app.get('sandbox/outbox')).json() as { messages: Mail[] }).messages.filter(
    ({ channel }) => channel === 'email',
  );

const inboxOf = async (who: Who) =>
  (await app.get('message/list', who)).json().messages as { kind: string; channel: string }[];

describe('documents by e-mail', () => {
  it('the agreement goes there when it is signed, with nothing personal over it', async () => {
    const one = await offeredBorrower(app, 'ph');
    const address = await confirmAddress(one);
    await signOffer(app, one);
    await app.work();
    const [mail, ...more] = await mailTo(address);
    expect(more).toEqual([]);
    expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual([
      expect.stringMatching(/-agreement\.pdf$/u),
      expect.stringMatching(/-disclosure\.pdf$/u),
    ]);
    expect(mail?.attachments.every(({ bytes }) => bytes > 5_000)).toBe(true);
    expect(mail?.title).toBe('Candor Lending: a document for you');
    expect(`${mail?.title}${mail?.text}`).not.toMatch(/Maricel|₱|\d{4}/u);
    expect(await inboxOf(one.who)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'document-copy', channel: 'email' })]),
    );
    const support = await staffSession(app, await staffMember(app, 'rina@lender.example', ['support']));
    const { messages } = (await app.get('console/outbox?market=ph', support)).json();
    const copy = messages.find(({ kind }: { kind: string }) => kind === 'document-copy');
    // No telephone stands beside what went to a mailbox.
    expect(copy).toMatchObject({ state: 'sent', channel: 'email', sentBy: 'email', to: null });
  });

  it('so do the receipt of a payment and, once, the certificate of a loan that has ended', async () => {
    const one = await repayingBorrower(app, 'ph');
    const address = await confirmAddress(one);
    await pay(app, one, 10_000n);
    await app.work();
    const filesSent = async () =>
      (await mailTo(address)).flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName));
    expect(await filesSent()).toEqual([expect.stringMatching(/^receipt-.+\.pdf$/u)]);
    const { quote } = (await app.get(`loan/papers?loanId=${one.loanId}`, one.who)).json();
    const asked = { loanId: one.loanId, until: quote.from };
    const { amount } = (await app.post('loan/settlement-quote', asked, keyed(one.who))).json();
    await pay(app, one, BigInt(amount));
    await app.work();
    await app.work();
    const sent = (await filesSent()).toSorted();
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatch(/^CFP-PH-\d{4}-\d{6}\.pdf$/u);
    // Whoever takes it in the app gets the one that was sent.
    const taken = await app.post('loan/certificate', { loanId: one.loanId }, keyed(one.who));
    expect(taken.json().fileName).toBe(sent[0]);
  });

  it('wait in the app while the address is not confirmed, and nobody is told of a copy', async () => {
    const one = await repayingBorrower(app, 'ph');
    const address = await giveAddress(one);
    await pay(app, one, 10_000n);
    await app.work();
    expect(await mailTo(address)).toEqual([]);
    const kinds = (await inboxOf(one.who)).map(({ kind }) => kind);
    expect(kinds).toContain('payment-counted');
    expect(kinds).not.toContain('document-copy');
    // Nothing was written that waits to be sent, or is noted as not sent.
    const { rows } = await app.test.sql(
      "select 1 from message where borrower_id = $1 and kind = 'document-copy'",
      [one.borrowerId],
    );
    expect(rows).toEqual([]);
  });

  it('nobody without an address is told of a copy', async () => {
    const one = await repayingBorrower(app, 'ph');
    const before = (await mails()).length;
    await pay(app, one, 10_000n);
    await app.work();
    expect((await mails()).length).toBe(before);
    expect((await inboxOf(one.who)).map(({ kind }) => kind)).not.toContain('document-copy');
  });

  it('a lender without e-mail promises none: no hint at the field, no such way to be answered, no copy', async () => {
    const one = await repayingBorrower(app, 'ph');
    await confirmAddress(one);
    const hintBy = async (lender: IdentityApp) => {
      const { fields } = (await lender.get('certification/personal?amount=99000000', one.who)).json();
      return fields.find(({ field }: { field: string }) => field === 'email').hint as string | null;
    };
    expect([await hintBy(app), await hintBy(mute)]).toEqual([expect.stringContaining('copies'), null]);
    const waysBy = async (lender: IdentityApp) =>
      (await lender.get('problem/init', one.who))
        .json()
        .answerWays.map(({ way }: { way: string }) => way as string);
    expect([await waysBy(app), await waysBy(mute)]).toEqual([
      ['app', 'phone', 'email'],
      ['app', 'phone'],
    ]);
    const before = (await mails()).length;
    await pay(mute, one, 10_000n);
    await mute.work();
    expect((await mails()).length).toBe(before);
    expect((await inboxOf(one.who)).map(({ kind }) => kind)).not.toContain('document-copy');
  });

  it('who chose e-mail for a complaint is told there that it is answered', async () => {
    const one = await repayingBorrower(app, 'ph');
    const address = await confirmAddress(one);
    const complaint = { kind: 'other', words: 'The page stays empty.', answerWay: 'email' };
    const saved = await app.post('problem/save', complaint, keyed(one.who));
    const { reportId } = saved.json();
    const answer = (words: string) => app.post('sandbox/problem-act', { reportId, act: 'answer', words });
    expect((await answer('We are looking.')).statusCode).toBe(200);
    await app.work();
    const [mail] = await mailTo(address);
    expect(mail).toMatchObject({ title: 'Candor Lending: a message for you', attachments: [] });
    expect(mail?.text).toContain('under Complaints');
  });
});
