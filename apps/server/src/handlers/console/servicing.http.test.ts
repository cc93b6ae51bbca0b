import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { expectBooksTie } from '@candor/store/testing';
import { actAsSeen, seeLoanAct, staffMember, staffSession } from '@candor/simulator/staff';
import { giveName, pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, liveTo, openLender, type Who } from '@candor/simulator/lender';
import { fillNameWords } from '@candor/services/customers/borrowers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../../http/testing/problem-in.ts';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { approveAsSeen, decideOn, expectBooked, seeApproval } from '../../testing/preview-is-booked.ts';

let app: IdentityApp;
let paolo: Who;
let lina: Who;
let auditor: Who;
let today: string;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  paolo = await staffSession(app, await staffMember(app, 'paolo@lender.example', ['finance']));
  lina = await staffSession(app, await staffMember(app, 'lina@lender.example', ['controller']));
  auditor = await staffSession(app, await staffMember(app, 'audit@lender.example', ['auditor']));
  const { rows } = await app.test.sql(
    `select business_date::text as on from business_clock where market = 'ph'`,
  );
  today = String(rows[0]?.['on']);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

const read = async (call: string, who = paolo) => (await app.get(`console/${call}`, who)).json();
const loanOf = ({ market, loanId }: RepayingBorrower) => read(`loan?market=${market}&loan=${loanId}`);
type Hand = Readonly<Record<string, string | number>>;
const hand = ({ market, loanId: loan }: RepayingBorrower, more: Hand = {}): Hand => ({
  market,
  loan,
  way: 'cash',
  reference: 'OR-4711',
  amount: 50_000,
  receivedOn: today,
  proof: 'Receipt book 12, page 47',
  ...more,
});
const queryOf = (body: Hand) =>
  new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString();
const seePost = (body: Hand) => app.post('console/payment-preview', body, paolo);
const post = async (body: Hand) => {
  const { mark: seen = '0'.repeat(32) } = (await seePost(body)).json();
  const asked = { ...body, reason: 'Paid at the counter', seen };
  return app.post('console/payment-post', asked, keyed(paolo));
};
const balanceOf = async (account: string) => {
  const { rows } = await app.test.sql(
    `select coalesce(sum(l.minor), 0)::text as minor from ledger_line l join ledger_account a on a.number = l.account where a.code = $1`,
    [`channel-clearing:${account}`],
  );
  return Number(rows[0]?.['minor']);
};
const inboxOf = async ({ suffix, who }: RepayingBorrower): Promise<{ kind: string; title: string }[]> =>
  (await app.get(`message/list${suffix}`, who)).json().messages;

