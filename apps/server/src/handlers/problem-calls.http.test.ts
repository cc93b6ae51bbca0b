import { randomUUID } from 'node:crypto';
import { problemKinds } from '@candor/markets';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaining, repayingBorrower } from '@candor/simulator/borrowers';
import { openLender, skipTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let desk: ReturnType<typeof complaining>;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  desk = complaining(app);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

describe('A9.2 problem.init', () => {
  it('names every kind with its days, the ways to be answered and the loans', async () => {
    const ana = await repayingBorrower(app, 'ph');
    const answer = (await app.get('problem/init', ana.who)).json();
    expect(answer.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(problemKinds);
    // Monday 16 November at noon; five working days.
    expect(answer.kinds[0]).toMatchObject({ workingDays: 5, promisedBy: '2026-11-23' });
    expect(answer.loans).toMatchObject([{ loanId: ana.loanId, line: expect.stringContaining('₱8,000.00') }]);
    expect(answer.answerWays.map(({ way }: { way: string }) => way)).toEqual(['app', 'phone']);
    expect(answer).toMatchObject({ maxPictures: 4, maxLetters: 2_000, dispute: null });
  });

  it('answers in the language of the page, with India’s own days', async () => {
    const ravi = await repayingBorrower(app, 'in');
    const hindi = { ...ravi.who, headers: { 'x-language': 'hi' } };
    const { kinds } = (await app.get('problem/init-yd', hindi)).json();
    expect(kinds[0]).toMatchObject({ name: 'भुगतान नहीं गिना गया', promisedBy: '2026-11-23' });
  });

  it('shows a late charge that can be disputed, and refuses one that can’t', async () => {
    const ben = await repayingBorrower(app, 'ph');
    const asked = `problem/init?loanId=${ben.loanId}&row=1`;
    expect((await app.get(asked, ben.who)).json().code).toBe('charge_cannot_be_disputed');
    expect((await app.get(`problem/init?loanId=${randomUUID()}`, ben.who)).json().code).toBe('not_found');
    const stranger = await desk.newcomer();
    expect((await app.get(asked, stranger)).json().code).toBe('not_found');
  });
});

describe('A9.4 problem.save and A9.6 problem.detail', () => {
  it('acknowledges at once, with a number and the day of the answer', async () => {
    const who = await desk.newcomer();
    const answer = await desk.save(who);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ state: 'open', promisedBy: '2026-11-23' });
    expect(answer.json().reference).toMatch(/^C-2026-[0-9A-HJKMNP-TV-Z]{5}$/u);
    const seen = await desk.detail(who, answer.json().reportId);
    expect(seen).toMatchObject({
      title: 'Payment missing',
      isOverdue: false,
      isEscalated: false,
      hasNews: false,
      answeredAt: null,
      line: expect.stringContaining('23 November'),
      messages: [{ isFromMe: true, name: 'You', words: 'I paid ₱2,910.19 yesterday.', imageIds: [] }],
      steps: [{ line: expect.stringContaining('Received') }],
      mayReply: true,
      mayReopen: false,
      mayScore: false,
      regulator: { shortName: 'SEC', from: null },
    });
    expect(await desk.told(who)).toMatchObject([{ kind: 'problem-received', channel: 'inbox' }]);
  });

  it('counts from the next working day what is sent after hours', async () => {
    const who = await desk.newcomer();
    const before = (await desk.save(who, { kind: 'conduct' })).json();
    app.pass(6 * 3_600); // 18:00 in Manila
    const after = (await desk.save(who, { kind: 'conduct' })).json();
    app.pass(-6 * 3_600);
    expect([before.promisedBy, after.promisedBy]).toEqual(['2026-11-19', '2026-11-20']);
  });

  it('is one complaint, however often the same tap comes', async () => {
    const who = await desk.newcomer();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => desk.save(who, {}, { key })));
    const done = answers.filter(({ statusCode }) => statusCode === 200).map((each) => each.json().reportId);
    expect(done.length).toBeGreaterThan(0);
    const others = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(others.map((each) => each.json().code))).not.toContain('internal_error');
    expect(others.every((each) => each.json().code === 'idempotency_key_in_use')).toBe(true);
    expect(new Set([...done, (await desk.save(who, {}, { key })).json().reportId]).size).toBe(1);
    expect((await app.get('problem/list', who)).json().problems).toHaveLength(1);
    expect((await desk.save(who, { words: 'Something else.' }, { key })).json().code).toBe(
      'idempotency_key_reused',
    );
  });

  it('takes ten that wait, and no more until one is answered; the same key may ask again then', async () => {
    const who = await desk.newcomer();
    const saved = [];
    for (let n = 0; n < 10; n += 1) saved.push((await desk.save(who)).json().reportId);
    const key = randomUUID();
    expect((await desk.save(who, {}, { key })).json().code).toBe('too_many_open_problems');
    await desk.act(saved[0], 'answer', 'We found it.');
    expect((await desk.save(who, {}, { key })).json().state).toBe('open');
  });

  it('is not of a loan, nor found by anybody, who is not its own', async () => {
    const cora = await repayingBorrower(app, 'ph');
    const other = await desk.newcomer();
    expect((await desk.save(other, { loanId: cora.loanId })).json().code).toBe('not_found');
    const { reportId } = (await desk.save(cora.who, { loanId: cora.loanId })).json();
    expect(await desk.detail(cora.who, reportId)).toMatchObject({ loanId: cora.loanId, row: null });
    for (const answer of [
      await app.get(`problem/detail?reportId=${reportId}`, other),
      await desk.reply(other, reportId),
      await desk.reopen(other, reportId),
      await app.post('problem/score', { reportId, score: 5 }, other),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('promises no mail to somebody who has given no address', async () => {
    const answer = await desk.save(await desk.newcomer(), { answerWay: 'email' });
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ path: '/answerWay' }] });
  });

  it('refuses a row that bears no late charge, and blanks for words', async () => {
    const dina = await repayingBorrower(app, 'ph');
    const disputed = { kind: 'charge', loanId: dina.loanId, row: 1 };
    expect((await desk.save(dina.who, disputed)).json().code).toBe('charge_cannot_be_disputed');
    const blank = await desk.save(dina.who, { words: ' \n ' });
    expect([blank.statusCode, blank.json().fields[0].path]).toEqual([400, '/words']);
  });

  it('takes a late charge once: the second dispute of the same row is refused', async () => {
    const emil = await repayingBorrower(app, 'ph');
    await skipTo(app, 'ph', '2026-12-26');
    const asked = (await app.get(`problem/init?loanId=${emil.loanId}&row=1`, emil.who)).json();
    expect(asked.dispute).toMatchObject({ loanId: emil.loanId, row: 1, currency: 'PHP' });
    expect(asked.dispute.charge).toBeGreaterThan(0);
    const disputed = { kind: 'charge', loanId: emil.loanId, row: 1 };
    const { reportId } = (await desk.save(emil.who, disputed)).json();
    expect(await desk.detail(emil.who, reportId)).toMatchObject({ row: 1, loanId: emil.loanId });
    expect((await desk.save(emil.who, disputed)).json().code).toBe('charge_cannot_be_disputed');
  });
});
