import { randomUUID } from 'node:crypto';
import { clearPictures, picturesOf } from '@candor/services/customers/pictures';
import { runCommand } from '@candor/services/kernel/commands';
import { markPicturesKept } from '@candor/store/pictures';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import {
  asAvif,
  asPng,
  asWebp,
  factsOf,
  heicFile,
  hugePng,
  photo,
  pixelAt,
  tinyZip,
} from '../testing/sample-pictures.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

let last = 3_000_000;
const newBorrower = () => app.logIn(`0917${String((last += 1))}`);
const pieceBytes = 500_000;

type Sent = { readonly uploadId?: string; readonly purpose?: string; readonly pieceBytes?: number };

function pieceAt(file: Buffer, offset: number, { uploadId, purpose = 'income-proof', ...how }: Sent) {
  const bytes = file.subarray(offset, offset + (how.pieceBytes ?? pieceBytes));
  return { uploadId, purpose, offset, totalBytes: file.length, base64: bytes.toString('base64') };
}

/** Sends a whole file, as an app would, and gives the last answer. */
async function send(who: Who, file: Buffer, how: Sent = {}): Promise<LightMyRequestResponse> {
  const uploadId = how.uploadId ?? randomUUID();
  for (let offset = 0; ;) {
    const answer = await app.post('image/upload', pieceAt(file, offset, { ...how, uploadId }), who);
    if (answer.statusCode !== 200 || answer.json().receivedBytes === file.length) return answer;
    offset = answer.json().receivedBytes;
  }
}

const linkTo = async (who: Who, imageId: string) =>
  (await app.get(`image/link?imageId=${imageId}`, who)).json() as { href: string; expiresAt: string };
const show = (href: string, who: Who) => app.get(href.slice('/api/'.length), who);
const count = async (table: string) =>
  Number((await app.test.sql(`select count(*) from ${table}`)).rows[0]!['count']);

describe('A5.1 · a picture', () => {
  it('A5.3 A5.4 · of each kind that is taken comes back as a JPEG at a short-lived address', async () => {
    const who = await newBorrower();
    const taken = await photo();
    for (const file of [taken, await asPng(taken), await asWebp(taken), await asAvif(taken)]) {
      const answer = await send(who, file);
      expect(answer.json()).toMatchObject({ receivedBytes: file.length, width: 800, height: 600 });
      const { href, expiresAt } = await linkTo(who, answer.json().imageId);
      expect(href).toMatch(/^\/api\/image\/file\?link=[\w-]{51}$/u);
      const seconds = (Date.parse(expiresAt) - app.borrowing.now().getTime()) / 1_000;
      expect(seconds).toBe(120);
      const shown = await show(href, who);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'content-disposition': 'inline; filename="picture.jpg"',
      });
      expect(await factsOf(shown.rawPayload)).toEqual({
        format: 'jpeg',
        width: 800,
        height: 600,
        hasMetadata: false,
      });
    }
  });

  it('loses the place, the device and the hour that the camera wrote into it', async () => {
    const who = await newBorrower();
    const file = await photo();
    expect(await factsOf(file)).toMatchObject({ hasMetadata: true });
    expect(file.includes('SECRET-MODEL-7')).toBe(true);
    const { imageId } = (await send(who, file)).json();
    const shown = (await show((await linkTo(who, imageId)).href, who)).rawPayload;
    expect(await factsOf(shown)).toMatchObject({ hasMetadata: false });
    expect(shown.includes('Exif')).toBe(false);
    expect(shown.includes('SECRET-MODEL-7')).toBe(false);
  });

  it('is turned upright, and made no larger than is needed to read it', async () => {
    const who = await newBorrower();
    // Held on its side: what the file calls its left edge is the top of what was seen.
    const lying = await send(who, await photo({ width: 800, height: 600, orientation: 6 }));
    expect(lying.json()).toMatchObject({ width: 600, height: 800 });
    const shown = (await show((await linkTo(who, lying.json().imageId)).href, who)).rawPayload;
    const [right, left] = [await pixelAt(shown, 590, 400), await pixelAt(shown, 10, 400)];
    expect(right[0]).toBeGreaterThan(200);
    expect(left[2]).toBeGreaterThan(200);

    const large = await send(who, await photo({ width: 4_800, height: 3_600 }));
    expect(large.json()).toMatchObject({ width: 2_400, height: 1_800 });
  });

  it('is encrypted on its way and at rest', async () => {
    const who = await newBorrower();
    const file = await photo({ width: 1_000, height: 1_000, isGrainy: true });
    const uploadId = randomUUID();
    await app.post('image/upload', pieceAt(file, 0, { uploadId, pieceBytes: 100_000 }), who);
    const { rows } = await app.test.sql('select sealed from picture_piece');
    expect(rows).toHaveLength(1);
    expect((rows[0]!['sealed'] as Buffer).includes('Exif')).toBe(false);
    const { imageId } = (await send(who, file, { uploadId, pieceBytes: 100_000 })).json();
    expect(await count('picture_piece')).toBe(0);
    const kept = (await app.borrowing.pictures.get(`pictures/${imageId.slice(0, 2)}/${imageId}`))!;
    // Sixteen bytes in a row, not a mark of three: any noise of this length has those three now and then.
    const shown = (await show((await linkTo(who, imageId)).href, who)).rawPayload;
    expect(kept.includes(shown.subarray(0, 16))).toBe(false);
    expect(kept.includes(shown.subarray(-16))).toBe(false);
    expect(await factsOf(kept).catch(() => 'no picture')).toBe('no picture');
  });
});

