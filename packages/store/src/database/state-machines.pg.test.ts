import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { stateMachineNames, statesOf, transitionLines, transitionsSql } from './state-machines.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

class TakenBack extends Error {}

/** Bare rows without the rest of a life: only their states are looked at. */
async function tried(machine: string, changes: readonly (readonly [string, string])[]): Promise<string[]> {
  const passed: string[] = [];
  await test.owner
    .withTransaction(async (tx) => {
      // A table of the same name with nothing but the state and the guard of the real one.
      await tx.query({ text: `create schema bare` });
      await tx.query({ text: `create table bare.${machine} (id integer primary key, state text not null)` });
      const { rows } = await tx.query<{ definition: string }>({
        text: `select pg_get_triggerdef(oid) as definition from pg_trigger
               where tgrelid = '${machine}'::regclass and tgname = '${machine}_state_by_table'`,
      });
      await tx.query({ text: rows[0]!.definition.replace('public.', 'bare.') });
      for (const [from, to] of changes) {
        await tx.query({ text: `insert into bare.${machine} values (1, '${from}')` });
        await tx.query({ text: 'savepoint before' });
        try {
          await tx.query({ text: `update bare.${machine} set state = '${to}' where id = 1` });
          passed.push(`${from} → ${to}`);
        } catch (error) {
          expect(error).toMatchObject({
            code: '23001',
            message: `${machine} does not go from ${from} to ${to}`,
          });
          await tx.query({ text: 'rollback to savepoint before' });
        }
        await tx.query({ text: `delete from bare.${machine}` });
      }
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return passed;
}

describe('the state of what the database keeps changes only as its table says', () => {
  it.each(stateMachineNames)(
    '%s: every transition of the table passes, every other is refused by the database',
    async (machine) => {
      const states = statesOf(machine);
      const pairs = states.flatMap((from) =>
        states.filter((to) => to !== from).map((to) => [from, to] as const),
      );
      const inTable = transitionLines()
        .filter((line) => line.startsWith(`${machine}: `))
        .map((line) => line.slice(machine.length + 2));
      expect((await tried(machine, pairs)).toSorted()).toEqual(inTable);
    },
  );

  it('a transition that is new in the code is in a migration too', async () => {
    const { rows } = await test.sql(
      `select machine || ': ' || from_state || ' → ' || to_state as line from state_transition`,
    );
    const known = new Set(rows.map(({ line }) => String(line)));
    const wanted = transitionLines();
    const missing = wanted.filter((line) => !known.has(line));
    const gone = [...known].filter((line) => !wanted.includes(line));
    expect(
      [transitionsSql(missing, 'add'), transitionsSql(gone, 'remove')].join('\n').trim(),
      'a migration that the database needs',
    ).toBe('');
  });

  it('allows every state of the code, and the application cannot write the list', async () => {
    for (const machine of stateMachineNames) {
      const { rows } = await test.sql(
        `select pg_get_constraintdef(oid) as allowed from pg_constraint
         where conrelid = $1::regclass and conname = $1 || '_state_check'`,
        [machine],
      );
      const allowed = [...String(rows[0]?.['allowed']).matchAll(/'([a-z-]+)'::text/gu)].map(
        ([, name]) => name,
      );
      expect(allowed.toSorted(), machine).toEqual([...statesOf(machine)].toSorted());
    }
    await expect(
      test.database.withTransaction((tx) =>
        tx.query({ text: `insert into state_transition values ('loan', 'settled', 'written-off')` }),
      ),
    ).rejects.toThrow('permission denied');
  });
});
