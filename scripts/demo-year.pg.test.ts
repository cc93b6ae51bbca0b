import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, expectBooksTie, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'candor demo '));
});
afterAll(async () => {
  await test.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const waiting = [
  `select 1 from loan_order where state = 'in-review'`,
  `select 1 from decision where outcome = 'refer'`,
  `select 1 from payout where state = 'ordered'`,
  `select 1 from payment where state = 'received'`,
  `select 1 from utr_claim where state = 'waiting'`,
  `select 1 from hardship_request where state = 'considered'`,
  `select 1 from complaint where state = 'open'`,
  `select 1 from approval_request where state = 'waiting'`,
  `select 1 from queue_hold`,
  `select 1 from picture`,
  `select 1 from channel_settlement where channel = 'dragonpay' and cost > 0`,
  // Cash is what the owners put in and lending moved: never less than nothing.
  `select 1 from ledger_balance where account = 1010 group by account having sum(minor) > 0`,
  // Only the last days are with the channel still.
  `select 1 where not exists (select from payment where channel = 'dragonpay' and settled = 0 and received_on < '2026-11-01'
                              and state in ('received', 'allocated'))`,
];

describe('npm run demo-year', () => {
  it('lives days whose books tie, and leaves something in every queue, dated as it happened', async () => {
    const args = ['scripts/demo-year.ts', '--people', '45', '--days', '60', '--to', '2026-11-18'];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: test.url,
        DATA_DIR: dataDir,
        PERSONAL_DATA_KEYS: 'ab'.repeat(32),
      },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    await expectBooksTie(test);
    for (const text of waiting) expect((await test.sql(text)).rows.length, text).toBeGreaterThan(0);
    const { rows } = await test.sql(
      `select count(distinct (at at time zone 'Asia/Manila')::date)::int as days, max(at) < '2026-11-18T02:00:00Z' as past from audit_log`,
    );
    expect(rows[0]).toMatchObject({ past: true });
    expect(Number(rows[0]?.['days'])).toBeGreaterThan(45);
  });
});
