import { randomUUID } from 'node:crypto';
import { insertCode } from '@candor/store/sessions';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import { checkCode, type CodeVerdict } from './check-code.ts';
import { secondsAfter } from './session-rules.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const seal = new PersonSeal([Buffer.alloc(32, 1)]);
const now = new Date('2026-11-16T00:00:00Z');
const code = '482913';

async function sent(phone: string) {
  const key = { phoneIndex: seal.index('phone', 'ph', phone), purpose: 'sign' } as const;
  const id = randomUUID();
  const codeHash = seal.codeHash(id, key.purpose, key.phoneIndex, code);
  const row = { ...key, id, market: 'ph', sentBy: 'sms', codeHash, sentAt: now, about: null } as const;
  await test.database.withTransaction((tx) => insertCode(tx, { ...row, expiresAt: secondsAfter(now, 300) }));
  return { ...key, code };
}

describe('a step-up', () => {
  it('A1.11 · leaves the code usable until the command goes through with it', async () => {
    const claim = await sent('+639170000001');
    const ask = (use: boolean) =>
      test.database.withTransaction(async (tx) => {
        const verdict = await checkCode(tx, seal, claim, now);
        if (use && verdict.is === 'right') await verdict.use();
        return verdict.is;
      });
    expect([await ask(false), await ask(true), await ask(false)]).toEqual(['right', 'right', 'code_expired']);
  });

  it('A1.11 · is judged one after the other: who comes while another uses the code finds it used', async () => {
    const claim = await sent('+639170000002');
    let second: Promise<CodeVerdict['is']> | undefined;
    let isAnswered = false;
    await test.database.withTransaction(async (tx) => {
      const first = await checkCode(tx, seal, claim, now);
      if (first.is !== 'right') throw new Error('the first has the code');
      second = test.database
        .withTransaction(async (other) => (await checkCode(other, seal, claim, now)).is)
        .finally(() => (isAnswered = true));
      const waits = async () =>
        (
          await test.sql(
            `select 1 from pg_locks join pg_stat_activity using (pid)
              where datname = current_database() and locktype = 'advisory' and not granted`,
          )
        ).rows.length > 0;
      await expect.poll(async () => isAnswered || (await waits())).toBe(true);
      await first.use();
    });
    expect(await second).toBe('code_expired');
  });
});
