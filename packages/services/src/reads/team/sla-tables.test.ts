import type { CalendarDate } from '@candor/domain/calendar';
import { expect, it } from 'vitest';
import { slaTables } from './sla-tables.ts';

const on = '2026-11-16' as CalendarDate;
const next = '2026-11-17' as CalendarDate;

it('queues, people and days come to the same, and a queue that one may not see counts nowhere', () => {
  const counts = [
    { queue: 'complaints', staffId: 'a', on, done: 4, missed: 1 },
    { queue: 'applications', staffId: 'a', on: next, done: 6, missed: 0 },
    { queue: 'complaints', staffId: 'b', on: next, done: 2, missed: 2 },
    { queue: 'payouts', staffId: 'b', on: next, done: 9, missed: 9 },
  ] as const;
  const tables = slaTables(counts, { queues: ['applications', 'complaints'], days: [on, next] });
  expect(tables.total).toEqual({ done: 12, missed: 3, kept: '75.0' });
  const sum = (rows: readonly { done: number; missed: number }[]) =>
    rows.reduce((all, { done, missed }) => [all[0]! + done, all[1]! + missed], [0, 0]);
  for (const rows of [tables.queues, tables.people, tables.days]) expect(sum(rows)).toEqual([12, 3]);
  expect(tables.people.map(({ staffId }) => staffId)).toEqual(['a', 'b']);
  expect(tables.people[1]?.days).toEqual([
    { done: 0, missed: 0, kept: null },
    { done: 2, missed: 2, kept: '0.0' },
  ]);
});
