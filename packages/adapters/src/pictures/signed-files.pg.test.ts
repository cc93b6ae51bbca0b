import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { readContractFile } from '@candor/services/lending/contracts';
import { checkDocuments, checkSomeDocuments, moveDocuments } from '@candor/services/lending/contracts/stored';
import {
  clearDocuments,
  DamagedDocument,
  documentKey,
  eraseDocuments,
  hashOf,
  nameDocument,
  storeDocument,
} from '@candor/services/kernel/documents';
import { PersonSeal } from '@candor/services/kernel';
import { runCommand } from '@candor/services/kernel/commands';
import type { PictureStore } from '@candor/services/kernel/ports';
import { resealAll } from '@candor/services/backoffice/keys';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskPictures } from './disk-pictures.ts';
import { s3Pictures } from './s3-pictures.ts';

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const seal = new PersonSeal([oldKey]);
const now = new Date('2026-11-16T02:00:00Z');
const kinds = ['agreement', 'disclosure'] as const;
type Kind = (typeof kinds)[number];

let test: TestDatabase;
let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  test = await createTestDatabase();
  await test.sql(`insert into business_clock (market, business_date) values ('ph', '2026-11-16')`);
  folder = await mkdtemp(join(tmpdir(), 'candor-documents-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'files' }],
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
  await test.drop();
});

const account = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const stores: Readonly<Record<string, () => PictureStore>> = {
  'a folder': () => diskPictures(join(folder, 'disk')),
  'an S3-compatible store': () =>
    s3Pictures({ ...account, endpoint, bucket: 'files', now: () => new Date(), waitsMs: [] }),
};

type Signed = { readonly orderId: string; readonly borrowerId: string };

/** Somebody who signed: as far as files go. */
async function signed(): Promise<Signed> {
  const [orderId, borrowerId] = [randomUUID(), randomUUID()];
  await test.sql(`insert into borrower (id, market) values ($1, 'ph')`, [borrowerId]);
  await test.unguarded(
    `insert into loan_order (id, market, borrower_id, product_id, product_version, state, amount, instalments, every_count, every_unit)
     values ('${orderId}', 'ph', '${borrowerId}', 'none', 1, 'confirmed', 500000, 3, 1, 'month')`,
  );
  await test.sql(
    `insert into signed_agreement (order_id, signed_on, signed_at, schedule, agreement, disclosed, disclosure_fingerprint, agreement_version)
     values ($1, '2026-11-16', now(), '{}', '{}', '[]', $2, 'v1')`,
    [orderId, 'a'.repeat(64)],
  );
  await test.sql(`insert into signed_text values ($1, 'en', $2, $3)`, [
    orderId,
    seal.seal('{}', `signed-text:${orderId}`),
    'b'.repeat(64),
  ]);
  return { orderId, borrowerId };
}

const about = (orderId: string, kind: Kind) => `signed-document:${orderId}:${kind}`;

/** As the version before kept it: sealed, in its row. */
async function keepInRow({ orderId }: Signed, kind: Kind, content: Buffer): Promise<void> {
  await test.sql(`insert into signed_document values ($1, $2, $3, $4, $5)`, [
    orderId,
    kind,
    hashOf(content),
    seal.sealBytes(content, about(orderId, kind)),
    now,
  ]);
}

/** A worker that dies before the row is there does no more than this. */
async function keepInStore(parts: Parts, { orderId }: Signed, kind: Kind, content: Buffer): Promise<string> {
  const stored = await storeDocument(parts, content, about(orderId, kind));
  await test.database.withTransaction(async (tx) => {
    await nameDocument(tx, stored, async () => false);
    await tx.query({
      text: `insert into signed_file values ($1, $2, $3, $4, 'application/pdf', $5, $6)`,
      values: [orderId, kind, stored.sha256, stored.bytes, stored.storeKey, now],
    });
  });
  return stored.storeKey;
}

type Parts = ReturnType<typeof partsOf>;
const damage: unknown[] = [];
const partsOf = (pictures: PictureStore) => ({
  database: test.database,
  seal,
  pictures,
  onDamagedDocument: (found: unknown) => void damage.push(found),
});

