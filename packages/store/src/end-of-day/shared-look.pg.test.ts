import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { shareLook, takeLook } from './shared-look.ts';
import type { Tx } from '../database/database.ts';

it('two transactions see the same moment, whatever was committed between their beginnings', async () => {
  const test = await createTestDatabase();
  const events = async (tx: Tx) =>
    (await tx.query({ text: 'select count(*)::int as n from analytics_event' })).rows[0]?.['n'];
  const found = await test.database.withTransaction(
    async (first) => {
      const look = await shareLook(first);
      await test.sql(
        `insert into analytics_event (market, name, category, at) values ('ph', 'product.opened', 'necessary', now())`,
      );
      const shared = await test.database.withTransaction(
        async (tx) => {
          await takeLook(tx, look);
          return events(tx);
        },
        { isolation: 'repeatable read' },
      );
      return [await events(first), shared, await test.database.withTransaction(events)];
    },
    { isolation: 'repeatable read' },
  );
  expect(found).toEqual([0, 0, 1]);
  await test.drop();
});
