import { randomUUID } from 'node:crypto';
import { forgetAuditWords } from '@candor/store/audit';
import { saveDocument } from '@candor/store/borrowers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certify, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { keyed, openLender, liveTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
let maricel: RepayingBorrower;
const ids = { marco: '', joy: '', lina: '', asha: '', vikram: '' };
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  maricel = await repayingBorrower(app, 'ph');
  await certify(app, maricel.borrowerId);
  await app.test.database.withTransaction((tx) =>
    saveDocument(tx, {
      borrowerId: maricel.borrowerId,
      market: 'ph',
      kind: 'tin',
      numberSealed: app.identity.seal.seal('123456789', `document:tin:${maricel.borrowerId}`),
      numberIndex: null,
    }),
  );
  ids.marco = await staffMember(app, 'marco@lender.example', ['finance']);
  ids.joy = await staffMember(app, 'joy@lender.example', ['finance']);
  ids.lina = await staffMember(app, 'lina@lender.example', ['controller']);
  ids.asha = await staffMember(app, 'asha@lender.example', ['support']);
  ids.vikram = await staffMember(app, 'vikram@lender.example', ['auditor']);
  await liveTo(app, 'ph', '2026-12-02');
});
afterAll(() => app.close());

const as = (who: keyof typeof ids) => staffSession(app, ids[who]);
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const post = async (who: keyof typeof ids, path: string, body: object) =>
  app.post(`console/${path}`, body, keyed(await as(who)));
const get = async (who: keyof typeof ids, path: string) =>
  (await app.get(`console/${path}`, await as(who))).json();
const reason = 'It is due';
const wish = { market: 'ph', day: '2026-11-30', kind: 'due', isDryRun: false, reason };

describe('A15.71–A15.75 · a bureau file', () => {
  let fileId: string;

  it('is wanted of the last day of the month; who only reads makes none', async () => {
    const read = await get('vikram', 'bureau?market=ph');
    expect(read.due).toEqual([{ day: '2026-11-30', covers: 'all', sendBy: '2026-12-10', isOver: false }]);
    expect(read.layout.columns.map(({ head }: { head: string }) => head)).toContain('document_number');
    for (const who of ['vikram', 'asha'] as const)
      expect(codeOf(await post(who, 'bureau-make', wish))).toEqual([403, 'not_permitted']);
  });

  it('is looked at, then made once, and written by the worker', async () => {
    const seen = await post('marco', 'bureau-make', { ...wish, isDryRun: true });
    expect(seen.json()).toMatchObject({
      rows: 1,
      leftOut: 0,
      statuses: [{ key: 'current', words: 'On time', rows: 1 }],
    });
    expect(seen.json().outstanding).toBe(seen.json().ledger);
    expect(seen.json().together).toBe(seen.json().ledger);
    const made = await post('marco', 'bureau-make', wish);
    expect(made.json()).toEqual(seen.json());
    ({ fileId } = made.json());
    expect(codeOf(await post('joy', 'bureau-make', wish))).toEqual([409, 'bureau_file_is_made']);
    const before = await get('vikram', `bureau-file?fileId=${fileId}&show=all`);
    expect(before.file).toMatchObject({ state: 'making', done: 0, rows: 1 });
    await app.work();
    const after = await get('vikram', `bureau-file?fileId=${fileId}&show=all`);
    expect(after).toMatchObject({
      file: { state: 'ready', done: 1 },
      parts: 1,
      waits: false,
      madeBy: 'Rina Santos',
    });
    expect(JSON.stringify(after)).not.toMatch(/Maricel|123456789|1994/u);
  });

  it('leaves the house when two agree; who saved it is kept', async () => {
    const part = { fileId, part: 1 };
    expect(codeOf(await post('marco', 'bureau-file-part', part))).toEqual([409, 'bureau_cannot_change_so']);
    expect(codeOf(await post('marco', 'bureau-file-act', { fileId, act: 'sent', reason }))).toEqual([
      409,
      'bureau_cannot_change_so',
    ]);
    const asked = await post('marco', 'bureau-file-act', { fileId, act: 'release', reason });
    expect(asked.json()).toEqual({ state: 'ready', waits: true });
    expect(codeOf(await post('joy', 'bureau-file-act', { fileId, act: 'release', reason }))).toEqual([
      409,
      'approval_waits_already',
    ]);
    const { items } = await get('lina', 'approvals?market=ph');
    const { requestId } = items[0];
    const { preview } = await get('lina', `approval?requestId=${requestId}`);
    expect(JSON.stringify(preview)).toContain('Name, birth date and document number in 1 row');
    const body = { requestId, verdict: 'agree', seen: preview.seen };
    for (const maker of ['marco', 'joy'] as const)
      expect(codeOf(await post(maker, 'approval-decide', body))).toEqual([403, 'not_permitted']);
    expect((await post('lina', 'approval-decide', body)).json()).toMatchObject({ state: 'done' });
    expect(codeOf(await post('vikram', 'bureau-file-part', part))).toEqual([403, 'not_permitted']);
    const saved = await post('marco', 'bureau-file-part', part);
    expect(saved.json()).toMatchObject({ name: 'bureau-ph-2026-11-30-all.csv', parts: 1 });
    expect(saved.json().text).toContain('Maricel Reyes,1994-03-08,10,123456789,63919333');
    expect((await post('joy', 'bureau-file-part', part)).json()).toEqual(saved.json());
    const { rows } = await app.test.sql(
      `select actor_id from audit_log where command = 'bureau.open-file' order by at`,
    );
    expect(rows).toEqual([{ actor_id: ids.marco }, { actor_id: ids.joy }]);
    expect((await post('marco', 'bureau-file-act', { fileId, act: 'sent', reason })).json()).toMatchObject({
      state: 'sent',
    });
  });

  it('bad input is told and changes nothing', async () => {
    const bad = [
      ['bureau-make', { ...wish, day: '2026-02-30' }, [400, 'invalid_request']],
      ['bureau-make', { ...wish, day: '2026-11-29' }, [422, 'not_a_reporting_day']],
      ['bureau-make', { ...wish, day: '2026-12-31' }, [409, 'reporting_day_is_not_over']],
      ['bureau-make', { ...wish, day: '2026-12-01', kind: 'corrections' }, [409, 'nothing_to_correct']],
      ['bureau-make', { ...wish, reason: ' ' }, [400, 'invalid_request']],
      ['bureau-file-part', { fileId, part: 2 }, [404, 'not_found']],
      ['bureau-file-part', { fileId: randomUUID(), part: 1 }, [404, 'not_found']],
      ['bureau-file-act', { fileId: randomUUID(), act: 'sent', reason }, [404, 'not_found']],
      ['bureau-answer', { fileId: randomUUID(), csv: 'x', isDryRun: true }, [404, 'not_found']],
      ['bureau-case-act', { act: 'raise', reason }, [400, 'invalid_request']],
      ['bureau-case-act', { act: 'stands', reason }, [400, 'invalid_request']],
      ['bureau-case-act', { act: 'stands', caseId: randomUUID(), reason }, [404, 'not_found']],
      ['bureau-case-act', { act: 'mended', caseId: randomUUID(), reason }, [404, 'not_found']],
    ] as const;
    for (const [path, body, code] of bad)
      expect([path, ...codeOf(await post('marco', path, body))]).toEqual([path, ...code]);
  });
});

