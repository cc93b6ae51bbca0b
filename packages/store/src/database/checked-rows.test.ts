import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@candor/domain/calendar';
import type { IsTrueOf, Json, StatementOf } from './checked-rows.ts';
import type { ReadTx } from './database.ts';

type Described = { id: bigint; dueOn: CalendarDate | null; state: 'open' | 'done'; why: string; terms: Json };
type Claimed = {
  id: bigint;
  dueOn: CalendarDate | null;
  state: 'open' | 'done';
  why: 'late';
  terms: { rate: string };
};

/** Each line compiles only if the claim is judged so. */
const isTrue: IsTrueOf<Described, Claimed> = true;
const withAWiderWord: IsTrueOf<Described, Omit<Claimed, 'state'> & { state: string }> = true;
const withAnotherName: IsTrueOf<Described, Omit<Claimed, 'id'> & { no: bigint }> = false;
const withoutAColumn: IsTrueOf<Described, Omit<Claimed, 'why'>> = false;
const withAColumnTooMany: IsTrueOf<Described, Claimed & { amount: bigint }> = false;
const withAnotherType: IsTrueOf<Described, Omit<Claimed, 'id'> & { id: string }> = false;
const withoutANull: IsTrueOf<Described, Omit<Claimed, 'dueOn'> & { dueOn: CalendarDate }> = false;
const withoutAWord: IsTrueOf<Described, Omit<Claimed, 'state'> & { state: 'open' }> = false;
const ofAnyRow: StatementOf<Record<string, unknown>> = 'whatever it is called';

describe('a claim about rows', () => {
  it('is true, or does not compile', () => {
    expect([isTrue, withAWiderWord, ofAnyRow].every(Boolean)).toBe(true);
    const wrong = [
      withAnotherName,
      withoutAColumn,
      withAColumnTooMany,
      withAnotherType,
      withoutANull,
      withoutAWord,
    ];
    expect(wrong.some(Boolean)).toBe(false);
  });

  it('is held against the statement of that name', async () => {
    const asked: unknown[] = [];
    const tx = { query: async (statement: unknown) => asked.push(statement) } as unknown as ReadTx;
    await tx.query<{ id: bigint }>({ name: 'loan-list', text: '' });
    // @ts-expect-error: it has another type
    await tx.query<{ id: string }>({ name: 'loan-list', text: '' });
    // @ts-expect-error: it has another name
    await tx.query<{ no: bigint }>({ name: 'loan-list', text: '' });
    // @ts-expect-error: it may be null
    await tx.query<{ first: bigint; last: bigint }>({ name: 'journal-days', text: '' });
    // @ts-expect-error: there is no such statement
    await tx.query<{ id: bigint }>({ name: 'loan-lists', text: '' });
    expect(asked).toHaveLength(5);
  });
});
