import { GatewayDown } from '@candor/services/kernel/message-ports';
import { deliverMessage, writeMessage } from '@candor/services/customers/messages';
import { Applicant } from '@candor/simulator/borrowers';
import { keyed, openLender, type Who } from '@candor/simulator/lender';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
/** A lender whose mail server is down, over the same book. */
let down: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  const email = async () => {
    throw new GatewayDown('down');
  };
  down = await identityApp({ beside: app, ports: { email } });
});
afterAll(async () => {
  await down.close();
  await app.close();
});

type Mail = { readonly channel: string; readonly to: string; readonly title: string; readonly text: string };
type Own = { readonly isConfirmed: boolean; readonly codeSentAt: string | null } | null;

async function mailsTo(address: string): Promise<Mail[]> {
  const { messages } = (await app.get('sandbox/outbox')).json() as { messages: Mail[] };
  return messages.filter(({ channel, to }) => channel === 'email' && to === address);
}

const codeIn = (mail: Mail | undefined) => /\d{6}/u.exec(mail?.text ?? '')?.[0] ?? '';
const codeTo = async (address: string) => codeIn((await mailsTo(address))[0]);
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

const preferencesOf = async (who: Who) =>
  (await app.get('message/preferences', who)).json() as {
    email: Own;
    purposes: { purpose: string; ways: { way: string; whyNot: string | null }[] }[];
  };
const mailOf = async (who: Who) => (await preferencesOf(who)).email;
const ask = (who: Who) => app.post('message/mail-code', {}, who);
const enter = async (who: Who, code: string) => {
  const answer = await app.post('message/mail-confirm', { code }, who);
  return answer.statusCode === 200 ? answer.json().email : answer.json().code;
};

let people = 0;
const newAddress = () => `ana.${(people += 1)}@mail.example`;

/** Somebody who has given this address in the form, and to whom the worker has sent the code. */
async function whoGave(address: string): Promise<Applicant> {
  const one = await Applicant.come(app, 'ph');
  const saved = await one.save('personal', { email: address });
  expect(saved.statusCode).toBe(200);
  await app.work();
  return one;
}

/** News of a payment for who chose to be told by e-mail; by which ways it was tried, and how it ended. */
async function newsTo({ borrowerId }: Applicant) {
  const { seal, newId, now } = app.identity;
  const words = { en: 'Paid', zh: '已付', fil: 'Bayad na', hi: 'भुगतान' };
  const id = newId();
  await app.test.database.withTransaction((tx) =>
    writeMessage(
      tx,
      seal,
      {
        id,
        market: 'ph',
        borrowerId,
        language: 'en',
        kind: 'payment-counted',
        causedBy: 'borrower',
        channel: 'sms',
        title: words,
        body: words,
      },
      now(),
    ),
  );
  await deliverMessage({ ...app.identity, attachmentsOf: async () => [] }, id);
  const { rows } = await app.test.sql(
    'select way, state, reason, handed_at is null as unpaid from message_attempt where message_id = $1 order by n',
    [id],
  );
  return rows;
}

const wantsMail = ({ borrowerId }: Applicant) =>
  app.test.sql("insert into message_choice values ($1, 'payments', 'email', now())", [borrowerId]);

