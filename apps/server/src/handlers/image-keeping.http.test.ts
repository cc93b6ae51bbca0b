import { clearPictures } from '@candor/services/customers/pictures';
import { runCommand } from '@candor/services/kernel/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteTestLoans, giveLoan } from '../testing/give-loan.ts';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { factsOf, photo, wholePicture } from '../testing/sample-pictures.ts';
import { unzip } from '../testing/unzip.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(async () => {
  await deleteTestLoans(app.test);
  await app.close();
});

let last = 8_300_000;
const newPhone = () => `0917${String((last += 1))}`;

async function withPicture(): Promise<{ phone: string; who: Who; imageId: string; key: string }> {
  const phone = newPhone();
  const who = await app.logIn(phone);
  const { imageId } = (await app.post('image/upload', wholePicture(await photo()), who)).json();
  return { phone, who, imageId, key: `pictures/${imageId.slice(0, 2)}/${imageId}` };
}

async function leave(who: Who, phone: string) {
  await app.post('session/step-up-code', { purpose: 'delete', by: 'sms' }, who);
  const answer = await app.post('session/user-delete', { code: await app.codeFor(phone) }, who);
  expect(answer.statusCode).toBe(200);
  await app.work();
}

const isKept = async (key: string) => (await app.borrowing.pictures.get(key)) !== null;
const rowsOf = async (imageId: string) =>
  (await app.test.sql('select 1 from picture where id = $1', [imageId])).rows.length;

describe('A5.1 · pictures of somebody', () => {
  it('A1.6 · who leaves without ever having had a loan go at once, with what was still on its way', async () => {
    const { phone, who, imageId, key } = await withPicture();
    const other = await withPicture();
    const file = await photo();
    const half = { ...wholePicture(file), base64: file.subarray(0, 99).toString('base64') };
    await app.post('image/upload', half, who);
    expect(await isKept(key)).toBe(true);
    await leave(who, phone);
    expect([await isKept(key), await rowsOf(imageId)]).toEqual([false, 0]);
    expect((await app.test.sql('select 1 from picture_piece')).rows).toEqual([]);
    expect([await isKept(other.key), await rowsOf(other.imageId)]).toEqual([true, 1]);
  });

  it('A1.6 · who had one stay as long as the law keeps the loan’s facts, and go the day after', async () => {
    const { phone, who, imageId, key } = await withPicture();
    await app.test.sql('update picture set kept_at = created_at where id = $1', [imageId]);
    await giveLoan(app.test, phone, app.identity.seal, 'settled');
    await leave(who, phone);
    expect([await isKept(key), await rowsOf(imageId)]).toEqual([true, 1]);
    const { rows } = await app.test.sql(
      `select b.kept_until::text as day from borrower b join picture p on p.borrower_id = b.id where p.id = $1`,
      [imageId],
    );
    const lastDay = new Date(`${String(rows[0]!['day'])}T12:00:00Z`);
    const actor = { kind: 'system', id: 'test' } as const;
    const clear = (now: Date) => runCommand(app.test.database, clearPictures, { input: null, actor, now });
    await clear(lastDay);
    await app.work();
    expect(await isKept(key)).toBe(true);
    await clear(new Date(lastDay.getTime() + 86_400_000));
    await app.work();
    expect([await isKept(key), await rowsOf(imageId)]).toEqual([false, 0]);
  });

  it('A13.5 · are in the archive of their own data, and nobody else’s are', async () => {
    const { who, imageId } = await withPicture();
    await withPicture();
    const { exportId } = (await app.post('privacy/export', {}, who)).json();
    await app.work();
    const archive = (await app.get(`privacy/export-archive?exportId=${exportId}`, who)).json();
    const files = unzip(Buffer.from(archive.base64, 'base64'));
    const name = `pictures/${imageId}.jpg`;
    expect(Object.keys(files)).toEqual(['my-data.html', 'data.json', name]);
    expect(await factsOf(files[name]!)).toMatchObject({ format: 'jpeg', width: 800, hasMetadata: false });
    expect(JSON.parse(String(files['data.json'])).pictures).toMatchObject([
      { file: name, purpose: 'identity-front', width: 800, height: 600 },
    ]);
  });
});
