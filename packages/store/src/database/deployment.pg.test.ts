import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteDeploymentMode } from './deployment.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('a database remembers for good in which mode it was first started', async () => {
  const note = (mode: 'sandbox' | 'production') =>
    test.database.withTransaction((tx) => noteDeploymentMode(tx, mode));
  expect(await note('sandbox')).toBe('sandbox');
  expect(await note('production')).toBe('sandbox');
  const forget = test.database.withTransaction((tx) => tx.query({ text: 'delete from deployment' }));
  await expect(forget).rejects.toThrow(/permission denied/);
});