describe('A17.7 A17.8 · an e-mail address', () => {
  it('is asked about when it is given, with nothing personal in the mail, and is confirmed by the code once', async () => {
    const address = newAddress();
    const { who } = await whoGave(address);
    const [mail, ...more] = await mailsTo(address);
    expect(more).toEqual([]);
    expect(mail?.title).toBe('Candor Lending: confirm your e-mail address');
    expect(mail?.text).toMatch(/You did not enter this address there\? Ignore this e-mail\./u);
    expect(`${mail?.title}${mail?.text}`).not.toMatch(/Maricel|Dela Cruz|09\d{2}|\+63|₱|Mabini|http/u);
    expect(await mailOf(who)).toMatchObject({ address, isConfirmed: false, resendInSeconds: 60 });
    const code = codeIn(mail);
    expect(await enter(who, otherThan(code))).toBe('code_wrong');
    expect(await enter(who, code)).toMatchObject({ address, isConfirmed: true, codeSentAt: null });
    expect(await enter(who, code)).toBe('code_expired');
    // Nothing is left to ask about.
    expect((await ask(who)).json().email).toMatchObject({ isConfirmed: true });
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('of another borrower is confirmed by nobody else: a code is its borrower’s own', async () => {
    const address = newAddress();
    const ana = await whoGave(address);
    const ben = await whoGave(address);
    const [toBen, toAna] = await mailsTo(address);
    if (codeIn(toBen) !== codeIn(toAna)) expect(await enter(ben.who, codeIn(toAna))).toBe('code_wrong');
    expect(await enter(ben.who, codeIn(toBen))).toMatchObject({ isConfirmed: true });
    expect(await mailOf(ana.who)).toMatchObject({ isConfirmed: false });
  });

  it('that is changed is not confirmed, its old code opens nothing, and neither does coming back to it', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const one = await whoGave(first);
    const old = await codeTo(first);
    expect((await one.save('personal', { email: second })).statusCode).toBe(200);
    expect(await enter(one.who, old)).toBe('code_expired');
    await app.work();
    expect(await enter(one.who, await codeTo(second))).toMatchObject({ isConfirmed: true });
    // Saved once more as it was: still theirs. In capital letters too.
    await one.save('personal', { email: second.toUpperCase() });
    expect(await mailOf(one.who)).toMatchObject({ isConfirmed: true });
    await one.save('personal', { email: first });
    expect(await mailOf(one.who)).toMatchObject({ address: first, isConfirmed: false });
    await one.save('personal', { email: second });
    expect(await mailOf(one.who)).toMatchObject({ address: second, isConfirmed: false });
  });

  it('is asked about again after a minute, and so many times a day, by whoever gives it', async () => {
    const address = newAddress();
    const one = await whoGave(address);
    const early = await ask(one.who);
    expect([early.statusCode, early.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    for (let nth = 2; nth <= 5; nth += 1) {
      app.pass(61);
      expect((await ask(one.who)).statusCode).toBe(200);
    }
    app.pass(61);
    expect((await ask(one.who)).json().code).toBe('too_many_requests');
    const other = await whoGave(address);
    expect(await mailOf(other.who)).toMatchObject({ isConfirmed: false, codeSentAt: null });
    expect(await mailsTo(address)).toHaveLength(5);
  });

  it('has five tries for a code, and a day', async () => {
    const address = newAddress();
    const one = await whoGave(address);
    const wrong = otherThan(await codeTo(address));
    for (let nth = 1; nth <= 4; nth += 1) expect(await enter(one.who, wrong)).toBe('code_wrong');
    expect(await enter(one.who, wrong)).toBe('code_spent');
    expect(await enter(one.who, await codeTo(address))).toBe('code_spent');
    app.pass(61);
    await ask(one.who);
    app.pass(86_400);
    expect(await enter(one.who, await codeTo(address))).toBe('code_expired');
    expect(await mailOf(one.who)).toMatchObject({ isConfirmed: false, codeSentAt: null });
  });

  it('whose mail server is down is told so, and asked about again at once', async () => {
    const one = await whoGave('');
    const address = newAddress();
    await one.save('personal', { email: address });
    const failed = await down.post('message/mail-code', {}, one.who);
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'message_not_sent']);
    expect((await ask(one.who)).statusCode).toBe(200);
    expect(await enter(one.who, await codeTo(address))).toMatchObject({ isConfirmed: true });
  });

  it('gets no message and no document until it is confirmed; why is kept with the attempt', async () => {
    const address = newAddress();
    const one = await whoGave(address);
    const { purposes } = await preferencesOf(one.who);
    expect(purposes[0]?.ways).toContainEqual({ way: 'email', whyNot: 'not-confirmed' });
    const refused = await app.post('message/preference-set', { purpose: 'payments', way: 'email' }, one.who);
    expect(refused.json().code).toBe('message_way_unavailable');
    const { answerWays } = (await app.get('problem/init', one.who)).json();
    expect(answerWays.map(({ way }: { way: string }) => way)).toEqual(['app', 'phone']);
    // As of who had chosen e-mail before addresses were confirmed.
    await wantsMail(one);
    expect(await newsTo(one)).toEqual([
      { way: 'email', state: 'failed', reason: 'address-not-confirmed', unpaid: true },
      { way: 'sms', state: 'handed-over', reason: null, unpaid: false },
    ]);
    expect(await mailsTo(address)).toHaveLength(1);
    await enter(one.who, await codeTo(address));
    expect(await newsTo(one)).toEqual([{ way: 'email', state: 'handed-over', reason: null, unpaid: false }]);
    expect(await mailsTo(address)).toHaveLength(2);
  });

  it('goes with the account, and its owner reads in their data whether it was confirmed', async () => {
    const address = newAddress();
    const one = await whoGave(address);
    await enter(one.who, await codeTo(address));
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, one.who);
    const code = await app.codeFor(one.phone);
    const gone = await app.post('session/user-delete', { code }, keyed(one.who));
    expect(gone.statusCode).toBe(200);
    const left = await app.test.sql(
      'select 1 from mail_confirmation where borrower_id = $1 union all select 1 from mail_code where borrower_id = $1',
      [one.borrowerId],
    );
    expect(left.rows).toEqual([]);
  });
});