/** One white pixel. */
const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('A15.690, A15.691 · a payment that is posted by hand', () => {
  it('is booked as it was shown, by two people, and tells the borrower', async () => {
    const one = await repayingBorrower(app, 'ph');
    const before = await loanOf(one);
    const seen = (await seePost(hand(one))).json();
    const paid = seen.terms
      .filter(({ name }: { name: string }) => name.startsWith('Allocated') || name.startsWith('Kept'))
      .map(({ then }: { then: string }) => Math.round(Number(then.replaceAll(/[^\d.]/gu, '')) * 100));
    expect(paid.reduce((sum: number, part: number) => sum + part, 0)).toBe(50_000);
    const { approvalId } = (await post(hand(one))).json();
    expect((await loanOf(one)).stands).toEqual(before.stands);
    expect((await seeApproval(app, approvalId, paolo)).mayDecide).toBe(false);
    const preview = await approveAsSeen(app, approvalId, lina);
    expect(preview.postings).toEqual(seen.postings);
    const after = await loanOf(one);
    expect(before.stands.toPay - after.stands.toPay).toBe(50_000);
    expect(await balanceOf('cash')).toBe(50_000);
    await app.work();
    expect((await inboxOf(one)).map(({ kind }) => kind)).toContain('payment-counted');
    const { events } = await read('audit?act=approval.decide', auditor);
    expect(events.length).toBeGreaterThan(0);
  });

  it('A15.730, A15.731 · is proven by a picture that the approver opens; another’s picture proves nothing', async () => {
    const [one, other] = [await repayingBorrower(app, 'ph'), await repayingBorrower(app, 'ph')];
    const attach = (of: RepayingBorrower, bytes: Buffer, name = 'slip.png') =>
      app.post(
        'console/payment-proof',
        { market: of.market, loan: of.loanId, name, base64: bytes.toString('base64') },
        keyed(paolo),
      );
    const notTaken = problemIn(await attach(one, Buffer.from('<script>alert(1)</script>')));
    expect(notTaken.code).toBe('attachment_not_taken');
    const { attachmentId } = (await attach(one, smallPng)).json();
    const body = hand(one, { reference: 'OR-900', proof: '', attachmentId });
    const seen = (await seePost(body)).json();
    expect(seen.checks).toContainEqual({ is: 'kept', words: 'Proof is attached: slip.png' });
    const theirs = (await attach(other, smallPng)).json();
    const wrong = (await seePost({ ...body, attachmentId: theirs.attachmentId })).json();
    expect(wrong.checks).toContainEqual(expect.objectContaining({ is: 'broken' }));

    const { approvalId } = (await post(body)).json();
    const shown = (await app.get(`console/approval?requestId=${approvalId}`, lina)).json();
    expect(shown.preview.attachments).toMatchObject([
      { attachmentId, name: 'slip.png', mediaType: 'image/png' },
    ]);
    expect(shown.approvers).toContain('Financial controller');
    const open = (id: string) =>
      app.post('console/approval-attachment', { requestId: approvalId, attachmentId: id }, keyed(lina));
    expect(Buffer.from((await open(attachmentId)).json().base64, 'base64')).toEqual(smallPng);
    expect((await open(theirs.attachmentId)).statusCode).toBe(404);
    await approveAsSeen(app, approvalId, lina);
  });

  it('above the payoff amount says where the rest goes first; whoever approves reads how much that is', async () => {
    const one = await repayingBorrower(app, 'ph');
    const { stands } = await loanOf(one);
    const body = hand(one, { reference: 'OR-9001', amount: stands.toPay + 100_000 });
    const unsaid = (await seePost(body)).json().checks;
    expect(unsaid.filter(({ is }: { is: string }) => is === 'broken')).toEqual([
      { is: 'broken', words: expect.stringContaining('₱1,000.00 more than the payoff amount') },
    ]);
    const said = (await seePost({ ...body, excess: 'credit' })).json().checks;
    expect(said).toContainEqual({ is: 'look', words: expect.stringContaining('the borrower’s credit') });
    const exact = (await seePost({ ...body, amount: stands.toPay })).json().checks;
    expect(JSON.stringify(exact)).not.toContain('more than the payoff amount');
    const { approvalId } = (await post({ ...body, excess: 'credit' })).json();
    const shown = (await app.get(`console/approval?requestId=${approvalId}`, paolo)).json();
    expect(JSON.stringify(shown.preview.checks)).toContain('₱1,000.00 more than the payoff amount');
    await app.post('console/approval-answer', { requestId: approvalId, is: 'withdraw' }, keyed(paolo));
  });

  it('is refused without proof, ahead of today, before the payout, and twice', async () => {
    const one = await repayingBorrower(app, 'ph');
    const unproven = (await seePost(hand(one, { reference: 'OR-1', proof: '' }))).json();
    expect(unproven.checks).toContainEqual(expect.objectContaining({ is: 'broken' }));
    const { approvalId } = (await post(hand(one, { reference: 'OR-12', proof: '' }))).json();
    const { preview } = await seeApproval(app, approvalId, lina);
    expect((await decideOn(app, approvalId, lina, { seen: preview?.seen })).statusCode).not.toBe(200);
    const says = async (more: Hand) => problemIn(await seePost(hand(one, more))).detail;
    expect(await says({ receivedOn: '2030-01-01' })).toContain('not come yet');
    expect(await says({ receivedOn: '2020-01-01' })).toContain('before this loan was paid out');
    expect(await says({ reference: 'or 4711' })).toContain('counted already');
    const stale = { ...hand(one, { reference: 'OR-13' }), reason: 'Counter', seen: 'f'.repeat(32) };
    expect(problemIn(await app.post('console/payment-post', stale, keyed(paolo))).code).toBe(
      'figures_have_changed',
    );
  });

  it('by transfer stands in clearing until the statement shows its number, and counts once', async () => {
    const one = await repayingBorrower(app, 'in');
    const body = hand(one, { way: 'transfer', reference: '500000009001', amount: 12_345 });
    const { approvalId } = (await post(body)).json();
    const clearing = await balanceOf('bank');
    await approveAsSeen(app, approvalId, lina);
    expect((await balanceOf('bank')) - clearing).toBe(12_345);
    const owed = (await loanOf(one)).stands.toPay;
    const csv = `Date,Reference,Credit,Narration\n${today},500000009001,123.45,NEFT`;
    const statement = { market: 'in', csv, isDryRun: false };
    const answer = (await app.post('console/statement-read', statement, keyed(paolo))).json();
    expect(answer).toMatchObject({ known: 1, credited: 0, waiting: 0, faults: [] });
    expect(await balanceOf('bank')).toBe(clearing);
    expect((await loanOf(one)).stands.toPay).toBe(owed);
    expect(problemIn(await seePost(body)).detail).toContain('counted already');
  });
});