describe('A5.1 · what is refused, in words', () => {
  const jpegWith = async (behind: string | Buffer) => Buffer.concat([await photo(), Buffer.from(behind)]);
  const cases: [string, string, number, () => Promise<Buffer> | Buffer][] = [
    ['a text', 'picture_kind_not_taken', 415, () => Buffer.from('Dear lender, …')],
    ['an SVG', 'picture_kind_not_taken', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', 'picture_kind_not_taken', 415, () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['a JPEG that is a page too', 'picture_kind_not_taken', 415, () => jpegWith('<HTML><script>1</script>')],
    ['a JPEG that is an archive too', 'picture_kind_not_taken', 415, () => jpegWith(tinyZip())],
    ['a JPEG that is a PDF too', 'picture_kind_not_taken', 415, () => jpegWith('%PDF-1.7 …')],
    ['half a JPEG', 'picture_not_readable', 422, async () => (await photo()).subarray(0, 1_500)],
    [
      'a JPEG of rubbish',
      'picture_not_readable',
      422,
      () => Buffer.from(`\xff\xd8\xff${'x'.repeat(999)}`, 'latin1'),
    ],
    ['30,000 × 30,000 in 300 bytes', 'picture_has_too_many_pixels', 422, () => hugePng(30_000, 30_000)],
  ];

  it.each(cases)('%s is %s', async (_what, code, status, make) => {
    const who = await newBorrower();
    const [pictures, uploads] = [await count('picture'), await count('picture_upload')];
    const problem = problemIn(await send(who, await make()));
    expect(problem).toMatchObject({ code, status });
    expect(problem.detail).toMatch(/^(?:Please|The file)/u);
    expect([await count('picture'), await count('picture_upload')]).toEqual([pictures, uploads]);
  });

  it('a HEIC is told what to do with its camera', async () => {
    const problem = problemIn(await send(await newBorrower(), heicFile));
    expect(problem).toMatchObject({ code: 'picture_kind_not_taken', status: 415 });
    expect(problem.detail).toContain('HEIC');
  });

  it('more than 10 MB is refused with the first piece, before anything is kept', async () => {
    const who = await newBorrower();
    const piece = pieceAt(await photo(), 0, { uploadId: randomUUID() });
    const answer = await app.post('image/upload', { ...piece, totalBytes: 10 * 1024 * 1024 + 1 }, who);
    expect(problemIn(answer)).toMatchObject({ code: 'picture_too_large', status: 413 });
    expect(await count('picture_piece')).toBe(0);
  });

  it('what a phone hangs on behind its picture is none of that: it is left behind', async () => {
    const [who, second] = [await newBorrower(), await photo({ width: 64, height: 64 })];
    const answer = await send(who, await jpegWith(second));
    expect(answer.json()).toMatchObject({ width: 800, height: 600 });
  });
});

describe('A5.1 A5.2 · an upload that breaks off', () => {
  const state = (who: Who, uploadId: string) => app.get(`image/upload-state?uploadId=${uploadId}`, who);
  const grainy = photo({ width: 900, height: 900, isGrainy: true });

  it('goes on where it stopped, and the same piece twice changes nothing', async () => {
    const [who, uploadId, file] = [await newBorrower(), randomUUID(), await grainy];
    const how = { uploadId, pieceBytes: 100_000 };
    expect((await state(who, uploadId)).statusCode).toBe(404);
    await app.post('image/upload', pieceAt(file, 0, how), who);
    const second = pieceAt(file, 100_000, how);
    for (const piece of [second, second]) {
      const answer = await app.post('image/upload', piece, who);
      expect(answer.json()).toEqual({ receivedBytes: 200_000, imageId: null, width: null, height: null });
    }
    expect((await state(who, uploadId)).json()).toEqual({ receivedBytes: 200_000, imageId: null });
    const { imageId } = (await send(who, file, how)).json();
    // The last answer was lost: it is given again, and there is one picture.
    const lastOffset = Math.floor((file.length - 1) / 100_000) * 100_000;
    const repeated = await app.post('image/upload', pieceAt(file, lastOffset, how), who);
    expect(repeated.json()).toMatchObject({ imageId, receivedBytes: file.length, width: 900 });
    expect((await state(who, uploadId)).json()).toEqual({ receivedBytes: file.length, imageId });
  });

  it('with a gap, another length, another purpose or another content does not fit, and loses nothing', async () => {
    const [who, uploadId, file] = [await newBorrower(), randomUUID(), await grainy];
    const how = { uploadId, pieceBytes: 100_000 };
    await app.post('image/upload', pieceAt(file, 0, how), who);
    const next = pieceAt(file, 100_000, how);
    for (const unfit of [
      pieceAt(file, 200_000, how),
      { ...next, totalBytes: file.length + 1 },
      { ...next, purpose: 'selfie' },
      { ...pieceAt(file, 0, how), base64: next.base64 },
      pieceAt(file, 50_000, how),
      { ...next, offset: file.length - 10 },
      pieceAt(file, 100_000, { ...how, uploadId: randomUUID() }),
      { ...next, base64: '' },
    ]) {
      const problem = problemIn(await app.post('image/upload', unfit, who));
      expect(problem).toMatchObject({ code: 'picture_pieces_do_not_fit', status: 409 });
    }
    expect((await state(who, uploadId)).json()).toEqual({ receivedBytes: 100_000, imageId: null });
    expect((await send(who, file, how)).json().imageId).not.toBeNull();
  });

  it('in pieces that come all at once makes one picture', async () => {
    const [who, uploadId, file] = [await newBorrower(), randomUUID(), await grainy];
    const before = await count('picture');
    const how = { uploadId, pieceBytes: 100_000 };
    const offsets = Array.from({ length: Math.ceil(file.length / 100_000) }, (_, index) => index * 100_000);
    const flood = [...offsets, ...offsets, ...offsets].map((offset) =>
      app.post('image/upload', pieceAt(file, offset, how), who),
    );
    const codes = new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode));
    expect([...codes].every((code) => code === 200 || code === 409)).toBe(true);
    expect((await send(who, file, how)).json().imageId).not.toBeNull();
    expect(await count('picture')).toBe(before + 1);
  });

  it('and whose last piece comes eight times at once makes one picture, of which all eight hear', async () => {
    const [who, uploadId, file] = [await newBorrower(), randomUUID(), await grainy];
    const before = await count('picture');
    const how = { uploadId, pieceBytes: 100_000 };
    const lastOffset = Math.floor((file.length - 1) / 100_000) * 100_000;
    for (let offset = 0; offset < lastOffset; offset += 100_000)
      await app.post('image/upload', pieceAt(file, offset, how), who);
    const ends = await Promise.all(
      Array.from({ length: 8 }, () => app.post('image/upload', pieceAt(file, lastOffset, how), who)),
    );
    expect(ends.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(ends.map((answer) => answer.json().imageId)).size).toBe(1);
    expect(await count('picture')).toBe(before + 1);
  });

  it('of the same name by two borrowers are two uploads: neither learns of the other', async () => {
    const [mine, theirs] = [await newBorrower(), await newBorrower()];
    const [uploadId, file] = [randomUUID(), await grainy];
    const how = { uploadId, pieceBytes: 100_000 };
    await app.post('image/upload', pieceAt(file, 0, how), theirs);
    expect((await state(mine, uploadId)).statusCode).toBe(404);
    expect(problemIn(await app.post('image/upload', pieceAt(file, 100_000, how), mine)).code).toBe(
      'picture_pieces_do_not_fit',
    );
    const first = await app.post('image/upload', pieceAt(file, 0, { ...how, pieceBytes: 50_000 }), mine);
    expect(first.json().receivedBytes).toBe(50_000);
    expect((await state(theirs, uploadId)).json().receivedBytes).toBe(100_000);
  });

  it('that nobody finishes is gone after a day', async () => {
    const [who, uploadId, file] = [await newBorrower(), randomUUID(), await grainy];
    await app.post('image/upload', pieceAt(file, 0, { uploadId, pieceBytes: 100_000 }), who);
    const actor = { kind: 'system', id: 'test' } as const;
    const clear = (at: Date) => runCommand(app.test.database, clearPictures, { input: null, actor, now: at });
    await clear(app.identity.now());
    expect((await state(who, uploadId)).statusCode).toBe(200);
    await clear(new Date(app.identity.now().getTime() + 86_400_000 + 1));
    expect((await state(who, uploadId)).statusCode).toBe(404);
    expect(await count('picture_piece')).toBe(0);
  });
});

