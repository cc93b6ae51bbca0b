import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaining, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, openLender, liveTo, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

/** Stored script stays text, wherever it comes back. */
const script = '<img src=x onerror=alert(1)>';

let app: IdentityApp;
let ana: RepayingBorrower;
let support: Who;
let supportId: string;
let colleague: Who;

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  await liveTo(app, 'ph', '2026-12-28');
  supportId = await staffMember(app, 'grace@lender.example', ['support']);
  support = await staffSession(app, supportId);
  colleague = await staffSession(app, await staffMember(app, 'paul@lender.example', ['support']));
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const queue = async (query = '') => (await app.get(`console/complaints?market=ph${query}`, support)).json();
const read = async (reportId: string, who = support) =>
  (await app.get(`console/complaint?reportId=${reportId}`, who)).json();
/** Deciding on a charge does what its preview has shown. */
const act = async (reportId: string, kind: string, words?: string, who = support, key?: string) => {
  const isCharge = kind === 'waive' || kind === 'let-stand';
  const looked = isCharge
    ? (await app.get(`console/complaint-preview?reportId=${reportId}&act=${kind}`, who)).json()
    : {};
  const seen = looked.mark ?? (isCharge ? '0'.repeat(32) : undefined);
  return app.post(
    'console/complaint-act',
    { reportId, act: kind, ...(words !== undefined && { words }), ...(seen !== undefined && { seen }) },
    keyed(who, key),
  );
};

const classify = (reportId: string, part: object = {}, who = support) =>
  app.post(
    'console/complaint-classify',
    {
      reportId,
      class: 'payments',
      cause: 'process',
      outcome: 'upheld',
      isApology: true,
      isCorrection: false,
      entryIds: [],
      ...part,
    },
    keyed(who),
  );

describe('A15.91 to A15.94 · a complaint', () => {
  it('waits by its deadline, is read with its pictures, noted on, answered, and closed', async () => {
    const desk = complaining(app);
    const imageId = await desk.picture(ana.who);
    const saved = await desk.save(ana.who, { loanId: ana.loanId, words: script, imageIds: [imageId] });
    const { reportId } = saved.json();
    const before = await queue();
    expect(before.waiting).toBe(before.complaints.length);
    expect(before.complaints[0]).toMatchObject({ reportId, isOverdue: false, isDispute: false });

    const page = await read(reportId);
    expect(page.lines[0]).toMatchObject({ from: 'borrower', words: script, pictures: [imageId] });
    expect(page).toMatchObject({
      firstResponse: { at: null, isKept: null },
      channel: 'app',
      classification: null,
      taken: null,
      may: { answer: true, write: true, close: false },
    });
    expect(page.loan.overdue).toBeGreaterThan(0);
    expect(page.templates.length).toBeGreaterThan(2);
    const picture = await app.get(
      `console/complaint-picture?reportId=${reportId}&imageId=${imageId}`,
      support,
    );
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const other = await app.get(
      `console/complaint-picture?reportId=${randomUUID()}&imageId=${imageId}`,
      support,
    );
    expect(other.statusCode).toBe(404);

    expect((await act(reportId, 'note', 'Only for us.')).statusCode).toBe(200);
    const key = randomUUID();
    expect((await act(reportId, 'answer', 'We found it.', support, key)).json().state).toBe('answered');
    expect((await act(reportId, 'answer', 'We found it.', support, key)).json().state).toBe('answered');
    const told = await desk.detail(ana.who, reportId);
    expect(JSON.stringify(told)).toContain('We found it.');
    expect(JSON.stringify(told)).not.toContain('Only for us.');
    const after = await read(reportId);
    expect(after.lines.map(({ from }: { from: string }) => from)).toEqual(
      expect.arrayContaining(['borrower', 'note', 'staff']),
    );
    expect(after.lines.find(({ from }: { from: string }) => from === 'staff').name).toBe('Rina Santos');
    expect((await act(reportId, 'close')).json().code).toBe('complaint_not_classified');
    expect((await classify(reportId, { outcome: 'not-upheld' })).json().code).toBe(
      'outcome_differs_from_answer',
    );
    // Upheld, and nothing done about it: that is no way to end a complaint.
    for (const outcome of ['upheld', 'partly']) {
      const empty = await classify(reportId, { outcome, isApology: false });
      expect(empty.json()).toMatchObject({ code: 'invalid_request', fields: [{ path: '/isApology' }] });
    }
    expect((await classify(reportId)).statusCode).toBe(200);
    expect((await read(reportId)).borrower.customerId).not.toBeNull();
    expect((await act(reportId, 'close')).json().state).toBe('closed');
    expect((await queue('&show=answered')).complaints[0]).toMatchObject({ reportId, state: 'closed' });
    const { rows } = await app.test.sql(
      `select command, outcome from audit_log where actor_kind = 'staff' and actor_id = $1 and subject = $2 order by at, id`,
      [supportId, `complaint:${reportId}`],
    );
    expect(rows.map(({ command }) => command)).toEqual(
      expect.arrayContaining(['problem.note', 'problem.answer', 'problem.close']),
    );
  });

  it('that somebody has taken is read by others and answered by them alone', async () => {
    const { reportId } = (await complaining(app).save(ana.who)).json();
    const taken = await app.post(
      'console/queue-take',
      { market: 'ph', queue: 'complaints', itemId: reportId },
      keyed(colleague),
    );
    expect(taken.statusCode).toBe(200);
    expect((await read(reportId)).taken).toMatchObject({ name: 'Rina Santos' });
    const refused = await act(reportId, 'answer', 'Too quick.');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'item_is_taken']);
    expect((await act(reportId, 'answer', 'Mine.', colleague)).statusCode).toBe(200);
  });

  it.each([
    ['answer', undefined, 400, 'invalid_request'],
    ['note', '   ', 400, 'invalid_request'],
    ['waive', undefined, 409, 'problem_cannot_change_now'],
    ['close', undefined, 409, 'problem_cannot_change_now'],
  ])('%s with “%s” is refused', async (kind, words, status, code) => {
    const { reportId } = (await complaining(app).save(ana.who)).json();
    const refused = await act(reportId, kind, words);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    await act(reportId, 'answer', 'Done.');
  });
});

