import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemaText } from '../testing/schema-text.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';

describe('docs/schema.sql', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase();
  });

  afterAll(() => test.drop());

  it('is what the migrations make', async () => {
    const text = await test.owner.read((tx) => schemaText(tx));
    await expect(text).toMatchFileSnapshot('../../../../docs/schema.sql');
  });
});