describe('A5.1 · a picture that is handed in with nothing', () => {
  it('is gone after a week, bytes and all; one that is part of something stays', async () => {
    const who = await newBorrower();
    const [stray, kept] = [await send(who, await photo()), await send(who, await photo())].map(
      (answer) => answer.json().imageId as string,
    );
    await app.test.sql('update picture set kept_at = created_at where id = $1', [kept]);
    const actor = { kind: 'system', id: 'test' } as const;
    const clear = (days: number) => {
      const now = new Date(app.identity.now().getTime() + days * 86_400_000 + 1);
      return runCommand(app.test.database, clearPictures, { input: null, actor, now });
    };
    const isThere = async (id: string) =>
      (await app.borrowing.pictures.get(`pictures/${id.slice(0, 2)}/${id}`)) !== null;
    await clear(6);
    await app.work();
    expect([await isThere(stray!), await isThere(kept!)]).toEqual([true, true]);
    await clear(7);
    await app.work();
    expect([await isThere(stray!), await isThere(kept!)]).toEqual([false, true]);
    expect((await app.get(`image/link?imageId=${stray}`, who)).statusCode).toBe(404);
  });
});

describe('A5.3 A5.4 · an address of a picture', () => {
  it('ends after two minutes, in words', async () => {
    const who = await newBorrower();
    const { imageId } = (await send(who, await photo())).json();
    const { href } = await linkTo(who, imageId);
    app.pass(119);
    expect((await show(href, who)).statusCode).toBe(200);
    app.pass(1);
    expect(problemIn(await show(href, who))).toMatchObject({ code: 'picture_link_expired', status: 410 });
  });

  it('opens for nobody else, with or without a login, and not when a letter of it is changed', async () => {
    const [mine, theirs] = [await newBorrower(), await newBorrower()];
    const { imageId } = (await send(theirs, await photo())).json();
    const { href } = await linkTo(theirs, imageId);
    expect(problemIn(await show(href, mine))).toMatchObject({ code: 'not_found', status: 404 });
    expect(problemIn(await show(href, {}))).toMatchObject({ code: 'not_logged_in', status: 401 });
    const link = href.split('link=')[1]!;
    for (let at = 0; at < link.length; at += 1) {
      const changed = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
      const answer = await show(`/api/image/file?link=${changed}`, theirs);
      expect(problemIn(answer)).toMatchObject({ code: 'not_found', status: 404 });
    }
    expect((await show(href, theirs)).statusCode).toBe(200);
    expect((await app.get(`image/link?imageId=${imageId}`, mine)).statusCode).toBe(404);
    expect((await app.post('image/remove', { imageId }, mine)).statusCode).toBe(404);
  });

  it('of the other market is that of its own call', async () => {
    const who = await app.logIn('9876500001', '-yd');
    const file = await photo();
    const answer = await app.post('image/upload-yd', pieceAt(file, 0, { uploadId: randomUUID() }), who);
    const { href } = (await app.get(`image/link-yd?imageId=${answer.json().imageId}`, who)).json();
    expect(href).toMatch(/^\/api\/image\/file-yd\?link=/u);
    expect((await show(href, who)).headers['content-type']).toBe('image/jpeg');
  });
});

