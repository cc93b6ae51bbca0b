import { randomUUID } from 'node:crypto';
import { beginUpload, findUpload, finishUpload, insertPicture, insertPiece } from '@candor/store/pictures';
import { insertBorrower } from '@candor/store/borrowers';
import { openBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { finishPicture } from './finish-picture.ts';
import { pieceAbout, storeKeyOf } from './picture-rules.ts';

let test: TestDatabase;
const seal = new PersonSeal([Buffer.alloc(32, 1)]);
const at = new Date('2026-11-16T00:00:00Z');
const borrowerId = randomUUID();
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', '2026-11-16' as never);
    const phoneSealed = seal.seal('+639171234567', `phone:${borrowerId}`);
    const phoneIndex = seal.index('phone', 'ph', '+639171234567');
    const row = { id: borrowerId, market: 'ph', language: 'en', phoneSealed, phoneIndex, openedAt: at };
    await insertBorrower(tx, row);
  });
});
afterAll(() => test.drop());

/** Until some request of this database waits for another's lock. */
async function somebodyWaits(): Promise<void> {
  const waiting = `select 1 from pg_locks l join pg_stat_activity a using (pid)
                   where a.datname = current_database() and not l.granted`;
  while ((await test.sql(waiting)).rows.length === 0);
}

const unused = () => Promise.reject(new Error('what is finished is not put into the store again'));
const scanner = { kind: 'none', scan: unused } as const;
const parts = { seal, now: () => at, pictures: { put: unused, get: unused, delete: unused } };

it('A5.1 · an upload that another finishes while it is looked at is finished, not taken for no picture', async () => {
  const { database } = test;
  const name = { borrowerId, uploadKey: 'the-same-upload-of-two' };
  const pictureId = randomUUID();
  const upload = await database.withTransaction(async (tx) => {
    await beginUpload(tx, name, { pictureId, purpose: 'selfie', totalBytes: 3, begunAt: at });
    const begun = await findUpload(tx, name);
    const sealed = seal.sealBytes(Buffer.from('abc'), pieceAbout(pictureId, 0));
    await insertPiece(tx, begun!.id, { atByte: 0, byteCount: 3, sealed });
    return begun!;
  });
  const { answer } = await database.withTransaction(async (tx) => {
    await tx.query({ text: 'lock table picture_piece in access exclusive mode' });
    const file = { mediaType: 'image/jpeg', width: 8, height: 6, bytes: 1, sha256: Buffer.alloc(32) };
    const about = { id: pictureId, borrowerId, purpose: 'selfie', storeKey: storeKeyOf(pictureId) };
    await insertPicture(tx, { ...about, ...file, createdAt: at });
    await finishUpload(tx, upload.id, at);
    const finishing = finishPicture({ ...parts, database, scanner }, name);
    await somebodyWaits();
    // In an object: a promise would be waited for here, and this one waits for our commit.
    return { answer: finishing };
  });
  expect(await answer).toMatchObject({ picture: { id: pictureId, width: 8, height: 6 } });
  expect(await database.withTransaction((tx) => findUpload(tx, name))).toBeDefined();
});