describe('A15.186–A15.188 · a dispute', () => {
  const script = '<script>document.title=1</script> I paid it.';
  const raise = { act: 'raise', market: 'ph', about: 'late', raisedBy: 'borrower', reason: script };

  it('is noted by support, waits with its deadline, is taken by one and decided by them', async () => {
    const { rows: reported } = await get('marco', `bureau-file?fileId=${await fileOf()}&show=all`);
    const { loan } = reported[0];
    const noted = (await post('asha', 'bureau-case-act', { ...raise, loan })).json();
    expect(noted.state).toBe('open');
    const { caseId } = noted;
    const { cases } = await get('asha', 'bureau-cases?market=ph&show=open');
    expect(cases).toMatchObject([{ caseId, subject: 'Maricel Reyes', mayTake: true, taken: null }]);
    expect(await get('vikram', `bureau-case?caseId=${caseId}`)).toMatchObject({
      words: script,
      decideBy: '2026-12-10',
      may: [],
      differs: [],
      compensation: 0,
    });
    await post('marco', 'queue-take', { market: 'ph', queue: 'bureau', itemId: caseId });
    const stands = { act: 'stands', caseId, reason: 'It was late by the books.' };
    expect(codeOf(await post('asha', 'bureau-case-act', stands))).toEqual([409, 'item_is_taken']);
    expect(codeOf(await post('marco', 'bureau-case-act', { ...stands, act: 'correct' }))).toEqual([
      409,
      'bureau_row_is_right',
    ]);
    expect(codeOf(await post('vikram', 'bureau-case-act', stands))).toEqual([403, 'not_permitted']);
    expect((await post('marco', 'bureau-case-act', stands)).json()).toEqual({ caseId, state: 'stands' });
    expect(codeOf(await post('marco', 'bureau-case-act', stands))).toEqual([409, 'bureau_case_is_decided']);
    const decided = await get('vikram', 'bureau-cases?market=ph&show=decided');
    expect(decided.cases).toMatchObject([{ caseId, state: 'stands' }]);
  });

  it('a phone is told only that there is news; the words are in the borrower’s own app and data', async () => {
    await app.work();
    const { rows } = await app.test.sql(
      'select title, body from sandbox_message order by sent_at desc limit 1',
    );
    expect(JSON.stringify(rows)).not.toMatch(/credit|late|CL-/iu);
    const inbox = await app.get('message/list', maricel.who);
    expect(inbox.body).toContain('It was late by the books.');
  });

  it('what was said when a refused row was mended goes with the account', async () => {
    const caseId = randomUUID();
    await app.test.sql(
      `insert into bureau_refusal (id, market, file_id, n, loan_id, code, words, state, raised_at, due_on)
       select $1, 'ph', file_id, n, loan_id, 'E1', 'No such person', 'open', now(), '2026-12-10'
       from bureau_row where borrower_id = $2 order by n limit 1`,
      [caseId, maricel.borrowerId],
    );
    const mended = { act: 'mended', caseId, reason: 'Her name is Reyes now.' };
    expect((await post('marco', 'bureau-case-act', mended)).statusCode).toBe(200);
    const kept = () =>
      app.test.sql(
        `select sealed is not null as says from audit_word w join audit_log a on a.id = w.audit_id
         where a.subject = $1`,
        [`bureau-refusal:${caseId}`],
      );
    expect((await kept()).rows).toEqual([{ says: true }]);
    await app.test.database.withTransaction((tx) => forgetAuditWords(tx, maricel.borrowerId));
    expect((await kept()).rows).toEqual([{ says: false }]);
  });
});

async function fileOf(): Promise<string> {
  return (await get('marco', 'bureau?market=ph')).files[0].fileId as string;
}