describe('A5.5 · taking a picture away', () => {
  it('erases its bytes, unless it is part of something that was handed in', async () => {
    const who = await newBorrower();
    const { imageId } = (await send(who, await photo())).json();
    const { href } = await linkTo(who, imageId);
    const key = `pictures/${imageId.slice(0, 2)}/${imageId}`;
    expect((await app.post('image/remove', { imageId }, who)).json()).toEqual({ isRemoved: true });
    expect((await show(href, who)).statusCode).toBe(404);
    await app.work();
    expect(await app.borrowing.pictures.get(key)).toBeNull();
    const { rows } = await app.test.sql('select 1 from picture where id = $1', [imageId]);
    expect(rows).toEqual([]);

    const kept = (await send(who, await photo())).json().imageId as string;
    const { rows: owners } = await app.test.sql('select borrower_id from picture where id = $1', [kept]);
    const borrowerId = String(owners[0]!['borrower_id']);
    const stranger = randomUUID();
    const { marked, sent } = await app.test.database.withTransaction(async (tx) => ({
      marked: await markPicturesKept(tx, borrowerId, { ids: [kept, stranger], at: app.identity.now() }),
      sent: await picturesOf(tx, borrowerId),
    }));
    expect(marked).toEqual([kept]);
    expect(sent).toMatchObject([{ id: kept, purpose: 'income-proof', mediaType: 'image/jpeg', width: 800 }]);
    expect((await app.post('image/remove', { imageId: kept }, who)).json()).toEqual({ isRemoved: false });
    expect((await show((await linkTo(who, kept)).href, who)).statusCode).toBe(200);
  });
});

describe('A5.1 · how many', () => {
  it('are twenty of one purpose; one taken away makes room', async () => {
    const who = await newBorrower();
    const file = await photo({ width: 40, height: 40 });
    const ids: string[] = [];
    for (let made = 0; made < 20; made += 1) ids.push((await send(who, file)).json().imageId);
    expect(problemIn(await send(who, file))).toMatchObject({ code: 'too_many_pictures', status: 409 });
    expect((await send(who, file, { purpose: 'selfie' })).statusCode).toBe(200);
    await app.post('image/remove', { imageId: ids[0] }, who);
    expect((await send(who, file)).statusCode).toBe(200);
  });

  it('are forty in a row and then one a minute', async () => {
    const who = await newBorrower();
    const notAPicture = Buffer.from('not a picture');
    for (let sent = 0; sent < 40; sent += 1) expect((await send(who, notAPicture)).statusCode).toBe(415);
    const answer = await send(who, notAPicture);
    expect(problemIn(answer)).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    app.pass(60);
    expect((await send(who, notAPicture)).statusCode).toBe(415);
  });
});