describe('A15.45, A15.692, A15.693 · a payment that is found and reversed', () => {
  const found = async (query: string): Promise<string[]> =>
    (await read(`money-incoming?market=ph&${query}`)).items.map(
      ({ paymentId }: { paymentId: string }) => paymentId,
    );
  const reverse = async (paymentId: string, why = 'wrong-loan') => {
    const seen = (await app.get(`console/reversal-preview?paymentId=${paymentId}&why=${why}`, paolo)).json();
    const body = { paymentId, why, reason: 'Wrong borrower', seen: seen.mark ?? '0'.repeat(32) };
    return { seen, answer: await app.post('console/payment-reverse', body, keyed(paolo)) };
  };

  it('by amount, day, the beginning of its number and the name, all at once', async () => {
    const one = await repayingBorrower(app, 'ph');
    const { approvalId } = (await post(hand(one, { reference: 'FIND-900', amount: 43_217 }))).json();
    await approveAsSeen(app, approvalId, lina);
    const [paymentId] = await found('amount=43217..43217');
    expect(paymentId).toBeDefined();
    expect(await found('find=find-9')).toEqual([paymentId]);
    expect(await found(`find=FIND9&received=${today}..${today}&amount=43217..43217`)).toEqual([paymentId]);
    const name = { givenName: 'Ligaya', familyName: 'Dimaculangan' };
    await giveName(app, { market: 'ph', phone: `+63${one.phone.slice(1)}` }, name);
    await fillNameWords(app.borrowing);
    expect(await found('find=dimacu&amount=43217..43217')).toEqual([paymentId]);
    expect(await found('find=Nobody')).toEqual([]);
    expect(await found('amount=43218..43218')).toEqual([]);
  });

  it('owes again what was shown, waits in suspense, and the borrower is told', async () => {
    const one = await repayingBorrower(app, 'ph');
    const start = (await loanOf(one)).stands;
    await pay(app, one, 60_000n);
    const [paymentId = ''] = await found('amount=60000..60000');
    const { seen, answer } = await reverse(paymentId);
    expect(seen).toMatchObject({ needsSecondPerson: true, sent: expect.stringContaining('600.00') });
    const { approvalId } = answer.json();
    const preview = await approveAsSeen(app, approvalId, lina);
    expect(preview.figures).toEqual(seen.figures);
    expect((await loanOf(one)).stands).toEqual(start);
    expect((await read('suspense?market=ph')).ties).toBe(true);
    expect((await inboxOf(one)).map(({ title }) => title)).toContain(
      'A payment no longer counts on your loan',
    );
    expect(problemIn(await app.get(`console/reversal-preview?paymentId=${paymentId}`, paolo)).code).toBe(
      'money_cannot_change_so',
    );
  });

  it('that was posted by hand and never came leaves nothing behind; what a statement shows is here', async () => {
    const one = await repayingBorrower(app, 'ph');
    const start = (await loanOf(one)).stands;
    const cash = await balanceOf('cheque');
    const body = hand(one, { way: 'cheque', reference: '000123', amount: 71_000 });
    await approveAsSeen(app, (await post(body)).json().approvalId, lina);
    const [paymentId = ''] = await found('amount=71000..71000');
    const { answer } = await reverse(paymentId, 'not-received');
    await approveAsSeen(app, answer.json().approvalId, lina);
    expect(await balanceOf('cheque')).toBe(cash);
    expect((await loanOf(one)).stands).toEqual(start);
    await pay(app, one, 61_000n);
    const [other = ''] = await found('amount=61000..61000');
    const refused = await app.get(`console/reversal-preview?paymentId=${other}&why=not-received`, paolo);
    expect(problemIn(refused).detail).toContain('shows this money');
  });

  it('within the limit is one person’s to reverse, and booked as shown', async () => {
    const one = await repayingBorrower(app, 'in');
    await pay(app, one, 20_000n);
    const { items } = await read('money-incoming?market=in&amount=20000..20000');
    const paymentId = items[0].paymentId as string;
    const seen = (await app.get(`console/reversal-preview?paymentId=${paymentId}`, paolo)).json();
    expect(seen.needsSecondPerson).toBe(false);
    await expectBooked(app, seen.entries, async () => {
      expect((await reverse(paymentId, 'wrong-loan')).answer.json().outcome).toBe('done');
    });
  });
});

