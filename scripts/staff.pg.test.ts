import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

function staff(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/staff.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: test.url, PERSONAL_DATA_KEYS: 'ab'.repeat(32) },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('A15 · npm run staff', () => {
  const grace = ['--email', 'grace.lim@lender.example'];

  it('makes the first admin, who sets a password by a link that is printed once', async () => {
    const made = staff('add-admin', ...grace, '--name', 'Grace Lim');
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /^grace\.lim@lender\.example: invited\n.*\nhttp:\/\/\S+\/console\/welcome#[\w-]{43}\n$/u,
    );
    const { rows } = await test.sql(
      `select s.password_hash, h.role_key from staff s join staff_has_role h on h.staff_id = s.id`,
    );
    expect(rows).toEqual([{ password_hash: null, role_key: 'admin' }]);
  });

  it('lists who is there', () => {
    expect(staff('list').stdout).toBe('grace.lim@lender.example  Grace Lim  invited  admin\n');
  });

  it('disables, and that is in the audit log', async () => {
    expect(staff('disable', ...grace).stdout).toBe('grace.lim@lender.example: disabled\n');
    const { rows } = await test.sql(
      `select facts->>'change' as change from audit_log where command = 'staff.save-person' and actor_kind = 'system' order by at`,
    );
    expect(rows).toEqual([{ change: 'invite' }, { change: 'disable' }]);
  });

  it('takes no password', () => {
    expect(staff('disable', ...grace, '--password', 'x').status).toBe(2);
  });
});
