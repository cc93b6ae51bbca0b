import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '@candor/server/command-line';
import { PersonSeal } from '@candor/services/kernel';
import { documentKey, hashOf } from '@candor/services/kernel/documents';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runScriptHere } from '../../develop/testing/run-script.ts';

const key = Buffer.alloc(32, 7);
const seal = new PersonSeal([key]);
const folder = mkdtempSync(join(tmpdir(), 'candor-documents-'));
const content = Buffer.from('%PDF- what was signed');

let test: TestDatabase;
let orderId: string;
beforeAll(async () => {
  test = await createTestDatabase();
  orderId = randomUUID();
  const borrowerId = randomUUID();
  await test.sql(`insert into business_clock (market, business_date) values ('ph', '2026-11-16')`);
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
  const words = seal.seal('{}', `signed-text:${orderId}`);
  await test.sql(`insert into signed_text values ($1, 'en', $2, $3)`, [orderId, words, 'b'.repeat(64)]);
  const sealed = seal.sealBytes(content, `signed-document:${orderId}:agreement`);
  await test.sql(`insert into signed_document values ($1, 'agreement', $2, $3, now())`, [
    orderId,
    hashOf(content),
    sealed,
  ]);
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

const run = (script: string, ...args: string[]) =>
  runScriptHere(script, args, {
    DATABASE_URL: test.url,
    DATABASE_OWNER_URL: test.url,
    DATA_DIR: folder,
    PERSONAL_DATA_KEYS: key.toString('hex'),
  });
const documents = (...args: string[]) => run('documents/documents', ...args);
const doctorOnDocuments = async () => {
  const found = JSON.parse((await run('doctor/doctor', '--json')).stdout) as Finding[];
  return found.filter(({ check }) => check === 'documents').map(({ verdict }) => verdict);
};

it('npm run documents moves what is in the database, and --check names what is missing or changed', async () => {
  expect(await doctorOnDocuments()).toEqual(['ok', 'warning']);
  expect((await documents('--check')).stdout).toContain(
    '0 damaged, 0 made anew; 1 are still in the database',
  );
  const moved = await documents();
  expect(moved).toMatchObject({ status: 0, stderr: '' });
  expect(moved.stdout).toContain('moved: 100 %');
  expect(moved.stdout).toContain('1 signed files were moved; 0 stay in the database.');
  expect((await documents()).stdout).toContain('0 signed files were moved');
  expect(await doctorOnDocuments()).toEqual(['ok']);

  const file = join(folder, ...documentKey(hashOf(content)).split('/'));
  const kept = readFileSync(file);
  const whole = await documents('--check');
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(whole.stdout).toContain('1 signed files were read: 0 damaged');
  writeFileSync(file, seal.sealBytes(Buffer.from('another'), `signed-document:${orderId}:agreement`));
  const changed = await documents('--check');
  expect(changed.status).toBe(1);
  expect(changed.stdout).toContain(`the agreement of application ${orderId} is not what was kept`);
  expect(await doctorOnDocuments()).toEqual(['fault']);
  rmSync(file);
  const missing = await documents('--check');
  expect(missing.status).toBe(1);
  expect(missing.stdout).toContain(`the agreement of application ${orderId} is not in the store`);
  // As from a backup.
  writeFileSync(file, kept);
  expect((await documents('--check')).status).toBe(0);
});
