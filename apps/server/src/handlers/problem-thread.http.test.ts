import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaining } from '@candor/simulator/borrowers';
import { openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { heicFile, photo, wholePicture } from '../testing/sample-pictures.ts';

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

const saved = async (different: object = {}) => {
  const who = await desk.newcomer();
  const { reportId } = (await desk.save(who, different)).json();
  return { who, reportId: reportId as string };
};

describe('A18.16 an answer, A9.7 a score, A9.9 a reply and A9.10 reopening', () => {
  it('A18.15 · go on until both are content, with every step told', async () => {
    const { who, reportId } = await saved();
    expect((await desk.reply(who, reportId)).json()).toMatchObject({
      state: 'open',
      promisedBy: '2026-11-23',
    });
    expect((await desk.act(reportId, 'answer', 'We found it, Maricel.')).json()).toEqual({
      reportId,
      state: 'answered',
    });
    expect((await desk.list(who)).problems).toMatchObject([{ reportId, state: 'answered', hasNews: true }]);
    expect(await desk.detail(who, reportId)).toMatchObject({
      state: 'answered',
      mayReopen: true,
      mayScore: true,
      messages: [
        { isFromMe: true },
        { isFromMe: true },
        { isFromMe: false, name: 'Candor support', words: 'We found it, Maricel.' },
      ],
    });
    // Reading marks nothing; what was shown is no news any more, and nobody else says so.
    expect((await desk.list(who)).problems).toMatchObject([{ hasNews: true }]);
    const { news } = await desk.detail(who, reportId);
    const stranger = await desk.newcomer();
    expect((await app.post('problem/seen', { reportId, news }, stranger)).statusCode).toBe(404);
    expect((await app.post('problem/seen', { reportId, news: news - 1 }, who)).json().hasNews).toBe(true);
    expect((await app.post('problem/seen', { reportId, news }, who)).json()).toEqual({
      reportId,
      hasNews: false,
    });
    expect((await desk.list(who)).problems).toMatchObject([{ hasNews: false }]);
    // Neither an older page nor one that claims more than there is changes that.
    await app.post('problem/seen', { reportId, news: 0 }, who);
    await app.post('problem/seen', { reportId, news: 999 }, who);
    expect((await desk.list(who)).problems).toMatchObject([{ hasNews: false }]);
    const score = { reportId, score: 2, words: 'Half of it.' };
    expect((await app.post('problem/score', score, who)).json()).toEqual({ reportId, score: 2 });
    expect(await desk.detail(who, reportId)).toMatchObject({ score: 2, scoreWords: 'Half of it.' });
    expect(await desk.caseOf(reportId)).toMatchObject({ score: 2, scoreWords: 'Half of it.' });
    app.pass(3 * 86_400); // Thursday
    expect((await desk.reopen(who, reportId)).json()).toMatchObject({
      state: 'reopened',
      promisedBy: '2026-11-26',
    });
    app.pass(-3 * 86_400);
    expect(await desk.detail(who, reportId)).toMatchObject({
      score: null,
      scoreWords: null,
      mayScore: false,
    });
    expect((await app.post('problem/score', score, who)).json().code).toBe('problem_cannot_change_now');
    await desk.act(reportId, 'answer', 'Now all of it.');
    await desk.act(reportId, 'close');
    expect((await desk.reply(who, reportId)).json().code).toBe('problem_cannot_change_now');
    expect((await app.post('problem/score', { reportId, score: 5 }, who)).json().score).toBe(5);
    expect(await desk.detail(who, reportId)).toMatchObject({ state: 'closed', score: 5, mayReply: false });
    expect((await desk.told(who)).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'problem-answered',
      'problem-answered',
      'problem-closed',
      'problem-received',
      'problem-reopened',
      'problem-replied',
    ]);
    expect((await desk.reopen(who, reportId)).json().state).toBe('reopened');
  });

  it('open again by a reply after an answer, with a new day', async () => {
    const { who, reportId } = await saved({ kind: 'conduct' });
    await desk.act(reportId, 'answer', 'We are sorry.');
    const again = (await desk.reply(who, reportId)).json();
    expect(again).toMatchObject({ state: 'reopened', promisedBy: '2026-11-19' });
    expect((await desk.reopen(who, reportId)).json().code).toBe('problem_cannot_change_now');
    const { rows } = await app.test.sql('select round from complaint where id = $1', [reportId]);
    expect(rows).toEqual([{ round: 2 }]);
  });

  it('are read again by everybody, however the complaint’s id was spelt', async () => {
    const { who, reportId } = await saved();
    await desk.act(reportId, 'answer', 'We found it.');
    const spelt = { reportId: reportId.toUpperCase(), score: 4, words: 'Quick.' };
    expect((await app.post('problem/score', spelt, who)).json()).toEqual({ reportId, score: 4 });
    expect(await desk.detail(who, reportId)).toMatchObject({ score: 4, scoreWords: 'Quick.' });
    expect(await desk.caseOf(reportId)).toMatchObject({ score: 4, scoreWords: 'Quick.' });
  });

  it('are one step for each answer, however often the score is changed, and are not said without end', async () => {
    const { who, reportId } = await saved();
    await desk.act(reportId, 'answer', 'We found it.');
    for (const score of [1, 5, 2, 5]) await app.post('problem/score', { reportId, score }, who);
    const { steps, score } = await desk.detail(who, reportId);
    expect(steps.filter(({ line }: { line: string }) => line === 'You rated our answer.')).toHaveLength(1);
    expect(score).toBe(5);
    const replies = await Promise.all(Array.from({ length: 33 }, () => desk.reply(who, reportId)));
    const codes = replies.filter(({ statusCode }) => statusCode !== 200).map((each) => each.json().code);
    expect(codes).toEqual(Array.from({ length: 3 }, () => 'too_many_requests'));
    app.pass(601);
    expect((await desk.reply(who, reportId)).statusCode).toBe(200);
    app.pass(-601);
  });

  it('refuse staff what the state does not allow, and words that are missing', async () => {
    const { reportId } = await saved();
    expect((await desk.act(reportId, 'close')).json().code).toBe('problem_cannot_change_now');
    expect((await desk.act(reportId, 'answer', '  ')).json().code).toBe('invalid_request');
    expect((await desk.act(randomUUID(), 'answer', 'To nobody.')).json().code).toBe('not_found');
    await desk.act(reportId, 'answer', 'Once.');
    expect((await desk.act(reportId, 'answer', 'Twice.')).json().code).toBe('problem_cannot_change_now');
    expect((await desk.act(reportId, 'waive')).json().code).toBe('problem_cannot_change_now');
  });

  it('lose no word when two write at once, nor an answer while the borrower replies', async () => {
    const { who, reportId } = await saved();
    const key = randomUUID();
    const written = await Promise.all([
      ...Array.from({ length: 6 }, (_, n) => desk.reply(who, reportId, { words: `Reply ${n}.` })),
      desk.act(reportId, 'answer', 'The answer.'),
      desk.act(reportId, 'note', 'A note.'),
      desk.reply(who, reportId, { words: 'A double tap.' }, key),
      desk.reply(who, reportId, { words: 'A double tap.' }, key),
    ]);
    const codes = written.filter(({ statusCode }) => statusCode !== 200).map((each) => each.json().code);
    expect(codes.every((code) => code === 'idempotency_key_in_use')).toBe(true);
    const { messages, state } = await desk.detail(who, reportId);
    expect(messages).toHaveLength(9);
    expect(new Set(messages.map(({ words }: { words: string }) => words)).size).toBe(9);
    const place = messages.findIndex(({ isFromMe }: { isFromMe: boolean }) => !isFromMe);
    expect(state).toBe(place === messages.length - 1 ? 'answered' : 'reopened');
  });
});