const rowsIn = async (table: string, orderId: string) =>
  (await test.sql(`select kind from ${table} where order_id = $1 order by kind`, [orderId])).rows.map(
    ({ kind }) => kind,
  );
const isLoose = async (key: string) =>
  (await test.sql('select 1 from loose_file where store_key = $1', [key])).rows.length === 1;
const letADayPass = () => test.sql(`update loose_file set due_at = due_at - interval '1 day'`);

/** As the worker does every hour, and as its outbox then does. */
async function clear(pictures: PictureStore): Promise<void> {
  const actor = { kind: 'system', id: 'housekeeping' } as const;
  await runCommand(test.database, clearDocuments, { input: null, actor, now });
  const { rows } = await test.sql(`select payload from outbox where topic = 'document.erase' order by id`);
  for (const { payload } of rows)
    await eraseDocuments({ database: test.database, pictures }, payload as { keys: string[] });
}

beforeEach(async () => {
  damage.splice(0);
  await test.sql('delete from signed_text');
  await test.sql('delete from loose_file');
  await test.sql('delete from outbox');
});

describe.each(Object.entries(stores))('signed files in %s', (_name, openShelf) => {
  it('lie there sealed under the hash of their content, and are read as they were kept', async () => {
    const [who, content] = [await signed(), randomBytes(60_000)];
    const parts = partsOf(openShelf());
    const key = await keepInStore(parts, who, 'agreement', content);
    expect(key).toBe(`documents/${hashOf(content).slice(0, 2)}/${hashOf(content)}`);
    expect((await parts.pictures.get(key))!.includes(content.subarray(0, 64))).toBe(false);
    const file = await readContractFile(parts, { ...who, kind: 'agreement' });
    expect(file?.bytes.equals(content)).toBe(true);
    expect(file?.sha256).toBe(hashOf(content));
    expect(await isLoose(key)).toBe(false);
    expect(await readContractFile(parts, { ...who, kind: 'disclosure' })).toBeNull();
    const stranger = { ...who, borrowerId: randomUUID(), kind: 'agreement' } as const;
    expect(await readContractFile(parts, stranger)).toBeUndefined();
  });

  it('that are missing or were changed are given to nobody, raise the alarm, and are named by a check', async () => {
    const parts = partsOf(openShelf());
    const who = await signed();
    const other = await signed();
    const content = Buffer.from('what was signed');
    const key = await keepInStore(parts, who, 'agreement', content);
    const gone = await keepInStore(parts, other, 'agreement', Buffer.from('lost'));
    await parts.pictures.delete(gone);
    const forgeries = {
      // By whoever has the key too: another text, sealed as it should be.
      'sealed anew': seal.sealBytes(Buffer.from('what was never signed'), about(who.orderId, 'agreement')),
      'of another': seal.sealBytes(content, about(other.orderId, 'agreement')),
      'cut off': (await parts.pictures.get(key))!.subarray(0, 40),
      nothing: Buffer.alloc(0),
    };
    for (const forged of Object.values(forgeries)) {
      await parts.pictures.put(key, forged);
      const read = readContractFile(parts, { ...who, kind: 'agreement' });
      await expect(read).rejects.toThrow(DamagedDocument);
      expect(damage.splice(0)).toEqual([{ damage: 'changed', storeKey: key }]);
    }
    await expect(readContractFile(parts, { ...other, kind: 'agreement' })).rejects.toThrow(
      `the document ${gone} is not in the store`,
    );
    expect(damage.splice(0)).toEqual([{ damage: 'missing', storeKey: gone }]);
    const found = await checkDocuments(parts);
    expect(found.checked).toBe(2);
    expect(found.damaged.map((each) => [each.storeKey, each.damage]).toSorted()).toEqual(
      [
        [key, 'changed'],
        [gone, 'missing'],
      ].toSorted(),
    );
    expect((await checkSomeDocuments(test.database, async () => parts, 1)).damaged).toHaveLength(1);
  });

  it('of a worker that died before their row was there are put again, or erased after a day', async () => {
    const parts = partsOf(openShelf());
    const who = await signed();
    const content = randomBytes(2_000);
    const stored = await storeDocument(parts, content, about(who.orderId, 'agreement'));
    // It died here: nobody knows of the file but the note that it was coming.
    expect(await rowsIn('signed_file', who.orderId)).toEqual([]);
    await clear(parts.pictures);
    expect(await parts.pictures.get(stored.storeKey)).not.toBeNull();
    const key = await keepInStore(parts, who, 'agreement', content);
    expect(key).toBe(stored.storeKey);
    await letADayPass();
    await clear(parts.pictures);
    expect((await readContractFile(parts, { ...who, kind: 'agreement' }))?.bytes.equals(content)).toBe(true);

    const orphan = await storeDocument(parts, randomBytes(2_000), about(who.orderId, 'disclosure'));
    await letADayPass();
    await clear(parts.pictures);
    expect(await parts.pictures.get(orphan.storeKey)).toBeNull();
    expect(await isLoose(orphan.storeKey)).toBe(false);
    // Whoever was that slow names nothing: the file is no longer there.
    const late = test.database.withTransaction((tx) => nameDocument(tx, orphan, async () => false));
    await expect(late).rejects.toThrow('was erased before it was named');
  });

  it('are not erased while somebody writes the same file again', async () => {
    const parts = partsOf(openShelf());
    const who = await signed();
    const content = randomBytes(2_000);
    const first = await storeDocument(parts, content, about(who.orderId, 'agreement'));
    await letADayPass();
    const actor = { kind: 'system', id: 'housekeeping' } as const;
    await runCommand(test.database, clearDocuments, { input: null, actor, now });
    // Announced anew after it was found due, and before it is erased.
    const again = await storeDocument(parts, content, about(who.orderId, 'agreement'));
    expect(again.token).toBe(first.token);
    await eraseDocuments(parts, { keys: [first.storeKey] });
    expect(await parts.pictures.get(first.storeKey)).not.toBeNull();
    // Erased in between after all: the first may not name what the second is just putting there.
    await letADayPass();
    await eraseDocuments(parts, { keys: [first.storeKey] });
    const third = await storeDocument(parts, content, about(who.orderId, 'agreement'));
    await expect(
      test.database.withTransaction((tx) => nameDocument(tx, first, async () => false)),
    ).rejects.toThrow('erased');
    await test.database.withTransaction((tx) => nameDocument(tx, third, async () => false));
  });

  it('go with their row, however it is deleted', async () => {
    const parts = partsOf(openShelf());
    const who = await signed();
    const key = await keepInStore(parts, who, 'agreement', randomBytes(2_000));
    await test.sql('delete from signed_text where order_id = $1', [who.orderId]);
    expect(await isLoose(key)).toBe(true);
    await clear(parts.pictures);
    expect(await parts.pictures.get(key)).toBeNull();
    expect(await isLoose(key)).toBe(false);
  });

  it('move out of the database in steps, while they are read', async () => {
    const parts = partsOf(openShelf());
    const people = await Promise.all(Array.from({ length: 15 }, signed));
    const contents = new Map<string, Buffer>();
    for (const who of people)
      for (const kind of kinds) {
        const content = randomBytes(5_000);
        contents.set(about(who.orderId, kind), content);
        await keepInRow(who, kind, content);
      }
    const over = new AbortController();
    const reading = (async () => {
      let reads = 0;
      while (!over.signal.aborted || reads < 60) {
        const who = people[reads % people.length]!;
        const kind = kinds[reads % 2]!;
        const file = await readContractFile(parts, { ...who, kind });
        expect(file?.bytes.equals(contents.get(about(who.orderId, kind))!)).toBe(true);
        reads += 1;
      }
    })();
    // The store goes away in the middle; what was moved until then stays moved.
    let puts = 0;
    const failing: PictureStore = {
      ...parts.pictures,
      put: async (key, bytes) => {
        puts += 1;
        if (puts > 9) throw new Error('the store is away');
        await parts.pictures.put(key, bytes);
      },
    };
    await expect(moveDocuments({ ...parts, pictures: failing })).rejects.toThrow('the store is away');
    const left = await test.sql('select count(*)::int as many from signed_document');
    expect(Number(left.rows[0]?.['many'])).toBeGreaterThan(15);
    expect(Number(left.rows[0]?.['many'])).toBeLessThan(30);
    const said: { moved: number; of: number }[] = [];
    const done = await moveDocuments(parts, (progress) => said.push(progress));
    over.abort();
    await reading;
    expect(done).toEqual({ moved: Number(left.rows[0]?.['many']), left: [] });
    expect(said.at(-1)).toEqual({ moved: done.moved, of: done.moved });
    for (const who of people) {
      expect(await rowsIn('signed_document', who.orderId)).toEqual([]);
      expect(await rowsIn('signed_file', who.orderId)).toEqual(['agreement', 'disclosure']);
    }
    expect(damage).toEqual([]);
    expect(await checkDocuments(parts)).toEqual({ checked: 30, damaged: [] });
    expect(await moveDocuments(parts)).toEqual({ moved: 0, left: [] });
    await letADayPass();
    await clear(parts.pictures);
    expect(await checkDocuments(parts)).toEqual({ checked: 30, damaged: [] });
  });

  it('stay in the database where the store gives back something else, or the row holds something else', async () => {
    const parts = partsOf(openShelf());
    const [who, content] = [await signed(), randomBytes(3_000)];
    await keepInRow(who, 'agreement', content);
    const forgetful: PictureStore = { ...parts.pictures, get: async () => null };
    await expect(moveDocuments({ ...parts, pictures: forgetful })).rejects.toThrow('nothing was deleted');
    expect(await rowsIn('signed_document', who.orderId)).toEqual(['agreement']);

    const other = await signed();
    await test.sql(`insert into signed_document values ($1, 'agreement', $2, $3, now())`, [
      other.orderId,
      'c'.repeat(64),
      seal.sealBytes(content, about(other.orderId, 'agreement')),
    ]);
    const { moved, left } = await moveDocuments(parts);
    expect({ moved, left }).toEqual({
      moved: 1,
      left: [{ orderId: other.orderId, kind: 'agreement', why: 'changed' }],
    });
    await expect(readContractFile(parts, { ...other, kind: 'agreement' })).rejects.toThrow(DamagedDocument);
  });

  it('are put under a new key with everything else', async () => {
    const parts = partsOf(openShelf());
    const [who, content] = [await signed(), randomBytes(3_000)];
    const key = await keepInStore(parts, who, 'agreement', content);
    const during = new PersonSeal([newKey, oldKey]);
    await test.sql('delete from resealed_files');
    await resealAll({ database: test.owner, seal: during, pictures: parts.pictures });
    expect(during.isUnderNewest((await parts.pictures.get(key))!)).toBe(true);
    const after = { ...parts, seal: new PersonSeal([newKey]) };
    const file = await readContractFile(after, { ...who, kind: 'agreement' });
    expect(file?.bytes.equals(content)).toBe(true);
  });
});

