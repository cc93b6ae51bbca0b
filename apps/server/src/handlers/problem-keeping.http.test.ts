import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaining } from '@candor/simulator/borrowers';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { deleteTestLoans, giveLoan } from '../testing/give-loan.ts';
import { unzip } from '../testing/unzip.ts';
import { jobs } from '../worker/jobs.ts';

let app: IdentityApp;
let desk: ReturnType<typeof complaining>;
beforeAll(async () => {
  app = await identityApp();
  desk = complaining(app);
});
afterAll(async () => {
  await deleteTestLoans(app.test);
  await app.close();
});

let last = 9_290_000_000;

/** Somebody whose complaint was answered, scored and noted on. */
async function complainant(): Promise<{ phone: string; who: Who; reportId: string; imageId: string }> {
  const phone = `0${(last += 1)}`;
  const who = await app.logIn(phone);
  const imageId = await desk.picture(who);
  const { reportId } = (await desk.save(who, { imageIds: [imageId] })).json();
  await desk.act(reportId, 'note', 'Only for us.');
  await desk.act(reportId, 'answer', 'We found it.');
  await app.post('problem/score', { reportId, score: 4, words: 'Quick.' }, who);
  return { phone, who, reportId, imageId };
}

async function leave(who: Who, phone: string) {
  await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
  const answer = await app.post('session/user-delete', { code: await app.codeFor(phone) }, who);
  expect(answer.statusCode).toBe(200);
  await app.work();
}

/** How many words are left of a complaint, and what is known of it without them. */
async function kept(reportId: string) {
  const { rows } = await app.test.sql(
    `select (select count(sealed)::int from complaint_message where complaint_id = c.id) as messages,
            (select count(sealed)::int from complaint_note where complaint_id = c.id) as notes,
            (select count(*)::int from complaint_picture p join complaint_message m on m.id = p.message_id
             where m.complaint_id = c.id) as pictures,
            c.score_sealed is not null as scored, c.state, c.score
     from complaint c where c.id = $1`,
    [reportId],
  );
  return rows[0];
}
const all = { messages: 2, notes: 1, pictures: 1, scored: true, state: 'closed', score: 4 };
const forgotten = { messages: 0, notes: 0, pictures: 0, scored: false, state: 'closed', score: 4 };

describe('what was complained of', () => {
  it('A13.4 · is in the export, with both sides and the pictures, and without what staff noted', async () => {
    const { who, imageId } = await complainant();
    const { exportId } = (await app.post('privacy/export', {}, who)).json();
    await app.work();
    const { base64 } = (await app.get(`privacy/export-archive?exportId=${exportId}`, who)).json();
    const files = unzip(Buffer.from(base64, 'base64'));
    const { complaints } = JSON.parse(String(files['data.json']));
    expect(complaints).toMatchObject([
      { kind: 'payment-not-counted', from: 'borrower', words: 'I paid ₱2,910.19 yesterday.' },
      { from: 'staff', words: 'We found it.', score: 4, scoreWords: 'Quick.' },
    ]);
    expect(complaints[0].pictures).toEqual([`pictures/${imageId}.jpg`]);
    expect(Object.keys(files)).toContain(`pictures/${imageId}.jpg`);
    expect(String(files['data.json'])).not.toContain('Only for us');
  });

  it('A1.6 · goes with an account that never had a loan; that there was a complaint stays', async () => {
    const [leaver, other] = [await complainant(), await complainant()];
    const open = (await desk.save(leaver.who)).json().reportId;
    await leave(leaver.who, leaver.phone);
    expect(await kept(leaver.reportId)).toEqual(forgotten);
    expect(await kept(open)).toMatchObject({ messages: 0, state: 'closed' });
    expect(await kept(other.reportId)).toMatchObject({ messages: 2, notes: 1, pictures: 1 });
    // Nobody waits for an answer: staff can't give one, and nothing is escalated.
    expect((await desk.act(open, 'answer', 'Too late.')).json().code).toBe('not_found');
    expect((await desk.act(open, 'note', 'Nobody would take it away.')).json().code).toBe('not_found');
    expect(await kept(open)).toMatchObject({ notes: 0 });
  });

  it('A1.6 · of somebody who had one is kept as long as the law keeps the loan’s facts, and goes the day after', async () => {
    const { phone, who, reportId, imageId } = await complainant();
    await giveLoan(app.test, phone, app.identity.seal, 'settled');
    await leave(who, phone);
    expect(await kept(reportId)).toEqual(all);
    const { rows } = await app.test.sql(
      'select kept_until::text as day from borrower b join complaint c on c.borrower_id = b.id where c.id = $1',
      [reportId],
    );
    const lastDay = new Date(`${String(rows[0]?.['day'])}T12:00:00Z`);
    const beside = { log: { info: () => {}, error: () => {} }, signal: new AbortController().signal };
    const clear = async (at: Date) => {
      const cleared = await jobs[0]!.run(app.test.database, at, beside as never);
      await jobs[1]!.run(app.test.database, at, beside as never);
      await app.work();
      return cleared;
    };
    expect(await clear(lastDay)).toMatchObject({ complaints: 0 });
    expect(await kept(reportId)).toEqual(all);
    expect(await clear(new Date(lastDay.getTime() + 86_400_000))).toMatchObject({ complaints: 4 });
    expect(await kept(reportId)).toEqual(forgotten);
    expect((await app.test.sql('select 1 from picture where id = $1', [imageId])).rows).toEqual([]);
  });

  it('is never changed: the database lets words go and nothing else', async () => {
    const { reportId } = await complainant();
    const before = await kept(reportId);
    for (const change of [
      "update complaint_message set sealed = 'v1.other'",
      'update complaint_message set said_at = now()',
      "update complaint_message set sealed = 'x', author = 'staff'",
      "update complaint_note set sealed = 'v1.other'",
      "update complaint_step set step = 'closed'",
      "update complaint_escalation set level = 'near'",
      'delete from complaint_message',
      'delete from complaint_note',
      'delete from complaint_step',
      'delete from complaint',
      'truncate complaint cascade',
    ])
      await expect(app.test.sql(change), change).rejects.toThrow(/append-only|permission denied/u);
    expect(await kept(reportId)).toEqual(before);
  });
});
