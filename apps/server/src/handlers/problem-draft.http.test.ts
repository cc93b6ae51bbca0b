import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowerOf, complaining } from '@candor/simulator/borrowers';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { jobs } from '../worker/jobs.ts';

let app: IdentityApp;
let desk: ReturnType<typeof complaining>;
beforeAll(async () => {
  app = await identityApp();
  desk = complaining(app);
});
afterAll(() => app.close());

const empty = { kind: null, loanId: null, words: '', imageIds: [], answerWay: null };
const typed = { ...empty, kind: 'payout', words: 'The money never came.' };

const keep = (who: Who, draft: object, of: object = {}) =>
  app.post('problem/draft-save', { ...of, draft }, who);
const kept = async (who: Who) => (await app.get('problem/init', who)).json().draft;
const rows = async () => (await app.test.sql('select sealed, kept_at from complaint_draft')).rows;

describe('A9.11 · a complaint that is half typed', () => {
  it('is there on the next visit, the last version of it, and nobody else’s', async () => {
    const who = await desk.newcomer();
    expect(await kept(who)).toBeNull();
    const imageId = await desk.picture(who);
    await keep(who, { ...typed, words: 'The mon' });
    expect((await keep(who, { ...typed, imageIds: [imageId] })).statusCode).toBe(200);
    expect(await kept(who)).toEqual({ ...typed, imageIds: [imageId] });
    expect(await kept(await desk.newcomer())).toBeNull();
  });

  it('lies sealed in the database', async () => {
    await keep(await desk.newcomer(), { ...typed, words: 'Unmistakable words' });
    expect(JSON.stringify(await rows())).not.toContain('Unmistakable');
  });

  it('goes when it is sent, and a reply’s stays with its own complaint', async () => {
    const who = await desk.newcomer();
    await keep(who, typed);
    const { reportId } = (await desk.save(who)).json();
    expect(await kept(who)).toBeNull();
    await keep(who, { ...empty, words: 'One thing' }, { reportId });
    expect((await desk.detail(who, reportId)).draft).toEqual({ ...empty, words: 'One thing' });
    expect(await kept(who)).toBeNull();
    await desk.reply(who, reportId);
    expect((await desk.detail(who, reportId)).draft).toBeNull();
  });

  it('comes back with the mark that it was sent with, a new one and a reply; it may have none', async () => {
    const who = await desk.newcomer();
    const marked = async () => {
      const { draft, draftMark } = (await app.get('problem/init', who)).json();
      return [draft?.words ?? null, draftMark];
    };
    expect(await marked()).toEqual([null, null]);
    expect((await keep(who, typed, { mark: '2f1c7a80-1' })).statusCode).toBe(200);
    expect(await marked()).toEqual([typed.words, '2f1c7a80-1']);
    expect(await kept(who)).toEqual(typed);
    await keep(who, typed);
    expect(await marked()).toEqual([typed.words, null]);
    const { reportId } = (await desk.save(who)).json();
    expect(await marked()).toEqual([null, null]);
    expect(await desk.detail(who, reportId)).toMatchObject({ draft: null, draftMark: null });
    await keep(who, { ...empty, words: 'One thing' }, { reportId, mark: '2f1c7a80-2' });
    expect(await desk.detail(who, reportId)).toMatchObject({
      draft: { ...empty, words: 'One thing' },
      draftMark: '2f1c7a80-2',
    });
  });

  it('is not replaced by an earlier version of the same page that arrives later', async () => {
    const who = await desk.newcomer();
    await keep(who, typed, { mark: '2f1c7a80-10' });
    expect((await keep(who, empty, { mark: '2f1c7a80-9' })).statusCode).toBe(200);
    expect(await kept(who)).toEqual(typed);
    await keep(who, empty, { mark: '9b3e6d10-1' });
    expect(await kept(who)).toEqual(empty);
  });

  it('is found also where it was sealed before there were marks', async () => {
    const number = '09399000002';
    const who = await app.logIn(number);
    await keep(who, { ...typed, words: 'x' }, { mark: '2f1c7a80-1' });
    const borrowerId = await borrowerOf(app, 'ph', `+63${number.slice(1)}`);
    const sealed = app.identity.seal.seal(JSON.stringify(typed), `complaint-draft:new:${borrowerId}`);
    await app.test.sql('update complaint_draft set sealed = $2 where borrower_id = $1', [borrowerId, sealed]);
    expect((await app.get('problem/init', who)).json()).toMatchObject({ draft: typed, draftMark: null });
  });

  it('takes no mark that somebody could have typed', async () => {
    const answer = await keep(await desk.newcomer(), typed, { mark: 'The money never came.' });
    expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, '/mark']);
  });

  it('takes no complaint and no picture of somebody else', async () => {
    const theirs = await desk.newcomer();
    const { reportId } = (await desk.save(theirs)).json();
    const imageId = await desk.picture(theirs);
    const who = await desk.newcomer();
    for (const answer of [
      await keep(who, empty, { reportId }),
      await keep(who, { ...empty, imageIds: [imageId] }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });

  it('A1.6 · goes with its borrower', async () => {
    const number = '09399000001';
    const who = await app.logIn(number);
    await keep(who, typed);
    await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
    const answer = await app.post('session/user-delete', { code: await app.codeFor(number) }, who);
    expect(answer.statusCode).toBe(200);
    const left = await app.test.sql(
      `select 1 from complaint_draft d join borrower b on b.id = d.borrower_id where b.deleted_at is not null`,
    );
    expect(left.rows).toEqual([]);
  });

  it('is forgotten when nobody came back to it for 90 days', async () => {
    const who = await desk.newcomer();
    await keep(who, typed);
    await app.test.sql(`update complaint_draft set kept_at = kept_at - interval '91 days'`);
    const beside = { log: { info: () => {}, error: () => {} }, signal: new AbortController().signal };
    const housekeeping = jobs.find(({ name }) => name === 'housekeeping')!;
    await housekeeping.run(app.test.database, new Date(), beside as never);
    expect(await rows()).toEqual([]);
  });
});
