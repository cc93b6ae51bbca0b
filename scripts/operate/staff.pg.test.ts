import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript, runScriptHere } from '../develop/testing/run-script.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const settings = () => ({ DATABASE_URL: test.url, PERSONAL_DATA_KEYS: 'ab'.repeat(32) });
const staff = (...args: string[]) => runScriptHere('staff', args, settings());

describe('A15 · npm run staff', () => {
  const grace = ['--email', 'grace.lim@lender.example'];

  it('makes the first admin, who sets a password by a link that is printed once', async () => {
    const made = runScript('staff', ['add-admin', ...grace, '--name', 'Grace Lim'], settings());
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /^grace\.lim@lender\.example: invited\n.*\nhttp:\/\/\S+\/console\/welcome#[\w-]{43}\n$/u,
    );
    const { rows } = await test.sql(
      `select s.password_hash, h.role_key from staff s join staff_has_role h on h.staff_id = s.id`,
    );
    expect(rows).toEqual([{ password_hash: null, role_key: 'admin' }]);
  });

  it('makes a second one, and no third: from then on two people invite, and recovery is in the audit log', async () => {
    const joy = await staff('add-admin', '--email', 'joy@lender.example', '--name', 'Joy Tan');
    expect(joy.stdout).toMatch(/welcome#[\w-]{43}\n$/u);
    const third = ['add-admin', '--email', 'paolo@lender.example', '--name', 'Paolo Cruz'];
    const refused = await staff(...third);
    expect([refused.status === 0, refused.stdout]).toEqual([false, '']);
    expect(refused.stderr).toContain('Two admins are there');
    expect((await staff(...third, '--recovery')).stdout).toMatch(/^paolo@lender\.example: invited\n/u);
    const { rows } = await test.sql(
      `select actor_kind, outcome, facts->>'isRecovery' as recovery from audit_log where command = 'staff.add-admin' order by at`,
    );
    expect(rows).toEqual([
      { actor_kind: 'system', outcome: 'done', recovery: 'false' },
      { actor_kind: 'system', outcome: 'done', recovery: 'false' },
      { actor_kind: 'system', outcome: 'refused: admins_are_there', recovery: null },
      { actor_kind: 'system', outcome: 'done', recovery: 'true' },
    ]);
  });

  it('lists who is there', async () => {
    expect((await staff('list')).stdout).toBe(
      'grace.lim@lender.example  Grace Lim  invited  admin\njoy@lender.example  Joy Tan  invited  admin\npaolo@lender.example  Paolo Cruz  invited  admin\n',
    );
  });

  it('disables, and that is in the audit log', async () => {
    expect((await staff('disable', ...grace)).stdout).toBe('grace.lim@lender.example: disabled\n');
    const { rows } = await test.sql(
      `select facts->>'change' as change from audit_log where command = 'staff.save-person' and actor_kind = 'system' order by at`,
    );
    expect(rows).toEqual([{ change: 'disable' }]);
  });

  it('takes no password', async () => {
    expect((await staff('disable', ...grace, '--password', 'x')).status).toBe(2);
  });
});
