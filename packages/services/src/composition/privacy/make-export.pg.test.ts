import { randomUUID } from 'node:crypto';
import { findExport, insertExport } from '@candor/store/privacy';
import { openBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { makeExport } from './make-export.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('A13.4 · an export that broke says so, and is made when the worker tries again', async () => {
  const { database } = test;
  const [borrowerId, exportId] = [randomUUID(), randomUUID()];
  const seal = new PersonSeal([Buffer.alloc(32, 1)]);
  const now = () => new Date('2026-11-16T00:00:00Z');
  await database.withTransaction(async (tx) => {
    await openBusinessClock(tx, 'ph', '2026-11-16' as never);
    await tx.query({ text: 'insert into borrower (id, market) values ($1, $2)', values: [borrowerId, 'ph'] });
    await insertExport(tx, { id: exportId, borrowerId, askedAt: now() });
  });
  const stateOf = async () =>
    (await database.withTransaction((tx) => findExport(tx, borrowerId, exportId)))?.state;
  await test.sql("insert into borrower_device values ($1, 'not sealed at all', now())", [borrowerId]);
  const pictures = { put: async () => {}, get: async () => null, delete: async () => {} };
  const parts = { database, seal, now, newId: randomUUID, pictures, onDamagedDocument: () => {} };
  await expect(makeExport(parts, { exportId, borrowerId })).rejects.toThrow('PERSONAL_DATA_KEYS');
  expect(await stateOf()).toBe('failed');
  await test.sql('delete from borrower_device');
  await makeExport(parts, { exportId, borrowerId });
  expect(await stateOf()).toBe('ready');
  await makeExport(parts, { exportId, borrowerId });
});
