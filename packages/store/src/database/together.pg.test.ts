import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { listen } from './listen.ts';
import { together } from './together.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.sql('create table heap (id int generated always as identity primary key, word text)');
  await test.sql('create table leaf (heap_id int references heap (id), word text)');
});
afterAll(() => test.drop());

const first = { name: 'heap-insert', text: 'insert into heap (word) values ($1)', values: ['alone'] };
const withLeaves = {
  name: 'heap-with-leaves',
  text: `with added as (insert into heap (word) values ($1) returning id)
         insert into leaf (heap_id, word) select added.id, w from added, unnest($2::text[]) w
         returning 'heard ' || word as nudge`,
  values: ['tree', ['one', 'two']],
};

describe('statements that run as one', () => {
  it('each have their own values and first steps, and say what they have to say once it is committed', async () => {
    const heard: string[] = [];
    const ear = await listen({ url: test.url, channels: { heard: (said) => void heard.push(said) } });
    await test.owner.withTransaction(async (tx) => {
      await together(tx, [first, withLeaves, withLeaves]);
      // A notification of the transaction itself would come at its end too; nothing of it is sent before.
      expect(heard).toEqual(['']);
    });
    const { rows } = await test.sql(
      `select h.word, array_agg(l.word order by l.word) as leaves from heap h left join leaf l on l.heap_id = h.id
       group by h.id order by 1`,
    );
    expect(rows).toEqual([
      { word: 'alone', leaves: [null] },
      { word: 'tree', leaves: ['one', 'two'] },
      { word: 'tree', leaves: ['one', 'two'] },
    ]);
    await expect.poll(() => heard.toSorted()).toEqual(['', 'one', 'two']);
    await ear.stop();
  });

  it('say nothing of what was taken back', async () => {
    const heard: string[] = [];
    const ear = await listen({ url: test.url, channels: { heard: (said) => void heard.push(said) } });
    const takenBack = new Error('taken back');
    const trying = test.owner.withTransaction(async (tx) => {
      await together(tx, [first, withLeaves]);
      throw takenBack;
    });
    await expect(trying).rejects.toBe(takenBack);
    await test.owner.withTransaction(async (tx) => tx.nudge('heard', 'the next'));
    await expect.poll(() => heard).toContain('the next');
    expect(heard).toEqual(['', 'the next']);
    await ear.stop();
  });
});