describe('another due day', () => {
  it('moves what is to come for nothing, is what was shown, and the borrower is told', async () => {
    const one = await repayingBorrower(app, 'ph');
    const before = await loanOf(one);
    const wanted = (Number(before.stands.next.dueOn.slice(8)) % 28) + 1;
    const body = { market: 'ph', loan: one.loanId, act: 'due-day', day: wanted };
    const seen = await seeLoanAct(app, paolo, body);
    expect(seen).toMatchObject({ needsSecondPerson: false, postings: [] });
    expect(seen.later.costToTheEnd).toBe(seen.now.costToTheEnd);
    expect((await actAsSeen(app, paolo, body)).json().outcome).toBe('done');
    const after = await loanOf(one);
    expect(after.stands).toEqual(seen.later);
    expect(Number(after.stands.next.dueOn.slice(8))).toBe(wanted);
    expect(after.stands.restructuredOn).toBeNull();
    expect((await inboxOf(one)).map(({ title }) => title)).toContain('Your due day has changed');
    const again = { ...body, day: (wanted % 28) + 1 };
    const refused = await app.get(`console/loan-preview?${queryOf(again)}`, paolo);
    expect(problemIn(refused).detail).toContain('changed lately');
  });
});

describe('A15.694, A15.695 · documents about a loan', () => {
  const issue = (one: RepayingBorrower, more: object) =>
    app.post('console/document-issue', { market: one.market, loan: one.loanId, ...more }, keyed(paolo));

  it('have numbers of their own, in the languages that can be printed, and who issued them is kept', async () => {
    const one = await repayingBorrower(app, 'ph');
    const query = `loan-documents?market=ph&loan=${one.loanId}`;
    expect(await read(query)).toMatchObject({ isFullyPaid: false, languages: ['en', 'fil'], issued: [] });
    const numbers: string[] = [];
    for (const language of ['en', 'fil']) {
      const { number, base64, fileName } = (await issue(one, { kind: 'statement', language })).json();
      expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      expect(fileName).toBe(`${number}.pdf`);
      numbers.push(number);
    }
    expect(numbers.map((number) => number.slice(0, 7))).toEqual(['SOA-PH-', 'SOA-PH-']);
    const [first = 0, second = 0] = numbers.map((number) => Number(number.slice(-6)));
    expect(second).toBe(first + 1);
    const { issued } = await read(query);
    expect(issued.map(({ number }: { number: string }) => number)).toEqual(numbers.toReversed());
    expect((await issue(one, { kind: 'statement', language: 'hi' })).statusCode).toBe(404);
    const { events } = await read('audit?act=document.issue', auditor);
    expect(events.length).toBeGreaterThanOrEqual(2);
  });

  it('certify full payment only when the loan is closed and nothing is owed', async () => {
    const one = await repayingBorrower(app, 'in');
    expect(problemIn(await issue(one, { kind: 'certificate' })).detail).toContain('Something is owed');
    await pay(app, one, BigInt((await loanOf(one)).stands.toPay));
    const { state } = await loanOf(one);
    expect(['settled', 'cancelled']).toContain(state);
    expect((await read(`loan-documents?market=in&loan=${one.loanId}`)).isFullyPaid).toBe(true);
    const { number } = (await issue(one, { kind: 'certificate', language: 'hi' })).json();
    expect(number).toMatch(/^CFP-IN-\d{4}-\d{6}$/u);
  });

  it('A15.732 · the borrower takes the same certificate in the app, under the same number, in each language', async () => {
    const one = await repayingBorrower(app, 'in');
    const take = (language = 'en', who = one.who) =>
      app.post(
        'loan/certificate-yd',
        { loanId: one.loanId },
        keyed({ ...who, headers: { ...who.headers, 'x-language': language } }),
      );
    expect(problemIn(await take()).code).toBe('document_not_ready');
    await pay(app, one, BigInt((await loanOf(one)).stands.toPay));
    const first = (await take()).json();
    expect(Buffer.from(first.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.fileName).toBe(`${first.number}.pdf`);
    expect((await take()).json()).toEqual(first);
    // What staff give out later is the next of the series, and then the borrower's too.
    const { number } = (await issue(one, { kind: 'certificate', language: 'en' })).json();
    expect(Number(number.slice(-6))).toBe(Number(first.number.slice(-6)) + 1);
    expect((await take()).json().number).toBe(number);
    const hindi = (await take('hi')).json();
    expect(hindi.number).not.toBe(number);
    const { issued } = await read(`loan-documents?market=in&loan=${one.loanId}`);
    expect(issued.map(({ by }: { by: string }) => by)).toContain('the borrower, in the app');
    const other = await repayingBorrower(app, 'in');
    expect((await take('en', other.who)).statusCode).toBe(404);
  });
});

describe('a closed period', () => {
  it('takes no payment with a value date in it', async () => {
    const one = await repayingBorrower(app, 'ph');
    await liveTo(app, 'ph', dateOfDayNumber(dayNumber(today as CalendarDate) + 3));
    await app.test.sql(`update business_clock set closed_through = $1::date + 1 where market = 'ph'`, [
      today,
    ]);
    const says = problemIn(await seePost(hand(one, { reference: 'OR-77' }))).detail;
    expect(says).toContain('period is closed');
  });
});
