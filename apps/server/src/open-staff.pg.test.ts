import { firstRoles } from '@candor/contract';
import { demoPassword, demoPeople } from '@candor/services/backoffice/staff';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIdentity } from './open-identity.ts';
import { openStaff } from './open-staff.ts';
import { readSettings } from './settings/read-settings.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const sandbox = readSettings({ PERSONAL_DATA_KEYS: 'ab'.repeat(32) });
const open = async (settings = sandbox) => {
  const { parts } = await openIdentity(settings, test.database, pino({ level: 'silent' }));
  return openStaff(settings, parts);
};
const rowsOf = async (text: string) => (await test.sql(text)).rows;

describe('A15 · a new lender', () => {
  it('begins in production with the first roles and nobody who has them', async () => {
    await open({ ...sandbox, CANDOR_MODE: 'production' });
    expect(await rowsOf('select key from staff_role order by key')).toHaveLength(
      Object.keys(firstRoles).length,
    );
    expect(await rowsOf('select 1 from staff')).toEqual([]);
  });

  it('keeps what it made of a role, however often the server starts', async () => {
    await test.sql(`update staff_role set name = 'Till', permissions = '{money.read}' where key = 'finance'`);
    await open({ ...sandbox, CANDOR_MODE: 'production' });
    expect(await rowsOf(`select name, permissions from staff_role where key = 'finance'`)).toEqual([
      { name: 'Till', permissions: ['money.read'] },
    ]);
  });

  it('has in the sandbox one person for each role, once, without a password that could be read', async () => {
    await open();
    await open();
    const people = await rowsOf(
      `select s.email, h.role_key as role, s.password_hash as hash from staff s join staff_has_role h on h.staff_id = s.id`,
    );
    expect(people.map(({ email, role }) => `${String(email)} ${String(role)}`).toSorted()).toEqual(
      demoPeople.map(({ email, role }) => `${email} ${role}`).toSorted(),
    );
    for (const { hash } of people) expect(String(hash)).toMatch(/^scrypt\$15\$8\$3\$/u);
    expect(JSON.stringify(people)).not.toContain(demoPassword);
  });

  it.each([
    ['https://loans.example.ph', { host: 'loans.example.ph', origins: ['https://loans.example.ph'] }],
    ['http://127.0.0.1:3000', { host: 'localhost', origins: ['http://localhost:3000'] }],
  ])('at %s has passkeys that belong there', async (address, place) => {
    expect((await open({ ...sandbox, APP_H5: address })).passkeys).toEqual(place);
  });

  it('has no passkeys in production at a bare address, which browsers refuse', async () => {
    const settings = { ...sandbox, CANDOR_MODE: 'production', APP_H5: 'https://203.0.113.9' } as const;
    expect((await open(settings)).passkeys).toBeNull();
  });
});
