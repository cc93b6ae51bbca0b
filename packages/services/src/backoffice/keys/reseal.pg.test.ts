import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSealedColumns } from '@candor/store/sealed-columns';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { leftToReseal, resealAll } from './reseal.ts';

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const before = new PersonSeal([oldKey]);
const during = new PersonSeal([newKey, oldKey]);
const after = new PersonSeal([newKey], oldKey);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.sql(`insert into business_clock (market, business_date) values ('ph', '2026-11-16')`);
});
afterAll(() => test.drop());

const noFiles = { put: async () => {}, get: async () => null, delete: async () => {} };
const parts = () => ({ database: test.owner, seal: during, pictures: noFiles });

async function insertBorrower(phone: string): Promise<string> {
  const id = randomUUID();
  await test.sql(`insert into borrower (id, market, phone_sealed, phone_index) values ($1, 'ph', $2, $3)`, [
    id,
    before.seal(phone, `phone:${id}`),
    before.index('phone', 'ph', phone),
  ]);
  return id;
}

const phoneOf = async (id: string) => {
  const { rows } = await test.sql('select phone_sealed from borrower where id = $1', [id]);
  return after.open(String(rows[0]?.['phone_sealed']), `phone:${id}`);
};

describe('the list of sealed columns', () => {
  it('has every column that is called sealed', async () => {
    const { rows } = await test.sql(
      `select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = 'public' and column_name ~ '(^|_)sealed$'
          and table_name not in ('ledger_unsealed', 'audit_unsealed') order by 1`,
    );
    const listed = (await test.owner.read((tx) => listSealedColumns(tx))).map(
      ({ table, column }) => `${table}.${column}`,
    );
    expect(listed).toEqual(expect.arrayContaining(rows.map(({ place }) => place)));
  });

  it('binds each to words that the code seals with, and the code seals with no others', async () => {
    const { rows } = await test.sql('select bound_to from sealed_column');
    const listed = new Set(rows.map((row) => /'([a-z-]+):'/u.exec(String(row['bound_to']))?.[1]));
    const folder = join(import.meta.dirname, '..', '..');
    const texts = globSync('**/*.ts', { cwd: folder })
      .filter((file) => !/\.test\.ts$|testing\//u.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const bound = texts.flatMap((text) =>
      [...text.matchAll(/[aA]bout = \([^)]*\)[^=]*=>\s*`([a-z-]+):\$\{/gu)].map((match) => match[1]),
    );
    expect(bound.length).toBeGreaterThan(40);
    // Kept by somebody's phone for a while, or files in the store of pictures.
    const elsewhere = new Set(['login-ticket', 'known-number', 'picture', 'attachment']);
    for (const words of listed)
      expect(
        texts.some((text) => text.includes(`\`${words}:\${`)),
        words,
      ).toBe(true);
    for (const words of bound) if (words && !elsewhere.has(words)) expect([...listed]).toContain(words);
  });
});

describe('resealing', () => {
  it('puts a value under the newest key, and what it was stays', async () => {
    const id = await insertBorrower('+639171234567');
    expect(await leftToReseal(parts())).toEqual([{ place: 'borrower.phone_sealed', values: 1 }]);
    expect(await resealAll(parts())).toBe(1);
    expect(await leftToReseal(parts())).toEqual([]);
    expect(await phoneOf(id)).toBe('+639171234567');
    expect(await resealAll(parts())).toBe(0);
  });

  it('leaves a row that somebody is changing, and has it in a later pass', async () => {
    const id = await insertBorrower('+639171234568');
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    let hasLock = () => {};
    const locked = new Promise<void>((resolve) => {
      hasLock = resolve;
    });
    const holding = test.owner.withTransaction(async (tx) => {
      await tx.query({ text: 'select 1 from borrower where id = $1 for update', values: [id] });
      hasLock();
      await held;
    });
    await locked;
    expect(await resealAll(parts())).toBe(0);
    expect(await leftToReseal(parts())).toEqual([{ place: 'borrower.phone_sealed', values: 1 }]);
    free();
    await holding;
    expect(await resealAll(parts())).toBe(1);
    expect(await phoneOf(id)).toBe('+639171234568');
  });

  it('stops where a value does not open, and says which', async () => {
    const id = await insertBorrower('+639171234569');
    const other = new PersonSeal([newKey, Buffer.alloc(32, 3)]);
    await expect(resealAll({ ...parts(), seal: other })).rejects.toThrow(
      `A value of borrower.phone_sealed, bound to phone:${id}, does not open.`,
    );
    await resealAll(parts());
  });

  it("is not the application's to do, and opens no other way to what is kept for good", async () => {
    const asApplication = (text: string) => test.database.withTransaction((tx) => tx.query({ text }));
    await expect(
      asApplication(`select reseal_values('borrower', 'phone_sealed', '', array[]::text[], array[]::text[])`),
    ).rejects.toThrow('permission denied');
    await test.sql(`insert into audit_log (id, at, actor_kind, actor_id, command, subject, outcome)
                    values (gen_random_uuid(), now(), 'system', 'test', 'test.act', 'test:1', 'done')`);
    // The owner, with the mark that resealing sets: the audit log and the journal hold nothing sealed.
    await expect(
      test.owner.withTransaction(async (tx) => {
        await tx.query({ text: `select set_config('candor.resealing', 'on', true)` });
        await tx.query({ text: `update audit_log set subject = 'test:2'` });
      }),
    ).rejects.toThrow('append-only');
  });
});