describe('A9.5 problem.list', () => {
  it('is the last changed one first, a page at a time, and counted in A6.2 the menu', async () => {
    const who = await desk.newcomer();
    const ids: string[] = [];
    for (let n = 0; n < 21; n += 1) {
      ids.push((await desk.save(who)).json().reportId);
      if (n % 3 > 0) await desk.act(ids[n]!, 'answer', 'Yes.');
      app.pass(1);
    }
    const first = await desk.list(who);
    expect(first.problems).toHaveLength(20);
    const second = (await app.get(`problem/list?cursor=${first.nextCursor}`, who)).json();
    expect(second.nextCursor).toBeNull();
    const seen = [...first.problems, ...second.problems].map((each: { reportId: string }) => each.reportId);
    expect(seen).toEqual(ids.toReversed());
    const { items } = (await app.get('order/user-menu', who)).json();
    expect(items).toContainEqual({ key: 'complaints', count: 21 });
    const { news } = await desk.detail(who, ids[1]!);
    await app.post('problem/seen', { reportId: ids[1]!, news }, who);
    const after = (await app.get('order/user-menu', who)).json().items;
    expect(after).toContainEqual({ key: 'complaints', count: 20 });
  });
});

describe('A9.3 problem.upload-image', () => {
  it('takes a picture in pieces that may break off, and the complaint shows it, to its own borrower alone', async () => {
    const who = await desk.newcomer();
    const file = await photo({ width: 900, height: 700, isGrainy: true });
    const half = Math.floor(file.length / 2);
    const about = { uploadId: randomUUID(), totalBytes: file.length };
    const piece = (from: number, to: number) =>
      app.post(
        'problem/upload-image',
        { ...about, offset: from, base64: file.subarray(from, to).toString('base64') },
        who,
      );
    expect((await piece(0, half)).json()).toMatchObject({ receivedBytes: half, imageId: null });
    // The answer was lost: the same piece again, then a gap, then the state by A5.2, then the rest.
    expect((await piece(0, half)).json()).toMatchObject({ receivedBytes: half });
    expect((await piece(half + 1, file.length)).json().code).toBe('picture_pieces_do_not_fit');
    const state = (await app.get(`image/upload-state?uploadId=${about.uploadId}`, who)).json();
    expect(state.receivedBytes).toBe(half);
    const { imageId } = (await piece(half, file.length)).json();
    const { reportId } = (await desk.save(who, { imageIds: [imageId] })).json();
    expect((await desk.detail(who, reportId)).messages[0].imageIds).toEqual([imageId]);
    const { href } = (await app.get(`image/link?imageId=${imageId}`, who)).json();
    expect((await app.get(href.slice('/api/'.length), who)).statusCode).toBe(200);
    // Part of something that was handed in: it can't be taken away.
    expect((await app.post('image/remove', { imageId }, who)).json()).toEqual({ isRemoved: false });
    const heic = wholePicture(heicFile);
    const { purpose: _purpose, ...asProblem } = heic;
    expect((await app.post('problem/upload-image', asProblem, who)).json().code).toBe(
      'picture_kind_not_taken',
    );
  });

  it('gives a picture to one complaint: another’s, a used one and one of another purpose are not there', async () => {
    const who = await desk.newcomer();
    const other = await desk.newcomer();
    const [mine, theirs] = [await desk.picture(who), await desk.picture(other)];
    const identity = (await app.post('image/upload', wholePicture(await photo()), who)).json().imageId;
    for (const imageIds of [[theirs], [identity], [randomUUID()], [mine, theirs]])
      expect((await desk.save(who, { imageIds })).json().code).toBe('not_found');
    const { reportId } = (await desk.save(who, { imageIds: [mine, mine] })).json();
    expect((await desk.detail(who, reportId)).messages[0].imageIds).toEqual([mine]);
    expect((await desk.save(who, { imageIds: [mine] })).json().code).toBe('not_found');
    expect((await desk.reply(who, reportId, { imageIds: [mine] })).json().code).toBe('not_found');
    expect((await desk.list(other)).problems).toEqual([]);
  });

  it('gives it to one, too, when two complaints ask for it at once', async () => {
    const who = await desk.newcomer();
    const imageIds = [await desk.picture(who)];
    const answers = await Promise.all([desk.save(who, { imageIds }), desk.save(who, { imageIds })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  });
});