describe('A15.95 · a disputed charge', () => {
  it('is taken back exactly as previewed, and nothing stays of the preview', async () => {
    const loan = (await app.get(`console/loan?market=ph&loan=${ana.loanId}`, support)).json();
    const late = loan.rows.find(({ state }: { state: string }) => state === 'late');
    const saved = await complaining(app).save(ana.who, {
      kind: 'charge',
      loanId: ana.loanId,
      row: late.n,
      words: 'I paid on the day.',
    });
    const { reportId } = saved.json();
    const page = await read(reportId);
    expect(page.charge).toMatchObject({ n: late.n, decision: null });
    const preview = (
      await app.get(`console/complaint-preview?reportId=${reportId}&act=waive`, support)
    ).json();
    expect(preview.later.toPay).toBeLessThan(preview.now.toPay);
    expect((await read(reportId)).state).toBe('open');
    const words = 'You were right: we have taken it back.';
    const { approvalId: requestId, state } = (await act(reportId, 'waive', words)).json();
    expect(state).toBe('open');
    const waits = await read(reportId);
    expect(waits).toMatchObject({ waits: { requestId, by: 'Rina Santos' }, may: { decideOnCharge: false } });
    expect((await act(reportId, 'waive', words)).json().code).toBe('approval_waits_already');
    for (const kind of ['reject', 'close', 'let-stand'])
      expect((await act(reportId, kind, words)).json().code).toBe('approval_is_open');
    const finance = await staffSession(app, await staffMember(app, 'lina@lender.example', ['controller']));
    const seen = (await app.get(`console/approval?requestId=${requestId}`, finance)).json();
    expect(seen).toMatchObject({ actName: 'Reverse a disputed charge', words: [{ words }] });
    const total = seen.preview.figures.find(({ isTotal }: { isTotal: boolean }) => isTotal);
    expect([total.now, total.then]).toEqual([preview.now.toPay, preview.later.toPay]);
    const verdict = { requestId, verdict: 'agree', seen: seen.preview.seen };
    expect((await app.post('console/approval-decide', verdict, keyed(support))).statusCode).toBe(403);
    const agreed = await app.post('console/approval-decide', verdict, keyed(finance));
    expect(agreed.json()).toEqual({ requestId, state: 'done' });
    const answered = await read(reportId);
    expect(answered).toMatchObject({ state: 'answered', waits: null });
    const said = answered.lines.find((line: { from: string }) => line.from === 'staff');
    expect(said).toMatchObject({ name: 'Rina Santos', words });
    const after = (await app.get(`console/loan?market=ph&loan=${ana.loanId}`, support)).json();
    expect(after.stands).toEqual(preview.later);
    expect((await read(reportId)).charge.decision).toBe('taken-back');
  });
});