describe('a signed file', () => {
  it('has a row that nobody changes, with the key that its hash says', async () => {
    const parts = partsOf(stores['a folder']!());
    const who = await signed();
    await keepInStore(parts, who, 'agreement', Buffer.from('once'));
    await expect(test.sql(`update signed_file set sha256 = $1`, ['d'.repeat(64)])).rejects.toThrow(
      'append-only',
    );
    const astray = test.sql(
      `insert into signed_file values ($1, 'disclosure', $2, 4, 'application/pdf', $3, now())`,
      [who.orderId, 'd'.repeat(64), documentKey('e'.repeat(64))],
    );
    await expect(astray).rejects.toThrow('signed_file_check');
  });

  it('in a folder is one file for its owner alone, which a plain copy of the folder takes along', async () => {
    const parts = partsOf(stores['a folder']!());
    const [who, content] = [await signed(), randomBytes(2_000)];
    const key = await keepInStore(parts, who, 'agreement', content);
    const path = join(folder, 'disk', ...key.split('/'));
    const copy = await readFile(path);
    await rm(path);
    await expect(readContractFile(parts, { ...who, kind: 'agreement' })).rejects.toThrow('not in the store');
    await writeFile(path, copy, { mode: 0o600 });
    expect((await readContractFile(parts, { ...who, kind: 'agreement' }))?.bytes.equals(content)).toBe(true);
    expect((await readdir(join(folder, 'disk', 'documents'))).length).toBeGreaterThan(0);
  });
});
